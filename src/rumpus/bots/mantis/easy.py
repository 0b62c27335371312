"""The easy Mantis bot: it goes where a match is possible, without counting cards."""

from __future__ import annotations

from typing import Any

from rumpus.bots.bot import Intent
from rumpus.bots.mantis.table import PLACE, turn_over_into
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame


class EasyBot:
    """Chooses a tank with a probability proportional to how many of the colours on the back it holds."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        pass

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not prompts:
            return None
        public = view.public
        one, two, three = (PLACE[colour] for colour in public.top)
        held = [(tank[one] > 0) + (tank[two] > 0) + (tank[three] > 0) for tank in public.tanks]
        into = dice.weighted(held) if any(held) else public.to_move
        return Intent(prompts[0].id, turn_over_into(into, public.to_move))
