"""Guarded swords: others see two sides, and nothing else reveals the other two."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from rumpus.engine import Dice
from rumpus.games.swordcrafters.model import Finish, Forecast, Place, Show, TakeOff, Turned
from rumpus.games.swordcrafters.sword import Side, Sides
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, GUARDED, Match, crafting, new_game


def seen(match: Match, watcher: int | None = BEN) -> Sides:
    return match.game.view(match.state, watcher).public.swords[ADA][0].sides


def own(match: Match) -> Sides:
    private = match.game.view(match.state, ADA).private
    assert private is not None
    assert private.swords is not None
    return private.swords[0]


@pytest.mark.clause("S-OPEN-R1")
def test_others_see_two_sides_and_that_there_are_tiles_on_the_others() -> None:
    match = crafting("AGPW", options=GUARDED)
    match.craft(ADA, ("A", "left"), ("G", "right"), ("P", "front"), ("W", "back"))
    for watcher in (None, BEN, CLEO):
        assert seen(match, watcher) == ("A", "?", "RP", "B?")
        assert match.game.view(match.state, watcher).private != match.state.private[ADA]
    assert own(match) == ("A", "G", "RP", "BW")


@pytest.mark.clause("S-OPEN-R1")
def test_the_owner_chooses_the_visible_sides_at_any_time() -> None:
    match = crafting("AGPW", options=GUARDED)
    match.craft(ADA, ("A", "left"), ("G", "right"), ("P", "front"), ("W", "back"))
    assert match.act(ADA, Show(("right", "back"))) == (Turned(ADA, 0),)
    assert seen(match) == ("?", "G", "R?", "BW")
    match.act(ADA, Finish())
    match.act(ADA, Show(("left", "right")))
    assert seen(match) == ("A", "G", "R?", "BW")
    assert match.sword().shown == ("left", "right")


@pytest.mark.clause("S-OPEN-R1")
def test_sides_seen_in_earlier_rounds_are_remembered_but_tiles_that_can_still_move_are_not() -> None:
    match = crafting("AW", "G G RP BP", options=GUARDED)
    match.craft(ADA, ("A", "left"), ("W", "right"))
    assert seen(match) == ("GA", "G?", "RP", "BP")
    match.act(ADA, Show(("right", "back")))
    assert seen(match) == ("G?", "GW", "RP", "BP")
    match.act(ADA, TakeOff("left"))
    match.act(ADA, TakeOff("right"))
    match.craft(ADA, ("W", "left"), ("A", "right"))
    assert seen(match) == ("G?", "GA", "RP", "BP")


@pytest.mark.clause("S-OPEN-R1")
def test_the_hand_does_not_reveal_what_went_to_a_hidden_side() -> None:
    match = crafting("AGP", options=GUARDED)
    assert match.sword().hand == "AGP"
    match.craft(ADA, ("P", "right"))
    assert match.sword().hand == "??"
    assert match.state.private[ADA].hands == ("AG",)
    match.act(ADA, TakeOff("right"))
    assert match.sword().hand == "AGP"


PLACES: tuple[Side, ...] = ("right", "left", "back", "front")


@pytest.mark.clause("S-OPEN-R1")
def test_what_others_get_does_not_depend_on_the_order_of_hidden_gems() -> None:
    """The two gems on the visible sides are the same, and the two on the hidden sides are in either order."""
    hand = "AGPW"
    told: dict[tuple[str, str], set[bytes]] = {}
    for gems in permutations(hand):
        match = crafting(hand, options=GUARDED)
        heard = []
        for letter, side in zip(gems, PLACES, strict=True):
            match.craft(ADA, (letter, side))
            heard.append([_everything(match, watcher) for watcher in (None, BEN, CLEO)])
        assert match.act(ADA, Finish())
        heard.append([_everything(match, watcher) for watcher in (None, BEN, CLEO)])
        told.setdefault((gems[1], gems[3]), set()).add(msgspec.json.encode(heard))
    assert len(told) == 12
    assert all(len(each) == 1 for each in told.values())
    assert len({each for every in told.values() for each in every}) == 12


def _everything(match: Match, watcher: int | None) -> object:
    game, state = match.game, match.state
    prompts = () if watcher is None else game.prompts(state, watcher)
    return game.view(state, watcher), prompts, game.waiting_for(state)


@pytest.mark.clause("S-OPEN-R1")
def test_a_forecast_does_not_depend_on_hidden_sides_of_others() -> None:
    answers = set()
    for gems in ("GW", "WG"):
        match = crafting("GW", "A A RA BA", options=GUARDED, shown=("front", "back"))
        match.craft(ADA, (gems[0], "left"), (gems[1], "right"))
        answers.add(msgspec.json.encode(match.game.consult(match.game.view(match.state, BEN), Forecast())))
    assert len(answers) == 1


@pytest.mark.clause("S-OPEN-R1")
def test_a_player_shows_two_different_sides_of_their_own_sword() -> None:
    match = crafting("", options=GUARDED)
    assert match.refused(ADA, Show(("left", "left"))) == "S-OPEN-R1"
    assert match.refused(ADA, Show(("left", "right"), 1)) == "S-DUAL-1"
    with pytest.raises(msgspec.ValidationError):
        match.game.action_decoder.decode(b'{"type":"show","sides":["left"]}')


@pytest.mark.clause("S-OPEN-1")
def test_a_sword_stays_visible_and_nobody_has_to_turn_it() -> None:
    match = new_game(3, GUARDED)
    kinds = [prompt for prompt in match.game.prompts(match.state, ADA) if prompt.kind == "show"]
    assert [prompt.awaited for prompt in kinds] == [False]
    assert match.sword().shown == ("left", "front")


@pytest.mark.clause("S-OPEN-R1")
def test_all_sides_are_shown_for_the_scoring() -> None:
    match = crafting("AG", "P P R B", round=6, options=GUARDED)
    match.craft(ADA, ("A", "front"), ("G", "back"))
    match.finish_all()
    assert match.outcome is not None
    assert seen(match) == ("P", "P", "RA", "BG")


def test_illegal_placements_are_also_refused_with_guarded_swords() -> None:
    match = crafting("AG", options=GUARDED)
    match.craft(ADA, ("A", "left"))
    assert match.refused(ADA, Place("amber", "right")) == "S-CRAFT-1"
    assert match.refused(ADA, Finish()) == "S-CRAFT-1"
    assert match.refused(ADA, Place("green", "front")) == "S-CRAFT-R1"


def test_every_order_of_unseen_tiles_is_possible() -> None:
    match = crafting("AGW", "P P RA BA", options=GUARDED)
    match.craft(ADA, ("A", "left"), ("G", "right"))
    view = match.game.view(match.state, BEN)
    found = set()
    for number in range(60):
        private = match.game.possible_state(view, Dice(bytes([number]))).private[ADA]
        assert private.swords is not None
        assert private.hands is not None
        found.add((private.swords[0], private.hands[0]))
    assert found == {(("PA", "PG", "RA", "BA"), "W"), (("PA", "PW", "RA", "BA"), "G")}
