"""Positions of Swordcrafters for tests.

Ada is seat 0, Ben seat 1 and so on. A grid is written row by row, with a slash between rows: `"RBPG/AW#-/RBPG"`. A
sword is written as its sides, left, right, front and back, from the hilt up; front and back begin with a guard: `"RR BB
RG BG"`; a side without gems is a dot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, Moment, Outcome, State
from rumpus.engine.rulebook import rulebook_of
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import MagicSide, SoloCard
from rumpus.games.swordcrafters.gems import GEM_OF
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.model import (
    Action,
    Event,
    Finish,
    Magic,
    Options,
    Place,
    Private,
    Public,
    Select,
    Slice,
    Sword,
    SwordState,
)
from rumpus.games.swordcrafters.scoring import Score
from rumpus.games.swordcrafters.setup import SHOWN_AT_FIRST
from rumpus.games.swordcrafters.sword import SIDES, Side, Sides, heights

ADA, BEN, CLEO, DEV, ELI = range(5)

CLAUSES = frozenset(rulebook_of(Swordcrafters).clauses)
LOW_GRID = "RBPG/AW#-/RBPG"
WIDE_GRID = "RBPG/AW#-/RBPG/AW-R"

H: Axis = "horizontal"
V: Axis = "vertical"
E = TypeVar("E")


class Match:
    """A game in which a test plays some moves."""

    def __init__(self, game: Swordcrafters, state: SwordState) -> None:
        self.game = game
        self.state = state

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.public.scores

    def sword(self, seat: int = ADA, number: int = 0) -> Sword:
        return self.public.swords[seat][number]

    def act(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """The events of a legal action."""
        step = self.game.apply(self.state, seat, action, Moment(0, Dice(b"test")))
        self.state = step.state
        return step.events

    def refused(self, seat: int | None, action: Action) -> str:
        """The clause that refuses the action; the state must not change."""
        before = msgspec.json.encode(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, seat, action, Moment(0, Dice(b"test")))
        assert msgspec.json.encode(self.state) == before
        assert refusal.value.clause in CLAUSES
        assert refusal.value.why.endswith(".")
        return refusal.value.clause

    def slice(self, *slices: tuple[int, Axis, int]) -> tuple[Event, ...]:
        """The players slice in turn: a group, an axis and a line each."""
        events: tuple[Event, ...] = ()
        for group, axis, line in slices:
            events = self.act(self.to_move, Slice(group, axis, line))
        return events

    def select(self, *groups: int) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for group in groups:
            events = self.act(self.to_move, Select(group))
        return events

    def craft(self, seat: int, *places: tuple[str, Side], sword: int = 0) -> None:
        for letter, side in places:
            self.act(seat, Place(GEM_OF[letter], side, sword))

    def finish_all(self) -> tuple[Event, ...]:
        """Everybody places their tiles wherever they hold, and is done."""
        events: tuple[Event, ...] = ()
        dice = Dice(b"finish")
        while self.public.phase == "craft":
            seat = self.game.waiting_for(self.state)[0]
            view = self.game.view(self.state, seat)
            events = self.act(seat, self.game.sample_action(view, self.game.prompts(self.state, seat)[0], dice))
        return events

    @property
    def to_move(self) -> int:
        [seat] = self.game.waiting_for(self.state)
        return seat

    def asked(self) -> tuple[tuple[str, ...], ...]:
        """By seat: the kinds of prompts that the game waits for."""
        return tuple(
            tuple(prompt.kind for prompt in self.game.prompts(self.state, seat) if prompt.awaited)
            for seat in range(self.game.seats)
        )


def only(kind: type[E], events: tuple[Any, ...]) -> E:
    """The only event of this kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def any_of(kind: type[Any], events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


def sides(text: str) -> Sides:
    left, right, front, back = (side.strip(".") for side in text.split())
    return left, right, front, back


def new_game(seats: int, options: Options | None = None, seed: bytes = b"test") -> Match:
    game = Swordcrafters(options, seats=seats)
    return Match(game, game.new(Moment(0, Dice(seed))).state)


def slicing(
    seats: int, grid: str | None = None, *, first: int = ADA, round: int = 1, options: Options | None = None
) -> Match:
    """A round has begun with this grid."""
    match = new_game(seats, options)
    laid = (grid or (LOW_GRID if seats in (2, 3) else WIDE_GRID)).replace("/", "")
    order = tuple((first + place) % seats for place in range(seats)) * (2 if seats == 2 else 1)
    assert len(laid) == match.public.columns * match.public.rows
    public = replace(match.public, grid=laid, first=first, order=order, round=round)
    return Match(match.game, State(public, match.state.private, match.state.hidden))


def crafting(
    hand: str,
    sword: str = ". . R B",
    *,
    seats: int = 3,
    round: int = 1,
    shown: tuple[Side, Side] = ("left", "front"),
    options: Options | None = None,
) -> Match:
    """Everybody crafts. Ada has these tiles for this sword, which was built in earlier rounds; the others have none."""
    match = new_game(seats, options)
    guarded = match.game.options.guarded
    built = sides(sword)
    tall = heights(built)
    earlier = "".join(sorted(built[0] + built[1] + built[2][1:] + built[3][1:]))
    swords = [
        (Sword(built, tall, hand, shown, (earlier, hand), (tall,)) if guarded else Sword(built, tall, hand),),
        *match.public.swords[1:],
    ]
    if guarded:
        swords[1:] = [(replace(each, taken=("", ""), layers=((0, 0, 0, 0),)),) for (each,) in swords[1:]]
    private = [Private((built,), (hand,)) if guarded else Private(None), *match.state.private[1:]]
    public = replace(match.public, round=round, phase="craft", order=(), turn=0, swords=tuple(swords))
    return Match(match.game, State(public, tuple(private), match.state.hidden))


def scoring(
    swords: Sequence[str | tuple[str, str]],
    magic: Sequence[MagicSide] = (),
    *,
    opponents: Sequence[SoloCard] = (),
    options: Options | None = None,
) -> Match:
    """These swords (two a player if there are pairs) after the last tile, and their scores."""
    match = new_game(len(swords), options)
    cards = tuple(Magic(f"card-{place}", "beginner", side) for place, side in enumerate(magic))
    table = tuple(tuple(finished(text) for text in ((texts,) if isinstance(texts, str) else texts)) for texts in swords)
    solo = match.public.solo
    public = replace(
        match.public,
        round=6,
        phase="craft",
        order=(),
        magic=cards,
        swords=table,
        done=(False,) * len(swords),
        solo=None if solo is None else replace(solo, opponents=tuple(opponents)),
    )
    match.state = State(public, tuple(Private(None) for _ in swords), match.state.hidden)
    for seat in range(len(swords)):
        match.act(seat, Finish())
    return match


def finished(text: str) -> Sword:
    built = sides(text)
    return Sword(built, heights(built), "")


GUARDED = Options(guarded=True)
DUAL = Options(dual=True)
LIGHT = Options(light=True)
assert SHOWN_AT_FIRST == ("left", "front")
assert SIDES == ("left", "right", "front", "back")
