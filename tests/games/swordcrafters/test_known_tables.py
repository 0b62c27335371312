"""Whole games scored by hand, compared with the scores by the rules."""

from __future__ import annotations

import pytest

from rumpus.games.swordcrafters.cards import MagicSide
from rumpus.games.swordcrafters.model import Options
from tests.games.swordcrafters.positions import DUAL, LIGHT, Match, scoring

MOST_RED = MagicSide("most", ("red",), (6, 3, 1))
MOST_BLUE_PURPLE = MagicSide("most", ("blue", "purple"), (5, 3, 1))
LEAST_AMBER = MagicSide("least", ("amber",), (4, 2))
PAIRS_RED_PURPLE = MagicSide("most_pairs", ("red", "purple"), (7, 4, 2))
TRIADS = MagicSide("most_triads", ("red", "blue", "green"), (8, 4, 2))
DIFFERENCE_BLUE_GREEN = MagicSide("largest_difference", ("blue", "green"), (7, 3))

FOUR = (
    # 13 tiles and 2 guards: red 6, blue 4, purple 2, green 1, amber 0, white 1, blank 1.
    "RRRB RRR BBBP GWP-",
    # 12 and 2: red 1, blue 2, purple 4, green 4, amber 2, white 0, blank 1.
    "PPP GGG PAA- GRBB",
    # 13 and 2: red 4, blue 0, purple 3, green 0, amber 4, white 2, blank 2.
    "AAAA WW- RRRR PP-P",
    # 4 and 2: red 0, blue 2, purple 2, green 1, amber 1, white 0, blank 0.
    "P P BB GA",
)


def points(match: Match) -> list[tuple[int, int, tuple[int, ...], int]]:
    """By player: points for length, for quality, for each magic card, and in total."""
    return [
        (sum(each.long), sum(map(sum, each.quality)), tuple(card.points for card in each.magic), each.total)
        for each in match.scores
    ]


@pytest.mark.clause("S-LONG-1")
@pytest.mark.clause("S-QUAL-1")
@pytest.mark.clause("S-MAGIC-1")
@pytest.mark.clause("S-WIN-1")
def test_four_players_with_easy_cards() -> None:
    match = scoring(FOUR, (MOST_RED, MOST_BLUE_PURPLE, LEAST_AMBER))
    assert points(match) == [
        # Runs RRR, RRR, BBB, none: 18. Red 6: first. Blue and purple 6: level with Ben, (5 + 3) / 2. Amber 0: first.
        (6, 18, (6, 4, 4), 38),
        # PPP, GGG, AA, BB: 20. Red 1: third. Amber 2: third, which the card does not have.
        (0, 20, (1, 4, 0), 25),
        # AAAA, WW, RRRR, PP: 24. Red 4: second. Blue and purple 3: fourth. Amber 4: fourth.
        (6, 24, (3, 0, 0), 33),
        # BB: 4. Red 0: fourth. Blue and purple 4: third. Amber 1: second.
        (0, 4, (0, 1, 2), 7),
    ]
    assert match.outcome is not None
    assert match.outcome.places == (1, 3, 2, 4)
    assert match.outcome.points == (38, 25, 33, 7)
    assert match.outcome.clause == "S-WIN-1"


@pytest.mark.clause("S-MAGIC-2")
@pytest.mark.clause("S-MAGIC-R1")
@pytest.mark.clause("S-MAGIC-R2")
def test_the_same_four_with_hard_cards() -> None:
    match = scoring(FOUR, (PAIRS_RED_PURPLE, TRIADS, DIFFERENCE_BLUE_GREEN))
    assert [[card.count for card in each.magic] for each in match.scores] == [
        [2, 1, 3],
        [1, 1, 2],
        [3, 0, 0],
        [0, 0, 1],
    ]
    assert points(match) == [
        (6, 18, (4, 6, 7), 41),  # Triads: level with Ben, (8 + 4) / 2.
        (0, 20, (2, 6, 3), 31),
        (6, 24, (7, 1, 0), 38),  # Triads: none, like Dev, (2 + 0) / 2.
        (0, 4, (0, 1, 0), 5),
    ]


@pytest.mark.clause("S-LIGHT-1")
def test_the_same_four_in_a_lightweight_game() -> None:
    match = scoring(FOUR, (MOST_RED, MOST_BLUE_PURPLE, LEAST_AMBER), options=LIGHT)
    assert points(match) == [
        (6, 15, (6, 4, 4), 35),
        (0, 15, (1, 4, 0), 20),
        (6, 20, (3, 0, 0), 29),
        (0, 10, (0, 1, 2), 13),
    ]
    assert match.scores[2].quality == ((20, 0, 0, 0),)


@pytest.mark.clause("S-DUAL-R1")
def test_two_players_with_two_swords_each() -> None:
    first = ("RRB RR BBP GW", "RR RG PPB A-")
    second = ("GG GA P- RG", "W W AA B")
    match = scoring((first, second), (MOST_RED, MOST_BLUE_PURPLE, LEAST_AMBER), options=DUAL)
    assert [each.lengths for each in match.scores] == [(8, 7), (6, 3)]
    assert points(match) == [
        # RR, RR, BB, none; RR, none, PP, none: 12 + 8. Red 7 to 1; blue and purple 7 to 2; amber 1 to 3.
        (6, 20, (6, 5, 4), 41),
        # GG, none, none, none; none, none, AA, none: 4 + 4.
        (0, 8, (3, 3, 2), 16),
    ]


@pytest.mark.clause("S-DUAL-R1")
def test_a_player_with_two_equal_longest_swords_scores_twelve() -> None:
    match = scoring((("RB BR PB AB", "RB RB PB AB"), ("RB BR PB A", "R R PB AB")), options=DUAL)
    assert [each.long for each in match.scores] == [(6, 6), (0, 0)]
    match = scoring((("RB BR PB AB", "R B PB AB"), ("RB BR PB AB", "R R PB AB")), options=DUAL)
    assert [each.long for each in match.scores] == [(6, 0), (6, 0)]


@pytest.mark.clause("S-DUAL-R1")
@pytest.mark.clause("S-LIGHT-1")
def test_two_swords_in_a_lightweight_game_score_the_best_side_of_each() -> None:
    first = ("RRR BBB PGG AWW", "RR BB PP AB")
    match = scoring((first, ("R B P A", "R B P A")), options=Options(light=True, dual=True))
    assert match.scores[0].quality == ((15, 0, 0, 0), (10, 0, 0, 0))
    assert match.scores[1].quality == ((0, 0, 0, 0), (0, 0, 0, 0))
