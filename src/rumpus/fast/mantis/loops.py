"""Many games of Mantis in compiled loops."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.compiling import compiled, part
from rumpus.fast.ends import reward
from rumpus.fast.lane import Mask, Seeds, Tokens
from rumpus.fast.mantis.layout import OVER, TO_MOVE, WIDTH, Rows
from rumpus.fast.mantis.rules import choice, deal, is_choice, rank, say
from rumpus.fast.mantis.seeing import see
from rumpus.fast.rolls import Streams, below, choices_of
from rumpus.sights.sight import Row

Places = NDArray[np.int64]


@compiled
def begin(rows: Rows, seats: int, dice: Streams) -> None:
    for number in range(len(rows)):
        deal(rows[number], seats, dice, number)


def go_on(rows: Rows, seats: int, dice: Streams) -> None:
    """In every state somebody is asked, or the game is over."""


@compiled
def ask(rows: Rows, seats: int, asked: Tokens) -> None:
    for number in range(len(rows)):
        asked[number] = rows[number, TO_MOVE]


@compiled
def first_forbidden(rows: Rows, seats: int, tokens: Tokens) -> int:
    """The number of the first game in which the token is none of the choices, or -1."""
    for number in range(len(rows)):
        if rows[number, OVER] == 0 and not is_choice(tokens[number], seats):
            return number
    return -1


@compiled
def step(rows: Rows, seats: int, dice: Streams, tokens: Tokens, restarts: bool, rewards: Row, over: Mask) -> None:
    places, points = np.empty(seats, np.int64), np.empty(seats, np.int64)
    for number in range(len(rows)):
        row = rows[number]
        over[number] = False
        rewards[number] = 0
        if row[OVER]:
            continue
        say(row, seats, tokens[number])
        if row[OVER]:
            over[number] = True
            rank(row, seats, places, points)
            reward(places, rewards[number])
            if restarts:
                deal(row, seats, dice, number)


@compiled
def mask(rows: Rows, seats: int, out: Mask) -> None:
    for number in range(len(rows)):
        goes_on = rows[number, OVER] == 0
        for token in range(out.shape[1]):
            out[number, token] = goes_on and is_choice(token, seats)


@compiled
def observe(rows: Rows, seats: int, out: Row) -> None:
    for number in range(len(rows)):
        see(rows[number], seats, out[number])


@compiled
def results(rows: Rows, seats: int, places: Places, points: Places) -> None:
    for number in range(len(rows)):
        rank(rows[number], seats, places[number], points[number])


@part
def play_on(row: Rows, seats: int, choices: Streams, number: int) -> int:
    """Choose at random to the end. Returns the number of choices."""
    decisions = 0
    while row[OVER] == 0:
        say(row, seats, choice(below(choices, number, seats)))
        decisions += 1
    return decisions


@compiled
def play_out(
    rows: Rows, seats: int, dice: Streams, choices: Streams, places: Places, points: Places, decisions: Tokens
) -> None:
    for number in range(len(rows)):
        decisions[number] = play_on(rows[number], seats, choices, number)
        rank(rows[number], seats, places[number], points[number])


@compiled
def play(seats: int, seeds: Seeds, places: Places, points: Places, decisions: Tokens) -> None:
    """Whole games, in one row after the other."""
    row = np.empty(WIDTH, np.int8)
    dice, choices = np.empty(1, np.uint64), np.empty(1, np.uint64)
    for number in range(len(seeds)):
        dice[0] = seeds[number]
        choices[0] = choices_of(seeds[number])
        deal(row, seats, dice, 0)
        decisions[number] = play_on(row, seats, choices, 0)
        rank(row, seats, places[number], points[number])


@compiled
def running(rows: Rows, out: Mask) -> None:
    for number in range(len(rows)):
        out[number] = rows[number, OVER] == 0
