"""Contradictions in a state of Throw Throw Burrito, and its secrets."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus.engine import State
from rumpus.games.burrito.model import Choice, Choose, Flow, Hidden, Private
from tests.games.burrito.positions import ADA, BEN, BRAWL, DEV, Match, battle, cards, position


def wrong(match: Match, *private: Private, hidden: Hidden | None = None, **public: Any) -> str:
    """The contradiction after these parts are replaced; `private` are those of the first seats."""
    others = match.state.private[len(private) :]
    state = State(replace(match.public, **public), (*private, *others), hidden or match.state.hidden)
    return match.game.contradiction(state)


def test_a_state_with_other_cards_than_a_deck_contradicts_itself() -> None:
    match = position("corn lime", "bean")
    assert wrong(match) == ""
    assert "whole deck" in wrong(match, Private(cards("corn corn")))
    assert "whole deck" in wrong(match, Private(cards("corn")))
    assert "whole deck" in wrong(match, score=(cards("corn"), (), (), ()))


def test_hands_have_as_many_cards_as_all_see_and_never_six() -> None:
    match = position("corn lime", "bean")
    flow = match.public.flow
    assert "hand" in wrong(match, flow=Flow((1, 1, 0, 0), flow.piles, flow.community))
    left, right = match.state.hidden.community
    six = Private((*cards("corn lime"), *left[-4:]))
    hidden = Hidden(match.state.hidden.piles, (left[:-4], right), match.state.hidden.passed)
    counted = Flow((6, 1, 0, 0), flow.piles, (flow.community[0] - 4, flow.community[1]))
    assert "hand" in wrong(match, six, hidden=hidden, flow=counted)


def test_piles_have_as_many_cards_as_all_see() -> None:
    match = position("corn", piles=("lime lime",))
    flow = match.public.flow
    left, right = flow.community
    assert "pile" in wrong(match, flow=Flow(flow.hands, (1, 0, 0, 0), flow.community))
    assert "pile" in wrong(match, flow=Flow(flow.hands, flow.piles, (left + 1, right - 1)))


def test_points_are_sets_minus_bruises() -> None:
    match = position(score=("corn war",), bruises=(1, 2))
    assert match.public.points == (2, -2, 0, 0)
    assert "points" in wrong(match, points=(3, -2, 0, 0))
    assert "points" in wrong(match, points=(2, 2, 0, 0))


def test_passed_cards_lie_on_the_neighbours_pile_unless_piles_are_messy() -> None:
    given = Private((), given=cards("lime"))
    assert wrong(position(piles=("", "corn lime")), given) == ""
    assert "passed" in wrong(position(piles=("", "lime corn")), given)
    assert wrong(position(piles=("", "lime corn"), messy=True), given) == ""


def test_a_neighbour_holds_the_cards_that_they_were_seen_to_draw() -> None:
    assert wrong(position("", "corn lime"), Private((), held=cards("lime"))) == ""
    assert "hold" in wrong(position("", "corn lime"), Private((), held=cards("lime lime")))


def test_there_is_a_sealed_choice_exactly_for_seats_shown_as_having_chosen() -> None:
    match = battle(BRAWL, battles="quick")
    assert "chosen" in wrong(match, match.state.private[ADA], Private((), choice=Choice("catch")))
    assert "chosen" in wrong(match, Private((), choice=Choice("catch")))
    match.act(BEN, Choose("throw", DEV))
    assert wrong(match) == ""
    assert "chosen" in wrong(match, match.state.private[ADA], Private(()))


def test_long_piles_are_secrets_except_to_a_player_who_passed_all_their_cards() -> None:
    nine, ten = "corn " * 9, "lime " * 10
    match = position(piles=(nine, ten), rest=3, community=("", ""))
    rest = ",".join(map(str, match.state.hidden.piles[DEV]))
    lime = ",".join(map(str, cards(ten)))
    assert match.game.secrets(match.state, None) == (lime, rest)
    passed = State(match.public, (Private((), given=cards(ten)), *match.state.private[1:]), match.state.hidden)
    assert match.game.secrets(passed, ADA) == (rest,)
    assert match.game.secrets(passed, BEN) == (lime, rest)
