"""What a seat sees of Throw Throw Burrito, in compiled code: the same numbers as `rumpus.sights.burrito`."""

from __future__ import annotations

from rumpus.fast.burrito.layout import (
    BADGE,
    BRUISES,
    BRUISES_LEFT,
    CALLER,
    CARDS,
    CHOICES,
    CHOSEN,
    COUNTER,
    EXCHANGE,
    FIGHTERS,
    FIGHTING,
    GIVEN,
    GIVEN_CARDS,
    HAND_CARDS,
    HANDS,
    HELD,
    HELD_CARDS,
    KIND,
    LEFT_PILE,
    PHASE,
    PILES,
    POINTS,
    RIGHT_PILE,
    ROUND,
    SAID,
    SEATS,
    SET_CARDS,
    SETS,
    SKIPPED,
    TOKENS_SAID,
    TURN,
    Rows,
    Rules,
)
from rumpus.fast.compiling import part
from rumpus.games.burrito.cards import HAND, KINDS, SET
from rumpus.sights.burrito import BATTLES, MOST_EXCHANGES, MOST_ROUNDS, MOVES, PHASES, STAGES
from rumpus.sights.sight import Row

_KINDS = len(KINDS)
_PHASES, _BATTLES, _STAGES, _MOVES = len(PHASES), len(BATTLES), len(STAGES), len(MOVES)


@part
def see(row: Rows, rules: Rules, out: Row) -> None:
    """Write the view of the seat that is asked, and what it has said."""
    out[:] = 0
    seats, cards, seat = rules[SEATS], rules[CARDS], row[TURN]
    out[row[PHASE]] = 1
    out[_PHASES] = min(row[ROUND], MOST_ROUNDS)
    hand = _PHASES + 1
    given, held = hand + _KINDS, hand + 2 * _KINDS
    for place in range(row[HANDS + seat]):
        out[hand + row[HAND_CARDS + HAND * seat + place]] += 1
    for place in range(row[GIVEN + seat]):
        card = row[rules[GIVEN_CARDS] + cards * seat + place]
        if card >= 0:
            out[given + card] += 1
    for place in range(row[HELD + seat]):
        out[held + row[HELD_CARDS + HAND * seat + place]] += 1
    hands = held + _KINDS
    piles = hands + seats
    community = piles + seats
    counter = community + 2
    bruises_left = counter + seats
    bruises = bruises_left + 1
    points = bruises + seats
    sets = points + seats
    badge = sets + _KINDS * seats
    skipped = badge + seats
    battle = skipped + seats
    stage = battle + _BATTLES
    fighters = stage + _STAGES
    caller = fighters + seats
    exchange = caller + seats
    chosen = exchange + 1
    own_move = chosen + seats
    out[community] = row[LEFT_PILE]
    out[community + 1] = row[RIGHT_PILE]
    out[bruises_left] = max(0, row[BRUISES_LEFT])
    is_fighting = row[FIGHTING] > 0
    for place in range(seats):
        other = seat + place
        if other >= seats:
            other -= seats
        out[hands + place] = row[HANDS + other]
        out[piles + place] = row[PILES + other]
        out[bruises + place] = row[BRUISES + other]
        out[points + place] = row[POINTS + other]
        laid = rules[SET_CARDS] + cards // SET * other
        for number in range(row[SETS + other]):
            out[sets + _KINDS * place + row[laid + number]] += 1
        out[counter + place] = row[COUNTER] == other
        out[badge + place] = row[BADGE] == other
        out[skipped + place] = row[SKIPPED] >> other & 1
        if is_fighting:
            out[fighters + place] = row[FIGHTERS] >> other & 1
            out[caller + place] = row[CALLER] == other
            out[chosen + place] = row[CHOSEN] >> other & 1
    if is_fighting:
        out[battle + row[KIND]] = 1
        out[stage + _STAGES - 1] = 1
        out[exchange] = min(row[EXCHANGE], MOST_EXCHANGES)
    if row[CHOICES + seat]:
        out[own_move + (row[CHOICES + seat] - 1) // 16] = 1
    said = own_move + _MOVES
    for place in range(row[SAID]):
        out[said + row[TOKENS_SAID + place]] += 1
