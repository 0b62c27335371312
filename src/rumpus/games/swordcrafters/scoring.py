"""The final scoring, with all numbers that add up to it. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rumpus.engine import Seat
from rumpus.games.swordcrafters.cards import MagicSide, SoloCard
from rumpus.games.swordcrafters.gems import BLANK, COLOURS, LETTERS
from rumpus.games.swordcrafters.sword import Sides, length, longest_run

LONGEST_POINTS = 6
QUALITY_POINTS = 2
LIGHT_QUALITY_POINTS = 5


class Forged(Struct, frozen=True):
    """The swords of one player, or of one opponent of a solo game, as far as scoring needs them."""

    lengths: tuple[int, ...]
    """The length of each sword."""
    runs: tuple[tuple[int, ...], ...]
    """By sword: the best run of each side."""
    gems: tuple[int, ...]
    """The number of gems of each colour on all swords together, guards included (S-DUAL-R1)."""


class MagicScore(Struct, frozen=True):
    count: int
    place: int
    """1 is best; ties share a place."""
    points: int


class Score(Struct, frozen=True):
    """One player's points in detail."""

    seat: Seat | None
    """None for an opponent of a solo game."""
    name: str
    """The opponent's name; empty for a player."""
    lengths: tuple[int, ...]
    long: tuple[int, ...]
    """S-LONG-1: points for length, by sword."""
    runs: tuple[tuple[int, ...], ...]
    quality: tuple[tuple[int, ...], ...]
    """S-QUAL-1: points for the best run of each side, by sword."""
    magic: tuple[MagicScore, ...]
    total: int


def forged(swords: Sequence[Sides]) -> Forged:
    gems = "".join(side for sides in swords for side in sides)
    return Forged(
        lengths=tuple(length(sides) for sides in swords),
        runs=tuple(tuple(longest_run(side, BLANK) for side in sides) for sides in swords),
        gems=tuple(gems.count(letter) for letter in LETTERS),
    )


def forged_by_card(card: SoloCard) -> Forged:
    """An opponent of a solo game (S-SOLO-3)."""
    runs = tuple(gems for _, gems in card.runs)
    return Forged((card.length,), ((*runs, *(0,) * (4 - len(runs))),), card.gems)


def score(players: Sequence[Forged], magic: Sequence[MagicSide], *, light: bool) -> tuple[Score, ...]:
    """The points of everybody, in the order given."""
    longest = max(max(each.lengths) for each in players)
    by_card = [magic_scores([magic_count(side, each.gems) for each in players], side) for side in magic]
    scores = []
    for place, each in enumerate(players):
        long = tuple(LONGEST_POINTS if tiles == longest else 0 for tiles in each.lengths)
        quality = tuple(quality_points(runs, light=light) for runs in each.runs)
        cards = tuple(card[place] for card in by_card)
        total = sum(long) + sum(map(sum, quality)) + sum(card.points for card in cards)
        scores.append(Score(None, "", each.lengths, long, each.runs, quality, cards, total))
    return tuple(scores)


def quality_points(runs: Sequence[int], *, light: bool) -> tuple[int, ...]:
    """S-QUAL-1; S-LIGHT-1: only the best side counts, for more."""
    if not light:
        return tuple(QUALITY_POINTS * run for run in runs)
    best = runs.index(max(runs))
    return tuple(LIGHT_QUALITY_POINTS * run if side == best else 0 for side, run in enumerate(runs))


def magic_count(side: MagicSide, gems: Sequence[int]) -> int:
    """The count of a magic card (S-MAGIC-1, S-MAGIC-R1)."""
    counts = [gems[COLOURS.index(colour)] for colour in side.colours]
    if side.compare in ("most", "least"):
        return sum(counts)
    if side.compare == "largest_difference":
        return abs(counts[0] - counts[1])
    return min(counts)


def magic_scores(counts: Sequence[int], side: MagicSide) -> tuple[MagicScore, ...]:
    """S-MAGIC-2: tied players share the points of the places that they take up, rounded down."""
    best_first = sorted(counts, reverse=side.compare != "least")
    scores = []
    for count in counts:
        place = best_first.index(count)
        level = counts.count(count)
        shared = sum(side.points[place : place + level]) // level
        scores.append(MagicScore(count, place + 1, shared))
    return tuple(scores)
