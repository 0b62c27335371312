"""Every seat number in an action is replaced by numbers that no seat has."""

from __future__ import annotations

from rumpus.conformance.invalid_seats import with_invalid_seats
from rumpus.games.burrito.model import Action as BurritoAction
from rumpus.games.burrito.model import Choose, Declare
from rumpus.games.fake_swords.model import Action as SwordAction
from rumpus.games.fake_swords.model import CountDown, PickFight
from rumpus.games.mantis.model import Action, Score, Steal


def test_a_seat_becomes_too_large_and_negative_numbers() -> None:
    assert set(with_invalid_seats(Steal(1), Action, 3)) == {Steal(3), Steal(10**6), Steal(-1), Steal(-2)}


def test_each_of_several_seats_is_replaced_in_turn() -> None:
    named = list(with_invalid_seats(PickFight(0, (1, 2)), SwordAction, 4))
    assert {PickFight(0, (-1, 2)), PickFight(0, (1, -1)), PickFight(0, (4, 2)), PickFight(0, (1, 4))} <= set(named)


def test_an_invalid_seat_is_added_to_a_list_of_seats() -> None:
    assert Declare("duel", (), (-1,)) in list(with_invalid_seats(Declare("duel", (), ()), BurritoAction, 4))


def test_a_null_seat_is_replaced() -> None:
    assert Choose("catch", -1) in list(with_invalid_seats(Choose("catch"), BurritoAction, 4))


def test_an_action_that_names_no_seat_is_not_changed() -> None:
    assert list(with_invalid_seats(Score(), Action, 3)) == []
    assert list(with_invalid_seats(CountDown(), SwordAction, 3)) == []
