"""The good Mantis bot: it counts cards and looks one step ahead."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.bots.bot import Intent
from rumpus.bots.mantis.table import PLACE, turn_over_into
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.mantis.model import Public
from rumpus.games.mantis.view import odds


class Weights(NamedTuple):
    """The weights of the evaluation, in scored cards, found by self-play."""

    kept: float
    """A card in the own tank."""
    denied: float
    """A card less in the tank of an opponent whose score pile is empty."""
    danger: float
    """How much more `denied` counts for an opponent about to win."""
    again: float
    """Another turn."""
    close: float
    """Choices that differ by less than this count as equal: the bot counts well, but judges like a person."""


WEIGHTS_OF_TWO = Weights(kept=0.5, denied=0.3, danger=0.8, again=1.0, close=0.7)
WEIGHTS = Weights(kept=0.38, denied=0.12, danger=0.6, again=0.0, close=0.5)
VICTORY = 100.0


class GoodBot:
    """Takes the choice with the highest expected worth."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self._seats = game.seats
        self._weights = WEIGHTS_OF_TWO if game.seats == 2 else WEIGHTS

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not prompts:
            return None
        seat = view.public.to_move
        worths = self.worths(view.public, seat)
        enough = max(worths) - self._weights.close
        into = dice.pick([into for into, worth in enumerate(worths) if worth >= enough])
        return Intent(prompts[0].id, turn_over_into(into, seat))

    def worths(self, public: Public, seat: int) -> list[float]:
        """The expected worth of turning the card over into each tank."""
        fronts = [
            (PLACE[colour], chance) for colour, chance in zip(public.top, odds(public), strict=True) if chance > 0
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
        kept, denied, danger, again, _ = self._weights
        denied *= 1 + danger * public.piles[target] / public.target
        worth = 0.0
        for colour, chance in fronts:
            held = tank[colour]
            worth += chance * ((held + 1) * kept + held * denied + again) if held else -chance * denied
        return worth
