"""The good Mantis bot: counts cards and looks one step ahead."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.bots.bot import Intent
from rumpus.engine import Dice, Prompt, View
from rumpus.games.mantis.model import COLOURS, Public
from rumpus.games.mantis.rules import SCORE, STEALS
from rumpus.games.mantis.view import odds

_PLACE = {colour: place for place, colour in enumerate(COLOURS)}


class Weights(NamedTuple):
    """What things are worth, in scored cards. Found by self-play (`python -m rumpus.lab.tuning`)."""

    kept: float
    """A card in one's own tank."""
    denied: float
    """A card less in the tank of an opponent with an empty score pile; a card more costs as much."""
    danger: float
    """How much more that is for an opponent about to win."""
    again: float
    """Another turn."""


WEIGHTS_OF_TWO = Weights(kept=0.5, denied=0.5, danger=1.0, again=1.0)
WEIGHTS = Weights(kept=0.5, denied=0.2, danger=1.0, again=0.0)
VICTORY = 100.0


class GoodBot:
    """Takes the choice with the highest expected worth."""

    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        self._seats = seats
        self._weights = weights or (WEIGHTS_OF_TWO if seats == 2 else WEIGHTS)

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not prompts:
            return None
        seat = view.seat
        assert seat is not None
        worths = self.worths(view.public, seat)
        highest = max(worths)
        best = [into for into, worth in enumerate(worths) if worth > highest - 1e-9]
        into = dice.pick(best)
        return Intent(prompts[0].id, SCORE if into == seat else STEALS[into])

    def worths(self, public: Public, seat: int) -> list[float]:
        """What it expects from turning the card over into each tank."""
        fronts = [
            (_PLACE[colour], chance) for colour, chance in zip(public.top, odds(public), strict=True) if chance > 0
        ]
        return [
            self._of_scoring(public, seat, fronts) if into == seat else self._of_stealing(public, into, fronts)
            for into in range(self._seats)
        ]

    def _of_scoring(self, public: Public, seat: int, fronts: list[tuple[int, float]]) -> float:
        tank = public.tanks[seat]
        kept = self._weights.kept
        needed = public.target - public.piles[seat]
        worth = 0.0
        for colour, chance in fronts:
            held = tank[colour]
            if not held:
                worth += chance * kept
            elif held + 1 >= needed:
                worth += chance * VICTORY
            else:
                worth += chance * (held + 1 - held * kept)
        return worth

    def _of_stealing(self, public: Public, target: int, fronts: list[tuple[int, float]]) -> float:
        tank = public.tanks[target]
        kept, denied, danger, again = self._weights
        denied *= 1 + danger * public.piles[target] / public.target
        worth = 0.0
        for colour, chance in fronts:
            held = tank[colour]
            worth += chance * ((held + 1) * kept + held * denied + again) if held else -chance * denied
        return worth
