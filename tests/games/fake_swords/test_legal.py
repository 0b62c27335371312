"""What Fake Swords offers: piles card after card, fights and reports step by step."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from msgspec.structs import replace

from rumpus.engine.domain import domain
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.model import (
    Arrange,
    CallOut,
    Choose,
    Claim,
    CountDown,
    Decide,
    Finger,
    MoveCard,
    NameShorter,
    NameStandIn,
    PickFight,
    Point,
    Report,
    StartFight,
)
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, Match, fight_over, position
from tests.games.offers import accepted, answered, every_answer, offered, spelt

CAUSES: tuple[Any, ...] = ("hit", "broken", "arm_block", "both")
LOOSE = "Flamingo, Bow, Bow, Dizzy, Exempt"
FEW: tuple[Any, ...] = (
    Claim,
    CountDown,
    Decide,
    Finger,
    NameShorter,
    NameStandIn,
    PickFight,
    Point,
    StartFight,
    Choose,
)


def answers(match: Match, seat: int) -> list[Any]:
    """Everything that a seat is offered, whatever it is asked."""
    prompts = match.game.prompts(match.state, seat)
    return [action for prompt in prompts for action in every_answer(match.game, match.state, seat, prompt.kind)]


def legal(match: Match, seat: int, *more: Any) -> set[Any]:
    """What the rules accept, of all small actions and some more."""
    tried = [action for kind in FEW for action in domain(kind, match.game.seats) or ()]
    return set(accepted(match.game, match.state, seat, [*tried, *more]))


def fights(actions: set[Any]) -> set[Any]:
    """Fighters may be named in any order; they are offered in one."""
    return {replace(each, fighters=tuple(sorted(each.fighters))) for each in actions}


def test_every_arrangement_that_fills_all_piles_can_be_spelt_and_no_other() -> None:
    match = position(loose=LOOSE)
    cards = match.public.loose
    cuts = [(one, two) for one in range(6) for two in range(one, 6)]
    arranged = [
        Arrange((order[:one], order[one:two], order[two:])) for order in permutations(cards) for one, two in cuts
    ]
    moved = [MoveCard(card, pile) for card in range(72) for pile in (*range(5), None)]
    found = every_answer(match.game, match.state, ADA, "piles")
    assert len(found) == len(set(found)) == 720 + 15
    assert set(found) == set(accepted(match.game, match.state, ADA, [*arranged, *moved]))


def test_piles_that_are_arranged_can_be_arranged_anew() -> None:
    match = position(loose="Flamingo, Bow, Dizzy")
    one, two, three = match.public.loose
    match.act(ADA, Arrange(((one,), (two,), (three,))))
    assert Arrange(((three,), (one,), (two,))) in every_answer(match.game, match.state, ADA, "piles")


def test_cards_are_laid_pile_after_pile_and_enough_are_kept_for_the_last() -> None:
    match = position(loose=LOOSE)
    names = offered(match.game, match.state, ADA, "piles")
    assert names[-1] == "move"
    first, second, third, *_ = names
    assert "next_pile" not in names
    assert "next_pile" in offered(match.game, match.state, ADA, "piles", first)
    assert offered(match.game, match.state, ADA, "piles", first, second, third) == ["next_pile"]


def test_one_card_can_be_moved_to_another_place_which_is_idle() -> None:
    match = position(loose=LOOSE)
    card = match.public.loose[0]
    match.act(ADA, MoveCard(card, 1))
    name = spelt(match.game, match.state, ADA, "piles", MoveCard(card, 2))[1]
    assert offered(match.game, match.state, ADA, "piles", "move", name) == ["onto 0", "onto 2", "onto"]
    assert answered(match.game, match.state, ADA, "piles", "move", name, "onto") == MoveCard(card, None)
    assert {token.kind for token in match.game.tokens if token.idle} == {"token-move", "token-claim", "token-lower"}


def test_before_the_countdown_everybody_talks_and_raises_a_finger() -> None:
    match = position(loose=LOOSE)
    cards = match.public.loose
    assert answers(match, BEN) == [Claim(0), Claim(1), Claim(2), Claim(None)]
    match.act(ADA, Arrange((cards[:1], cards[1:2], cards[2:])))
    assert every_answer(match.game, match.state, ADA, "finger") == [Finger()]
    match.act(ADA, Finger()).act(BEN, Finger()).act(CLEO, Finger())
    assert every_answer(match.game, match.state, BEN, "finger") == [Finger(up=False)]
    assert every_answer(match.game, match.state, ADA, "count") == [CountDown()]
    for seat in (BEN, CLEO):
        assert set(answers(match, seat)) == legal(match, seat)


def test_everybody_points_at_one_of_the_piles() -> None:
    match = position("Flamingo / Bow / Dizzy")
    assert answers(match, BEN) == [Point(0), Point(1), Point(2)]


def test_the_boss_picks_a_contested_pile_and_two_who_point_at_it() -> None:
    match = position("Flamingo / Bow / Dizzy / Exempt", seats=5, boss=DEV).point(0, 0, 2, 2, 2)
    assert offered(match.game, match.state, DEV, "pick") == ["pick 0", "pick 2"]
    assert offered(match.game, match.state, DEV, "pick", "pick 2") == ["seat @0", "seat @1"]
    assert offered(match.game, match.state, DEV, "pick", "pick 2", "seat @1") == ["seat @4"]
    assert set(answers(match, DEV)) == fights(legal(match, DEV))


def test_moves_that_a_card_bars_are_not_offered() -> None:
    match = fight_over("Flamingo", fights="quick").exchange("lunge", "lunge")
    assert answers(match, ADA) == [Choose("feint"), Choose("parry")]
    assert set(answers(match, BEN)) == legal(match, BEN)


def test_a_stand_in_is_one_of_those_who_can_judge() -> None:
    match = position("Flamingo / Bow / Dizzy", seats=4, boss=ADA, fights="judged").point(0, 0, 1, 2)
    assert set(answers(match, ADA)) == {NameStandIn(CLEO), NameStandIn(DEV)} == legal(match, ADA)


def test_the_shorter_fighter_is_one_of_the_two() -> None:
    match = fight_over("Exempt", heights=())
    assert set(answers(match, CLEO)) == {NameShorter(ADA), NameShorter(BEN)} == legal(match, CLEO)


def judged(cards: str = "Flamingo, Exempt") -> Match:
    """Ada and Ben fight, Cleo judges, Dev looks on; Ben is shorter, and Flamingo binds only Ada."""
    match = position(f"{cards} / Bow / Dizzy", seats=4, boss=CLEO, fights="judged", heights=(180, 150, 165, 170))
    return match.point(0, 0, 1, 2).act(CLEO, StartFight()).wake()


def test_a_judge_reports_a_cause_then_the_rule_then_the_loser() -> None:
    match = judged()
    kinds = [kind.id for kind in match.game.deck.kinds]
    tried = [Report(*each) for each in product(CAUSES, (None, *range(4)), ("", *kinds))]
    # With both hit, the card does not matter; it is offered without.
    found = {each for each in accepted(match.game, match.state, CLEO, tried) if each.cause != "both" or not each.card}
    assert set(answers(match, CLEO)) == found
    assert offered(match.game, match.state, CLEO, "report", "report broken", "rule F-C-FLAMINGO Flamingo") == [
        "seat @2"
    ]


def test_where_cards_override_each_other_no_rule_can_be_broken() -> None:
    match = judged()
    without = replace(match.state.public, fight=replace(match.fight, rules=()))
    match.state = replace(match.state, public=without)
    assert offered(match.game, match.state, CLEO, "report") == ["report hit", "report arm_block", "report both"]
    assert offered(match.game, match.state, DEV, "call_out") == []


def test_a_report_that_both_lost_is_spelt_alike_whatever_card_it_names() -> None:
    match = judged()
    assert spelt(match.game, match.state, CLEO, "report", Report("both", None, "F-C-BOW")) == ["report both"]


def test_who_looks_on_calls_out_a_rule_that_binds_a_fighter_and_the_judge_decides() -> None:
    match = judged()
    kinds = [kind.id for kind in match.game.deck.kinds]
    tried = [CallOut(*each) for each in product(range(4), kinds)]
    assert set(answers(match, DEV)) == set(accepted(match.game, match.state, DEV, tried))
    match.act(DEV, CallOut(ADA, "F-C-FLAMINGO"))
    assert every_answer(match.game, match.state, CLEO, "decide") == [Decide(upheld=True), Decide(upheld=False)]


def test_what_is_not_at_the_table_has_no_spelling() -> None:
    match = judged()
    assert spelt(match.game, match.state, DEV, "call_out", CallOut(ADA, "no-such-card")) == []
    assert spelt(match.game, match.state, DEV, "call_out", CallOut(7, "F-C-FLAMINGO")) == []
    assert spelt(match.game, match.state, DEV, "call_out", MoveCard(200, 0)) == []
    assert spelt(match.game, match.state, DEV, "call_out", PickFight(0, (ADA, 9))) == []
    assert spelt(match.game, match.state, CLEO, "report", Report("hit")) == []


def test_the_alphabet_has_every_card_of_the_deck() -> None:
    assert [len(FakeSwords(seats=seats).tokens) for seats in (3, 4, 5, 6)] == [128, 129, 134, 139]
