"""The contents of the box, and the set-up before the first slice."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import BadOptions, Dice
from rumpus.engine.facts import read_options
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import MagicCard, magic_cards, solo_cards
from rumpus.games.swordcrafters.gems import ALL_LETTERS, COLOURS, GEM_OF, GUARDS_A_COLOUR, LETTERS
from rumpus.games.swordcrafters.model import Options
from rumpus.games.swordcrafters.setup import all_tiles, draw_guards
from tests.games.swordcrafters.positions import Match, new_game

SEEDS = [bytes([number]) for number in range(40)]


def tiles_of(match: Match) -> Counter[str]:
    """The tiles in the grid and in the stacks."""
    return Counter(match.public.grid.replace("#", "") + match.state.hidden.stack)


def guards_of(match: Match) -> list[str]:
    return [sword.sides[2] + sword.sides[3] for mine in match.public.swords for sword in mine]


@pytest.mark.clause("S-PARTS-1")
def test_the_box_holds_91_tiles_12_guards_18_magic_cards_and_10_solo_cards() -> None:
    assert len(all_tiles(4)) == 91
    assert len(LETTERS * GUARDS_A_COLOUR) == 12
    assert len(magic_cards()) == 18
    assert len(solo_cards()) == 10
    assert all(isinstance(card, MagicCard) and card.beginner != card.intermediate for card in magic_cards())


@pytest.mark.clause("S-PARTS-R1")
def test_there_are_thirteen_tiles_of_each_colour_and_thirteen_blank_ones() -> None:
    assert Counter(all_tiles(4)) == dict.fromkeys("RBPGAW-", 13)
    assert COLOURS == ("red", "blue", "purple", "green", "amber", "white")
    assert [GEM_OF[letter] for letter in ALL_LETTERS] == [*COLOURS, "blank"]


@pytest.mark.clause("S-SETUP-1")
@pytest.mark.clause("S-SETUP-R1")
@pytest.mark.parametrize(("seats", "copies"), [(1, 13), (2, 10), (3, 10), (4, 13), (5, 13)])
def test_two_or_three_players_play_without_three_tiles_of_each_colour_and_three_blank_ones(
    seats: int, copies: int
) -> None:
    assert tiles_of(new_game(seats)) == dict.fromkeys("RBPGAW-", copies)


@pytest.mark.clause("S-SETUP-1")
def test_tiles_are_shuffled() -> None:
    assert len({new_game(4, seed=seed).public.grid for seed in SEEDS}) == len(SEEDS)


@pytest.mark.clause("S-SETUP-2")
@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_three_magic_cards_lie_with_the_side_up_that_the_table_chose(level: str) -> None:
    known = {card.id: card for card in magic_cards()}
    for seed in SEEDS:
        magic = new_game(3, Options(magic=level), seed).public.magic  # type: ignore[arg-type]
        assert len({card.id for card in magic}) == 3
        for card in magic:
            assert card.level == level
            assert card.side == getattr(known[card.id], level)


@pytest.mark.clause("S-SETUP-2")
def test_every_magic_card_can_be_drawn() -> None:
    seen = {card.id for seed in SEEDS for card in new_game(3, seed=seed).public.magic}
    assert seen == {card.id for card in magic_cards()}


def levels(match: Match) -> str:
    return "".join(card.level[0] for card in match.public.magic)


@pytest.mark.clause("S-SETUP-R2")
def test_in_a_mix_each_card_shows_a_random_side() -> None:
    seen = {levels(new_game(3, Options(magic="mixed"), seed)) for seed in [*SEEDS, *(b"x" + seed for seed in SEEDS)]}
    assert seen == {"bbb", "bbi", "bib", "bii", "ibb", "ibi", "iib", "iii"}


@pytest.mark.clause("S-SETUP-R2")
@pytest.mark.parametrize("mix", ["bbi", "bii"])
def test_the_host_can_set_how_many_easy_and_hard_sides_a_mix_has(mix: str) -> None:
    options = Options(magic="mixed", magic_sides=mix)  # type: ignore[arg-type]
    assert {levels(new_game(3, options, seed)) for seed in SEEDS} == {mix}


@pytest.mark.clause("S-SETUP-R2")
def test_the_number_of_sides_matters_only_in_a_mix() -> None:
    assert levels(new_game(3, Options(magic="intermediate", magic_sides="bbi"))) == "iii"


@pytest.mark.clause("S-SETUP-3")
@pytest.mark.parametrize("seats", range(1, 6))
def test_every_player_gets_two_guards_and_nothing_else(seats: int) -> None:
    match = new_game(seats)
    for mine in match.public.swords:
        [sword] = mine
        assert sword.sides[:2] == ("", "")
        assert len(sword.sides[2]) == len(sword.sides[3]) == 1
    assert max(Counter("".join(guards_of(match))).values()) <= 2
    assert "-" not in "".join(guards_of(match))


@pytest.mark.clause("S-SETUP-3")
def test_guards_are_dealt_at_random() -> None:
    assert len({tuple(guards_of(new_game(5, seed=seed))) for seed in SEEDS}) == len(SEEDS)
    every = draw_guards(Dice(b"all"), 6)
    assert sorted("".join(side for each in every for side in each)) == sorted("RRBBPPGGAAWW")


@pytest.mark.clause("S-SETUP-4")
@pytest.mark.parametrize("seats", range(2, 6))
def test_lots_decide_who_goes_first_in_the_first_round(seats: int) -> None:
    games = [new_game(seats, seed=seed) for seed in SEEDS]
    assert {match.public.first for match in games} == set(range(seats))
    assert all(match.to_move == match.public.first for match in games)


@pytest.mark.clause("S-GRID-1")
@pytest.mark.parametrize(("seats", "rows"), [(1, 4), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_grid_has_four_columns_and_three_or_four_rows(seats: int, rows: int) -> None:
    public = new_game(seats).public
    assert (public.columns, public.rows) == (4, rows)
    assert len(public.grid) == 4 * rows
    assert len(public.grid.replace("#", "")) == {3: 11, 4: 15}[rows]


@pytest.mark.clause("S-GRID-1")
def test_the_grid_is_laid_from_the_top_left_in_the_order_of_the_stack() -> None:
    match = new_game(4)
    stack = match.state.hidden.stack
    match.slice((0, "vertical", 1), (1, "vertical", 2), (2, "vertical", 3), (0, "horizontal", 1))
    match.select(0, 1, 2, 3)
    match.finish_all()
    assert match.public.round == 2
    assert match.public.grid.replace("#", "") == stack[:15]
    assert match.state.hidden.stack == stack[15:]


@pytest.mark.clause("S-GRID-R1")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_forge_lies_in_the_third_column_of_the_second_row(seats: int) -> None:
    public = new_game(seats).public
    assert divmod(public.grid.index("#"), public.columns) == (1, 2)
    assert public.grid.count("#") == 1


def test_a_table_has_one_to_five_players() -> None:
    for seats in (0, 6):
        with pytest.raises(BadOptions) as refusal:
            Swordcrafters(seats=seats)
        assert refusal.value.field == "seats"


@pytest.mark.clause("S-LIGHT-1")
@pytest.mark.parametrize("magic", [b"intermediate", b"mixed"])
def test_a_lightweight_game_has_beginner_sides_only(magic: bytes) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, b'{"light":true,"magic":"' + magic + b'"}')
    assert refusal.value.field == "magic"
    assert levels(new_game(3, Options(light=True))) == "bbb"


@pytest.mark.clause("S-DUAL-1")
@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_dual_wielding_is_for_two_players(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        Swordcrafters(Options(dual=True), seats=seats)
    assert refusal.value.field == "dual"
