"""The stakes of a round, from what a bot sees: strengths with and without each pile, and odds of fights."""

from __future__ import annotations

import numpy as np

from rumpus.bots.bot import Level
from rumpus.bots.fake_swords.odds import chances, helps_of, shorter_signs, skill_edges
from rumpus.bots.fake_swords.payoffs import Stakes, after_gain
from rumpus.bots.fake_swords.profiles import profiles_of
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import Worth


def stakes_of(sight: Sight, arrangements: list[Piles], worth: Worth, level: Level, reluctance: float = 0.0) -> Stakes:
    """The stakes for several arrangements with the same number of piles."""
    seats, boss = sight.seats, sight.public.boss
    turns = worth.turns((boss + 1) % seats)
    now = np.repeat((worth.strengths(sight.held) * turns)[None], len(arrangements), axis=0)
    in_piles = {pile: sight.counts(pile) for piles in arrangements for pile in piles}
    laid = np.array([[in_piles[pile] for pile in piles] for piles in arrangements])
    gained = worth.strengths(sight.held[None, :, None] + laid[:, None]) * turns[None, :, None]
    profiles = profiles_of(seats, laid.shape[1])
    signs = shorter_signs(sight, profiles)[None, None]
    # If heights do not tell, a Boss who does not fight names whom the Boss prefers; a stand-in may name either.
    after = after_gain(boss, now, gained)
    first, second = profiles.pairs.T
    suits = np.sign(after[:, :, first] - after[:, :, second])
    fights_himself = (first == boss) | (second == boss)
    signs = np.where(signs != 0, signs, np.where(fights_himself, 0.0, suits))
    log_odds = helps_of(sight, arrangements)[:, :, None] * signs + skill_edges(sight, profiles, level)
    return Stakes(boss, now, gained, chances(log_odds), reluctance)
