"""Mantis positions for tests: `position(tanks=("red red", ""), deck="red blue")`."""

from __future__ import annotations

from typing import Any

from rumpus.engine import Dice, Moment, State, Step
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import (
    BACK_NAMES,
    CARDS_A_COLOUR,
    COLOURS,
    TARGET,
    TARGET_OF_TWO,
    Action,
    Card,
    Hidden,
    MantisState,
    Options,
    Private,
    Public,
    Tank,
)


def tank(colours: str) -> Tank:
    """A tank from the colours of its cards."""
    names = colours.split()
    return tuple(names.count(colour) for colour in COLOURS)


def cards(colours: str) -> tuple[Card, ...]:
    """Different cards with these fronts. Their backs do not matter."""
    used = [0] * len(COLOURS)
    found = []
    for name in colours.split():
        colour = COLOURS.index(name)
        found.append(colour * CARDS_A_COLOUR + used[colour])
        used[colour] += 1
    return tuple(found)


def position(
    *,
    tanks: tuple[str, ...],
    deck: str,
    piles: tuple[int, ...] | None = None,
    to_move: int = 0,
) -> MantisState:
    """A state with these tanks and piles, and a draw pile with these fronts, from the top."""
    pile = cards(deck)
    seats = len(tanks)
    public = Public(
        tanks=tuple(map(tank, tanks)),
        piles=piles or (0,) * seats,
        target=TARGET_OF_TWO if seats == 2 else TARGET,
        turn=1,
        to_move=to_move,
        top=BACK_NAMES[pile[0]],
        left=len(pile),
        dealt=tank(" ".join(tanks)),
        drawn=(),
    )
    return State(public, (Private(),) * seats, Hidden(pile))


def game_of(state: MantisState, *, hints: bool = False) -> Mantis:
    return Mantis(Options(hints=hints), seats=len(state.public.tanks))


def act(state: MantisState, seat: int | None, action: Action) -> Step[MantisState, Any]:
    return game_of(state).apply(state, seat, action, Moment(0, Dice(b"test")))
