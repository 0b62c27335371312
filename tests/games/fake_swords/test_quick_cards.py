"""The effect of each card in a Quick fight. Ada and Ben fight, and Ben is shorter."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.games.fake_swords.cards import MOVES, Move, deck_of
from rumpus.games.fake_swords.events import (
    AdvantageUsed,
    Exchanged,
    ExchangeDrawn,
    FightWon,
    GroundGiven,
    NothingScored,
    Strayed,
)
from rumpus.games.fake_swords.model import Choose
from tests.games.fake_swords.positions import ADA, BEN, Match, fight_over

SEEDS = range(24)


def quick(cards: str) -> Match:
    return fight_over(cards, fights="quick")


def barred(match: Match) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    return match.quick.exchange.barred


@pytest.mark.clause("F-C-FLAMINGO")
def test_flamingo_forbids_two_lunges_in_a_row() -> None:
    match = quick("Flamingo").exchange("lunge", "parry")
    assert barred(match) == (("lunge",), ())
    assert match.refused(ADA, Choose("lunge")) == "F-MODE-R3"
    assert barred(match.exchange("feint", "feint")) == ((), ())


@pytest.mark.clause("F-C-PIVOT")
def test_pivot_forbids_two_feints_in_a_row() -> None:
    match = quick("Pivot").exchange("lunge", "feint")
    assert barred(match) == ((), ("feint",))
    assert match.refused(BEN, Choose("feint")) == "F-MODE-R3"


@pytest.mark.clause("F-C-WRONGHAND")
def test_wrong_hand_forbids_two_parries_in_a_row() -> None:
    assert barred(quick("Wrong Hand").exchange("parry", "feint")) == (("parry",), ())


@pytest.mark.clause("F-C-SLOW")
def test_slow_motion_forbids_the_same_choice_twice_in_a_row() -> None:
    match = quick("Slow Motion").exchange("parry", "feint")
    assert barred(match) == (("parry",), ("feint",))
    assert barred(match.exchange("lunge", "lunge")) == (("lunge",), ("lunge",))


@pytest.mark.clause("F-C-NORETREAT")
def test_no_retreat_forbids_a_parry_after_a_loss() -> None:
    match = quick("No Retreat").exchange("lunge", "feint")
    assert barred(match) == ((), ("parry",))
    assert barred(match.exchange("lunge", "lunge")) == ((), ())


@pytest.mark.clause("F-C-TINYARMS")
def test_tiny_arms_forbids_a_lunge_after_a_win() -> None:
    assert barred(quick("Tiny Arms").exchange("lunge", "feint")) == (("lunge",), ())


@pytest.mark.clause("F-C-DIZZY")
def test_dizzy_replaces_half_of_the_choices_in_the_first_exchange_by_random_ones() -> None:
    strayed = set()
    for seed in SEEDS:
        match = quick("Dizzy")
        assert match.quick.exchange.astray == (True, True)
        match.exchange("lunge", "parry", seed=seed)
        moves: dict[int, Move] = {ADA: "lunge", BEN: "parry"}
        for event in match.all_told(Strayed):
            assert event.chosen == moves[event.seat]
            assert event.move != event.chosen
            moves[event.seat] = event.move
            strayed.add((event.seat, event.move))
        exchanged = match.told(Exchanged)
        assert (exchanged.first, exchanged.second) == (moves[ADA], moves[BEN])
        assert match.quick.played[0].chosen == ("lunge", "parry")
        assert match.quick.exchange.astray == (False, False)
    assert strayed == {(ADA, "feint"), (ADA, "parry"), (BEN, "lunge"), (BEN, "feint")}


@pytest.mark.clause("F-C-DIZZY")
@pytest.mark.clause("F-MODE-R3")
def test_dizzy_never_replaces_a_choice_by_a_forbidden_one() -> None:
    strayed = set()
    for seed in SEEDS:
        match = quick("Dizzy, Sit Down").exchange("feint", "parry", seed=seed)
        strayed |= {event.move for event in match.all_told(Strayed)}
        match = quick("Dizzy, Sit Down, Eyes Shut").exchange("parry", "parry", seed=seed)
        assert match.all_told(Strayed) == []
    assert strayed == {"feint", "parry"}


@pytest.mark.clause("F-C-TWIRL")
@pytest.mark.clause("F-MODE-R3")
def test_twirl_never_replaces_a_choice_by_a_forbidden_one() -> None:
    for seed in SEEDS:
        match = quick("Twirl, Flamingo").exchange("lunge", "lunge").exchange("feint", "parry", seed=seed)
        assert all(event.move != "lunge" for event in match.all_told(Strayed))


@pytest.mark.clause("F-C-SLOW")
def test_slow_motion_depends_on_what_was_chosen_and_not_on_what_replaced_it() -> None:
    seeds = [seed for seed in SEEDS if quick("Dizzy").exchange("lunge", "parry", seed=seed).all_told(Strayed)]
    assert seeds
    for seed in seeds:
        match = quick("Dizzy, Slow Motion").exchange("lunge", "parry", seed=seed)
        assert barred(match) == (("lunge",), ("parry",))


@pytest.mark.clause("F-C-DROP")
def test_with_sword_drop_the_first_exchange_scores_nothing() -> None:
    match = quick("Sword Drop").exchange("lunge", "feint")
    assert match.told(NothingScored).seat == ADA
    assert match.quick.score == (0, 0)
    assert match.exchange("lunge", "feint").quick.score == (1, 0)


@pytest.mark.clause("F-C-BACKTOBACK")
def test_with_back_to_back_the_losing_choice_wins_the_first_exchange() -> None:
    match = quick("Back to Back").exchange("lunge", "feint")
    assert match.told(Exchanged).winner == BEN
    assert match.exchange("lunge", "feint").told(Exchanged).winner == ADA


@pytest.mark.clause("F-C-ONEPILE")
def test_with_one_pile_the_first_exchange_is_decided_by_lot() -> None:
    match = quick("One Pile")
    assert match.told(ExchangeDrawn).card == "One Pile"
    assert sum(match.quick.score) == 1
    assert match.quick.exchange.number == 2


@pytest.mark.clause("F-C-SIT")
@pytest.mark.clause("F-C-EYES")
@pytest.mark.parametrize(("card", "move"), [("Sit Down", "lunge"), ("Eyes Shut", "feint")])
def test_sit_down_and_eyes_shut_forbid_a_move_in_the_first_exchange(card: str, move: Move) -> None:
    match = fight_over(card, fights="quick")
    assert barred(match) == ((move,), (move,))
    assert match.refused(ADA, Choose(move)) == "F-MODE-R3"
    assert barred(match.exchange("parry", "parry")) == ((), ())


@pytest.mark.clause("F-C-FREEZE")
def test_with_freeze_the_exchange_after_a_touch_is_decided_by_lot() -> None:
    match = quick("Freeze").exchange("lunge", "feint")
    assert match.all_told(ExchangeDrawn) == []
    match = quick("Freeze").exchange("lunge", "lunge")
    assert match.told(ExchangeDrawn).card == "Freeze"
    assert sum(match.quick.score) == 1


@pytest.mark.clause("F-C-WARCRY")
def test_with_war_cry_an_exchange_lost_after_a_touch_counts_twice() -> None:
    match = quick("War Cry").exchange("lunge", "lunge")
    assert match.quick.exchange.double == (True, True)
    assert match.exchange("feint", "parry").told(FightWon).seat == ADA


@pytest.mark.clause("F-C-SWITCH")
def test_with_switch_the_losing_choice_wins_after_a_touch() -> None:
    match = quick("Switch").exchange("lunge", "lunge").exchange("lunge", "feint")
    assert match.told(Exchanged).winner == BEN
    assert match.exchange("lunge", "feint").told(Exchanged).winner == ADA


@pytest.mark.clause("F-C-GROUND")
def test_with_give_ground_a_touch_costs_a_won_exchange() -> None:
    match = quick("Give Ground").exchange("lunge", "feint").exchange("feint", "feint")
    assert match.told(GroundGiven).seat == ADA
    assert match.quick.score == (0, 0)


@pytest.mark.clause("F-C-GROUND")
@pytest.mark.clause("F-RULE-R2")
def test_with_give_ground_the_hit_that_ends_the_fight_costs_nothing_even_if_it_was_a_clash() -> None:
    match = quick("Give Ground, Head Start").exchange("lunge", "feint").exchange("feint", "lunge")
    assert match.quick.score == (1, 1)
    match.exchange("lunge", "lunge")
    assert match.told(FightWon).seat == BEN
    assert match.all_told(GroundGiven) == []


@pytest.mark.clause("F-C-TWIRL")
def test_twirl_replaces_choices_after_a_touch_by_random_ones() -> None:
    match = quick("Twirl")
    assert match.quick.exchange.astray == (False, False)
    assert match.exchange("lunge", "lunge").quick.exchange.astray == (True, True)


@pytest.mark.clause("F-C-BOW")
def test_with_bow_an_exchange_won_after_a_touch_scores_nothing() -> None:
    match = quick("Bow").exchange("lunge", "lunge").exchange("lunge", "feint")
    assert match.told(NothingScored).seat == ADA
    assert match.quick.score == (0, 0)


@pytest.mark.clause("F-C-WIND")
@pytest.mark.clause("F-END-R1")
def test_with_second_wind_the_first_hit_on_the_shorter_one_does_not_count() -> None:
    match = quick("Second Wind").exchange("lunge", "feint").exchange("lunge", "feint")
    assert match.told(AdvantageUsed) == AdvantageUsed(BEN, "Second Wind")
    assert match.quick.score == (1, 0)
    assert match.exchange("lunge", "feint").told(FightWon).seat == ADA
    match = quick("Second Wind").exchange("feint", "lunge").exchange("feint", "lunge")
    assert match.told(FightWon).seat == BEN


@pytest.mark.clause("F-C-SHIELD")
def test_with_shield_arm_the_first_lunge_that_beats_the_shorter_one_is_a_clash() -> None:
    match = quick("Shield Arm").exchange("lunge", "feint")
    assert match.told(AdvantageUsed) == AdvantageUsed(BEN, "Shield Arm")
    assert (match.quick.score, match.quick.clashes, match.quick.touched) == ((0, 0), 1, (True, True))
    assert match.exchange("lunge", "feint").quick.score == (1, 0)
    assert quick("Shield Arm").exchange("feint", "parry").quick.score == (1, 0)
    assert quick("Shield Arm").exchange("feint", "lunge").quick.score == (0, 1)


@pytest.mark.clause("F-C-SHIELD")
def test_an_exchange_that_shield_arm_makes_a_clash_has_no_winner_in_the_log() -> None:
    match = quick("Shield Arm").exchange("lunge", "feint")
    assert match.told(Exchanged) == Exchanged((ADA, BEN), "lunge", "feint", None, "Shield Arm")
    assert match.quick.played[-1].winner is None


@pytest.mark.clause("F-C-SHIELD")
@pytest.mark.clause("F-C-HEADSTART")
def test_a_clash_of_shield_arm_is_the_first_clash_for_head_start() -> None:
    match = quick("Shield Arm, Head Start").exchange("lunge", "feint")
    assert [event.card for event in match.all_told(AdvantageUsed)] == ["Shield Arm", "Head Start"]
    assert (match.quick.score, match.quick.clashes) == ((0, 1), 0)
    assert match.exchange("lunge", "lunge").quick.score == (0, 1)


@pytest.mark.clause("F-C-HEADSTART")
def test_with_head_start_the_first_clash_goes_to_the_shorter_one() -> None:
    match = quick("Head Start").exchange("lunge", "lunge")
    assert match.told(AdvantageUsed) == AdvantageUsed(BEN, "Head Start")
    assert (match.quick.score, match.quick.clashes) == ((0, 1), 0)
    assert match.exchange("lunge", "lunge").quick.score == (0, 1)


@pytest.mark.clause("F-C-HALF")
@pytest.mark.clause("F-END-R1")
def test_with_half_target_a_hit_on_the_shorter_one_counts_every_second_time() -> None:
    counted = set()
    for seed in SEEDS:
        match = quick("Half Target").exchange("lunge", "feint").exchange("lunge", "feint", seed=seed)
        has_won = bool(match.all_told(FightWon))
        counted.add(has_won)
        assert has_won or (match.quick.score, match.told(AdvantageUsed).seat) == ((1, 0), BEN)
    assert counted == {True, False}
    assert quick("Half Target").exchange("feint", "lunge").exchange("feint", "lunge").told(FightWon).seat == BEN


@pytest.mark.clause("F-C-EXEMPT")
def test_with_exempt_purple_cards_do_not_bind_the_shorter_one() -> None:
    match = quick("Exempt, Slow Motion").exchange("lunge", "lunge")
    assert barred(match) == (("lunge",), ())
    assert match.exchange("feint", "lunge").told(Exchanged).winner == BEN


@pytest.mark.clause("F-C-BIG")
def test_with_big_target_a_parry_of_the_shorter_one_counts_twice() -> None:
    assert quick("Big Target").exchange("lunge", "parry").told(FightWon).seat == BEN
    assert quick("Big Target").exchange("parry", "lunge").quick.score == (1, 0)
    assert quick("Big Target").exchange("feint", "lunge").quick.score == (0, 1)


@pytest.mark.clause("F-MODE-R3")
def test_cards_that_together_forbid_every_choice_forbid_none() -> None:
    match = quick("Flamingo, Pivot, Wrong Hand, Slow Motion").exchange("lunge", "feint")
    assert barred(match) == (("lunge",), ("feint",))
    match = quick("No Retreat, Flamingo, Eyes Shut, Sit Down")
    assert barred(match) == (("lunge", "feint"), ("lunge", "feint"))
    match = quick("No Retreat, Tiny Arms, Slow Motion").exchange("feint", "parry")
    assert barred(match) == (("lunge", "feint"), ("parry",))
    for move in MOVES:
        if move not in barred(match)[0]:
            match.act(ADA, Choose(move))


def fight_with_deck_file(effect: str, when: str) -> Match:
    """A fight with a Flamingo card from a deck file, whose effect is on lunges."""
    cards = [msgspec.to_builtins(kind) for kind in deck_of().kinds]
    cards[0]["quick"] = {"text": "About lunges.", "effect": effect, "when": when, "move": "lunge"}
    return fight_over("Flamingo", fights="quick", deck=msgspec.json.encode({"cards": cards}).decode())


@pytest.mark.clause("F-CARDS-R1", "F-MODE-R3")
def test_a_card_for_the_whole_fight_bars_a_move_in_every_exchange() -> None:
    match = fight_with_deck_file("bar", "whole")
    assert barred(match) == (("lunge",), ("lunge",))
    assert barred(match.exchange("parry", "feint")) == (("lunge",), ("lunge",))


@pytest.mark.clause("F-CARDS-R1", "F-MODE-R3")
def test_a_card_without_an_effect_bars_nothing() -> None:
    match = fight_with_deck_file("none", "whole")
    assert barred(match) == ((), ())
    assert barred(match.exchange("lunge", "lunge")) == ((), ())


@pytest.mark.clause("F-RULE-R2", "F-RULE-4")
@pytest.mark.parametrize(("card", "field"), [("War Cry", "double"), ("Twirl", "astray"), ("Bow", "idle")])
def test_a_hit_that_does_not_count_is_a_touch_only_by_the_striker(card: str, field: str) -> None:
    match = quick(f"Second Wind, {card}").exchange("lunge", "feint").exchange("lunge", "feint")
    assert match.quick.touched == (True, False)
    assert getattr(match.quick.exchange, field) == (True, False)
    other = fight_over(f"Second Wind, {card}", fights="quick", heights=(150, 180, 165))
    other.exchange("feint", "lunge").exchange("feint", "lunge")
    assert other.quick.touched == (False, True)
    assert getattr(other.quick.exchange, field) == (False, True)


@pytest.mark.clause("F-C-WARCRY", "F-RULE-R2")
def test_with_war_cry_only_a_loss_of_the_fighter_who_touched_counts_twice() -> None:
    match = quick("Second Wind, War Cry").exchange("lunge", "feint").exchange("lunge", "feint")
    assert match.quick.score == (1, 0)
    assert match.exchange("feint", "lunge").told(FightWon).seat == BEN
