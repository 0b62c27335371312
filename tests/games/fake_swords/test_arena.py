"""Fights in the arena: the terms of a bout, and the meaning of its verdict."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rumpus.arena.duel import Bind, Setup, Verdict
from rumpus.engine import Result, Ruling, Terms, offered_options, option_fields, read_options
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.arena import count_of, rules_in_force
from rumpus.games.fake_swords.cards import deck_of
from rumpus.games.fake_swords.events import BothLost, FightWon
from rumpus.games.fake_swords.model import Choose, Options, Report, StartFight
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, Match, fight_over, position

EACH_CARD = [pytest.param(kind.id, marks=pytest.mark.clause(kind.id), id=kind.icon) for kind in deck_of().kinds]


def setup(match: Match) -> Setup:
    found = match.game.battle_setup(match.state, 7)
    assert isinstance(found, Setup)
    return found


@pytest.mark.clause("F-MODE-R2")
def test_a_bout_in_the_arena_has_terms_until_somebody_has_lost() -> None:
    match = position("Flamingo, Bow / Dizzy / Sit Down", seats=4, boss=CLEO).point(0, 0, 1, 2)
    terms = match.game.terms(match.state)
    assert terms == Terms(
        match.fight.battle, (ADA, BEN), (CLEO, DEV), (("F-C-FLAMINGO", (ADA, BEN)), ("F-C-BOW", (ADA, BEN)))
    )
    assert match.game.waiting_for(match.state) == ()
    match.lose(ADA)
    won = match.told(FightWon)
    assert (won.seat, won.cause, won.clause) == (BEN, "hit", "F-END-1")
    assert match.game.terms(match.state) is None
    assert match.game.battle_setup(match.state, 1) is None


@pytest.mark.parametrize("card", EACH_CARD)
def test_each_card_binds_the_fighters_in_the_arena_as_its_colour_says(card: str) -> None:
    kind = deck_of().by_id[card]
    binds = () if kind.arena.modifier is None else (Bind(kind.arena.modifier, kind.arena.value),)
    first = () if kind.colour == "black" else binds
    assert setup(fight_over(kind.name)) == Setup(7, (first, binds))


@pytest.mark.clause("F-TOUCH-R1")
def test_a_fight_is_to_as_many_touches_as_the_table_says_and_countdowns_get_shorter() -> None:
    options = Options(touches=3, brisk=True)
    match = position("Bow / Dizzy / Sit Down", seats=4, boss=CLEO, options=options).point(0, 0, 1, 2)
    assert (setup(match).touches, setup(match).count) == (3, 60)
    assert [count_of(number, is_brisk=True) for number in (1, 2, 3, 9)] == [60, 40, 30, 30]
    assert [count_of(number, is_brisk=False) for number in (1, 9)] == [60, 60]


@pytest.mark.clause("F-TOUCH-R1")
def test_a_log_without_the_option_means_fights_to_one_touch_but_a_new_table_offers_three() -> None:
    assert read_options(Options, b"{}") == Options()
    assert (Options().touches, Options().brisk) == (1, False)
    offered = offered_options(Options)
    assert (offered.touches, offered.brisk) == (3, True)
    assert next(field.default for field in option_fields(Options) if field.name == "touches") == 3


@pytest.mark.clause("F-MODE-R3")
def test_secret_choices_have_a_limit_where_fights_can_be_quick() -> None:
    def limits(options: Options) -> Mapping[str, int]:
        return FakeSwords(options, seats=3).limits

    assert limits(Options(fights="quick")) == limits(Options(fights="judged")) == {"exchange": 15}
    assert limits(Options(fights="quick", choose_s=0)) == limits(Options(fights="arena")) == {}


@pytest.mark.clause("F-C-SLOW")
@pytest.mark.clause("F-C-EXEMPT")
def test_slow_motion_is_two_fifths_and_seven_tenths_for_an_exempt_fighter() -> None:
    assert setup(fight_over("Slow Motion")).binds == ((Bind("pace", 0.4),), (Bind("pace", 0.4),))
    assert setup(fight_over("Slow Motion, Exempt, Bow")).binds == (
        (Bind("pace", 0.4), Bind("bow")),
        (Bind("pace", 0.7), Bind("bow")),
    )
    assert setup(fight_over("Flamingo, Exempt")).binds == ((Bind("hop"),), ())


@pytest.mark.clause("F-RULE-R3")
def test_binds_are_in_the_order_of_the_deck_list_and_one_pile_disables_sword_drop() -> None:
    match = fight_over("Big Target, Bow, Sword Drop, One Pile, Freeze")
    assert [bind.modifier for bind in setup(match).binds[0]] == ["one_pile", "freeze", "bow"]
    assert [bind.modifier for bind in setup(match).binds[1]] == ["one_pile", "freeze", "bow", "any_limb"]


@pytest.mark.clause("F-END-3")
@pytest.mark.clause("F-MODE-R2")
def test_the_verdict_of_the_floor_names_the_card_that_was_broken() -> None:
    match = fight_over("War Cry, Give Ground")
    result = match.game.battle_result(match.state, Verdict((1,), "broken", "give_ground", 90))
    assert result == Result(match.fight.battle, (BEN,), "F-END-3", "arena", "F-C-GROUND")
    match.act(None, result)
    won = match.told(FightWon)
    assert (won.seat, won.cause, won.card, won.clause) == (ADA, "broken", "Give Ground", "F-END-3")


@pytest.mark.clause("F-END-1")
def test_a_hit_and_a_lot_keep_their_clauses() -> None:
    match = fight_over("Flamingo")
    assert match.game.battle_result(match.state, Verdict((0,), "hit")).clause == "F-END-1"
    drawn = match.game.battle_result(match.state, Verdict((0,), "lot"))
    assert (drawn.losers, drawn.clause, drawn.card) == ((ADA,), "F-ARENA-R1", None)
    match.act(None, drawn)
    assert match.told(FightWon).cause == "lot"


@pytest.mark.clause("F-END-4")
@pytest.mark.clause("F-END-R1")
@pytest.mark.clause("F-ARENA-R1")
def test_a_tie_leads_to_a_new_bout_and_the_third_tie_is_decided_by_lot() -> None:
    winners = set()
    for seed in range(12):
        match = fight_over("Flamingo")
        for _ in range(2):
            battle = match.fight.battle
            match.act(None, match.game.battle_result(match.state, Verdict((0, 1), "hit")))
            assert match.told(BothLost).again
            assert match.fight.battle != battle
            assert match.refused(None, Result(battle, (ADA,), "F-END-1", "arena")) == "F-END-5"
        match.lose(ADA, BEN, seed=seed)
        won = match.told(FightWon)
        assert (won.cause, won.clause, match.told(BothLost).again) == ("lot", "F-ARENA-R1", False)
        winners.add(won.seat)
    assert winners == {ADA, BEN}


@pytest.mark.clause("F-END-5")
@pytest.mark.clause("F-MODE-R4")
def test_in_the_arena_the_server_or_the_host_judges_but_no_player() -> None:
    match = fight_over("Flamingo")
    assert match.refused(CLEO, Report("hit", ADA)) == "F-END-5"
    assert match.refused(CLEO, StartFight()) == "F-FIGHT-2"
    assert match.refused(ADA, Choose("lunge")) == "F-MODE-R3"
    assert match.refused(ADA, Result(match.fight.battle, (BEN,), "F-END-1", "arena")) == "F-END-5"
    assert match.refused(None, Result(match.fight.battle, (CLEO,), "F-END-1", "arena")) == "F-END-5"
    match.act(None, Ruling(match.fight.battle, (BEN,), "no-such-clause"))
    assert match.told(FightWon).clause == "F-END-5"


@pytest.mark.clause("F-RULE-5")
def test_the_rules_of_a_bout_outside_a_game_depend_only_on_the_cards() -> None:
    deck = deck_of()
    cards = ("F-C-SHIELD", "F-C-BOW")
    assert rules_in_force(deck, cards, (0, 1), 1) == (("F-C-BOW", (0, 1)), ("F-C-SHIELD", (1,)))
    assert rules_in_force(deck, cards, (0, 1), None) == (("F-C-BOW", (0, 1)), ("F-C-SHIELD", ()))
