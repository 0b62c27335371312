"""The vocabulary of every game: states, prompts, steps, outcomes and the `Game` itself. Pure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rumpus.engine.dice import Dice
from rumpus.engine.domain import SEAT_MARK, domain
from rumpus.engine.errors import NoSuchQuestion
from rumpus.engine.facts import Facts
from rumpus.engine.spelling import MoveSpeller, Said, Speller, Token

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63, extra_json_schema={SEAT_MARK: True})]
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
    """The complete state of a game, divided by who may know it.

    Immutable, and free of sets and dicts, so that equal states encode to equal bytes.
    """

    public: Public
    private: tuple[Private, ...]
    """One part per seat."""
    hidden: Hidden
    """Unknown to everybody."""


class View(Struct, Generic[Public, Private], frozen=True, gc=False):
    """What one seat (None: a spectator) knows. It is built from the parts it may know, never by removing secrets."""

    seat: Seat | None
    public: Public
    private: Private | None


class Moment(Struct, frozen=True, gc=False):
    """All external input of a step."""

    at_ms: int
    """Game time: milliseconds since the start, standing still while the table is paused or down."""
    dice: Dice


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """The result of an accepted action."""

    state: S
    events: tuple[E, ...]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question that a seat may answer now.

    The id changes exactly when an answer to the old question would mean something else to its sender, and a seat never
    gets the same id twice in a game.
    """

    id: str
    kind: str
    clause: str
    awaited: bool = True
    """False for a standing prompt: it may be answered, but nobody waits for it."""
    until_ms: int | None = None
    screen: bool = False
    """Whether the shared screen may answer for the seat. Everybody may then know the answer."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    clause: str
    """The rule that ended it."""
    places: tuple[int, ...]
    """Final rank of each seat, 1 is best; ties share a rank."""
    points: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Wake(Struct, frozen=True, tag="wake", forbid_unknown_fields=True):
    """Table action: the time given by `wake_at_ms` has come."""


class Result(Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """Table action: a battle is over. Several losers lost at the same time."""

    battle: str
    losers: tuple[Seat, ...]
    clause: str
    by: str
    card: str | None = None


class Ruling(Struct, frozen=True, tag="ruling", forbid_unknown_fields=True):
    """Table action: the host decides a battle that the seats could not settle."""

    battle: str
    losers: tuple[Seat, ...]
    clause: str


class Left(Struct, frozen=True, tag="left", forbid_unknown_fields=True):
    """Table action: the person in a seat has left the table for good. If the game does not know this action, or refuses
    it, a bot takes over the seat (G-AWAY-R1)."""

    seat: Seat


class Terms(Struct, frozen=True):
    """The conditions of a battle."""

    id: str
    fighters: tuple[Seat, ...]
    bystanders: tuple[Seat, ...]
    rules: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """The rules in force, each with the seats that it applies to."""
    bodies: tuple[Seat, ...] = ()
    """The seat of each body on the arena floor; empty if these are the fighters."""


class GameTypes(Struct, frozen=True):
    """The data types of a game, for decoding, schemas and generated code."""

    options: type[Struct]
    state: Any
    action: Any
    event: Any
    view: Any
    table_action: Any = None
    """Actions that only the table may send (`Wake`, `Result`, `Ruling`, `Left`), or None."""
    question: Any = None
    """The type of question that `consult` answers, or None."""


class Game(ABC, Generic[S, A, E, V, Chosen]):
    """A game with chosen options and a number of seats.

    A game holds no state: every method is a function of its arguments.
    """

    facts: ClassVar[Facts]
    types: ClassVar[GameTypes]
    rules_version: ClassVar[int]
    """Incremented whenever an old log would be folded differently."""
    conceding: ClassVar[frozenset[str]] = frozenset()
    """The kinds of prompts by which a seat concedes or agrees to end the game. Only the player may answer them, never a
    stand-in (G-AWAY-R1)."""

    def __init__(self, options: Chosen | None = None, *, seats: int) -> None:
        self.facts.check_seats(seats)
        self.options: Chosen = options if options is not None else self.types.options()  # type: ignore[assignment]
        self.seats = seats

    @abstractmethod
    def new(self, moment: Moment) -> Step[S, E]:
        """The initial state."""

    @abstractmethod
    def prompts(self, state: S, seat: int) -> tuple[Prompt, ...]:
        """The prompts that this seat may answer now. They depend only on what the seat knows."""

    @abstractmethod
    def apply(self, state: S, seat: int | None, action: A, moment: Moment) -> Step[S, E]:
        """Judge an action and apply it. `seat` is None for table actions.

        Raises IllegalAction with the clause that forbids it.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The outcome, or None while the game goes on."""

    @abstractmethod
    def possible_state(self, view: V, dice: Dice) -> S:
        """A state that the viewer cannot tell from the real one, drawn with its true probability."""

    # What may be done: an answer is spelt by tokens, one for a small choice, several for a large one. The engine spells
    # each action of `legal` by one token; a game with large choices has a `speller` of its own.

    def legal(self, view: V, prompt: Prompt) -> tuple[A, ...]:
        """Every legal answer to a prompt. Not used if the game has its own `speller`."""
        raise NotImplementedError(f"{self.facts.title} does not say what is legal: write `legal` or `speller`")

    @cached_property
    def moves(self) -> tuple[A, ...]:
        """Every action that `legal` may ever contain: by default each value of the action types."""
        found = domain(self.types.action, self.seats)
        if found is None:
            raise TypeError(f"{self.facts.title} has too many actions to list: write `moves` or `speller`")
        return found

    @cached_property
    def speller(self) -> Speller[V, A]:
        return MoveSpeller(self.moves, self.legal, self.seats)

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The alphabet of this game with these options and seats. Tokens are named by their index."""
        return self.speller.tokens

    def choices(self, view: V, prompt: Prompt, said: Said = ()) -> tuple[int, ...]:
        """The tokens that may come next in an answer to a prompt. Every way through them ends in a legal answer."""
        return self.speller.choices(view, prompt, said)

    def answer(self, view: V, prompt: Prompt, said: Said) -> A | None:
        """The action that the tokens spell, or None if more have to follow."""
        return self.speller.answer(view, prompt, said)

    def spelling(self, view: V, prompt: Prompt, action: A) -> Said:
        """The tokens that spell an action, or one that does the same; empty if nothing spells it.

        Whether the action is legal now is up to `choices`.
        """
        return self.speller.spelling(view, prompt, action)

    def sample_action(self, view: V, prompt: Prompt, dice: Dice) -> A:
        """A random answer to a prompt. Every legal answer has a positive probability."""
        said: Said = ()
        while True:
            said += (dice.pick(self.choices(view, prompt, said)),)
            action = self.answer(view, prompt, said)
            if action is not None:
                return action

    def view(self, state: S, seat: int | None) -> V:
        """What the seat knows; None is a spectator."""
        private = None if seat is None else state.private[seat]
        return View(seat, state.public, private)  # type: ignore[return-value]

    def event_for(self, event: E, seat: int | None) -> E | None:
        """The event as this seat sees it, or None if it is hidden from the seat."""
        return event

    def wake_at_ms(self, state: S) -> int | None:
        """When the game wants a `Wake`, unless an action comes before."""
        return None

    def waiting_for(self, state: S) -> tuple[int, ...]:
        """The seats with an awaited prompt. A game may override this with something faster."""
        return tuple(seat for seat in range(self.seats) if any(prompt.awaited for prompt in self.prompts(state, seat)))

    def asked_anew(self, before: S, after: S) -> Sequence[int]:
        """The seats whose prompts may differ between two states; it may name too many, never too few.

        Worth overriding for games in which most actions change nobody's prompts.
        """
        return range(self.seats)

    def quickest_ms(self, prompt: Prompt) -> int:
        """The shortest time in which a person could answer this prompt. No bot answers faster."""
        return 0

    def secrets(self, state: S, seat: int | None) -> tuple[str, ...]:
        """Texts that nothing sent to this seat may contain now (a secret word, the order of a pile).

        Used by `rumpus check` only, which looks for them in views, events, prompts and refusals.
        """
        return ()

    def contradiction(self, state: S) -> str:
        """A contradiction between the parts of a state (a word that does not fit a clue's answer), or "".

        Used by `rumpus check` only, on real states and on the results of `possible_state`.
        """
        return ""

    def consult(self, view: V, question: Any) -> Any:
        """Answer a question (odds, a look into the dictionary) without changing or logging anything."""
        raise NoSuchQuestion(f"{self.facts.title} answers no questions")

    def terms(self, state: S) -> Terms | None:
        """The battle being fought now, if any."""
        return None

    def ruled(self, state: S) -> Terms | None:
        """The battle that the host may rule on now, if any: by default that of `terms`."""
        return self.terms(state)

    def judged(self, state: S) -> tuple[int, ...]:
        """The fighters of the battle that others judge now. Nobody may judge a battle that they fight in."""
        return ()

    def battle_setup(self, state: S, seed: int) -> Any:
        """The arena's setup for the battle of `terms`; None if it is not fought in the arena.

        Typed as Any because the engine does not know the arena.
        """
        return None

    def battle_result(self, state: S, verdict: Any) -> Result:
        """The table action that the arena's verdict on the battle of `terms` means in this game."""
        raise NotImplementedError(f"{self.facts.title} has no battles")

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[A]:
        return msgspec.json.Decoder(self.types.action)

    @cached_property
    def any_action_decoder(self) -> msgspec.json.Decoder[A]:
        """Decodes the actions of seats and of the table from a log."""
        table_action = self.types.table_action
        return msgspec.json.Decoder(self.types.action if table_action is None else self.types.action | table_action)
