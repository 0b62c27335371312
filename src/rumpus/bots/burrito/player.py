"""What all bots of Throw Throw Burrito have in common: what they answer, how fast, and what they never do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, Final

from rumpus.bots.bot import Intent, Level
from rumpus.bots.burrito.hand_times import HAND_TIMES, time_ms
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.burrito.cards import FIRST_BATTLE, HAND, KINDS, SET, BattleKind, battle_of
from rumpus.games.burrito.model import (
    Action,
    Battle,
    BurritoView,
    Choose,
    Count,
    Declare,
    Discard,
    Draw,
    LaySet,
    Pile,
    Private,
    Public,
    Report,
    Vote,
)
from rumpus.games.burrito.passing import is_two, open_piles
from rumpus.games.burrito.seating import active, left_of

COUNT: Final = Count()
VOTE: Final = Vote(end=True)
SUN: Final = KINDS.index("brawl_sun")
MOON: Final = KINDS.index("brawl_moon")
FRESH: Final = 0.2
"""How often one of two players draws from a community pile while their own has cards."""
WAVERS: Final = 2.0
"""By what share a card may seem worth more than it is."""
LOOKS_UP: Final = 0.05
LOOK: Final = 6
"""How often it looks round the table before it passes a card on, and how many times as long that takes then.

Hands that all keep the same time never get to the bottom of a pile: the community piles stay shut (B-PASS-3), and the
few cards that go round make no set. While one looks up, the left neighbour comes to cards that are new to all.
"""
MORE_OFTEN: Final = 0.002
LONGER: Final = 0.5
"""What is added to these for each card by which the left neighbour's pile is higher: quick hands wait for slow ones,
who would otherwise draw nothing but what was just passed to them.
"""
WAVERS_OF_TWO: Final = 0.3
"""Two players find new cards in the community piles, and need not give up what they collect."""
FIRST: Final = ("vote", "count", "exchange", "report", "pass")
"""Which of several prompts it answers first. It never grabs a burrito that is not its own."""


class BurritoBot(ABC):
    """A level says what it passes on, when it declares, whom it sends to fight, and how it fights.

    It remembers nothing but what its view tells: the same view and dice, the same answer.
    """

    level: ClassVar[Level]
    overlooks: ClassVar[float]
    """How often it does not see the set in its hand, at each look."""
    confuses: ClassVar[float]
    """How often it takes three cards for a battle's that are not, when they look alike."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self.times = HAND_TIMES[self.level]

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        for prompt in prompts if len(prompts) == 1 else sorted(prompts, key=_urgency):
            answer = self._answer(view, prompt, dice)
            if answer is not None:
                action, middling_ms = answer
                return Intent(prompt.id, action, time_ms(middling_ms, self.times.spread, dice))
        return None

    def _answer(self, view: BurritoView, prompt: Prompt, dice: Dice) -> tuple[Action, int] | None:
        """What to do, and how long that takes."""
        public, mine, seat, times = view.public, view.private, view.seat, self.times
        assert mine is not None
        assert seat is not None
        match prompt.kind:
            case "pass":
                act = self._join if public.phase == "window" else self._pass
                return act(public, mine, seat, dice)
            case "vote":
                # B-END-R1: bots vote yes.
                return None if public.votes[seat] else (VOTE, times.vote)
            case "count":
                return COUNT, times.count
            case "exchange":
                assert public.battle is not None
                return self.exchange(public, public.battle, seat, dice), times.choose
            case "report":
                assert public.battle is not None
                report = _agreeing(public.battle)
                return None if report is None else (report, times.report)
        return None

    # Passing cards

    def _pass(self, public: Public, mine: Private, seat: int, dice: Dice) -> tuple[Action, int] | None:
        hand, times = mine.hand, self.times
        if len(hand) >= SET:
            card = set_in(hand)
            if card is not None and dice.roll() >= self.overlooks:
                if card < FIRST_BATTLE:
                    return LaySet((card,) * SET), times.lay_set
                if self.declares(public, seat, card, dice):
                    return self._declared(public, seat, (card,) * SET, dice), times.declare
            elif (shown := lookalikes(hand)) and dice.roll() < self.confuses:
                return self._declared(public, seat, shown, dice), times.declare
        if len(hand) < HAND:
            piles = open_piles(public.flow, seat, is_two=is_two(public))
            if piles:
                return Draw(piles[0] if len(piles) == 1 else self._pile(piles, dice)), times.draw
        if not hand:
            return None
        behind = _behind(public, seat)
        looks_up = dice.roll() < LOOKS_UP + behind * MORE_OFTEN
        took = times.discard * (LOOK + behind * LONGER) if looks_up else times.discard
        return Discard(self.discard(public, mine, dice)), int(took)

    def _declared(self, public: Public, seat: int, cards: tuple[int, ...], dice: Dice) -> Declare:
        kind = battle_of(cards[0])
        assert kind is not None
        return Declare(kind, cards, self._duelists(public, seat, kind, dice))

    def _duelists(self, public: Public, seat: int, kind: BattleKind, dice: Dice) -> tuple[int, ...]:
        seats = active(len(public.waits), public.skipped)
        if kind != "duel" or len(seats) == 2:
            return ()
        first, second = self.duelists(public, seat, seats, dice)
        return (first, second) if first < second else (second, first)

    def _join(self, public: Public, mine: Private, seat: int, dice: Dice) -> tuple[Action, int] | None:
        """B-MULTI-R1: whether to declare as well, while the window is open."""
        card = set_in(mine.hand)
        if card is None or card < FIRST_BATTLE or not self.joins(public, seat):
            return None
        return self._declared(public, seat, (card,) * SET, dice), self.times.join

    @abstractmethod
    def discard(self, public: Public, mine: Private, dice: Dice) -> int:
        """The card to pass on."""

    def _pile(self, piles: tuple[Pile, ...], dice: Dice) -> Pile:
        """Mostly one's own where others would do as well (B-TWO-3).

        What the community piles have is new, and is gone too soon if one always takes it: then the two of them pass the
        same few cards to and fro on top of ever higher piles.
        """
        if piles[0] == "own":
            if dice.roll() >= FRESH:
                return "own"
            piles = piles[1:]
        return dice.pick(piles)

    # Battles

    @abstractmethod
    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        """Whether now is the moment for the battle whose cards it holds."""

    @abstractmethod
    def joins(self, public: Public, seat: int) -> bool: ...

    @abstractmethod
    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        """Who shall fight its Duel, of three or more at the table."""

    @abstractmethod
    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose: ...


def least(cost: dict[int, float], players: int, dice: Dice, helping: tuple[int, ...] = ()) -> int:
    """The card that seems to cost least to pass on, by a measure that wavers from look to look.

    Were everybody to hold on to what they have for ever, the same few cards would go round and round. About cards
    `helping` the left neighbour it wavers less, the fewer others there are who may win instead.
    """
    wavers = WAVERS if players > 2 else WAVERS_OF_TWO
    surely = 1 / (players - 1)
    roll = dice.roll
    seeming = []
    for card, worth in cost.items():
        share = roll()
        if card in helping:
            share = surely + (1 - surely) * share
        seeming.append((worth * (1 + wavers * share), card))
    return min(seeming)[1]


def _behind(public: Public, seat: int) -> int:
    """By how many cards the left neighbour's pile is higher than one's own."""
    piles = public.flow.piles
    return max(0, piles[left_of(seat, len(piles), public.skipped)] - piles[seat])


def _urgency(prompt: Prompt) -> int:
    return FIRST.index(prompt.kind) if prompt.kind in FIRST else len(FIRST)


@lru_cache(maxsize=1 << 15)
def set_in(hand: tuple[int, ...]) -> int | None:
    """The kind of which there are three, if any. Five cards hold no two of those."""
    if len(set(hand)) > len(hand) - SET + 1:
        return None
    return next((card for card in hand if hand.count(card) >= SET), None)


def lookalikes(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Three Brawl cards of both kinds: what people mostly declare wrongly (B-SET-4)."""
    if hand.count(SUN) + hand.count(MOON) < SET:
        return ()
    return tuple([card for card in hand if card in (SUN, MOON)])[:SET]


def _agreeing(battle: Battle) -> Report | None:
    """A stand-in has seen no burrito fly: it agrees with what the first of the others says."""
    return next((report for report in battle.reports if report is not None), None)
