"""The base of all bots of Throw Throw Burrito: which prompts they answer, and how fast."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, Final

from rumpus.bots.bot import Intent, Level
from rumpus.bots.burrito.hand_times import HAND_TIMES, LOOK, LOOKS_UP, time_ms
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
"""With two players: the chance to draw from a community pile while the own one has cards."""
WAVERS: Final = 2.0
"""The largest relative error in the estimated worth of a card."""
MORE_OFTEN: Final = 0.002
LONGER: Final = 0.5
"""What is added to LOOKS_UP and LOOK for each card by which the left neighbour's pile is higher: otherwise slow
neighbours would draw nothing but what was just passed to them.
"""
WAVERS_OF_TWO: Final = 0.3
"""WAVERS for two players, who find new cards in the community piles."""
FIRST: Final = ("vote", "count", "exchange", "report", "pass")
"""The order in which prompts are answered. Bots never grab a burrito that is not their own."""


class BurritoBot(ABC):
    """A level says what it passes on, when it declares, whom it sends to fight, and how it fights.

    It has no memory: the same view and dice give the same answer.
    """

    level: ClassVar[Level]
    overlooks: ClassVar[float]
    """The chance, per decision, to overlook the set in its hand."""
    confuses: ClassVar[float]
    """The chance to declare a battle with three look-alike cards that are not a set."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self.times = HAND_TIMES[self.level]

    def keep_pace(self, tempo_ms: int) -> None:
        """Take so long for an action on average."""
        self.times = self.times.at_tempo(tempo_ms)

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        for prompt in prompts if len(prompts) == 1 else sorted(prompts, key=_urgency):
            answer = self._answer(view, prompt, dice)
            if answer is not None:
                action, middling_ms = answer
                return Intent(prompt.id, action, time_ms(middling_ms, self.times.spread, dice))
        return None

    def _answer(self, view: BurritoView, prompt: Prompt, dice: Dice) -> tuple[Action, int] | None:
        """The action, and how long it takes in milliseconds."""
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
        """The card that it passes on."""

    def _pile(self, piles: tuple[Pile, ...], dice: Dice) -> Pile:
        """The pile to draw from if several are open: mostly its own (B-TWO-3).

        If both players always drew from the community piles, these would soon be empty, and then both would pass the
        same few cards to and fro.
        """
        if piles[0] == "own":
            if dice.roll() >= FRESH:
                return "own"
            piles = piles[1:]
        return dice.pick(piles)

    # Battles

    @abstractmethod
    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        """Whether to declare the battle whose cards it holds now."""

    @abstractmethod
    def joins(self, public: Public, seat: int) -> bool: ...

    @abstractmethod
    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        """Whom it chooses for its Duel, of three or more at the table."""

    @abstractmethod
    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose: ...


def least(cost: dict[int, float], players: int, dice: Dice, helping: tuple[int, ...] = ()) -> int:
    """The cheapest card to pass on, by costs with a random error.

    Without the error everybody would keep their cards for ever, and the same few would circulate. For cards `helping`
    the left neighbour the error is smaller, the fewer players there are.
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
    """By how many cards the left neighbour's pile is higher than the own one."""
    piles = public.flow.piles
    return max(0, piles[left_of(seat, len(piles), public.skipped)] - piles[seat])


def _urgency(prompt: Prompt) -> int:
    return FIRST.index(prompt.kind) if prompt.kind in FIRST else len(FIRST)


@lru_cache(maxsize=1 << 15)
def set_in(hand: tuple[int, ...]) -> int | None:
    """The kind of which there are three, if any; five cards hold at most one set."""
    if len(set(hand)) > len(hand) - SET + 1:
        return None
    return next((card for card in hand if hand.count(card) >= SET), None)


def lookalikes(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Three Brawl cards of both kinds, which people often mistake for a set (B-SET-4)."""
    if hand.count(SUN) + hand.count(MOON) < SET:
        return ()
    return tuple([card for card in hand if card in (SUN, MOON)])[:SET]


def _agreeing(battle: Battle) -> Report | None:
    """A report that agrees with the first of the others: a stand-in has not seen the battle."""
    return next((report for report in battle.reports if report is not None), None)
