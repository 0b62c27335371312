"""How a game of Mantis ends, and who has won."""

from __future__ import annotations

import pytest

from rumpus.engine import IllegalAction, Outcome
from rumpus.games.mantis.model import Ended, MantisState, PlaysAgain, Score, Scored, Steal, Stolen
from tests.games.mantis.position import act, game_of, position

MORE = " blue green"


def outcome_after(state: MantisState) -> Outcome:
    outcome = game_of(state).outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.clause("M-END-1")
@pytest.mark.parametrize(("pile", "tank", "wins"), [(7, "red", False), (8, "red", True), (8, "red red red", True)])
def test_ten_cards_or_more_in_the_score_pile_win_at_once(pile: int, tank: str, wins: bool) -> None:
    state = position(tanks=(tank, "blue", "green"), deck="red" + MORE, piles=(pile, 9, 0))
    step = act(state, 0, Score())
    outcome = game_of(state).outcome(step.state)
    if wins:
        assert outcome == Outcome("M-END-1", (1, 2, 3), step.state.public.piles)
        assert step.events[-1] == Ended((0,), "M-END-1")
        assert game_of(state).waiting_for(step.state) == ()
    else:
        assert outcome is None


@pytest.mark.clause("M-END-1")
def test_the_colours_of_the_ten_cards_do_not_matter() -> None:
    state = position(tanks=("red blue", "", ""), deck="blue" + MORE, piles=(8, 0, 0))
    assert outcome_after(act(state, 0, Score()).state).winners == (0,)


@pytest.mark.clause("M-END-1")
def test_cards_in_the_tank_do_not_count_towards_the_target() -> None:
    state = position(tanks=("", "red " * 9, ""), deck="red" + MORE, piles=(9, 0, 0))
    step = act(state, 0, Steal(1))
    assert game_of(state).outcome(step.state) is None


@pytest.mark.clause("M-TWO-1")
@pytest.mark.parametrize(("pile", "over"), [(8, False), (12, False), (13, True)])
def test_with_two_players_the_target_is_fifteen(pile: int, over: bool) -> None:
    state = position(tanks=("red", ""), deck="red" + MORE, piles=(pile, 0))
    after = act(state, 0, Score()).state
    assert (game_of(state).outcome(after) is not None) == over


@pytest.mark.clause("M-END-2")
def test_when_the_draw_pile_runs_out_the_largest_score_pile_wins() -> None:
    state = position(tanks=("", "red red red", ""), deck="blue", piles=(4, 3, 0))
    step = act(state, 0, Score())
    assert outcome_after(step.state) == Outcome("M-END-2", (1, 2, 3), (4, 3, 0))
    assert step.events[-1] == Ended((0,), "M-END-2")


@pytest.mark.clause("M-END-2")
def test_if_score_piles_are_equal_the_fuller_tank_wins() -> None:
    state = position(tanks=("", "red red", "green"), deck="blue", piles=(4, 4, 1))
    assert outcome_after(act(state, 0, Score()).state) == Outcome("M-END-2", (2, 1, 3), (4, 4, 1))


@pytest.mark.clause("M-END-R1")
def test_players_equal_in_everything_share_the_win() -> None:
    state = position(tanks=("", "red", "green"), deck="blue", piles=(4, 4, 1))
    step = act(state, 0, Score())
    assert outcome_after(step.state) == Outcome("M-END-R1", (1, 1, 3), (4, 4, 1))
    assert step.events[-1] == Ended((0, 1), "M-END-R1")


@pytest.mark.clause("M-END-R2")
def test_a_matching_steal_with_the_last_card_gives_no_further_turn() -> None:
    state = position(tanks=("", "red"), deck="red", piles=(1, 2))
    step = act(state, 0, Steal(1))
    assert step.events[1:] == (Stolen(0, 1, "red", 2), Ended((1,), "M-END-2"))
    assert not any(isinstance(event, PlaysAgain) for event in step.events)
    assert game_of(state).waiting_for(step.state) == ()


@pytest.mark.clause("M-END-R2")
def test_the_last_card_is_dealt_with_before_the_piles_are_counted() -> None:
    state = position(tanks=("red", "", ""), deck="red", piles=(3, 4, 0))
    step = act(state, 0, Score())
    assert step.events[1] == Scored(0, "red", 2, 5)
    assert outcome_after(step.state).winners == (0,)


@pytest.mark.clause("M-END-R2")
def test_reaching_the_target_with_the_last_card_is_a_win_by_target() -> None:
    state = position(tanks=("red", "", ""), deck="red", piles=(8, 9, 0))
    assert outcome_after(act(state, 0, Score()).state).clause == "M-END-1"


@pytest.mark.clause("M-END-1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_after_the_end_everything_is_refused_by_the_clause_that_ended_it(seat: int | None) -> None:
    state = position(tanks=("red", "", ""), deck="red" + MORE, piles=(8, 0, 0))
    over = act(state, 0, Score()).state
    with pytest.raises(IllegalAction) as refused:
        act(over, seat, Score())
    assert refused.value.clause == "M-END-1"
