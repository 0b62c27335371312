"""Many games of Throw Throw Burrito in compiled loops."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.burrito.layout import (
    A_ROUND,
    ENDED_ROUNDS,
    OVER,
    ROUNDS,
    SEATS,
    SKIPPED,
    TURN,
    WIDTH,
    WINNER,
    Rows,
    Rules,
)
from rumpus.fast.burrito.playing import ask_next, choices, say, settle, start
from rumpus.fast.burrito.seeing import see
from rumpus.fast.compiling import compiled, inlined, part
from rumpus.fast.ends import reward
from rumpus.fast.lane import Mask, Seeds, Tokens
from rumpus.fast.rolls import Streams, below, choices_of
from rumpus.sights.sight import Row

Places = NDArray[np.int64]
MOST_CHOICES = 64


@compiled
def begin(rows: Rows, rules: Rules, dice: Streams) -> None:
    for number in range(len(rows)):
        start(rows[number], rules, dice, number)


@compiled
def go_on(rows: Rows, rules: Rules, dice: Streams) -> None:
    """Let states that come from the rules go on until somebody is asked."""
    for number in range(len(rows)):
        if rows[number, TURN] < 0:
            settle(rows[number], rules, dice, number)
            ask_next(rows[number], rules[SEATS])


@compiled
def ask(rows: Rows, rules: Rules, asked: Tokens) -> None:
    for number in range(len(rows)):
        asked[number] = rows[number, TURN]


@compiled
def first_forbidden(rows: Rows, rules: Rules, tokens: Tokens) -> int:
    """The number of the first game in which the token is none of the choices, or -1."""
    found = np.empty(MOST_CHOICES, np.int64)
    for number in range(len(rows)):
        if rows[number, OVER] == 0:
            is_choice = False
            for place in range(choices(rows[number], rules, found)):
                is_choice = is_choice or found[place] == tokens[number]
            if not is_choice:
                return number
    return -1


@compiled
def step(rows: Rows, rules: Rules, dice: Streams, tokens: Tokens, restarts: bool, rewards: Row, over: Mask) -> None:
    places, points = np.empty(rules[SEATS], np.int64), np.empty(rules[SEATS], np.int64)
    for number in range(len(rows)):
        row = rows[number]
        over[number] = False
        rewards[number] = 0
        if row[OVER]:
            continue
        say(row, rules, tokens[number], dice, number)
        if row[OVER]:
            over[number] = True
            rank(row, rules, places, points)
            reward(places, rewards[number])
            if restarts:
                start(row, rules, dice, number)


@compiled
def mask(rows: Rows, rules: Rules, out: Mask) -> None:
    found = np.empty(MOST_CHOICES, np.int64)
    for number in range(len(rows)):
        out[number] = False
        for place in range(choices(rows[number], rules, found)):
            out[number, found[place]] = True


@compiled
def observe(rows: Rows, rules: Rules, out: Row) -> None:
    for number in range(len(rows)):
        see(rows[number], rules, out[number])


@compiled
def running(rows: Rows, out: Mask) -> None:
    for number in range(len(rows)):
        out[number] = rows[number, OVER] == 0


@part
def rank(row: Rows, rules: Rules, places: Places, points: Places) -> None:
    """The winner, then who has not left, then the winner of a round, then the others by the points of both rounds."""
    seats = rules[SEATS]
    for seat in range(seats):
        points[seat] = 0
        for ended in range(row[ROUNDS]):
            points[seat] += row[ENDED_ROUNDS + A_ROUND * ended + 3 + seat]
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            places[seat] += _standing(row, other, points) > _standing(row, seat, points)


@part
def _standing(row: Rows, seat: int, points: Places) -> int:
    has_won = False
    for ended in range(row[ROUNDS]):
        has_won = has_won or row[ENDED_ROUNDS + A_ROUND * ended + 1] == seat
    is_here = not row[SKIPPED] >> seat & 1
    return int(((row[WINNER] == seat) * 4 + is_here * 2 + has_won * 1) * 10_000 + points[seat])


@compiled
def results(rows: Rows, rules: Rules, places: Places, points: Places) -> None:
    for number in range(len(rows)):
        rank(rows[number], rules, places[number], points[number])


@inlined
def play_on(row: Rows, rules: Rules, dice: Streams, chosen: Streams, number: int, found: Tokens) -> int:
    """Choose at random to the end. Returns the number of choices."""
    decisions = 0
    while row[OVER] == 0:
        say(row, rules, found[below(chosen, number, choices(row, rules, found))], dice, number)
        decisions += 1
    return decisions


@compiled
def play_out(
    rows: Rows, rules: Rules, dice: Streams, chosen: Streams, places: Places, points: Places, decisions: Tokens
) -> None:
    found = np.empty(MOST_CHOICES, np.int64)
    for number in range(len(rows)):
        decisions[number] = play_on(rows[number], rules, dice, chosen, number, found)
        rank(rows[number], rules, places[number], points[number])


@compiled
def play(rules: Rules, seeds: Seeds, places: Places, points: Places, decisions: Tokens) -> None:
    """Whole games, in one row after the other."""
    row = np.zeros(rules[WIDTH], np.int64)
    found = np.empty(MOST_CHOICES, np.int64)
    dice, chosen = np.empty(1, np.uint64), np.empty(1, np.uint64)
    for number in range(len(seeds)):
        dice[0] = seeds[number]
        chosen[0] = choices_of(seeds[number])
        start(row, rules, dice, 0)
        decisions[number] = play_on(row, rules, dice, chosen, 0, found)
        rank(row, rules, places[number], points[number])
