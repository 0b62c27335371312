"""Quick battles: sealed exchanges."""

from __future__ import annotations

import pytest

from rumpus.engine import Result, Ruling
from rumpus.games.burrito.events import BattleLost, Chosen, Faked, LotDrawn, NobodyLost, Threw, Tied
from rumpus.games.burrito.model import Choice, Choose
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, WAR, Match, battle


def brawl() -> Match:
    """Ben and Dev fight."""
    return battle(BRAWL, battles="quick")


@pytest.mark.clause("B-MODE-R3")
def test_choices_are_sealed_until_all_have_chosen() -> None:
    match = brawl()
    assert [match.asked(seat) for seat in range(4)] == [[], ["exchange"], [], ["exchange"]]
    match.act(BEN, Choose("throw", DEV))
    assert match.events == [Chosen(BEN)]
    assert match.state.private[BEN].choice == Choice("throw", DEV)
    assert match.game.view(match.state, DEV).private.choice is None  # type: ignore[union-attr]
    assert match.asked(BEN) == []
    assert match.refused(BEN, Choose("catch")) == "B-MODE-R3"


@pytest.mark.clause("B-MODE-R3")
@pytest.mark.parametrize(
    ("ben", "dev", "loser", "cause"),
    [
        (("throw", DEV), ("fake", BEN), DEV, "hit"),
        (("throw", DEV), "catch", BEN, "caught"),
        (("fake", DEV), "catch", DEV, "hit"),
        ("catch", ("throw", BEN), DEV, "caught"),
    ],
)
def test_a_throw_hits_a_player_who_does_not_catch_and_a_fake_one_who_does(
    ben: object, dev: object, loser: int, cause: str
) -> None:
    match = brawl().choose(ben, dev)  # type: ignore[arg-type]
    told = match.told(BattleLost)
    assert (told.seat, told.cause, told.by) == (loser, cause, BEN if loser == DEV else DEV)
    assert match.public.bruises[loser] == 1
    assert match.public.last is not None
    assert match.public.last.played[0].losers == (loser,)


@pytest.mark.clause("B-MODE-R3")
@pytest.mark.parametrize(("ben", "dev"), [(("fake", DEV), ("fake", BEN)), ("catch", "catch")])
def test_without_a_loser_another_exchange_follows(ben: object, dev: object) -> None:
    match = brawl()
    before = match.open(BEN)
    match.choose(ben, dev)  # type: ignore[arg-type]
    assert match.told(NobodyLost) == NobodyLost(1)
    assert match.asked(BEN) == ["exchange"]
    assert match.open(BEN) != before


@pytest.mark.clause("B-MODE-R3", "B-TIE-1")
def test_two_throws_hit_both_and_a_duel_settles_it() -> None:
    match = brawl().choose(("throw", DEV), ("throw", BEN))
    assert match.told(Tied).seats == (BEN, DEV)
    assert match.all_told(Threw) == [Threw(BEN, DEV, caught=False), Threw(DEV, BEN, caught=False)]
    assert (match.battle.kind, match.battle.ties) == ("duel", 1)


@pytest.mark.clause("B-MODE-R3", "B-TIE-R1")
def test_a_hit_and_a_catch_in_one_exchange_are_a_tie() -> None:
    match = battle(WAR, battles="quick").choose(("throw", CLEO), "catch", ("fake", CLEO))
    # Cleo catches Ben's throw, and falls for Dev's fake.
    assert match.told(Tied).seats == (BEN, CLEO)
    assert match.told(Faked) == Faked(DEV, CLEO, hit=True)


@pytest.mark.clause("B-MODE-R3")
def test_the_tenth_exchange_without_a_loser_is_followed_by_a_lot() -> None:
    losers = set()
    for seed in range(30):
        match = brawl()
        for _ in range(9):
            match.choose("catch", "catch")
        assert match.public.battle is not None
        match.choose("catch", "catch", seed=seed)
        assert match.told(LotDrawn).clause == "B-MODE-R3"
        losers.add(match.told(BattleLost).seat)
    assert losers == {BEN, DEV}


@pytest.mark.clause("B-MODE-R3")
def test_the_third_tie_in_a_row_is_decided_by_lot() -> None:
    match = brawl()
    for _ in range(3):
        match.choose(("throw", DEV), ("throw", BEN))
    # No Duel is announced that nobody will fight.
    assert match.told(Tied).clause == "B-MODE-R3"
    assert match.told(LotDrawn).among == (BEN, DEV)
    assert sum(match.public.bruises) == 1


@pytest.mark.clause("B-MODE-R3")
@pytest.mark.parametrize(
    "choice", [Choose("throw"), Choose("throw", BEN), Choose("fake", CLEO), Choose("fake", 63), Choose("catch", DEV)]
)
def test_a_throw_or_fake_names_another_fighter_and_a_catch_nobody(choice: Choose) -> None:
    assert brawl().refused(BEN, choice) == "B-MODE-R3"


@pytest.mark.clause("B-MODE-R3")
def test_only_fighters_choose_and_nobody_else_decides() -> None:
    match = brawl()
    assert match.refused(CLEO, Choose("catch")) == "B-MODE-R3"
    assert match.refused(None, Result("battle-1", (BEN,), "B-HIT-1", "arena")) == "B-MODE-R3"
    assert match.refused(None, Ruling("battle-1", (BEN,), "B-HIT-1")) == "B-MODE-R3"
    assert match.game.terms(match.state) is None


@pytest.mark.clause("B-MODE-R3")
def test_the_small_room_and_the_number_of_burritos_play_no_part() -> None:
    plain = battle(WAR, battles="quick").choose(("throw", CLEO), "catch", "catch")
    small = battle(WAR, battles="quick", small_room=True).choose(("throw", CLEO), "catch", "catch")
    assert plain.told(BattleLost) == small.told(BattleLost)
    assert plain.public.bruises == (0, 1, 0, 0)
    assert plain.public.counter == ADA
