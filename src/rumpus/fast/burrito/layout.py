"""Where the parts of a state of Throw Throw Burrito lie in its row. Seats in a set are bits of one number.

Nobody is -1, and no time is -1.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.games.burrito.cards import HAND, KINDS, SET, decks_for, whole_deck
from rumpus.games.burrito.model import MOST_SEATS, Options
from rumpus.games.burrito.quick import MOST_EXCHANGES

Rows: TypeAlias = NDArray[np.int64]
Rules: TypeAlias = NDArray[np.int64]
"""The seats, the options, and where the long parts of a row begin."""

PHASES: Final = ("count", "countdown", "passing", "window", "battle", "over")
COUNT, COUNTDOWN, PASSING, WINDOW, BATTLE, FINISHED = range(6)
BATTLE_KINDS: Final = ("brawl", "war", "duel")
BRAWL, WAR, DUEL = range(3)
STAKES: Final = ("bruise", "round", "game")
BRUISE, ROUND_AT_STAKE, GAME_AT_STAKE = range(3)
MOVES: Final = ("throw", "fake", "catch")
THROW, FAKE, CATCH = range(3)
CAUSES: Final = ("hit", "caught", "foul", "grab", "claim", "lot", "ruling", "left")
HIT, CAUGHT, LOT = 0, 1, 5
CLAUSES: Final = (
    "",
    "B-BRAWL-1",
    "B-WAR-1",
    "B-DUEL-1",
    "B-MULTI-1",
    "B-TIE-1",
    "B-TIE-R1",
    "B-RTIE-1",
    "B-RTIE-2",
    "B-WIN-1",
    "B-WIN-2",
    "B-MODE-R3",
    "B-HIT-1",
    "B-CATCH-1",
    "B-END-R1",
    "B-ROUND-1",
    "B-WRONG-2",
    "B-AWAY-R1",
)
(
    OF_BRAWL,
    OF_WAR,
    OF_DUEL,
    MULTI_1,
    TIE_1,
    TIE_R1,
    RTIE_1,
    RTIE_2,
    WIN_1,
    WIN_2,
    MODE_R3,
    HIT_1,
    CATCH_1,
    END_R1,
    ROUND_1,
) = range(1, 16)

# One number each.
_place: Iterator[int] = count()
PHASE: Final = next(_place)
ROUND: Final = next(_place)
STRETCH: Final = next(_place)
COUNTER: Final = next(_place)
UNTIL: Final = next(_place)
BRUISES_LEFT: Final = next(_place)
BATTLES: Final = next(_place)
SINCE: Final = next(_place)
RAN: Final = next(_place)
QUIET: Final = next(_place)
OFFERS: Final = next(_place)
IS_VOTE: Final = next(_place)
VOTES: Final = next(_place)
BADGE: Final = next(_place)
OVER: Final = next(_place)
WINNER: Final = next(_place)
SKIPPED: Final = next(_place)
BOTS: Final = next(_place)
AT: Final = next(_place)
"""The game time."""
TURN: Final = next(_place)
"""The seat that is asked."""
SAID: Final = next(_place)
"""How many tokens of its answer it has said."""
DECLARED: Final = next(_place)
LEFT_PILE: Final = next(_place)
"""The number of cards in the left community pile; that of the right one is next."""
RIGHT_PILE: Final = next(_place)
ROUNDS: Final = next(_place)
"""How many rounds have ended."""
FIGHTING: Final = next(_place)
"""Whether there is a battle; then what is known of it."""
KIND: Final = next(_place)
CLAUSE: Final = next(_place)
STAKE: Final = next(_place)
FIGHTERS: Final = next(_place)
CALLER: Final = next(_place)
BEHIND_BACK: Final = next(_place)
TIES: Final = next(_place)
REST: Final = next(_place)
SENT_OFF: Final = next(_place)
EXCHANGE: Final = next(_place)
CHOSEN: Final = next(_place)
PLAYED: Final = next(_place)
LAST: Final = next(_place)
"""The number of the last battle that ended, or 0; then what is known of it."""
LAST_KIND: Final = next(_place)
LAST_STAKE: Final = next(_place)
LAST_FIGHTERS: Final = next(_place)
LAST_LOSERS: Final = next(_place)
LAST_CAUSE: Final = next(_place)
LAST_CLAUSE: Final = next(_place)
LAST_BY: Final = next(_place)
LAST_PLAYED: Final = next(_place)

MOST_SAID: Final = SET + 3
TOKENS_SAID: Final = next(_place)

# One number a seat.
HANDS: Final = TOKENS_SAID + MOST_SAID
PILES: Final = HANDS + MOST_SEATS
WAITS: Final = PILES + MOST_SEATS
BRUISES: Final = WAITS + MOST_SEATS
POINTS: Final = BRUISES + MOST_SEATS
LAST_SET: Final = POINTS + MOST_SEATS
DROUGHTS: Final = LAST_SET + MOST_SEATS
PASSED: Final = DROUGHTS + MOST_SEATS
SETS: Final = PASSED + MOST_SEATS
GIVEN: Final = SETS + MOST_SEATS
HELD: Final = GIVEN + MOST_SEATS
CHOICES: Final = HELD + MOST_SEATS
"""The secret choice of each seat: 0, or one more than the move times 16 plus the target."""

# Several numbers a seat.
HAND_CARDS: Final = CHOICES + MOST_SEATS
HELD_CARDS: Final = HAND_CARDS + MOST_SEATS * HAND
HITS: Final = HELD_CARDS + MOST_SEATS * HAND
A_CLAIM: Final = 7
"""Of each declaration: seat, kind, three cards, the duelists, and whether it is true."""
CLAIMS: Final = HITS + MOST_SEATS * MOST_SEATS
AN_EXCHANGE: Final = MOST_SEATS + 1
"""The choices by seat, and the losers."""
EXCHANGES: Final = CLAIMS + MOST_SEATS * A_CLAIM
LAST_EXCHANGES: Final = EXCHANGES + MOST_EXCHANGES * AN_EXCHANGE
A_ROUND: Final = 3 + 3 * MOST_SEATS
"""Of each round that has ended: the clause, the winner and the time; by seat points, passed cards and droughts."""
ENDED_ROUNDS: Final = LAST_EXCHANGES + MOST_EXCHANGES * AN_EXCHANGE
LONG_PARTS: Final = ENDED_ROUNDS + 2 * A_ROUND

# What the loops have to know.
SEATS, CARDS, MESSY, SMALL_ROOM, WINDOW_MS, STALL_MS, BREATHER_MS, TICK_MS, ALL_BOTS = range(9)
PILE_CARDS, COMMUNITY_CARDS, GIVEN_CARDS, SET_CARDS, WIDTH = range(9, 14)
"""Where the long parts begin: the draw piles, the community piles, the cards given, and the sets of each seat."""


def rules_of(options: Options, seats: int, tick_ms: int) -> Rules:
    cards = len(whole_deck(decks_for(seats)))
    piles = LONG_PARTS
    community = piles + seats * cards
    given = community + 2 * cards
    sets = given + seats * cards
    width = sets + seats * (cards // SET)
    return np.array(
        [
            seats,
            cards,
            options.messy,
            options.small_room,
            options.window_ms,
            options.stall_s * 1000,
            options.breather_s * 1000,
            tick_ms,
            bits(seat for seat in options.bots if seat < seats),
            piles,
            community,
            given,
            sets,
            width,
        ],
        np.int64,
    )


def bits(seats: Iterator[int] | tuple[int, ...]) -> int:
    """A set of seats as a number."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def seats_in(found: int) -> tuple[int, ...]:
    """The way back."""
    return tuple(seat for seat in range(MOST_SEATS) if found >> seat & 1)


TOKEN_OF_SEAT: Final = 3 + 2 * len(KINDS) + 7 + 3
"""The tokens before those that name a seat: draws, discards, sets, declarations and cards."""
