"""Which fight takes place, who runs it, and who is shorter."""

from __future__ import annotations

import pytest

from rumpus.games.fake_swords.events import (
    BoutSet,
    FightPicked,
    PileDiscarded,
    RoundBegan,
    ShorterNamed,
    StandInNamed,
)
from rumpus.games.fake_swords.model import NameShorter, NameStandIn, Options, PickFight, Report
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, ELI, FAY, Match, position

PILES = "Flamingo, Bow / Dizzy, Freeze / Sit Down"


def four(*piles: int, boss: int = ADA, **chosen: object) -> Match:
    return position(PILES, seats=4, boss=boss, **chosen).point(*piles)  # type: ignore[arg-type]


@pytest.mark.clause("F-TIE-1")
def test_two_players_on_the_only_contested_pile_fight_without_a_prompt() -> None:
    match = four(0, 1, 1, 2)
    assert match.told(FightPicked) == FightPicked(2, (BEN, CLEO), ("Dizzy", "Freeze"), None)
    assert (match.fight.fighters, match.fight.boss, match.fight.pile) == ((BEN, CLEO), ADA, 1)
    assert match.told(BoutSet).mode == "arena"


@pytest.mark.clause("F-TIE-2")
def test_the_boss_picks_two_of_three_or_more_on_a_pile_and_may_pick_himself() -> None:
    match = four(1, 1, 1, 0)
    assert match.asked(ADA) == ["pick"]
    assert match.refused(ADA, PickFight(1, (ADA, DEV))) == "F-TIE-2"
    assert match.refused(ADA, PickFight(1, (BEN, BEN))) == "F-TIE-2"
    assert match.refused(BEN, PickFight(1, (BEN, CLEO))) == "F-TIE-2"
    match.act(ADA, PickFight(1, (CLEO, ADA)))
    assert match.fight.fighters == (ADA, CLEO)
    assert match.told(FightPicked).boss == ADA


@pytest.mark.clause("F-TIE-3")
@pytest.mark.clause("F-TIE-4")
def test_the_boss_picks_one_of_several_contested_piles_and_the_others_are_discarded_at_once() -> None:
    match = four(0, 0, 1, 1)
    [prompt] = match.game.prompts(match.state, ADA)
    assert prompt.clause == "F-TIE-3"
    assert match.refused(ADA, PickFight(2, (ADA, BEN))) == "F-TIE-3"
    match.act(ADA, PickFight(1, (CLEO, DEV)))
    assert match.told(PileDiscarded) == PileDiscarded(1, "F-TIE-4")
    assert match.names(match.public.discard) == "Sit Down, Flamingo, Bow"
    assert match.public.piles[0] == ()
    assert match.public.reveal[0].clause == "F-TIE-4"


@pytest.mark.clause("F-FIGHT-3")
def test_a_boss_who_fights_names_a_stand_in_who_does_not_fight() -> None:
    match = four(1, 1, 0, 2)
    assert match.asked(ADA) == ["stand_in"]
    assert match.fight.candidates == (CLEO, DEV)
    assert match.refused(ADA, NameStandIn(ADA)) == "F-FIGHT-3"
    assert match.refused(ADA, NameStandIn(BEN)) == "F-FIGHT-3"
    assert match.refused(ADA, NameStandIn(FAY)) == "F-FIGHT-3"
    assert match.refused(CLEO, NameStandIn(CLEO)) == "F-FIGHT-3"
    match.act(ADA, NameStandIn(DEV))
    assert match.told(StandInNamed) == StandInNamed(DEV, ADA, "F-FIGHT-3")
    assert match.fight.boss == DEV
    assert match.refused(ADA, NameStandIn(CLEO)) == "F-FIGHT-3"


@pytest.mark.clause("F-FIGHT-3")
def test_with_three_players_the_third_stands_in() -> None:
    match = position(PILES, boss=BEN).point(0, 0, 1)
    assert match.told(StandInNamed) == StandInNamed(CLEO, BEN, "F-FIGHT-3")
    assert match.fight.stage == "fighting"


@pytest.mark.clause("F-FIGHT-R1")
@pytest.mark.clause("F-TURN-1")
def test_the_next_boss_is_counted_from_the_boss_of_the_round_not_from_the_stand_in() -> None:
    match = four(1, 1, 0, 2).act(ADA, NameStandIn(DEV)).lose(ADA)
    assert match.told(RoundBegan).boss == BEN


@pytest.mark.clause("F-RULE-R1")
@pytest.mark.parametrize("heights", [(), (180, 180, 170), (0, 180, 170), (180, 0, 170)])
def test_if_heights_are_unknown_or_equal_the_boss_of_the_fight_says_who_is_shorter(heights: tuple[int, ...]) -> None:
    match = position("Shield Arm / Bow / Dizzy", boss=CLEO, options=Options(heights=heights)).point(0, 0, 1)
    assert match.asked(CLEO) == ["shorter"]
    assert match.game.terms(match.state) is None
    assert match.refused(CLEO, NameShorter(CLEO)) == "F-RULE-R1"
    assert match.refused(ADA, NameShorter(ADA)) == "F-RULE-R1"
    match.act(CLEO, NameShorter(ADA))
    assert match.told(ShorterNamed) == ShorterNamed(ADA, CLEO)
    assert match.rules() == {"Shield Arm": (ADA,)}
    assert match.refused(CLEO, NameShorter(BEN)) == "F-RULE-R1"


@pytest.mark.clause("F-RULE-R1")
@pytest.mark.parametrize(("heights", "shorter"), [((180, 170, 1), BEN), ((160, 170, 1), ADA)])
def test_heights_from_the_profiles_tell_who_is_shorter(heights: tuple[int, ...], shorter: int) -> None:
    match = position("Shield Arm / Bow / Dizzy", boss=CLEO, options=Options(heights=heights)).point(0, 0, 1)
    assert match.told(BoutSet).shorter == shorter
    assert match.rules() == {"Shield Arm": (shorter,)}


@pytest.mark.clause("F-RULE-R1")
def test_nobody_asks_who_is_shorter_without_a_black_card() -> None:
    match = position("Flamingo / Bow / Dizzy", boss=CLEO).point(0, 0, 1)
    assert match.fight.shorter is None
    assert match.fight.stage == "fighting"


@pytest.mark.clause("F-MODE-R4")
def test_a_judged_fight_with_a_bot_becomes_a_quick_one() -> None:
    judged = Options(fights="judged", bots=(BEN,))
    assert position(PILES, seats=4, options=judged).point(0, 1, 1, 2).fight.mode == "quick"
    assert position(PILES, seats=4, options=judged).point(0, 2, 1, 1).fight.mode == "judged"


@pytest.mark.clause("F-MODE-R4")
def test_a_boss_who_is_a_bot_names_a_person_as_judge() -> None:
    judged = Options(fights="judged", bots=(ADA, ELI))
    match = position("Flamingo / Bow / Dizzy / Sit Down", seats=5, options=judged, boss=ADA).point(1, 0, 0, 2, 3)
    [named] = match.all_told(StandInNamed)
    assert (named.seat, named.clause) == (DEV, "F-MODE-R4")
    assert (match.fight.mode, match.asked(DEV)) == ("judged", ["start"])
    six = Options(fights="judged", bots=(ADA, ELI))
    match = position("Flamingo / Bow / Dizzy / Sit Down / Twirl", seats=6, options=six, boss=ADA).point(
        1, 0, 0, 2, 3, 4
    )
    assert match.fight.candidates == (DEV, FAY)
    assert match.refused(ADA, NameStandIn(ELI)) == "F-MODE-R4"
    match.act(ADA, NameStandIn(FAY))
    assert match.fight.boss == FAY


@pytest.mark.clause("F-MODE-R4")
def test_if_no_person_can_judge_the_fight_is_quick() -> None:
    judged = Options(fights="judged", bots=(CLEO,))
    match = position(PILES, options=judged, boss=CLEO).point(0, 0, 1)
    assert (match.fight.mode, match.fight.boss) == ("quick", CLEO)
    assert match.refused(CLEO, Report("hit", ADA)) == "F-END-5"


@pytest.mark.clause("F-MODE-R4")
def test_in_arena_and_quick_the_boss_keeps_every_choice() -> None:
    for fights in ("arena", "quick"):
        match = four(1, 1, 1, 0, fights=fights)
        assert match.asked(ADA) == ["pick"]
        match.act(ADA, PickFight(1, (ADA, CLEO)))
        assert match.asked(ADA) == ["stand_in"]
