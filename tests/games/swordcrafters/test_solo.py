"""Solo games: slices by the icons of a card, a choice between two groups after each, and opponents on cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, State
from rumpus.games.swordcrafters.cards import MagicSide, SoloCard, solo_cards
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.model import (
    Discard,
    Discarded,
    Ended,
    FirstPlayer,
    IconSkipped,
    IconsShown,
    Options,
    RoundBegan,
    Scored,
    Selected,
    Slice,
)
from tests.games.swordcrafters.positions import ADA, H, Match, V, any_of, new_game, only, scoring, slicing

EMPTY = ". . R B"


def solo(*icons: Axis, options: Options | None = None) -> Match:
    """The first round, with a card that has these icons, on the grid RBPG/AW#-/RBPG/AW-R."""
    match = slicing(1, options=options)
    card = match.public.solo
    assert card is not None
    public = replace(match.public, solo=replace(card, icons=icons))
    return Match(match.game, State(public, match.state.private, match.state.hidden))


def opponent(length: int = 4, runs: tuple[int, ...] = (), gems: tuple[int, ...] = (1, 1, 0, 0, 0, 0)) -> SoloCard:
    return SoloCard("smith", "Smith", (H, V, H, V), length, tuple(("red", run) for run in runs), gems)  # type: ignore[arg-type]


@pytest.mark.clause("S-SOLO-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_to_four_cards_are_the_opponents_and_six_others_are_for_the_rounds(number: int) -> None:
    match = new_game(1, Options(opponents=number))  # type: ignore[arg-type]
    card = match.public.solo
    assert card is not None
    assert len(card.opponents) == number
    used = [*(each.id for each in card.opponents), *card.drawn, *match.state.hidden.solo]
    assert len(used) == len(set(used)) == number + 6
    assert set(used) <= {each.id for each in solo_cards()}


@pytest.mark.clause("S-SOLO-1")
def test_everything_else_is_set_up_as_for_four_or_five() -> None:
    match = new_game(1)
    assert (match.public.columns, match.public.rows) == (4, 4)
    assert len(match.public.magic) == 3
    assert len(match.public.grid) + len(match.state.hidden.stack) == 92


@pytest.mark.clause("S-SOLO-2")
def test_each_round_another_card_is_drawn() -> None:
    match = new_game(1)
    names = {card.id: card for card in solo_cards()}
    dice = Dice(b"solo")
    drawn = []
    for number in range(1, 7):
        card = match.public.solo
        assert card is not None
        assert match.public.round == number
        assert card.icons == names[card.card].icons
        drawn.append(card.card)
        while match.asked() != (("craft",),):
            view = match.game.view(match.state, ADA)
            [prompt] = match.game.prompts(match.state, ADA)
            match.act(ADA, match.game.sample_action(view, prompt, dice))
        events = match.finish_all()
        if number < 6:
            assert only(IconsShown, events).icons == match.public.solo.icons  # type: ignore[union-attr]
    assert len(set(drawn)) == 6
    assert match.outcome is not None


@pytest.mark.clause("S-SOLO-2")
def test_four_slices_by_the_icons_and_four_discards_leave_the_group_to_craft() -> None:
    match = solo(H, V, V, H)
    assert match.asked() == (("slice",),)
    match.slice((0, H, 2))
    assert match.asked() == (("discard",),)
    assert match.act(ADA, Discard(1)) == (Discarded(ADA, "RBPGAW-R", 8),)
    assert match.public.groups == (tuple(range(8)),)
    match.slice((0, V, 3))
    match.act(ADA, Discard(1))
    match.slice((0, V, 1))
    match.act(ADA, Discard(0))
    assert match.asked() == (("slice",),)
    match.slice((0, H, 1))
    events = match.act(ADA, Discard(1))
    assert only(Selected, events) == Selected(ADA, "BP", 2, None, False)
    assert match.asked() == (("craft",),)
    assert match.sword().hand == "BP"
    assert sorted(match.public.box) == sorted("RBPGAW-R" + "G-" + "RA" + "W")


@pytest.mark.clause("S-SOLO-2")
@pytest.mark.parametrize(("icon", "other"), [(H, V), (V, H)])
def test_a_slice_against_the_icon_is_refused(icon: Axis, other: Axis) -> None:
    match = solo(icon, other, icon, other)
    assert match.refused(ADA, Slice(0, other, 2)) == "S-SOLO-2"
    match.slice((0, icon, 2))
    match.act(ADA, Discard(0))
    assert match.refused(ADA, Slice(0, icon, 1)) == "S-SOLO-2"


@pytest.mark.clause("S-SOLO-2")
def test_one_of_the_two_groups_is_put_back_before_the_next_slice() -> None:
    match = solo(H, H, V, V)
    assert match.refused(ADA, Discard(0)) == "S-SOLO-2"
    match.slice((0, H, 2))
    assert match.refused(ADA, Slice(0, H, 1)) == "S-SOLO-2"
    assert match.refused(ADA, Discard(2)) == "S-SOLO-2"


@pytest.mark.clause("S-SOLO-R1")
def test_an_icon_that_cannot_slice_the_group_is_skipped() -> None:
    match = solo(H, H, V, H)
    match.slice((0, H, 1))
    events = match.act(ADA, Discard(1))
    assert [event for event in events if isinstance(event, IconSkipped)] == [IconSkipped(H)]
    match.slice((0, V, 2))
    events = match.act(ADA, Discard(0))
    assert any_of(IconSkipped, events)
    assert match.sword().hand == "GP"


@pytest.mark.clause("S-SOLO-R1")
def test_a_single_cell_skips_all_further_icons() -> None:
    match = solo(H, V, H, V)
    match.slice((0, H, 1))
    match.act(ADA, Discard(1))
    match.slice((0, V, 1))
    events = match.act(ADA, Discard(1))
    assert [event for event in events if isinstance(event, IconSkipped)] == [IconSkipped(H), IconSkipped(V)]
    assert only(Selected, events).tiles == "R"


@pytest.mark.clause("S-SOLO-R3")
def test_the_forge_is_a_cell_like_others_that_brings_no_tile_and_never_goes_to_the_box() -> None:
    match = solo(H, V, H, V)
    match.slice((0, H, 2))
    match.act(ADA, Discard(1))
    match.slice((0, V, 2))
    match.act(ADA, Discard(0))
    match.slice((0, H, 1))
    assert match.public.groups == ((2, 3), (6, 7))
    match.act(ADA, Discard(0))
    match.slice((0, V, 3))
    kept = Match(match.game, match.state)
    events = kept.act(ADA, Discard(1))
    assert only(Selected, events) == Selected(ADA, "", 0, None, True)
    assert kept.sword().hand == ""
    assert match.act(ADA, Discard(0))[0] == Discarded(ADA, "", 0)
    assert "#" not in match.public.box
    assert match.sword().hand == "-"


@pytest.mark.clause("S-SOLO-R3")
def test_a_solo_game_has_no_first_player() -> None:
    match = solo(H, V, H, V)
    for axis, line in ((H, 2), (V, 2), (H, 1), (V, 3)):
        match.slice((0, axis, line))
        assert not any_of(FirstPlayer, match.act(ADA, Discard(0 if (axis, line) == (V, 2) else 1)))
    assert only(RoundBegan, match.finish_all()) == RoundBegan(2, None)


MAGIC = (MagicSide("most", ("red",), (6, 3, 1)), MagicSide("least", ("blue",), (4, 2)))


@pytest.mark.clause("S-SOLO-3")
@pytest.mark.clause("S-SOLO-R2")
def test_the_sword_is_scored_against_those_of_the_opponents() -> None:
    # Ada: 7 tiles; RR, GG and WW: 12; red 2, blue 2. Smith: 6 for length, RR and RR: 8; red 6, blue 1.
    match = scoring(("RR GG WWB AB",), MAGIC, opponents=(opponent(8, (2, 2), (6, 1, 0, 0, 0, 0)),))
    ada, smith = match.scores
    assert (ada.seat, ada.name) == (ADA, "")
    assert (smith.seat, smith.name) == (None, "Smith")
    assert smith.lengths == (8,)
    assert smith.runs == ((2, 2, 0, 0),)
    assert smith.quality == ((4, 4, 0, 0),)
    assert [(card.count, card.points) for card in smith.magic] == [(6, 6), (1, 4)]
    assert smith.total == 6 + 8 + 6 + 4
    assert [(card.count, card.points) for card in ada.magic] == [(2, 3), (2, 2)]
    assert ada.total == 12 + 3 + 2


@pytest.mark.clause("S-SOLO-3")
@pytest.mark.clause("S-LIGHT-1")
def test_in_a_lightweight_game_the_best_side_of_a_card_counts() -> None:
    match = scoring(
        (EMPTY,), opponents=(opponent(8, (2, 3), (5, 1, 0, 0, 0, 0)),), options=Options(light=True, opponents=1)
    )
    assert match.scores[1].quality == ((0, 15, 0, 0),)


@pytest.mark.clause("S-SOLO-R4")
@pytest.mark.parametrize(
    ("sword", "lengths", "place", "shared"),
    [
        ("R B GP AB", (3, 2), 1, False),  # 6 points to 0 and 0
        ("R B GP AB", (4, 2), 1, True),  # 6 to 6 and 0
        ("R B GP A", (4, 2), 2, False),
        ("R B GP A", (4, 4), 3, True),
    ],
)
def test_a_solo_player_wins_with_more_points_than_every_opponent_and_shares_the_win_when_tied(
    sword: str, lengths: tuple[int, int], place: int, shared: bool
) -> None:
    match = scoring((sword,), opponents=[opponent(length) for length in lengths])
    outcome = match.outcome
    assert outcome is not None
    assert outcome.places == (place,)
    assert outcome.winners == ((ADA,) if place == 1 else ())
    assert outcome.clause == "S-SOLO-R4"


@pytest.mark.clause("S-SOLO-R4")
def test_the_log_tells_the_points_of_the_opponents_and_whether_the_win_is_shared() -> None:
    match = slicing(1, round=6)
    public = replace(match.public, phase="craft", solo=replace(match.public.solo, opponents=(opponent(0),)))  # type: ignore[type-var]
    match.state = State(replace(public, magic=()), match.state.private, match.state.hidden)
    events = match.finish_all()
    assert [event for event in events if isinstance(event, Scored)] == [Scored(ADA, 6), Scored(None, 6, "Smith")]
    assert only(Ended, events) == Ended((ADA,), "S-SOLO-R4", shared=True)
