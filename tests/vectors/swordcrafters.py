"""Swordcrafters: the slices of a group, the legal answers, who is first in the next round, and the final scores."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from msgspec import to_builtins

from rumpus.engine import Dice, Prompt
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import ROUNDS
from rumpus.games.swordcrafters.grid import LOW, WIDE, Shape, cells_of, cuts, is_connected
from rumpus.games.swordcrafters.model import FirstPlayer, Options, SwordState
from tests.vectors.plays import Case, Move, answers, evenly, judged, moves_of, parts, spread

GAMES = [
    (1, Options(), 1),
    (1, Options(opponents=4, magic="intermediate"), 3),
    (2, Options(), 3),
    (2, Options(dual=True), 4),
    (2, Options(dual=True, guarded=True), 5),
    (3, Options(guarded=True), 6),
    (4, Options(magic="mixed"), 20),
    (5, Options(light=True), 8),
]
ASKED_A_GAME = {"slice": 3, "select": 2, "discard": 1, "craft": 4}
"""How many prompts of each kind are kept of a game."""
READ_OF_FORGE = ("round", "phase", "grid", "groups", "taken", "first", "solo")
READ = (*READ_OF_FORGE, "columns", "rows", "swords")
"""The parts of the table that the page's answers depend on."""


def cases() -> list[Case]:
    found = [_cuts(shape, size) for shape in (WIDE, LOW) for size in range(2, shape.cells)]
    for seats, options, seed in GAMES:
        game = Swordcrafters(options, seats=seats)
        moves = list(moves_of(game, seed))
        found += _asked(game, moves) + _firsts(game, moves)
        found.append({"about": "scores", "public": to_builtins(moves[-1].after.public)})
    return found


def _cuts(shape: Shape, size: int) -> Case:
    """The slices of a group of any shape (S-SLICE-R1); those of a game are always rectangles."""
    dice = Dice(bytes([shape.rows, size]))
    group = 1 << dice.below(shape.cells)
    while len(cells_of(group)) < size:
        grown = group | 1 << dice.below(shape.cells)
        group = grown if is_connected(grown, shape) else group
    found = [
        {"axis": each.axis, "line": each.line, "parts": to_builtins([cells_of(part) for part in each.parts])}
        for each in cuts(group, shape)
    ]
    return {"about": "cuts", "field": shape._asdict(), "cells": list(cells_of(group)), "cuts": found}


def _asked(game: Swordcrafters, moves: list[Move]) -> list[Case]:
    """Prompts of each kind with every legal answer, from the whole game."""
    asked = [
        (move.before, move.seat, prompt)
        for move in moves
        if move.seat is not None
        for prompt in game.prompts(move.before, move.seat)
    ]
    return [
        _answered(game, *each)
        for kind, most in ASKED_A_GAME.items()
        for each in evenly([each for each in asked if each[2].kind == kind], most)
    ]


def _answered(game: Swordcrafters, state: SwordState, seat: int, prompt: Prompt) -> Case:
    view = game.view(state, seat)
    return {
        "about": prompt.kind,
        "seat": seat,
        "public": parts(state.public, *READ),
        "private": to_builtins(view.private),
        "answers": to_builtins(answers(game, state, seat, prompt)),
    }


def _firsts(game: Swordcrafters, moves: list[Move]) -> list[Case]:
    """The first player of the next round, if nothing that may still happen in this round can change it."""
    states = [move.before for move in moves if move.before.public.phase in ("slice", "select", "craft")]
    return [
        {"about": "first", "public": parts(state.public, *READ_OF_FORGE), "first": _first(game, state)}
        for state in spread(states, _stage)
    ]


def _stage(state: SwordState) -> Hashable:
    """The phase, whether somebody has the forge, and whether it is the last round."""
    public = state.public
    forge = public.grid.index("#")
    owners = [holder for cells, holder in zip(public.groups, public.taken, strict=True) if forge in cells]
    return public.phase, owners != [None], public.round == ROUNDS


def _first(game: Swordcrafters, state: SwordState) -> int | None:
    public = state.public
    if public.phase == "craft":
        return _of_next_round(game, state)
    if public.phase == "slice":
        # Groups are taken after the last slice: anybody may still get the forge.
        return None
    ends = _ends_of_selecting(game, state)
    return ends.pop()[0] if len(ends) == 1 and public.solo is None else None


def _of_next_round(game: Swordcrafters, state: SwordState) -> int | None:
    """Play the round to its end, building tiles in until nobody has any left."""
    number = state.public.round
    while state.public.phase == "craft" and state.public.round == number:
        seat = state.public.done.index(False)
        [prompt] = [each for each in game.prompts(state, seat) if each.kind == "craft"]
        [action, *_] = [each for each in answers(game, state, seat, prompt) if type(each).__name__ != "TakeOff"]
        state = _stepped(game, state, seat, action).state
    is_over = state.public.phase == "over"
    return None if is_over or state.public.solo is not None else state.public.first


def _ends_of_selecting(game: Swordcrafters, state: SwordState) -> set[tuple[int, str]]:
    """Who may become the first player, and by which clause, over all ways to select the groups that are left."""
    seat = state.public.order[state.public.turn]
    [prompt] = [each for each in game.prompts(state, seat) if each.kind == "select"]
    found: set[tuple[int, str]] = set()
    for action in answers(game, state, seat, prompt):
        step = _stepped(game, state, seat, action)
        if step.state.public.phase == "select":
            found |= _ends_of_selecting(game, step.state)
        else:
            found |= {(event.seat, event.clause) for event in step.events if isinstance(event, FirstPlayer)}
    return found


def _stepped(game: Swordcrafters, state: SwordState, seat: int, action: Any) -> Any:
    step = judged(game, state, seat, action)
    assert not isinstance(step, str)
    return step
