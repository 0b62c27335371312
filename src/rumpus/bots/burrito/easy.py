"""The easy bot of Throw Throw Burrito: it is slow, keeps what matches, overlooks sets, and throws too often."""

from __future__ import annotations

from typing import Final

from rumpus.bots.burrito.fighting import choice, evenly
from rumpus.bots.burrito.player import BurritoBot
from rumpus.engine import Dice
from rumpus.games.burrito.cards import SET
from rumpus.games.burrito.model import Battle, Choose, Private, Public

DARING: Final = (0.5, 0.2, 0.3)
"""Its probabilities to throw, fake and catch."""


class EasyBot(BurritoBot):
    level = "easy"
    overlooks = 0.15
    confuses = 0.1

    def discard(self, public: Public, mine: Private, dice: Dice) -> int:
        """A random card of a kind of which it has fewest."""
        hand = mine.hand
        for fewest in range(1, SET):
            if cards := [card for card in hand if hand.count(card) == fewest]:
                return dice.pick(cards)
        return dice.pick(hand)

    def declares(self, public: Public, seat: int, card: int, dice: Dice) -> bool:
        return True

    def joins(self, public: Public, seat: int) -> bool:
        return True

    def duelists(self, public: Public, seat: int, seats: tuple[int, ...], dice: Dice) -> tuple[int, int]:
        first, second = dice.shuffled([each for each in seats if each != seat])[:2]
        return first, second

    def exchange(self, public: Public, battle: Battle, seat: int, dice: Dice) -> Choose:
        return choice(DARING, battle, seat, evenly(battle, seat), dice)
