"""Who is asked, which tokens they may say, and what those do, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.burrito.claims import declare, lay_set, wake, wake_at
from rumpus.fast.burrito.layout import (
    AT,
    BATTLE,
    CATCH,
    CHOSEN,
    COUNT,
    COUNTDOWN,
    COUNTER,
    DUEL,
    FIGHTERS,
    FIGHTING,
    HAND_CARDS,
    HANDS,
    LEFT_PILE,
    OVER,
    PASSING,
    PHASE,
    PILES,
    RIGHT_PILE,
    SAID,
    SEATS,
    SKIPPED,
    TICK_MS,
    TOKEN_OF_SEAT,
    TOKENS_SAID,
    TURN,
    UNTIL,
    Rows,
    Rules,
)
from rumpus.fast.burrito.passing import active, can_act, discard, draw
from rumpus.fast.burrito.quick import choose
from rumpus.fast.burrito.rounds import begin_game
from rumpus.fast.compiling import inlined, part
from rumpus.fast.rolls import Streams
from rumpus.games.burrito.cards import FIRST_BATTLE, HAND, KINDS, SET
from rumpus.games.burrito.model import COUNTDOWN_MS

_KINDS = len(KINDS)
_DISCARD = 3
_LAY = _DISCARD + _KINDS
_DECLARE = _LAY + FIRST_BATTLE
_CARD = _DECLARE + 3
_SEAT = TOKEN_OF_SEAT
_COUNTS = 4
"""Bits of the number of cards of one kind."""
Found = NDArray[np.int64]


@part
def count_token(seats: int) -> int:
    """After the tokens of seats: catch, four causes of a report, who threw, done."""
    return _SEAT + 4 * seats + 6


@part
def is_asked(row: Rows, seat: int) -> bool:
    phase = row[PHASE]
    if phase == PASSING:
        return can_act(row, seat) and not row[SKIPPED] >> seat & 1
    if phase == COUNT:
        return bool(row[COUNTER] == seat and row[UNTIL] < 0)
    return bool(phase == BATTLE and row[FIGHTING] and (row[FIGHTERS] & ~row[CHOSEN]) >> seat & 1)


@inlined
def is_anybody_asked(row: Rows, seats: int) -> bool:
    found = False
    for seat in range(seats):
        found = found or is_asked(row, seat)
    return found


@part
def ask_next(row: Rows, seats: int) -> None:
    """Those who are asked take turns."""
    seat = row[TURN]
    for _ in range(seats):
        seat += 1
        if seat >= seats:
            seat = 0
        if is_asked(row, seat):
            row[TURN] = seat
            return


@part
def settle(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    """Go on until somebody is asked, or the game is over."""
    while row[OVER] == 0 and not is_anybody_asked(row, rules[SEATS]):
        until = due = wake_at(row, rules)
        while due >= 0 and due <= until and row[OVER] == 0:
            row[AT] = max(row[AT], due)
            wake(row, rules, dice, number)
            due = wake_at(row, rules)


@inlined
def start(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    """A new game, up to its first question."""
    begin_game(row, rules, dice, number)
    settle(row, rules, dice, number)
    ask_next(row, rules[SEATS])


@part
def held_counts(row: Rows, seat: int) -> int:
    """The numbers of cards of each kind in a hand."""
    counts = 0
    for place in range(row[HANDS + seat]):
        counts += 1 << (_COUNTS * row[HAND_CARDS + HAND * seat + place])
    return counts


@part
def choices(row: Rows, rules: Rules, out: Found) -> int:
    """Write the tokens that may come next, in order. Returns how many there are."""
    seats, seat, phase = rules[SEATS], row[TURN], row[PHASE]
    if row[OVER]:
        return 0
    if phase == COUNT:
        out[0] = count_token(seats)
        return 1
    if phase == BATTLE:
        return _choices_in_battle(row, seats, seat, out)
    if row[SAID]:
        return _choices_of_claim(row, seats, seat, out)
    size = row[HANDS + seat]
    found = 0
    if size < HAND:
        has_own = row[PILES + seat] > 0
        if has_own:
            out[found] = 0
            found += 1
        if not has_own or active(row, seats) == 2:  # B-PASS-3, B-TWO-3
            if row[LEFT_PILE]:
                out[found] = 1
                found += 1
            if row[RIGHT_PILE]:
                out[found] = 2
                found += 1
    counts = held_counts(row, seat)
    if found == 0:  # B-PASS-R2: who can draw does not pass a card on.
        for card in range(_KINDS):
            if counts >> (_COUNTS * card) & 15:
                out[found] = _DISCARD + card
                found += 1
    if size >= SET:
        for card in range(FIRST_BATTLE):
            if counts >> (_COUNTS * card) & 15 >= SET:
                out[found] = _LAY + card
                found += 1
        for kind in range(3):
            out[found] = _DECLARE + kind
            found += 1
    return found


@inlined
def _choices_in_battle(row: Rows, seats: int, seat: int, out: Found) -> int:
    found = 0
    for move in range(2):
        for place in range(1, seats):
            other = seat + place
            if other >= seats:
                other -= seats
            if row[FIGHTERS] >> other & 1:
                out[found] = _SEAT + seats * (1 + move) + place
                found += 1
    out[found] = _SEAT + 3 * seats
    return found + 1


@inlined
def _choices_of_claim(row: Rows, seats: int, seat: int, out: Found) -> int:
    """Three cards of the hand, then the two players of a Duel."""
    found, said = 0, row[SAID]
    if said <= SET:
        counts = held_counts(row, seat)
        for place in range(1, said):
            counts -= 1 << (_COUNTS * (row[TOKENS_SAID + place] - _CARD))
        for card in range(_KINDS):
            if counts >> (_COUNTS * card) & 15:
                out[found] = _CARD + card
                found += 1
        return found
    first = 0 if said == SET + 1 else row[TOKENS_SAID + said - 1] - _SEAT + 1
    for place in range(first, seats):
        other = seat + place
        if other >= seats:
            other -= seats
        if not row[SKIPPED] >> other & 1:
            out[found] = _SEAT + place
            found += 1
    return found - 1 if said == SET + 1 else found


@part
def say(row: Rows, rules: Rules, token: int, dice: Streams, number: int) -> None:
    """Add one of the choices to the answer, and do what a complete one says."""
    seats, seat = rules[SEATS], row[TURN]
    if _DECLARE <= token < _SEAT + seats:
        said = row[SAID]
        row[TOKENS_SAID + said] = token
        row[SAID] = said + 1
        if said < (SET + 2 if row[TOKENS_SAID] - _DECLARE == DUEL else SET):
            return
        row[SAID] = 0
        _pass_time(row, rules)
        _declare(row, rules, seat, dice, number)
    else:
        _pass_time(row, rules)
        if token < _DISCARD:
            draw(row, rules, seat, token, dice, number)
        elif token < _LAY:
            discard(row, rules, seat, token - _DISCARD)
        elif token < _DECLARE:
            lay_set(row, rules, seat, token - _LAY, dice, number)
        elif token == count_token(seats):
            row[PHASE] = COUNTDOWN
            row[COUNTER] = -1
            row[UNTIL] = row[AT] + COUNTDOWN_MS
        else:
            _choose(row, rules, seat, token, dice, number)
    settle(row, rules, dice, number)
    ask_next(row, seats)


@part
def _pass_time(row: Rows, rules: Rules) -> None:
    """An answer takes time, but no more than is left until something happens by itself."""
    tick = rules[TICK_MS]
    if tick == 0:
        return
    due = wake_at(row, rules)
    later = row[AT] + tick
    row[AT] = later if due < 0 else max(row[AT], min(later, due - 1))


@inlined
def _declare(row: Rows, rules: Rules, seat: int, dice: Streams, number: int) -> None:
    kind = row[TOKENS_SAID] - _DECLARE
    cards = (
        row[TOKENS_SAID + 1] - _CARD,
        row[TOKENS_SAID + 2] - _CARD,
        row[TOKENS_SAID + 3] - _CARD,
    )
    duelists = 0
    if kind == DUEL:
        for place in range(SET + 1, SET + 3):
            duelists |= 1 << ((row[TOKENS_SAID + place] - _SEAT + seat) % rules[SEATS])
    declare(row, rules, seat, kind, cards, duelists, dice, number)


@inlined
def _choose(row: Rows, rules: Rules, seat: int, token: int, dice: Streams, number: int) -> None:
    seats = rules[SEATS]
    aimed = token - _SEAT - seats
    move, target = aimed // seats, (seat + aimed) % seats
    if move == CATCH:
        target = 0
    choose(row, rules, seat, move, target, dice, number)
