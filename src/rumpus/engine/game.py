"""The vocabulary of every game: states, prompts, steps, outcomes and the `Game` itself. Pure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rumpus.engine.dice import Dice
from rumpus.engine.errors import NoSuchQuestion
from rumpus.engine.facts import Facts

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63, extra_json_schema={"x-seat": True})]
"""A place at a table, counted from 0 clockwise."""

Public = TypeVar("Public")
Private = TypeVar("Private")
Hidden = TypeVar("Hidden")
S = TypeVar("S", bound="State[Any, Any, Any]")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound="View[Any, Any]")
Chosen = TypeVar("Chosen", bound=Struct)


class State(Struct, Generic[Public, Private, Hidden], frozen=True, gc=False):
    """All there is to a game at one moment, in parts by who may know it.

    Immutable, and free of sets and dicts, so that equal states encode to equal bytes.
    """

    public: Public
    private: tuple[Private, ...]
    """One part a seat."""
    hidden: Hidden
    """What nobody knows."""


class View(Struct, Generic[Public, Private], frozen=True, gc=False):
    """What one seat (or a spectator, `seat` None) knows: built up from parts, never cut down."""

    seat: Seat | None
    public: Public
    private: Private | None


class Moment(Struct, frozen=True, gc=False):
    """All that comes from outside into a step of the game."""

    at_ms: int
    """Game time: milliseconds since the start, standing still while the table is paused or down."""
    dice: Dice


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What an accepted action led to."""

    state: S
    events: tuple[E, ...]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question that a seat may answer now.

    The id changes exactly when an answer to the old question would mean something else to the one who
    answers it, and never repeats for a seat in a game.
    """

    id: str
    kind: str
    clause: str
    awaited: bool = True
    """False: it may be answered, but nobody waits for it."""
    until_ms: int | None = None
    screen: bool = False
    """The shared screen may answer it for the seat: everybody at the table may know the answer, and see it given."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    clause: str
    """The rule that ended it."""
    places: tuple[int, ...]
    """One a seat; 1 is best, shared places are equal."""
    points: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Wake(Struct, frozen=True, tag="wake", forbid_unknown_fields=True):
    """Table action: the moment that `wake_at_ms` named has come."""


class Result(Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """Table action: a battle is over. Several losers lost in the same moment."""

    battle: str
    losers: tuple[Seat, ...]
    clause: str
    by: str
    card: str | None = None


class Ruling(Struct, frozen=True, tag="ruling", forbid_unknown_fields=True):
    """Table action: the host's word on a battle that the seats could not settle."""

    battle: str
    losers: tuple[Seat, ...]
    clause: str


class Left(Struct, frozen=True, tag="left", forbid_unknown_fields=True):
    """Table action: whoever held a seat has left the table for good. A game that takes it says what that means;
    where it is refused, or no game takes it, a bot plays on in the seat (G-AWAY-R1)."""

    seat: Seat


class Terms(Struct, frozen=True):
    """What a battle is fought under, for whoever stages it."""

    id: str
    fighters: tuple[Seat, ...]
    bystanders: tuple[Seat, ...]
    rules: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """The rules in force, each with the seats it binds."""
    bodies: tuple[Seat, ...] = ()
    """The seats of the bodies on the arena's floor, in their order; empty: the fighters."""


class GameTypes(Struct, frozen=True):
    """The data types of a game, for decoding, schemas and generated code."""

    options: type[Struct]
    state: Any
    action: Any
    event: Any
    view: Any
    table_action: Any = None
    """What only the table may send (`Wake`, `Result`, `Ruling`, `Left`), or None."""
    question: Any = None
    """What `consult` answers, or None."""


class Game(ABC, Generic[S, A, E, V, Chosen]):
    """One game under the options its table was opened with, for a number of seats.

    A game holds no state: every method is a function of its arguments.
    """

    facts: ClassVar[Facts]
    types: ClassVar[GameTypes]
    rules_version: ClassVar[int]
    """Goes up whenever an old log would be folded differently."""
    conceding: ClassVar[frozenset[str]] = frozenset()
    """The kinds of prompts by which a seat gives something up or agrees to end it. That is for its own player to say:
    whoever stands in for somebody is not asked (G-AWAY-R1)."""

    def __init__(self, options: Chosen | None = None, *, seats: int) -> None:
        self.facts.check_seats(seats)
        self.options: Chosen = options if options is not None else self.types.options()  # type: ignore[assignment]
        self.seats = seats

    @abstractmethod
    def new(self, moment: Moment) -> Step[S, E]:
        """The first state, all set up."""

    @abstractmethod
    def prompts(self, state: S, seat: int) -> tuple[Prompt, ...]:
        """What this seat may answer now. Depends only on what the seat knows."""

    @abstractmethod
    def apply(self, state: S, seat: int | None, action: A, moment: Moment) -> Step[S, E]:
        """The only judge. `seat` is None for table actions.

        Raises IllegalAction with the clause that forbids it.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def sample_action(self, view: V, prompt: Prompt, dice: Dice) -> A:
        """A random answer to a prompt: every legal one has some chance."""

    @abstractmethod
    def possible_state(self, view: V, dice: Dice) -> S:
        """A state that the viewer cannot tell from the real one, drawn with its true odds."""

    def view(self, state: S, seat: int | None) -> V:
        """What the seat knows; None is a spectator."""
        private = None if seat is None else state.private[seat]
        return View(seat, state.public, private)  # type: ignore[return-value]

    def event_for(self, event: E, seat: int | None) -> E | None:
        """The event as this seat sees it, or None if it does not notice."""
        return event

    def wake_at_ms(self, state: S) -> int | None:
        """When the game wants a `Wake`, if nothing happens before."""
        return None

    def waiting_for(self, state: S) -> tuple[int, ...]:
        """The seats with an awaited prompt. Games with one seat to move may say so faster."""
        return tuple(seat for seat in range(self.seats) if any(prompt.awaited for prompt in self.prompts(state, seat)))

    def asked_anew(self, before: S, after: S) -> Sequence[int]:
        """The seats whose prompts may differ between two states of a game: sometimes too many, never too few.

        Worth saying for games in which much happens that asks nobody anything new.
        """
        return range(self.seats)

    def quickest_ms(self, prompt: Prompt) -> int:
        """How long even a quick person needs to answer this prompt: no bot answers faster."""
        return 0

    def secrets(self, state: S, seat: int | None) -> tuple[str, ...]:
        """Texts that nothing sent to this seat may contain now (a secret word, the order of a pile).

        Nothing is played by this: `rumpus check` looks for them in views, events, prompts and refusals.
        """
        return ()

    def contradiction(self, state: S) -> str:
        """What does not fit together between the parts of a state (a word that belies an answer), or nothing.

        Nothing is played by this: `rumpus check` asks it of real and of possible states, whose public part may
        be a copy that says nothing of whether the rest fits it.
        """
        return ""

    def consult(self, view: V, question: Any) -> Any:
        """An answer that changes and logs nothing (odds, a word in the dictionary)."""
        raise NoSuchQuestion(f"{self.facts.title} answers no questions")

    def terms(self, state: S) -> Terms | None:
        """The battle being fought now, if any."""
        return None

    def ruled(self, state: S) -> Terms | None:
        """The battle that the host may rule now, if any: the one of `terms`, unless a game says otherwise."""
        return self.terms(state)

    def judged(self, state: S) -> tuple[int, ...]:
        """The seats that fight in a battle now which somebody outside it judges. Nobody judges what they fight in."""
        return ()

    def battle_setup(self, state: S, seed: int) -> Any:
        """What the arena needs to stage the battle of `terms`; None if it is not fought in the arena.

        Typed loosely: the vocabulary does not know the arena.
        """
        return None

    def battle_result(self, state: S, verdict: Any) -> Result:
        """What the arena's verdict on the battle of `terms` means in this game, as the action that says so."""
        raise NotImplementedError(f"{self.facts.title} has no battles")

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[A]:
        return msgspec.json.Decoder(self.types.action)

    @cached_property
    def any_action_decoder(self) -> msgspec.json.Decoder[A]:
        """Decodes the actions of seats and of the table, as they stand in a log."""
        table_action = self.types.table_action
        return msgspec.json.Decoder(self.types.action if table_action is None else self.types.action | table_action)
