"""The base of all bots of Fake Swords: which prompts they answer, and when they talk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from rumpus.bots.bot import Intent, Level
from rumpus.bots.fake_swords.pauses import sword_pause_ms
from rumpus.bots.fake_swords.sight import Piles, Sight, sight_of
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.fake_swords.cards import MOVES, Move, deck_of
from rumpus.games.fake_swords.model import (
    Action,
    Arrange,
    Choose,
    Claim,
    CountDown,
    Fight,
    Finger,
    NameShorter,
    NameStandIn,
    Options,
    PickFight,
    Point,
    StartFight,
)


class FightBot(ABC):
    """A level says how it lays piles, talks, points, picks fights and chooses in them.

    Bots judge nobody: they see no foam swords, so they neither report how a fight went, nor call out broken rules, nor
    decide about them. Once the piles lie, they do not lay them again, so nobody has to wait.
    """

    level: ClassVar[Level]
    talkative: ClassVar[float]
    """The share of rounds in which it says where it will point."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        options = game.options
        assert isinstance(options, Options)
        self.options = options
        self.deck = deck_of(options.deck)

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        # Standing prompts come first: nobody can talk once the fingers are up.
        for prompt in sorted(prompts, key=lambda prompt: prompt.awaited):
            # Rolled first, so that the pause does not depend on the bot's thinking.
            pause = sword_pause_ms(self.level, prompt.kind, self.options.point_s * 1000, dice)
            action = self._answer(sight_of(self.options, self.deck, view), prompt, dice)
            if action is not None:
                return Intent(prompt.id, action, pause)
        return None

    def _answer(self, sight: Sight, prompt: Prompt, dice: Dice) -> Action | None:
        public = sight.public
        match prompt.kind:
            case "talk":
                return Claim(self.claim(sight, dice)) if self._would_talk(sight) else None
            case "piles":
                return Arrange(self.arrange(sight, dice)) if prompt.awaited else None
            case "finger":
                return Finger() if not public.fingers[sight.seat] else None
            case "count":
                return CountDown()
            case "point":
                return Point(self.point(sight, dice))
            case "pick":
                return self.pick(sight, dice)
        return None if public.fight is None else self._in_fight(sight, public.fight, prompt.kind, dice)

    def _in_fight(self, sight: Sight, fight: Fight, kind: str, dice: Dice) -> Action | None:
        match kind:
            case "stand_in":
                return NameStandIn(dice.pick(fight.candidates))
            case "shorter":
                return NameShorter(self.shorter(sight, fight, dice))
            case "start":
                return StartFight()
            case "exchange":
                side = fight.fighters.index(sight.seat)
                return Choose(self.exchange(fight, side, dice))
        return None

    def _would_talk(self, sight: Sight) -> bool:
        """At most once a round, before its finger is up; whether at all is a hash of the cards."""
        public, seat = sight.public, sight.seat
        if public.loose or not all(public.piles) or public.fingers[seat] or public.claims[seat] is not None:
            return False
        whim = Dice(repr((public.round, public.piles)).encode(), seat)
        return whim.roll() < self.talkative

    @abstractmethod
    def arrange(self, sight: Sight, dice: Dice) -> Piles:
        """The piles, all cards in them."""

    @abstractmethod
    def claim(self, sight: Sight, dice: Dice) -> int:
        """The pile that it claims to point at."""

    @abstractmethod
    def point(self, sight: Sight, dice: Dice) -> int: ...

    @abstractmethod
    def pick(self, sight: Sight, dice: Dice) -> PickFight: ...

    @abstractmethod
    def shorter(self, sight: Sight, fight: Fight, dice: Dice) -> int:
        """The fighter whom it names as shorter if heights do not tell."""

    @abstractmethod
    def exchange(self, fight: Fight, side: int, dice: Dice) -> Move: ...


def open_moves(fight: Fight, side: int) -> list[Move]:
    assert fight.quick is not None
    barred = fight.quick.exchange.barred[side]
    return [move for move in MOVES if move not in barred]
