"""The easy Mantis bot: goes where a match is possible, without counting anything."""

from __future__ import annotations

from typing import Any

from rumpus.bots.bot import Intent
from rumpus.engine import Dice, Prompt, View
from rumpus.games.mantis.model import COLOURS
from rumpus.games.mantis.rules import SCORE, STEALS

_PLACE = {colour: place for place, colour in enumerate(COLOURS)}


class EasyBot:
    """Picks a tank that holds one of the three colours on the back; its own when there is none."""

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not prompts:
            return None
        public = view.public
        colours = [_PLACE[colour] for colour in public.top]
        promising = [seat for seat, tank in enumerate(public.tanks) if any(tank[colour] for colour in colours)]
        into = dice.pick(promising) if promising else view.seat
        return Intent(prompts[0].id, SCORE if into == view.seat else STEALS[into])
