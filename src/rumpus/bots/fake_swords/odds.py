"""The odds of fights: black cards help the shorter fighter, and in the arena skill counts."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.bots.bot import Level
from rumpus.bots.fake_swords.profiles import Profiles
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import Floats
from rumpus.games.fake_swords.cards import Effect

HELP: Final[dict[Effect, float]] = {
    "second_wind": 0.79,
    "shield": 0.53,
    "first_clash": 0.74,
    "half": 0.57,
    "counter": 0.22,
}
"""Log odds of the shorter fighter in a Quick fight with one such card if both play optimally (see
`fencing.chance_of_first`); those of several cards nearly add up."""
EXEMPT: Final = 0.32
EXEMPT_FROM_ALL: Final = 1.4
"""Log odds for being exempt from a purple card, and from one that forbids repeating a choice."""
SKILL: Final[dict[Level, float]] = {"random": -1.0, "easy": -0.5, "good": 0.0, "best": 0.4}
"""Log odds of a bot of this level in the arena against an unknown opponent."""


def help_of(sight: Sight, cards: tuple[int, ...]) -> float:
    """Log odds of the shorter fighter in a fight over these cards."""
    kinds = [sight.deck.kinds[place] for place in {sight.deck.kind_of[card] for card in cards}]
    black = [kind for kind in kinds if kind.colour == "black"]
    helped = sum(HELP.get(kind.quick.effect, 0.0) for kind in black)
    if any(kind.exempt for kind in black):
        purple = [kind for kind in kinds if kind.colour == "purple" and kind.quick.effect == "bar"]
        helped += sum(EXEMPT_FROM_ALL if kind.quick.move == "any" else EXEMPT for kind in purple)
    return helped


def helps_of(sight: Sight, arrangements: list[Piles]) -> Floats:
    """[batch, pile]."""
    known = {pile: 0.0 for piles in arrangements for pile in piles}
    for pile in known:
        known[pile] = help_of(sight, pile)
    return np.array([[known[pile] for pile in piles] for piles in arrangements])


def shorter_signs(sight: Sight, profiles: Profiles) -> Floats:
    """[pair]: 1 where the first of two seats is shorter, -1 where the second is, 0 where nobody knows."""
    heights = np.zeros(sight.seats)
    known = sight.options.heights[: sight.seats]
    heights[: len(known)] = known
    first, second = heights[profiles.pairs[:, 0]], heights[profiles.pairs[:, 1]]
    signs: Floats = np.where((first > 0) & (second > 0), np.sign(second - first), 0.0)
    return signs


def skill_edges(sight: Sight, profiles: Profiles, level: Level) -> Floats:
    """[pair]: log odds of the first of two seats by skill alone."""
    edges = np.zeros(len(profiles.pairs))
    if sight.options.fights == "arena":
        edges += SKILL[level] * (profiles.pairs[:, 0] == sight.seat)
        edges -= SKILL[level] * (profiles.pairs[:, 1] == sight.seat)
    return edges


def chances(log_odds: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-log_odds))
    return found
