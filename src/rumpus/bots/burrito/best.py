"""The best bot of Throw Throw Burrito: the quickest hands, and an eye on the neighbour, the score and the end."""

from __future__ import annotations

from typing import Final

from rumpus.bots.burrito.fighting import balanced, by_threat, choice, rivals
from rumpus.bots.burrito.player import BurritoBot, least
from rumpus.bots.burrito.prospects import SOON, keeping, unseen, worths
from rumpus.engine import Dice
from rumpus.games.burrito.cards import worth
from rumpus.games.burrito.model import Battle, Choose, Private, Public

SPITE: Final = 0.3
"""How much of what a card is worth to the left neighbour counts against passing it on, with two players."""
IN_REACH: Final = 2
"""How many points one may be behind and still hope to catch up before the round ends."""
IMPATIENT: Final = 0.06
"""How likely at each look it waits no longer for that."""


class BestBot(BurritoBot):
    level = "best"
    overlooks = 0.0
    confuses = 0.0

    def discard(self, public: Public, mine: Private, dice: Dice) -> int:
        hand = mine.hand
        players = len(public.waits) - len(public.skipped)
        # What one passed on oneself does not come back soon.
        left = unseen(public, hand, mine.given + mine.held)
        neighbour = mine.held + mine.given[-SOON:]
        cost = keeping(hand, left, worths(players), neighbour, SPITE / (players - 1))
        return least(cost, players, dice, helping=neighbour)

    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        """The last bruise ends the round: rather not while another set or two would be enough to win it."""
        if public.bruises_left > 1:
            return True
        most = max(points for each, points in enumerate(public.points) if each != seat)
        is_catching_up = 0 < most - public.points[seat] - worth(card) <= IN_REACH
        return not is_catching_up or dice.roll() < IMPATIENT

    def joins(self, public: Public, seat: int) -> bool:
        """Only where this battle ends the round: later, others would fight for its set."""
        return public.bruises_left == 1

    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        first, second = rivals(public, seat, seats)[:2]
        return first, second

    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose:
        return choice(balanced(len(battle.fighters)), battle, seat, by_threat(public, battle, seat), dice)
