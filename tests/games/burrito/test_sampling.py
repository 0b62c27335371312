"""Random actions: every legal one has some probability, a mistake a small one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rumpus.engine import Dice
from rumpus.games.burrito.model import Choose, Declare, Discard, Draw, LaySet, Report, Vote
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, WAR, Match, battle, cards, position

ROLLS = 4000


def sampled(match: Match, seat: int, kind: str) -> Counter[Any]:
    [prompt] = [each for each in match.game.prompts(match.state, seat) if each.kind == kind]
    view = match.game.view(match.state, seat)
    dice = Dice(b"sample")
    return Counter(match.game.sample_action(view, prompt, dice) for _ in range(ROLLS))


@pytest.mark.clause("B-PASS-1")
def test_any_card_in_hand_may_be_passed_and_a_set_is_mostly_laid() -> None:
    found = sampled(position("corn corn corn lime bean"), ADA, "pass")
    assert {action.card for action in found if isinstance(action, Discard)} == set(cards("corn lime bean"))
    laid = sum(number for action, number in found.items() if isinstance(action, LaySet))
    assert 0.6 * ROLLS < laid < 0.9 * ROLLS


@pytest.mark.clause("B-TWO-3")
def test_any_open_pile_may_be_drawn_from() -> None:
    found = sampled(position("corn", "", piles=("lime",), seats=2), ADA, "pass")
    assert {action.pile for action in found if isinstance(action, Draw)} == {"own", "left", "right"}


@pytest.mark.clause("B-WRONG-R1")
def test_a_battle_is_sometimes_declared_without_its_cards() -> None:
    found = sampled(position("corn lime bean onion tomato"), ADA, "pass")
    claims = {action: number for action, number in found.items() if isinstance(action, Declare)}
    assert 0 < sum(claims.values()) < ROLLS / 100
    assert {action.kind for action in claims} == {"brawl", "war", "duel"}


@pytest.mark.clause("B-DUEL-1")
def test_any_two_may_be_picked_for_a_duel() -> None:
    found = sampled(position(DUEL, seats=3), ADA, "pass")
    named = {action.duelists for action in found if isinstance(action, Declare) and action.cards == cards(DUEL)}
    assert named >= {(ADA, BEN), (ADA, CLEO), (BEN, CLEO)}


@pytest.mark.clause("B-MULTI-R1")
def test_within_the_window_the_only_action_is_to_declare() -> None:
    match = position(BRAWL, WAR + "duel duel").declare(ADA, BRAWL)
    found = sampled(match, BEN, "pass")
    assert all(isinstance(action, Declare) for action in found)
    genuine = sum(number for action, number in found.items() if (action.kind, action.cards) == ("war", cards(WAR)))
    assert genuine > ROLLS / 2


@pytest.mark.clause("B-MODE-R3")
def test_any_move_at_any_fighter_may_be_chosen() -> None:
    found = sampled(battle(WAR, battles="quick"), BEN, "exchange")
    assert set(found) == {
        Choose("catch"),
        *(Choose(move, target) for move in ("throw", "fake") for target in (CLEO, DEV)),
    }


@pytest.mark.clause("B-MODE-R1")
def test_any_way_to_end_a_judged_battle_may_be_reported() -> None:
    found = sampled(battle(BRAWL, battles="judged").wake(), BEN, "report")
    assert {action.cause for action in found} == {"hit", "caught", "foul", "grab"}
    assert Report((BEN, DEV)) in found


@pytest.mark.clause("B-END-R1")
def test_a_vote_is_given_or_taken_back() -> None:
    match = position("corn").wake()
    assert set(sampled(match, BEN, "vote")) == {Vote()}
    assert set(sampled(match.act(BEN, Vote()), BEN, "vote")) == {Vote(end=False)}
