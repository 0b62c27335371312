"""Mantis: the legal moves, which cards would match, and the table after the events of a turn."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rumpus.engine import State
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import CARD_BY_FRONT_AND_BACK, COLOURS, Hidden, MantisState, Scored, Stolen
from tests.vectors.plays import Case, Move, answers, judged, moves_of, spread

GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (6, 1)]
"""The number of seats, and the seed."""
TIED = (5, 100)
"""A game whose first place is shared."""


def cases() -> list[Case]:
    return [_case(Mantis(seats=seats), move) for seats, seed in (*GAMES, TIED) for move in _moves(seats, seed)]


def _moves(seats: int, seed: int) -> list[Move]:
    """One turn of each kind."""
    moves = list(moves_of(Mantis(seats=seats), seed))
    return spread(moves[::-1], lambda move: tuple(type(event).__name__ for event in move.events))


def _case(game: Mantis, move: Move) -> Case:
    assert move.seat is not None
    [prompt] = game.prompts(move.before, move.seat)
    actions = answers(game, move.before, move.seat, prompt)
    return {
        "seat": move.seat,
        "public": to_builtins(move.before.public),
        "moves": [
            {"action": to_builtins(action), "matches": _matches(game, move.before, action)} for action in actions
        ],
        "events": to_builtins(move.events),
        "after": to_builtins(move.after.public),
    }


def _matches(game: Mantis, state: MantisState, action: Any) -> list[Case]:
    """The colours of the top card that would match, and how many cards would then move."""
    public, deck, found = state.public, state.hidden.deck, []
    drawn = len(public.drawn)
    first, second, third = (COLOURS.index(colour) for colour in public.top)
    for colour in public.top:
        card = CARD_BY_FRONT_AND_BACK[COLOURS.index(colour), (first, second, third)]
        turned = State(public, state.private, Hidden((*deck[:drawn], card, *deck[drawn + 1 :])))
        step = judged(game, turned, public.to_move, action)
        assert not isinstance(step, str)
        found += [
            {"colour": event.colour, "cards": event.cards}
            for event in step.events
            if isinstance(event, Scored | Stolen)
        ]
    return found
