"""Deals, the end of a round, and the winner, in compiled code. `rumpus.games.burrito.rounds` judges it."""

from __future__ import annotations

from rumpus.fast.burrito.battles import begin_battle
from rumpus.fast.burrito.layout import (
    A_ROUND,
    ALL_BOTS,
    AT,
    BADGE,
    BATTLE,
    BOTS,
    BREATHER_MS,
    BRUISES,
    BRUISES_LEFT,
    CARDS,
    CHOICES,
    COMMUNITY_CARDS,
    COUNT,
    COUNTER,
    DECLARED,
    DROUGHTS,
    DUEL,
    END_R1,
    ENDED_ROUNDS,
    FIGHTING,
    FINISHED,
    GAME_AT_STAKE,
    GIVEN,
    HAND_CARDS,
    HANDS,
    HELD,
    IS_VOTE,
    LAST_SET,
    LEFT_PILE,
    LONG_PARTS,
    OVER,
    PASSED,
    PASSING,
    PHASE,
    PILE_CARDS,
    PILES,
    POINTS,
    QUIET,
    RAN,
    RIGHT_PILE,
    ROUND,
    ROUND_1,
    ROUND_AT_STAKE,
    ROUNDS,
    RTIE_1,
    RTIE_2,
    SEATS,
    SETS,
    SINCE,
    SKIPPED,
    STRETCH,
    TURN,
    UNTIL,
    WAR,
    WIN_1,
    WIN_2,
    WINDOW,
    WINNER,
    Rows,
    Rules,
)
from rumpus.fast.burrito.passing import left_of
from rumpus.fast.compiling import inlined, part
from rumpus.fast.rolls import Streams, below, pass_over
from rumpus.games.burrito.cards import BATTLE_COPIES, DEALT, FIRST_BATTLE, HAND, KINDS, NORMAL_COPIES, SET, whole_deck
from rumpus.games.burrito.cards import BRUISES as A_DECKS_BRUISES
from rumpus.games.burrito.model import MOST_SEATS
from rumpus.games.burrito.rounds import ROUNDS as ROUNDS_OF_A_GAME

_KINDS = len(KINDS)
_A_DECK = len(whole_deck(1))


@inlined
def begin_game(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    row[:LONG_PARTS] = 0
    row[BADGE] = -1
    row[WINNER] = -1
    row[TURN] = -1
    row[BOTS] = rules[ALL_BOTS]
    begin_round(row, rules, below(dice, number, rules[SEATS]), dice, number)


@part
def begin_round(row: Rows, rules: Rules, counter: int, dice: Streams, number: int) -> None:
    """B-SETUP-1 to B-SETUP-4, and B-ROUND-R1: a fresh deal of the whole deck."""
    seats, cards = rules[SEATS], rules[CARDS]
    decks = cards // _A_DECK
    # The deck is shuffled where the right community pile will be: the cards that stay there are moved last.
    first = rules[COMMUNITY_CARDS] + cards
    place = first
    for card in range(_KINDS):
        for _ in range((BATTLE_COPIES if card >= FIRST_BATTLE else NORMAL_COPIES) * decks):
            row[place] = card
            place += 1
    for last in range(cards - 1, 0, -1):
        other = below(dice, number, last + 1)
        swapped = row[first + last]
        row[first + last] = row[first + other]
        row[first + other] = swapped
    place = first
    for seat in range(seats):
        row[HANDS + seat] = 0
        row[PILES + seat] = 0
        row[GIVEN + seat] = 0
        row[HELD + seat] = 0
        row[CHOICES + seat] = 0
        row[PASSED + seat] = 0
        row[BRUISES + seat] = 0
        row[POINTS + seat] = 0
        row[SETS + seat] = 0
        row[LAST_SET + seat] = 0
        row[DROUGHTS + seat] = 0
        if row[SKIPPED] >> seat & 1:
            continue
        pile = rules[PILE_CARDS] + cards * seat
        for card in range(DEALT - HAND):
            row[pile + card] = row[place + card]
        for card in range(HAND):
            row[HAND_CARDS + HAND * seat + card] = row[place + DEALT - HAND + card]
        row[PILES + seat] = DEALT - HAND
        row[HANDS + seat] = HAND
        place += DEALT
    # B-SETUP-R1: the first gets the odd card.
    rest = first + cards - place
    half = (rest + 1) // 2
    left = rules[COMMUNITY_CARDS]
    for card in range(half):
        row[left + card] = row[place + card]
    for card in range(rest - half):
        row[first + card] = row[place + half + card]
    row[LEFT_PILE] = half
    row[RIGHT_PILE] = rest - half
    row[UNTIL] = -1
    if row[ROUND] > 0 and rules[BREATHER_MS] > 0:
        row[UNTIL] = row[AT] + 2 * rules[BREATHER_MS]
    row[ROUND] += 1
    row[PHASE] = COUNT
    row[STRETCH] += 1
    row[COUNTER] = counter
    row[BRUISES_LEFT] = A_DECKS_BRUISES * decks
    row[DECLARED] = 0
    row[FIGHTING] = 0
    row[RAN] = 0
    row[QUIET] = 0
    row[IS_VOTE] = 0


@part
def has_cards_left(row: Rows, rules: Rules) -> bool:
    """Whether there are cards outside the score piles."""
    laid = 0
    for seat in range(rules[SEATS]):
        laid += row[SETS + seat]
    return bool(SET * laid < rules[CARDS])


@part
def go_on(row: Rows, rules: Rules, counter: int, dice: Streams, number: int) -> None:
    """B-LOSE-2: after a bruise play restarts if there are cards to play with."""
    if not has_cards_left(row, rules):
        end_round(row, rules, END_R1, dice, number)
        return
    if row[SKIPPED] >> counter & 1:
        counter = left_of(row, rules[SEATS], counter)
    row[PHASE] = COUNT
    row[COUNTER] = counter
    row[UNTIL] = row[AT] + rules[BREATHER_MS] if rules[BREATHER_MS] > 0 else -1
    row[FIGHTING] = 0


@part
def bruise(row: Rows, rules: Rules, loser: int, dice: Streams, number: int) -> bool:
    """B-LOSE-1. Returns whether that was the last bruise, which ends the round."""
    row[BRUISES_LEFT] -= 1
    row[BRUISES + loser] += 1
    row[POINTS + loser] -= 1
    if row[BRUISES_LEFT] != 0:
        return False
    end_round(row, rules, ROUND_1, dice, number)
    return True


@part
def end_round(row: Rows, rules: Rules, clause: int, dice: Streams, number: int) -> None:
    """The most points win the round; ties are fought out."""
    seats = rules[SEATS]
    if row[PHASE] == PASSING:
        row[RAN] += row[AT] - row[SINCE]
    ended = ENDED_ROUNDS + A_ROUND * row[ROUNDS]
    row[ended] = clause
    row[ended + 1] = -1
    row[ended + 2] = row[RAN]
    most = -10_000
    for seat in range(seats):
        row[DROUGHTS + seat] = max(row[DROUGHTS + seat], row[RAN] - row[LAST_SET + seat])
        row[ended + 3 + seat] = row[POINTS + seat]
        row[ended + 3 + MOST_SEATS + seat] = row[PASSED + seat]
        row[ended + 3 + 2 * MOST_SEATS + seat] = row[DROUGHTS + seat]
        if not row[SKIPPED] >> seat & 1:
            most = max(most, row[POINTS + seat])
    row[ROUNDS] += 1
    if row[PHASE] == PASSING or row[PHASE] == WINDOW:
        row[STRETCH] += 1
    row[PHASE] = BATTLE
    row[UNTIL] = -1
    row[COUNTER] = -1
    row[FIGHTING] = 0
    row[IS_VOTE] = 0
    level, are_level, first = 0, 0, -1
    for seat in range(seats):
        if not row[SKIPPED] >> seat & 1 and row[POINTS + seat] == most:
            level |= 1 << seat
            are_level += 1
            first = seat if first < 0 else first
    if are_level == 1:
        win_round(row, rules, first, dice, number)
        return
    if are_level > 2:
        # The deck is turned over until a War comes: nobody needs to know how many cards that took.
        pass_over(dice, number, rules[CARDS] - 1)
        begin_battle(row, rules, WAR, level, RTIE_2, first, ROUND_AT_STAKE, 0, 0, 0)
    else:
        begin_battle(row, rules, DUEL, level, RTIE_1, first, ROUND_AT_STAKE, 0, 0, 0)


@part
def win_round(row: Rows, rules: Rules, seat: int, dice: Streams, number: int) -> None:
    """B-ROUND-2, B-WIN-1, B-WIN-2."""
    row[ENDED_ROUNDS + A_ROUND * (row[ROUNDS] - 1) + 1] = seat
    row[FIGHTING] = 0
    badge = row[BADGE]
    if row[ROUND] < ROUNDS_OF_A_GAME:
        row[BADGE] = seat
        begin_round(row, rules, seat, dice, number)
    elif badge < 0 or badge == seat:
        finish(row, rules, seat, WIN_1)
    else:
        begin_battle(row, rules, DUEL, 1 << badge | 1 << seat, WIN_2, badge, GAME_AT_STAKE, 0, 0, 0)


@part
def finish(row: Rows, rules: Rules, winner: int, clause: int) -> None:
    row[PHASE] = FINISHED
    row[OVER] = clause
    row[WINNER] = winner
    row[FIGHTING] = 0
    row[UNTIL] = -1
    row[COUNTER] = -1
    row[IS_VOTE] = 0
    for seat in range(rules[SEATS]):
        row[CHOICES + seat] = 0
