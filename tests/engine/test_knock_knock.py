"""What games need of the engine, shown with the test game."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.engine import Dice, IllegalAction, Outcome, Result, Ruling, Run, Wake
from rumpus.engine.events import events_for
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import WINDOW_MS, WORDS, Ask, Bruised, Forfeit, Guess, Point, Pointed, Revealed

AnyRun = Run[Any, Any, Any]


def started(seats: int = 3) -> AnyRun:
    run: AnyRun = Run(KnockKnock(seats=seats), bytes(16))
    run.start()
    return run


def pointing(*doors: int) -> AnyRun:
    """A run in which each seat has pointed at its door."""
    run = started(len(doors))
    for seat, door in enumerate(doors):
        run.act(seat, Point(door), 10)
    return run


def lost(run: AnyRun, *losers: int, battle: str = "") -> Result:
    terms = run.game.terms(run.state)
    assert terms is not None
    return Result(battle or terms.id, losers, "T-FIGHT-1", "arena")


def test_nobody_sees_a_door_before_all_have_pointed() -> None:
    run = started()
    events = run.act(0, Point(2), 10).step.events
    assert events_for(run.game, events, 0) == (Pointed(0, 2),)
    for watcher in (None, 1, 2):
        assert events_for(run.game, events, watcher) == (Pointed(0, None),)
        view = run.game.view(run.state, watcher)
        assert view.public.doors == ()
        assert view.private is None or view.private.door is None


def test_all_doors_are_shown_when_the_last_has_pointed() -> None:
    run = started()
    run.act(0, Point(2), 10)
    run.act(1, Point(0), 20)
    assert Revealed((2, 0, 1)) in run.act(2, Point(1), 30).step.events


def test_a_second_answer_to_a_sealed_question_is_refused() -> None:
    run = started()
    run.act(0, Point(2), 10)
    with pytest.raises(IllegalAction) as refused:
        run.act(0, Point(1), 20)
    assert refused.value.clause == "T-POINT-1"


def test_a_seat_that_has_not_pointed_when_the_window_closes_points_at_random() -> None:
    run = started()
    run.act(0, Point(2), 10)
    [wake] = run.wakes_until(WINDOW_MS + 5)
    [revealed] = [event for event in wake.step.events if isinstance(event, Revealed)]
    assert revealed.doors[0] == 2
    assert len(revealed.doors) == 3


def test_an_early_wake_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        started().act(None, Wake(), WINDOW_MS - 1)
    assert refused.value.clause == "T-POINT-2"


def test_seats_at_the_same_door_fight_and_the_loser_is_bruised() -> None:
    run = pointing(1, 1, 0)
    terms = run.game.terms(run.state)
    assert terms is not None
    assert (terms.fighters, terms.bystanders) == ((0, 1), (2,))
    assert run.act(None, lost(run, 1), 20).step.events == (Bruised(1),)
    assert run.game.terms(run.state) is None


def test_several_losers_fight_again_under_a_new_id() -> None:
    run = pointing(1, 1, 1)
    first = lost(run, 0, 2)
    run.act(None, first, 20)
    terms = run.game.terms(run.state)
    assert terms is not None
    assert terms.id != first.battle
    assert terms.fighters == (0, 2)
    with pytest.raises(IllegalAction) as refused:
        run.act(None, first, 30)
    assert refused.value.clause == "T-FIGHT-3"


def test_the_host_may_say_who_lost() -> None:
    run = pointing(1, 1, 0)
    assert run.act(None, Ruling(lost(run).battle, (0,), "T-FIGHT-3"), 20).step.events == (Bruised(0),)


def test_a_possible_word_fits_every_answer_so_far() -> None:
    run = pointing(0, 1, 2)
    keeper = run.state.public.keeper
    word = run.state.private[keeper].word
    asker = run.game.waiting_for(run.state)[0]
    run.act(asker, Ask("r"), 40)
    view = run.game.view(run.state, asker)
    possible = {run.game.possible_state(view, Dice(b"w", n)).private[keeper].word for n in range(100)}
    assert possible == {other for other in WORDS if ("r" in other) == ("r" in word)}
    assert {
        run.game.possible_state(run.game.view(run.state, keeper), Dice(b"w", n)).private[keeper].word for n in range(20)
    } == {word}


def test_the_right_word_wins() -> None:
    run = pointing(0, 1, 2)
    asker = run.game.waiting_for(run.state)[0]
    word = run.state.private[run.state.public.keeper].word
    run.act(asker, Guess(word), 40)
    assert run.outcome is not None
    assert (run.outcome.clause, run.outcome.winners) == ("T-WIN-1", (asker,))


def test_a_standing_prompt_is_open_to_all_and_the_game_does_not_wait_for_it() -> None:
    run = pointing(1, 1, 0)
    assert run.game.waiting_for(run.state) == ()
    for seat in range(3):
        [prompt] = run.game.prompts(run.state, seat)
        assert (prompt.kind, prompt.awaited) == ("forfeit", False)
    run.act(2, Forfeit(), 20)
    assert run.outcome == Outcome("T-FORFEIT-1", (1, 1, 2), (1, 1, 0))
