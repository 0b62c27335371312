"""Bad input is refused with its clause, and nothing changes."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
import pytest

from rumpus.engine import Result, Wake
from rumpus.games.fake_swords.model import (
    Action,
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
from tests.games.fake_swords.positions import ADA, BEN, CLEO, fight_over, position

FIVE = "Flamingo, Dizzy, Freeze, Second Wind, Bow"


@pytest.mark.clause("F-PILES-1")
@pytest.mark.clause("F-PILES-2")
def test_piles_with_too_few_too_many_missing_or_doubled_cards_are_refused() -> None:
    match = position(loose=FIVE)
    a, b, c, d, e = match.public.loose
    other = next(card for card in range(72) if card not in match.public.loose)
    for piles, clause in (
        ((), "F-PILES-1"),
        (((a, b), (c, d, e)), "F-PILES-1"),
        (((a,), (b,), (c,), (d, e)), "F-PILES-1"),
        (((a, b, c, d, e), (), ()), "F-PILES-2"),
        (((a, b), (c,), (d,)), "F-PILES-2"),
        (((a, b), (c, d), (e, a)), "F-PILES-2"),
        (((a, a), (b, c), (d,)), "F-PILES-2"),
        (((a, b), (c, d), (other,)), "F-PILES-2"),
        (((a, b), (c, d), (e, other)), "F-PILES-2"),
        (((a, b), (c, d), (e, 239)), "F-PILES-2"),
    ):
        assert match.refused(ADA, Arrange(piles)) == clause, piles
    assert match.refused(ADA, MoveCard(other, 0)) == "F-PILES-2"
    assert match.refused(ADA, MoveCard(a, 3)) == "F-PILES-1"
    assert match.refused(ADA, MoveCard(a, None)) == "F-PILES-2"
    assert match.refused(BEN, MoveCard(a, 0)) == "F-PILES-1"
    assert match.refused(BEN, Arrange(((a, b), (c, d), (e,)))) == "F-PILES-1"
    assert match.refused(BEN, Claim(3)) == "F-TALK-1"


@pytest.mark.clause("F-PILES-3")
def test_nothing_is_rearranged_after_the_countdown_began() -> None:
    match = position(loose=FIVE)
    a, b, c, d, e = match.public.loose
    match.act(ADA, Arrange(((a, b), (c, d), (e,))))
    for seat in (ADA, BEN, CLEO):
        match.act(seat, Finger())
    match.act(ADA, CountDown())
    for _ in range(2):
        assert match.refused(ADA, Arrange(((a,), (b, c, d), (e,)))) == "F-PILES-3"
        assert match.refused(ADA, MoveCard(a, 1)) == "F-PILES-3"
        assert match.refused(ADA, CountDown()) == "F-READY-1"
        assert match.refused(BEN, Finger()) == "F-READY-1"
        assert match.refused(BEN, Finger(up=False)) == "F-READY-1"
        if match.public.phase == "countdown":
            assert match.refused(BEN, Point(0)) == "F-POINT-1"
            match.wake()


@pytest.mark.clause("F-POINT-1")
@pytest.mark.clause("F-POINT-R1")
def test_pointing_twice_late_or_at_no_pile_is_refused() -> None:
    match = position("Flamingo, Bow / Dizzy / Freeze", boss=CLEO)
    assert match.refused(ADA, Point(3)) == "F-POINT-1"
    match.act(ADA, Point(0))
    assert match.refused(ADA, Point(1)) == "F-POINT-1"
    match.act(BEN, Point(0)).wake()
    late = match.refused(CLEO, Point(1))
    assert late in ("F-POINT-1", "F-POINT-R1")
    assert fight_over("Flamingo").refused(CLEO, Point(0)) == "F-POINT-R1"


ALL: list[Any] = [
    Arrange(()),
    MoveCard(0),
    Claim(),
    Finger(),
    CountDown(),
    Point(0),
    PickFight(0, (0, 1)),
    NameStandIn(2),
    NameShorter(0),
    StartFight(),
    Report("hit", 0),
    CallOut(0, "F-C-BOW"),
    Decide(upheld=True),
    Choose("lunge"),
]


def test_every_kind_of_action_is_tried() -> None:
    assert {type(action) for action in ALL} == set(typing.get_args(Action))


@pytest.mark.parametrize("action", ALL, ids=lambda action: type(action).__name__)
def test_a_game_that_is_over_accepts_no_action(action: Any) -> None:
    purple = "Flamingo, Flamingo, Flamingo, Pivot, Pivot, Pivot, Slow Motion, Slow Motion"
    match = position("Slow Motion / Twirl / Freeze", holding=(purple,)).point(0, 1, 2)
    assert match.refused(ADA, action) == "F-WIN-1"
    assert match.refused(None, Wake()) == "F-WIN-1"
    assert [match.may(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("action", ALL, ids=lambda action: type(action).__name__)
def test_no_seat_can_act_during_a_fight_in_the_arena(action: Any) -> None:
    match = fight_over("Flamingo")
    for seat in range(3):
        match.refused(seat, action)
    match.refused(None, action)


def test_only_the_table_wakes_a_game_and_only_when_something_is_due() -> None:
    match = position("Flamingo / Twirl / Freeze")
    assert match.refused(ADA, Wake()) == "F-END-5"
    assert match.refused(None, Wake()) == "F-POINT-R1"
    assert match.refused(None, Result("battle-1", (ADA,), "F-END-1", "arena")) == "F-END-5"
    assert match.refused(None, Point(0)) == "F-POINT-1"


@pytest.mark.parametrize(
    "broken",
    [
        {"type": "point"},
        {"type": "point", "pile": -1},
        {"type": "point", "pile": 5},
        {"type": "point", "pile": "1"},
        {"type": "choose", "move": "stab"},
        {"type": "pick_fight", "pile": 0, "fighters": [0]},
        {"type": "pick_fight", "pile": 0, "fighters": [0, 1, 2]},
        {"type": "arrange", "piles": [[1.5]]},
        {"type": "arrange", "piles": [[0]] * 9},
        {"type": "arrange", "piles": [[0] * 9]},
        {"type": "report", "cause": "boredom"},
        {"type": "finger", "up": 1},
        {"type": "wake"},
        {"type": "result", "battle": "battle-1", "losers": [0], "clause": "F-END-1", "by": "arena"},
        {"type": "ruling", "battle": "battle-1", "losers": [0], "clause": "F-END-1"},
    ],
    ids=str,
)
def test_an_invalid_action_of_a_seat_does_not_decode(broken: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        position("Flamingo / Twirl / Freeze").game.action_decoder.decode(msgspec.json.encode(broken))
