"""The cards in force in a fight, and the fighters that they bind."""

from __future__ import annotations

import pytest

from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.fake_swords.model import Choose, Report, StartFight
from tests.games.fake_swords.positions import ADA, BEN, CLEO, fight_over, position

BOTH = (ADA, BEN)


@pytest.mark.clause("F-RULE-1")
@pytest.mark.clause("F-RULE-2")
@pytest.mark.clause("F-RULE-3")
@pytest.mark.clause("F-RULE-4")
@pytest.mark.clause("F-RULE-5")
def test_the_cards_of_the_pile_and_only_those_bind_the_fighters_as_their_colours_say() -> None:
    match = fight_over("Bow, Flamingo, Shield Arm, Sit Down")
    assert match.rules() == {"Flamingo": BOTH, "Sit Down": BOTH, "Bow": BOTH, "Shield Arm": (BEN,)}


@pytest.mark.clause("F-RULE-6")
def test_copies_of_a_card_apply_once() -> None:
    assert fight_over("Twirl, Twirl, Twirl").rules() == {"Twirl": BOTH}


@pytest.mark.clause("F-RULE-R3")
def test_rules_are_in_the_order_of_the_deck_list() -> None:
    match = fight_over("Bow, Dizzy, War Cry, Flamingo, Sword Drop")
    assert list(match.rules()) == ["Flamingo", "Dizzy", "Sword Drop", "War Cry", "Bow"]


@pytest.mark.clause("F-RULE-R3")
@pytest.mark.clause("F-C-ONEPILE")
@pytest.mark.clause("F-C-DROP")
def test_with_one_pile_in_force_sword_drop_is_ignored() -> None:
    match = fight_over("One Pile, Sword Drop")
    assert match.rules() == {"One Pile": BOTH}
    assert fight_over("Sword Drop").rules() == {"Sword Drop": BOTH}


@pytest.mark.clause("F-C-EXEMPT")
def test_exempt_frees_the_shorter_fighter_only_from_purple_cards() -> None:
    match = fight_over("Exempt, Flamingo, Sit Down, Bow")
    assert match.rules() == {"Flamingo": (ADA,), "Sit Down": BOTH, "Bow": BOTH, "Exempt": (BEN,)}
    assert fight_over("Exempt, Bow").rules() == {"Bow": BOTH, "Exempt": (BEN,)}


EACH_CARD = [pytest.param(kind.id, marks=pytest.mark.clause(kind.id), id=kind.icon) for kind in deck_of().kinds]


@pytest.mark.parametrize("card", EACH_CARD)
def test_in_a_judged_fight_each_card_can_be_broken_by_the_fighters_that_it_binds(card: str) -> None:
    kind = deck_of().by_id[card]
    match = fight_over(kind.name, fights="judged").act(CLEO, StartFight()).wake()
    bound = (BEN,) if kind.colour == "black" else BOTH
    assert match.rules() == {kind.name: bound}
    for seat in BOTH:
        if seat not in bound:
            assert match.refused(CLEO, Report("broken", seat, card)) == "F-END-3"
    match.act(CLEO, Report("broken", BEN, card))
    last = match.public.last
    assert last is not None
    assert (last.winner, last.cause, last.card) == (ADA, "broken", kind.name)


@pytest.mark.clause("F-RULE-R2")
def test_in_a_quick_fight_a_clash_is_a_touch_by_both_and_an_uncounted_hit_one_by_the_striker() -> None:
    match = fight_over("Second Wind", fights="quick")
    match.exchange("lunge", "lunge")
    assert match.quick.touched == (True, True)
    match.exchange("lunge", "feint")
    assert match.quick.touched == (False, False)
    match.exchange("lunge", "feint")
    assert match.quick.touched == (True, False)
    assert match.quick.score == (1, 0)


@pytest.mark.clause("F-RULE-1")
def test_a_card_that_is_not_in_the_pile_cannot_be_broken() -> None:
    match = fight_over("Flamingo", fights="judged").act(CLEO, StartFight()).wake()
    assert match.refused(CLEO, Report("broken", ADA, "F-C-BOW")) == "F-RULE-1"
    assert match.refused(CLEO, Report("broken", ADA, "no-such-card")) == "F-RULE-1"


@pytest.mark.clause("F-WIN-R3")
def test_the_rules_of_a_tiebreaker_are_those_of_its_two_cards() -> None:
    holding = ("Flamingo, Flamingo, Flamingo, Pivot, Pivot, Pivot, Slow Motion, Slow Motion",) + (
        "Wrong Hand, Wrong Hand, Wrong Hand, No Retreat, No Retreat, No Retreat, Tiny Arms, Tiny Arms",
        "",
    )
    match = position("Slow Motion / Tiny Arms / Bow", holding=holding, boss=CLEO, fights="quick").point(0, 1, 2)
    assert len(match.fight.cards) == 2
    assert set(match.rules()) == set(match.game.deck.names(match.fight.cards))
    assert all(seats == BOTH for seats in match.rules().values())
    assert match.refused(CLEO, Choose("lunge")) == "F-MODE-R3"
