"""Sets, declarations and what happens by itself, in compiled code. `rumpus.games.burrito` judges it."""

from __future__ import annotations

from rumpus.fast.burrito.battles import begin_battle
from rumpus.fast.burrito.layout import (
    A_CLAIM,
    AT,
    BOTS,
    BRAWL,
    BRUISE,
    CARDS,
    CLAIMS,
    COUNT,
    COUNTDOWN,
    DECLARED,
    DROUGHTS,
    END_R1,
    HELD,
    HELD_CARDS,
    IS_VOTE,
    LAST_SET,
    MULTI_1,
    OF_BRAWL,
    OFFERS,
    PASSING,
    PHASE,
    POINTS,
    QUIET,
    RAN,
    SEATS,
    SET_CARDS,
    SETS,
    SINCE,
    SKIPPED,
    STALL_MS,
    STRETCH,
    UNTIL,
    VOTES,
    WAITS,
    WAR,
    WINDOW,
    WINDOW_MS,
    Rows,
    Rules,
)
from rumpus.fast.burrito.passing import active, can_act, left_of, remove_card, right_of
from rumpus.fast.burrito.quick import count_bits
from rumpus.fast.burrito.rounds import bruise, end_round, go_on, has_cards_left
from rumpus.fast.compiling import inlined, part
from rumpus.fast.rolls import Streams
from rumpus.games.burrito.cards import FIRST_BATTLE, HAND, SET

_TRUE_AT = A_CLAIM - 1
_DUELISTS_AT = A_CLAIM - 2


@inlined
def lay_set(row: Rows, rules: Rules, seat: int, card: int, dice: Streams, number: int) -> None:
    _score_set(row, rules, seat, card)
    if not has_cards_left(row, rules):
        end_round(row, rules, END_R1, dice, number)


@part
def _score_set(row: Rows, rules: Rules, seat: int, card: int) -> None:
    """Three matching cards go face up to the score pile."""
    could_act = can_act(row, seat)
    for _ in range(SET):
        remove_card(row, seat, card)
    _neighbour_sees_set(row, right_of(row, rules[SEATS], seat), card)
    if row[PHASE] == PASSING and could_act and not can_act(row, seat):
        row[WAITS + seat] += 1
    ran = row[RAN]
    if row[PHASE] == PASSING:
        ran += row[AT] - row[SINCE]
    row[rules[SET_CARDS] + rules[CARDS] // SET * seat + row[SETS + seat]] = card
    row[SETS + seat] += 1
    row[POINTS + seat] += 2 if card >= FIRST_BATTLE else 1
    row[QUIET] = ran
    row[DROUGHTS + seat] = max(row[DROUGHTS + seat], ran - row[LAST_SET + seat])
    row[LAST_SET + seat] = ran
    row[IS_VOTE] = 0


@inlined
def _neighbour_sees_set(row: Rows, giver: int, card: int) -> None:
    """Known cards may be in the set: up to three of them, the oldest first."""
    first = HELD_CARDS + HAND * giver
    removed = kept = 0
    for place in range(row[HELD + giver]):
        if row[first + place] == card and removed < SET:
            removed += 1
        else:
            row[first + kept] = row[first + place]
            kept += 1
    row[HELD + giver] = kept


@part
def battle_of(card: int) -> int:
    """The kind of battle that three such cards start, or -1. There are two kinds of Brawl."""
    if card < FIRST_BATTLE:
        return -1
    return max(0, card - FIRST_BATTLE - 1)


@inlined
def declare(
    row: Rows,
    rules: Rules,
    seat: int,
    kind: int,
    cards: tuple[int, int, int],
    duelists: int,
    dice: Streams,
    number: int,
) -> None:
    """B-BATTLE-1, B-WRONG-1, B-MULTI-R1. A claim is checked when it is made."""
    is_true = cards[0] == cards[1] and cards[1] == cards[2] and battle_of(cards[0]) == kind
    if row[PHASE] == PASSING:
        row[RAN] += row[AT] - row[SINCE]
        row[PHASE] = WINDOW
        row[UNTIL] = row[AT] + rules[WINDOW_MS]
        row[DECLARED] = 0
    if is_true:
        _score_set(row, rules, seat, cards[0])
    claim = CLAIMS + A_CLAIM * row[DECLARED]
    row[claim] = seat
    row[claim + 1] = kind
    row[claim + 2] = cards[0]
    row[claim + 3] = cards[1]
    row[claim + 4] = cards[2]
    row[claim + _DUELISTS_AT] = duelists
    row[claim + _TRUE_AT] = is_true
    row[DECLARED] += 1
    if not is_true:
        bruise(row, rules, seat, dice, number)


@inlined
def _close_window(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    """The battle starts, or play restarts if nobody had the cards."""
    row[STRETCH] += 1
    row[UNTIL] = -1
    true_ones, first = 0, 0
    for claimed in range(row[DECLARED] - 1, -1, -1):
        if row[CLAIMS + A_CLAIM * claimed + _TRUE_AT]:
            true_ones += 1
            first = claimed
    claim = CLAIMS + A_CLAIM * first
    seat, kind = row[claim], row[claim + 1]
    if true_ones == 0:
        go_on(row, rules, row[CLAIMS], dice, number)
        return
    playing = ((1 << rules[SEATS]) - 1) & ~row[SKIPPED]
    if true_ones > 1:
        begin_battle(row, rules, WAR, playing, MULTI_1, seat, BRUISE, 0, 0, 0)
        return
    fighters = _fighters(row, rules[SEATS], playing, seat, kind, row[claim + _DUELISTS_AT])
    if count_bits(fighters) < 2:
        go_on(row, rules, seat, dice, number)
        return
    begin_battle(row, rules, kind, fighters, OF_BRAWL + kind, seat, BRUISE, 0, 0, 0)


@inlined
def _fighters(row: Rows, seats: int, playing: int, seat: int, kind: int, duelists: int) -> int:
    if active(row, seats) == 2:
        # B-TWO-1
        return playing
    if kind == WAR:
        return playing & ~(1 << seat)
    if kind == BRAWL:
        return 1 << left_of(row, seats, seat) | 1 << right_of(row, seats, seat)
    return duelists & playing


@part
def wake_at(row: Rows, rules: Rules) -> int:
    """When something happens by itself, or -1."""
    if row[PHASE] != PASSING:
        return int(row[UNTIL])
    lull = rules[STALL_MS] if row[IS_VOTE] else rules[STALL_MS] * 2 // 3
    return int(row[SINCE] - row[RAN] + row[QUIET] + lull)


@inlined
def wake(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    """What is due happens."""
    phase = row[PHASE]
    if phase == COUNT:
        row[UNTIL] = -1
    elif phase == COUNTDOWN:
        row[PHASE] = PASSING
        row[UNTIL] = -1
        row[SINCE] = row[AT]
        row[DECLARED] = 0
    elif phase == WINDOW:
        _close_window(row, rules, dice, number)
    elif row[IS_VOTE]:
        end_round(row, rules, END_R1, dice, number)
    else:
        # Bots vote yes.
        row[IS_VOTE] = 1
        row[VOTES] = row[BOTS]
        row[OFFERS] += 1
        playing = ((1 << rules[SEATS]) - 1) & ~row[SKIPPED]
        if playing & ~(row[VOTES] | row[BOTS]) == 0:
            end_round(row, rules, END_R1, dice, number)
