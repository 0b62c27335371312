"""Length, quality and magic: each scoring rule by itself."""

from __future__ import annotations

from itertools import product

import pytest

from rumpus.games.swordcrafters.cards import Comparison, MagicSide
from rumpus.games.swordcrafters.scoring import magic_count, magic_scores
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, scoring

EMPTY = ". . R B"
MOST_RED = MagicSide("most", ("red",), (6, 3, 1))
LEAST_RED = MagicSide("least", ("red",), (4, 2))

COMPARISONS: tuple[tuple[Comparison, tuple[int, ...]], ...] = (
    ("most", (6, 3, 1)),
    ("most", (8, 4, 2)),
    ("least", (4, 2)),
    ("least", (5,)),
    ("largest_difference", (7, 3)),
)


@pytest.mark.clause("S-LONG-1")
def test_the_longest_sword_scores_six() -> None:
    scores = scoring(("R B PG AW", "R B PG A", EMPTY)).scores
    assert [each.lengths for each in scores] == [(4,), (3,), (0,)]
    assert [each.long for each in scores] == [(6,), (0,), (0,)]


@pytest.mark.clause("S-LONG-1")
def test_all_players_tied_for_the_longest_sword_score_six() -> None:
    assert [each.long for each in scoring(("R B PG A", "B - RW A", "R B P A")).scores] == [(6,), (6,), (0,)]
    assert [each.long for each in scoring((EMPTY,) * 4).scores] == [(6,)] * 4


@pytest.mark.clause("S-LONG-1")
def test_a_blank_tile_makes_a_sword_longer_like_any_other() -> None:
    assert [each.long for each in scoring(("- - P A", "R . P A")).scores] == [(6,), (0,)]


@pytest.mark.clause("S-QUAL-1")
@pytest.mark.parametrize(
    ("sword", "runs", "points"),
    [
        ("RR BB PG AW", (2, 2, 0, 0), 8),
        ("RRR BBB PGG AWW", (3, 3, 2, 2), 20),
        ("RBR BRB PRB ABR", (0, 0, 0, 0), 0),
        ("RRBBB RBRBR PGGPP AWAWW", (3, 0, 2, 2), 14),
        ("RRBRR BBRBB PGPGP AAAAA", (2, 2, 0, 5), 18),
    ],
)
def test_the_longest_row_of_each_side_scores_two_a_gem(sword: str, runs: tuple[int, ...], points: int) -> None:
    [score, _] = scoring((sword, EMPTY)).scores
    assert score.runs == (runs,)
    assert score.quality == (tuple(2 * run for run in runs),)
    assert sum(score.quality[0]) == points


@pytest.mark.clause("S-QUAL-R1")
def test_the_gem_of_a_guard_may_be_part_of_a_row() -> None:
    [score, _] = scoring(("R B PP AB", EMPTY)).scores
    assert score.runs == ((0, 0, 2, 0),)


@pytest.mark.clause("S-QUAL-R1")
def test_a_blank_tile_matches_nothing_and_breaks_a_row() -> None:
    [score, _] = scoring(("R-R ---- PP-P A--A", EMPTY)).scores
    assert score.runs == ((0, 0, 2, 0),)


@pytest.mark.clause("S-QUAL-1")
def test_matching_gems_of_different_sides_make_no_row() -> None:
    [score, _] = scoring(("R R RB RB", EMPTY)).scores
    assert score.runs == ((0, 0, 0, 0),)


@pytest.mark.clause("S-MAGIC-1")
@pytest.mark.parametrize(
    ("compare", "colours", "counts"),
    [
        # Ada has 3 red (one of them a guard), 1 blue and 2 green; Ben has 1 red (a guard), 3 blue and no green.
        ("most", ("red",), (3, 1)),
        ("most", ("red", "blue"), (4, 4)),
        ("least", ("green",), (2, 0)),
        ("least", ("blue", "green"), (3, 3)),
        ("most_pairs", ("red", "green"), (2, 0)),
        ("most_triads", ("red", "blue", "green"), (1, 0)),
        ("largest_difference", ("red", "blue"), (2, 2)),
        ("largest_difference", ("green", "blue"), (1, 3)),
    ],
)
def test_a_card_counts_gems_on_all_sides_with_the_guards(
    compare: Comparison, colours: tuple[str, ...], counts: tuple[int, int]
) -> None:
    card = MagicSide(compare, colours, (6, 3, 1))  # type: ignore[arg-type]
    scores = scoring(("RG RG R- B-", "B- B- B- R-"), (card,)).scores
    assert tuple(each.magic[0].count for each in scores) == counts


@pytest.mark.clause("S-MAGIC-1")
def test_places_score_what_the_card_shows() -> None:
    scores = scoring(("RR R B B", "R R B B", "R . B B", EMPTY.replace("R", "B")), (MOST_RED,)).scores
    assert [(each.magic[0].place, each.magic[0].points) for each in scores] == [(1, 6), (2, 3), (3, 1), (4, 0)]


@pytest.mark.clause("S-MAGIC-1")
def test_a_card_for_the_fewest_ranks_the_other_way_and_has_no_third_place() -> None:
    scores = scoring(("RR R B B", "R R B B", "R . B B", ". . B B"), (LEAST_RED,)).scores
    assert [(each.magic[0].place, each.magic[0].points) for each in scores] == [(4, 0), (3, 0), (2, 2), (1, 4)]


@pytest.mark.clause("S-MAGIC-R1")
@pytest.mark.parametrize(
    ("compare", "gems", "count"),
    [
        ("most_pairs", (3, 5, 0, 0, 0, 0), 3),
        ("most_pairs", (0, 5, 9, 9, 9, 9), 0),
        ("largest_difference", (3, 5, 0, 0, 0, 0), 2),
        ("largest_difference", (5, 3, 0, 0, 0, 0), 2),
        ("largest_difference", (4, 4, 0, 0, 0, 0), 0),
    ],
)
def test_pairs_and_differences(compare: Comparison, gems: tuple[int, ...], count: int) -> None:
    assert magic_count(MagicSide(compare, ("red", "blue"), (1,)), gems) == count


@pytest.mark.clause("S-MAGIC-R1")
def test_a_triad_is_one_gem_of_each_of_three_colours() -> None:
    card = MagicSide("most_triads", ("red", "blue", "green"), (8, 4, 2))
    assert magic_count(card, (3, 5, 9, 2, 9, 9)) == 2
    assert magic_count(card, (3, 5, 9, 0, 9, 9)) == 0


@pytest.mark.clause("S-MAGIC-2")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 5), (4, 4)),  # (6 + 3) / 2
        ((5, 5, 5), (3, 3, 3)),  # (6 + 3 + 1) / 3
        ((5, 5, 5, 5), (2, 2, 2, 2)),  # (6 + 3 + 1 + 0) / 4
        ((5, 5, 5, 5, 5), (2, 2, 2, 2, 2)),
        ((5, 5, 1), (4, 4, 1)),
        ((5, 1, 1), (6, 2, 2)),  # (3 + 1) / 2
        ((5, 1, 1, 1), (6, 1, 1, 1)),  # (3 + 1 + 0) / 3
        ((5, 4, 1, 1), (6, 3, 0, 0)),  # (1 + 0) / 2
        ((1, 4, 4, 5), (0, 2, 2, 6)),
    ],
)
def test_tied_players_share_the_points_of_their_places_rounded_down(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert tuple(each.points for each in magic_scores(counts, MOST_RED)) == points


@pytest.mark.clause("S-MAGIC-2")
def test_the_next_player_ranks_after_all_tied_players() -> None:
    assert [each.place for each in magic_scores((5, 5, 3, 3, 1), MOST_RED)] == [1, 1, 3, 3, 5]


@pytest.mark.clause("S-MAGIC-R2")
def test_a_count_of_zero_is_ranked_like_any_other() -> None:
    assert [each.points for each in magic_scores((0, 0), MOST_RED)] == [4, 4]
    assert [each.points for each in magic_scores((2, 0), MOST_RED)] == [6, 3]
    assert [each.points for each in magic_scores((0, 2, 0), LEAST_RED)] == [3, 0, 3]


@pytest.mark.clause("S-MAGIC-R2")
def test_with_fewer_players_than_places_the_last_places_go_to_nobody() -> None:
    assert sum(each.points for each in magic_scores((2, 1), MOST_RED)) == 9


def shared(counts: tuple[int, ...], compare: Comparison, points: tuple[int, ...]) -> list[int]:
    """Points by handing out the places one after the other."""
    left = dict(enumerate(counts))
    found = [0] * len(counts)
    places = [*points, *(0,) * len(counts)]
    while left:
        best = min(left.values()) if compare == "least" else max(left.values())
        level = [player for player, count in left.items() if count == best]
        pot = sum(places.pop(0) for _ in level)
        for player in level:
            found[player] = pot // len(level)
            del left[player]
    return found


@pytest.mark.clause("S-MAGIC-2")
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize(("compare", "points"), COMPARISONS)
def test_points_of_up_to_five_players_equal_those_by_handing_out_places(
    players: int, compare: Comparison, points: tuple[int, ...]
) -> None:
    card = MagicSide(compare, ("red",), points)
    for counts in product(range(players), repeat=players):
        assert [each.points for each in magic_scores(counts, card)] == shared(counts, compare, points)


def test_a_total_is_the_sum_of_its_parts() -> None:
    scores = scoring(("RRR BBB PGG AWW", "RR BB PG AW", "R R R R"), (MOST_RED, LEAST_RED)).scores
    for score in scores:
        parts = sum(score.long) + sum(map(sum, score.quality)) + sum(each.points for each in score.magic)
        assert score.total == parts
    assert [scores[seat].seat for seat in (ADA, BEN, CLEO)] == [ADA, BEN, CLEO]
