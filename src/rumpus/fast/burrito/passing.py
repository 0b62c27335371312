"""Drawing and passing cards, in compiled code. `rumpus.games.burrito.passing` judges it."""

from __future__ import annotations

from rumpus.fast.burrito.layout import (
    CARDS,
    COMMUNITY_CARDS,
    GIVEN,
    GIVEN_CARDS,
    HAND_CARDS,
    HANDS,
    HELD,
    HELD_CARDS,
    LEFT_PILE,
    MESSY,
    PASSED,
    PILE_CARDS,
    PILES,
    RIGHT_PILE,
    SEATS,
    SKIPPED,
    WAITS,
    Rows,
    Rules,
)
from rumpus.fast.compiling import inlined, part
from rumpus.fast.rolls import Streams, below
from rumpus.games.burrito.cards import HAND
from rumpus.games.burrito.passing import DRAWN, MEMORY


@part
def left_of(row: Rows, seats: int, seat: int) -> int:
    """The next seat clockwise that is not skipped."""
    here = seat
    while True:
        here = 0 if here + 1 == seats else here + 1
        if not row[SKIPPED] >> here & 1 or here == seat:
            return here


@part
def right_of(row: Rows, seats: int, seat: int) -> int:
    here = seat
    while True:
        here = seats - 1 if here == 0 else here - 1
        if not row[SKIPPED] >> here & 1 or here == seat:
            return here


@part
def active(row: Rows, seats: int) -> int:
    """How many seats are not skipped."""
    found = seats
    if row[SKIPPED]:
        for seat in range(seats):
            found -= row[SKIPPED] >> seat & 1
    return found


@part
def can_act(row: Rows, seat: int) -> bool:
    """Whether a player has a card to draw or to pass."""
    return bool(row[HANDS + seat] + row[PILES + seat] + row[LEFT_PILE] + row[RIGHT_PILE] > 0)


@inlined
def draw(row: Rows, rules: Rules, seat: int, pile: int, dice: Streams, number: int) -> None:
    """From the own pile (0), or the left or right community pile (1, 2)."""
    seats, cards = rules[SEATS], rules[CARDS]
    if pile == 0:
        size_at = PILES + seat
        first = rules[PILE_CARDS] + cards * seat
    else:
        size_at = LEFT_PILE + pile - 1
        first = rules[COMMUNITY_CARDS] + cards * (pile - 1)
    size = row[size_at]
    if rules[MESSY]:  # B-PASS-R1
        place = below(dice, number, size)
        card = row[first + place]
        for later in range(place, size - 1):
            row[first + later] = row[first + later + 1]
    else:
        card = row[first + size - 1]
    row[size_at] = size - 1
    row[HAND_CARDS + HAND * seat + row[HANDS + seat]] = card
    if pile and row[LEFT_PILE] + row[RIGHT_PILE] == 0:
        for other in range(seats):
            # Before this draw there was a community card, so everybody could act.
            if other != seat and not can_act(row, other):
                row[WAITS + other] += 1
    row[HANDS + seat] += 1
    if pile == 0:
        giver = right_of(row, seats, seat)
        if row[GIVEN + giver]:
            _see_draw(row, rules, giver)


@inlined
def _see_draw(row: Rows, rules: Rules, giver: int) -> None:
    """The giver's knowledge after the owner drew from the pile."""
    if rules[MESSY]:
        _note_given(row, rules, giver, DRAWN)
        return
    row[GIVEN + giver] -= 1
    card = row[rules[GIVEN_CARDS] + rules[CARDS] * giver + row[GIVEN + giver]]
    row[HELD_CARDS + HAND * giver + row[HELD + giver]] = card
    row[HELD + giver] += 1


@part
def _note_given(row: Rows, rules: Rules, giver: int, card: int) -> None:
    first = rules[GIVEN_CARDS] + rules[CARDS] * giver
    size = row[GIVEN + giver]
    if rules[MESSY] and size == MEMORY:
        for place in range(MEMORY - 1):
            row[first + place] = row[first + place + 1]
        size -= 1
    row[first + size] = card
    row[GIVEN + giver] = size + 1


@inlined
def discard(row: Rows, rules: Rules, seat: int, card: int) -> None:
    seats = rules[SEATS]
    remove_card(row, seat, card)
    _note_given(row, rules, seat, card)
    # It may have been any card that was passed there.
    row[HELD + right_of(row, seats, seat)] = 0
    left = left_of(row, seats, seat)
    row[rules[PILE_CARDS] + rules[CARDS] * left + row[PILES + left]] = card
    row[PILES + left] += 1
    row[PASSED + seat] += 1
    if row[HANDS + seat] == 0 and not can_act(row, seat):
        row[WAITS + seat] += 1


@part
def remove_card(row: Rows, seat: int, card: int) -> None:
    """Take the first such card out of a hand."""
    first = HAND_CARDS + HAND * seat
    size = row[HANDS + seat]
    place = 0
    while row[first + place] != card:
        place += 1
    for later in range(place, size - 1):
        row[first + later] = row[first + later + 1]
    row[HANDS + seat] = size - 1
