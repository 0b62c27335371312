"""The vocabulary of every game: prompts, outcomes, table actions and the `Game` itself. Pure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from rumpus.engine.dice import Dice
from rumpus.engine.domain import domain
from rumpus.engine.draft import Draft
from rumpus.engine.errors import NoSuchQuestion
from rumpus.engine.facts import Facts
from rumpus.engine.spelling import MoveSpeller, Said, Speller, Token
from rumpus.engine.state import E, Moment, S, Seat, State, Step, View

A = TypeVar("A")
V = TypeVar("V", bound=View[Any, Any])
Chosen = TypeVar("Chosen", bound=Struct)

MOST_DECODERS = 64


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

    @classmethod
    def by_points(cls, clause: str, points: tuple[int, ...]) -> Outcome:
        """Most points win; equal points share a rank."""
        return cls(clause, tuple(1 + sum(other > mine for other in points) for mine in points), points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with rank 1."""
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
    """What the game says of itself: its name, its title, how many can play."""
    types: ClassVar[GameTypes]
    """By default the types between the brackets of `Game[...]`."""
    rules_version: ClassVar[int] = 1
    """Incremented whenever an old log would be folded differently."""
    rulebook: ClassVar[str] = ""
    """The rule book in Markdown, clause by clause. By default it is RULES.md, beside the game's module."""
    texts: ClassVar[str] = ""
    """The sentences of events and the labels of tokens, in Fluent. By default they are in en.ftl, beside the module."""
    conceding: ClassVar[frozenset[str]] = frozenset()
    """The kinds of prompts by which a seat concedes or agrees to end the game. Only the player may answer them, never a
    stand-in (G-AWAY-R1)."""

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        if "types" not in cls.__dict__ and (types := _types_between_brackets(cls)) is not None:
            cls.types = types

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

    def possible_state(self, view: V, dice: Dice) -> S:
        """A state that the viewer cannot tell from the real one, drawn with its true probability.

        Needed only if there are private or hidden parts.
        """
        return State(view.public, (None,) * self.seats, None)  # type: ignore[return-value]

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

    def draft(self, state: S, moment: Moment) -> Draft[Chosen, Any, Any, Any, E]:
        """The next state under construction, for `apply`."""
        return Draft(self.options, state, moment)

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

    @property
    def limits(self) -> Mapping[str, int]:
        """Kinds of awaited prompts that have a time limit of their own at a table, in seconds. A turn timer that is
        shorter counts; when the time is over, a stand-in answers."""
        return {}

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
        return _decoder(self.types.action)

    @cached_property
    def any_action_decoder(self) -> msgspec.json.Decoder[A]:
        """Decodes the actions of seats and of the table from a log."""
        table_action = self.types.table_action
        return _decoder(self.types.action if table_action is None else self.types.action | table_action)


@lru_cache(MOST_DECODERS)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Shared by all games of a kind: making one takes as long as several actions, and it is large."""
    return msgspec.json.Decoder(kind)


def _types_between_brackets(kind: type[Game[Any, Any, Any, Any, Any]]) -> GameTypes | None:
    for base in kind.__dict__.get("__orig_bases__", ()):
        if get_origin(base) is Game:
            state, action, event, view, options = get_args(base)
            return GameTypes(options=options, state=state, action=action, event=event, view=view)
    return None
