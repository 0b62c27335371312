"""Each level of bot by playouts wins more than the one below, also when all of them think less than at a table.

In Pig luck hides the upper rungs in so few games. `benchmarks.playouts` measures every rung in full.
"""

from __future__ import annotations

import pytest
from benchmarks.playouts import share_of_deal
from msgspec.structs import replace

from rumpus.bots import Bot, Level, make_bot
from rumpus.bots.playouts.levels import BestBot, EasyBot, GoodBot, PlayoutBot
from rumpus.games import AnyGame
from rumpus.lab.intervals import of_means, sure_after
from rumpus.lab.series import game_seed
from tests.examples import EXAMPLES, module

LOOKS = (8, 16, 32, 64)
"""The numbers of deals after which the interval is looked at: as soon as it is clear, the rest is left out."""
SHORT = {
    "pig": module("pig").Options(goal=30),
    "liars_dice": module("liars_dice").Options(dice=2),
    "jackdaws": module("jackdaws").Options(rounds=6),
}
"""Options for short games."""
BOTS: dict[Level, type[PlayoutBot]] = {"easy": EasyBot, "good": GoodBot, "best": BestBot}


def hasty(game: AnyGame, level: Level, haste: int) -> Bot:
    """A bot with a part of its usual steps."""
    if level == "random":
        return make_bot(game, level)
    care = BOTS[level].care
    return BOTS[level](game, care=replace(care, steps=care.steps // haste))


@pytest.mark.parametrize(
    ("name", "upper", "lower", "haste"),
    [
        ("pig", "easy", "random", 1),
        ("pig", "good", "random", 2),
        ("liars_dice", "easy", "random", 1),
        ("liars_dice", "good", "easy", 2),
        ("liars_dice", "best", "good", 5),
        ("jackdaws", "easy", "random", 1),
        ("jackdaws", "good", "easy", 4),
        ("jackdaws", "best", "good", 5),
    ],
)
def test_a_level_beats_the_one_below(name: str, upper: Level, lower: Level, haste: int) -> None:
    game = EXAMPLES[name](SHORT[name], seats=2)
    above, below = hasty(game, upper, haste), hasty(game, lower, haste)
    shares: list[float] = []
    for deals in LOOKS:
        shares += [share_of_deal(game, above, below, game_seed(1, deal)) for deal in range(len(shares), deals)]
        low, _ = of_means(shares, sure_after(len(LOOKS)))
        if low > 0.5:
            return
    pytest.fail(f"{upper} wins {sum(shares) / len(shares):.0%} against {lower}, which may be chance")
