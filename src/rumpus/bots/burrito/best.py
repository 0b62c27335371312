"""The best bot of Throw Throw Burrito: it is quickest, and considers the neighbour, the score and the end of the
round."""

from __future__ import annotations

from typing import Final

from rumpus.bots.burrito.fighting import balanced, by_threat, choice, rivals
from rumpus.bots.burrito.player import BurritoBot, least
from rumpus.bots.burrito.prospects import SOON, keeping, unseen, worths
from rumpus.engine import Dice
from rumpus.games.burrito.cards import worth
from rumpus.games.burrito.model import Battle, Choose, Private, Public

SPITE: Final = 0.3
"""The weight of a card's worth to the left neighbour, with two players."""
IN_REACH: Final = 2
"""A deficit of so many points can still be made up before the round ends."""
IMPATIENT: Final = 0.06
"""The chance, per decision, to stop waiting for that."""


class BestBot(BurritoBot):
    level = "best"
    overlooks = 0.0
    confuses = 0.0

    def discard(self, public: Public, mine: Private, dice: Dice) -> int:
        hand = mine.hand
        players = len(public.waits) - len(public.skipped)
        # Cards that the bot passed on do not come back soon.
        left = unseen(public, hand, mine.given + mine.held)
        neighbour = mine.held + mine.given[-SOON:]
        cost = keeping(hand, left, worths(players), neighbour, SPITE / (players - 1))
        return least(cost, players, dice, helping=neighbour)

    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        """Do not end the round with the last bruise while one or two more sets would win it."""
        if public.bruises_left > 1:
            return True
        most = max(points for each, points in enumerate(public.points) if each != seat)
        is_catching_up = 0 < most - public.points[seat] - worth(card) <= IN_REACH
        return not is_catching_up or dice.roll() < IMPATIENT

    def joins(self, public: Public, seat: int) -> bool:
        """Join only if this battle ends the round; otherwise its set can send others to fight later."""
        return public.bruises_left == 1

    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        first, second = rivals(public, seat, seats)[:2]
        return first, second

    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose:
        return choice(balanced(len(battle.fighters)), battle, seat, by_threat(public, battle, seat), dice)
