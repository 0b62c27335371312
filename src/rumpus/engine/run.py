"""A game in progress. `Run` is the only place that numbers entries, makes dice and applies wakes.

Live tables, the lab, replays and the conformance suite all go through `Run`, so they cannot differ. Pure.
"""

from __future__ import annotations

import hashlib
from typing import Any, Generic

import msgspec
from msgspec import Struct

from rumpus.engine.dice import Dice
from rumpus.engine.game import A, Game, Outcome, Wake
from rumpus.engine.state import E, Moment, S, Step

CHECK_EVERY = 50
"""A log contains a hash of the state every so many entries, so that a diverging replay is located."""


MOST_WAKES = 10_000
"""A game that asks for more wakes in a row than this would never stop."""


def battle_seed(seed: bytes, battle: str) -> int:
    """The seed of a battle, derived from the game's seed so that a repeated battle has the same noise."""
    return int.from_bytes(hashlib.sha256(seed + battle.encode()).digest()[:4], "big")


class Entry(Struct, frozen=True, gc=False):
    """One line of a game's log."""

    number: int
    """Entry 0 is the set-up and is not logged; actions count from 1."""
    at_ms: int
    seat: int | None
    by: str
    """The source: person, screen, bot, stand-in, timer, host or table."""
    action: Any
    check: str | None = None


class Applied(Struct, Generic[S, E], frozen=True, gc=False):
    """An accepted entry and its result."""

    entry: Entry
    step: Step[S, E]


class Run(Generic[S, A, E]):
    """A game, its seed, and the state after the entries so far."""

    __slots__ = ("at_ms", "game", "number", "seed", "state")

    def __init__(self, game: Game[S, A, E, Any, Any], seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.number = 0
        self.at_ms = 0

    def start(self) -> Step[S, E]:
        """Set the game up (entry 0)."""
        step = self.game.new(Moment(0, Dice(self.seed)))
        self.state = step.state
        return step

    def act(self, seat: int | None, action: A, at_ms: int, by: str = "person") -> Applied[S, E]:
        """Apply an action. Raises IllegalAction and changes nothing if the rules forbid it.

        Wakes due at or before `at_ms` must have been applied (`wakes_until`).
        """
        number = self.number + 1
        if at_ms < self.at_ms:
            at_ms = self.at_ms
        step = self.game.apply(self.state, seat, action, Moment(at_ms, Dice(self.seed, number)))
        self.state = step.state
        self.number = number
        self.at_ms = at_ms
        check = state_hash(step.state) if number % CHECK_EVERY == 0 else None
        return Applied(Entry(number, at_ms, seat, by, action, check), step)

    def wakes_until(self, at_ms: int) -> list[Applied[S, E]]:
        """Apply every wake due at or before `at_ms`, each at its own due time, however late it is now."""
        found: list[Applied[S, E]] = []
        while (applied := self.next_wake(at_ms)) is not None:
            if len(found) == MOST_WAKES:
                raise RuntimeError(f"{self.game.facts.title} wants to be woken for ever at {self.at_ms} ms")
            found.append(applied)
        return found

    def next_wake(self, at_ms: int) -> Applied[S, E] | None:
        """Apply the next wake, at its own due time, if it is due at or before `at_ms`."""
        due_ms = self.game.wake_at_ms(self.state)
        if due_ms is None or due_ms > at_ms:
            return None
        return self.act(None, Wake(), due_ms, by="table")  # type: ignore[arg-type]

    def fork(self) -> Run[S, A, E]:
        """An independent copy."""
        forked = Run.__new__(Run)
        forked.game, forked.seed, forked.state = self.game, self.seed, self.state
        forked.number, forked.at_ms = self.number, self.at_ms
        return forked

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)


def state_hash(state: Any) -> str:
    """A short hash of a state, the same on every machine."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:16]
