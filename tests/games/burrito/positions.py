"""Positions of Throw Throw Burrito for tests.

Ada is seat 0, Ben to her left is seat 1 and so on. Cards are written by their names, `"corn corn lime"`, with the top
card of a pile last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, Moment, Outcome, Result, State, Wake
from rumpus.engine.rulebook import rulebook_of
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import BRUISES, KINDS, SET, decks_for, whole_deck, worth
from rumpus.games.burrito.events import Event
from rumpus.games.burrito.model import (
    Battle,
    BurritoState,
    Choose,
    Count,
    Declare,
    Flow,
    Hidden,
    Move,
    Options,
    Private,
    Public,
)

ADA, BEN, CLEO, DEV, ELI, FAY = range(6)
CLAUSES = frozenset(rulebook_of(Burrito).clauses)
E = TypeVar("E")
BRAWL, MOON, WAR, DUEL = (f"{name} " * SET for name in ("brawl_sun", "brawl_moon", "war", "duel"))


def cards(names: str) -> tuple[int, ...]:
    return tuple(KINDS.index(name) for name in names.split())


class Match:
    """A game in which a test plays some moves: its state and the events of the last action."""

    def __init__(self, game: Burrito, state: BurritoState, at_ms: int = 0) -> None:
        self.game = game
        self.state = state
        self.at_ms = at_ms
        self.events: list[Event] = []
        """Events of the last action."""
        self._rolls = 0

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def battle(self) -> Battle:
        assert self.public.battle is not None
        return self.public.battle

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def hand(self, seat: int) -> str:
        return " ".join(KINDS[card] for card in self.state.private[seat].hand)

    def pile(self, seat: int) -> str:
        return " ".join(KINDS[card] for card in self.state.hidden.piles[seat])

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

    def declare(self, seat: int, names: str, kind: str = "", duelists: tuple[int, ...] = ()) -> Match:
        shown = cards(names)
        return self.act(seat, Declare(kind or KINDS[shown[0]].split("_")[0], shown, duelists))  # type: ignore[arg-type]

    def restart(self) -> Match:
        """The seat that has to gives the 3-2-1-Burrito."""
        return self.act(self.public.counter, Count()).wake()

    def choose(self, *choices: tuple[Move, int | None] | Move, seed: int | None = None) -> Match:
        """All fighters choose, in order."""
        for seat, choice in zip(self.battle.fighters, choices, strict=True):
            move, target = (choice, None) if isinstance(choice, str) else choice
            self.act(seat, Choose(move, target), seed)
        return self

    def lose(self, *losers: int, clause: str = "B-HIT-1", by: str = "arena", seed: int | None = None) -> Match:
        """The arena reports who lost."""
        return self.act(None, Result(self.battle.id, losers, clause, by), seed)

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

    def open(self, seat: int) -> list[str]:
        return [prompt.id for prompt in self.game.prompts(self.state, seat)]


def position(
    *hands: str,
    piles: Sequence[str] = (),
    community: tuple[str, str] | None = None,
    score: Sequence[str] = (),
    bruises: Sequence[int] = (),
    rest: int | None = None,
    seats: int = 4,
    **chosen: Any,
) -> Match:
    """A position in which cards are being passed, with these hands.

    Cards that are not named lie below the community piles, or, if `community` lists all their cards, under the pile of
    the seat `rest`. `score` has a card for each set. Other arguments are options, or fields of the public part.
    """
    options = {name: chosen.pop(name) for name in list(chosen) if name in Options.__struct_fields__}
    # Without a break, unless a test sets one.
    game = Burrito(Options(**{"breather_s": 0, **options}), seats=seats)
    stock = list(whole_deck(decks_for(seats)))

    def take(names: str) -> tuple[int, ...]:
        taken = cards(names)
        for card in taken:
            stock.remove(card)
        return taken

    held = [take(hands[seat]) if seat < len(hands) else () for seat in range(seats)]
    dealt = [take(piles[seat]) if seat < len(piles) else () for seat in range(seats)]
    scored = [cards(score[seat]) if seat < len(score) else () for seat in range(seats)]
    for card in [card for cards_ in scored for card in cards_ for _ in range(SET)]:
        stock.remove(card)
    left, right = (take(each) for each in community or ("", ""))
    if rest is not None:
        dealt[rest] = (*stock, *dealt[rest])
    elif community is None:
        half = len(stock) // 2
        left, right = tuple(stock[:half]), tuple(stock[half:])
    else:
        assert not stock
    marks = tuple(bruises[seat] if seat < len(bruises) else 0 for seat in range(seats))
    fresh = game.new(Moment(0, Dice(b"position"))).state.public
    public = replace(
        fresh,
        phase="passing",
        counter=None,
        flow=Flow(tuple(map(len, held)), tuple(map(len, dealt)), (len(left), len(right))),
        score=tuple(scored),
        bruises=marks,
        bruises_left=BRUISES * decks_for(seats) - sum(marks),
        points=tuple(sum(map(worth, sets)) - marks[seat] for seat, sets in enumerate(scored)),
        **chosen,
    )
    state: BurritoState = State(public, tuple(map(Private, held)), Hidden(tuple(dealt), (left, right), (0,) * seats))
    match = Match(game, state)
    assert game.contradiction(state) == ""
    return match


def battle(names: str, *, seats: int = 4, by: int = ADA, duelists: tuple[int, ...] = (), **chosen: Any) -> Match:
    """A battle declared with these three cards, by Ada unless `by` is given."""
    hands = [""] * seats
    hands[by] = names
    return position(*hands, seats=seats, **chosen).declare(by, names, duelists=duelists).wake()
