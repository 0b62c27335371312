"""The good bot of Throw Throw Burrito: it is quick, counts the sets laid, and sends the leaders to fight."""

from __future__ import annotations

from rumpus.bots.burrito.fighting import balanced, choice, evenly, rivals
from rumpus.bots.burrito.player import BurritoBot, least
from rumpus.bots.burrito.prospects import keeping, unseen, worths
from rumpus.engine import Dice
from rumpus.games.burrito.model import Battle, Choose, Private, Public


class GoodBot(BurritoBot):
    level = "good"
    overlooks = 0.03
    confuses = 0.01

    def discard(self, public: Public, mine: Private, dice: Dice) -> int:
        hand = mine.hand
        players = len(public.waits) - len(public.skipped)
        return least(keeping(hand, unseen(public, hand), worths(players)), players, dice)

    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        return True

    def joins(self, public: Public, seat: int) -> bool:
        return True

    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        first, second = rivals(public, seat, seats)[:2]
        return first, second

    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose:
        return choice(balanced(len(battle.fighters)), battle, seat, evenly(battle, seat), dice)
