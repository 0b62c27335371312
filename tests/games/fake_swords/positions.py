"""Positions of Fake Swords for tests.

Ada is seat 0, Ben seat 1 and so on. Cards are written by their names, `"Flamingo, Bow"`, and piles with a slash between
them: `"Flamingo, Bow / Dizzy / Big Target"`. Each name is the next copy of that card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, Moment, Outcome, Result, State, Wake
from rumpus.engine.rulebook import rulebook_of
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.cards import Deck, Move, deck_of
from rumpus.games.fake_swords.events import Event
from rumpus.games.fake_swords.model import Choose, Fight, FightState, Hidden, Options, Point, Private, Public, Quick

ADA, BEN, CLEO, DEV, ELI, FAY = range(6)
CLAUSES = frozenset(rulebook_of(FakeSwords).clauses)
E = TypeVar("E")

ONE_OF_EACH = msgspec.json.encode(
    {"cards": [{**msgspec.to_builtins(kind), "copies": 1} for kind in deck_of().kinds]}
).decode()
"""A deck file with one copy of each of our 24 cards."""


class Stock:
    """The cards that are not on the table yet, by name."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self.left = list(range(deck.size))

    def take(self, names: str) -> tuple[int, ...]:
        return tuple(self._take(name.strip()) for name in names.split(",") if name.strip())

    def _take(self, name: str) -> int:
        card = next(each for each in self.left if self._deck.kind(each).name == name)
        self.left.remove(card)
        return card


class Match:
    """A game in which a test plays some moves: its state and the events of the last action."""

    def __init__(self, game: FakeSwords, state: FightState) -> None:
        self.game = game
        self.state = state
        self.at_ms = 0
        self.events: list[Event] = []
        """Events of the last action."""
        self._rolls = 0

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def fight(self) -> Fight:
        assert self.public.fight is not None
        return self.public.fight

    @property
    def quick(self) -> Quick:
        assert self.fight.quick is not None
        return self.fight.quick

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: int | None, action: Any, seed: int | None = None) -> Match:
        self._rolls += 1
        dice = Dice(b"test", self._rolls if seed is None else seed)
        step = self.game.apply(self.state, seat, action, Moment(self.at_ms, dice))
        assert self.game.contradiction(step.state) == ""
        self.state = step.state
        self.events = list(step.events)
        waiting = [seat for seat in range(self.game.seats) if self.asked(seat)]
        assert self.game.waiting_for(self.state) == tuple(waiting)
        return self

    def refused(self, seat: int | None, action: Any) -> str:
        """The clause that forbids the action."""
        before = self.state
        with pytest.raises(IllegalAction) as refusal:
            self.act(seat, action)
        assert self.state is before
        assert refusal.value.clause in CLAUSES
        assert refusal.value.why
        return refusal.value.clause

    def wake(self, seed: int | None = None) -> Match:
        """Let time pass until something is due."""
        due_ms = self.game.wake_at_ms(self.state)
        assert due_ms is not None
        self.at_ms = due_ms
        return self.act(None, Wake(), seed)

    def point(self, *piles: int, seed: int | None = None) -> Match:
        """Everybody points, seat by seat. The events are those of the reveal."""
        for seat, pile in enumerate(piles):
            self.act(seat, Point(pile), seed)
        return self

    def exchange(self, first: Move, second: Move, seed: int | None = None) -> Match:
        """Both fighters choose, in order."""
        one, other = self.fight.fighters
        self.act(one, Choose(first), seed)
        return self.act(other, Choose(second), seed)

    def lose(self, *losers: int, clause: str = "F-END-1", card: str | None = None, seed: int | None = None) -> Match:
        """The arena reports who lost."""
        return self.act(None, Result(self.fight.battle, losers, clause, "arena", card), seed)

    def told(self, kind: type[E]) -> E:
        """The only event of this kind from the last action."""
        [event] = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def asked(self, seat: int) -> list[str]:
        """The kinds of the seat's prompts that the game waits for."""
        return [prompt.kind for prompt in self.game.prompts(self.state, seat) if prompt.awaited]

    def may(self, seat: int) -> list[str]:
        return [prompt.kind for prompt in self.game.prompts(self.state, seat)]

    def names(self, cards: Sequence[int]) -> str:
        return ", ".join(self.game.deck.names(tuple(cards)))

    def rules(self) -> dict[str, tuple[int, ...]]:
        """The cards in force, by name, with the seats that they bind."""
        return {self.game.deck.kinds[rule.kind].name: rule.seats for rule in self.fight.rules}


def position(
    piles: str = "",
    *,
    loose: str = "",
    holding: Sequence[str] = (),
    discard: str = "",
    deck: str = "",
    seats: int = 3,
    boss: int = ADA,
    options: Options | None = None,
    **chosen: Any,
) -> Match:
    """With `piles`, everybody is about to point at them. With `loose` cards, the Boss is about to arrange them.

    `deck` has the next cards to be drawn; all others lie below them.
    """
    game = FakeSwords(options or Options(**chosen), seats=seats)
    stock = Stock(game.deck)
    laid = tuple(stock.take(pile) for pile in piles.split("/")) if piles else ()
    beside = stock.take(loose)
    owned = tuple(stock.take(holding[seat]) if seat < len(holding) else () for seat in range(seats))
    thrown = stock.take(discard)
    first = stock.take(deck)
    hidden = first + tuple(stock.left)
    count = {3: 3, 4: 3, 5: 4, 6: 5}[seats]
    public = game.new(Moment(0, Dice(b"position"))).state.public
    public = replace(
        public,
        boss=boss,
        phase="point" if laid else "piles",
        collected=owned,
        sets=tuple(map(game.deck.sets, owned)),
        loose=beside,
        piles=laid or ((),) * count,
        deck=len(hidden),
        discard=thrown,
        until_ms=8000 if laid else None,
    )
    return Match(game, State(public, (Private(),) * seats, Hidden(hidden)))


def fight_over(cards: str, *, fights: str = "arena", heights: tuple[int, ...] = (180, 150, 165), **more: Any) -> Match:
    """Ada and Ben fight over these cards. Ben is shorter, and Cleo is Boss."""
    others = "Dizzy" if "Dizzy" not in cards else "Bow"
    match = position(
        f"{cards} / {others} / Sit Down", boss=CLEO, options=Options(fights=fights, heights=heights, **more)
    )  # type: ignore[arg-type]
    return match.point(0, 0, 1)
