"""Scoring and stealing: position in, facts out."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.engine import IllegalAction, Wake
from rumpus.games.mantis.model import PlaysAgain, Score, Scored, Stayed, Steal, Stolen, TurnBegan, Turned
from tests.games.mantis.position import act, game_of, position, tank

PLENTY = " blue green pink yellow"
"""Cards below the top one, so that the draw pile does not run out."""


@pytest.mark.clause("M-SCORE-1")
def test_a_score_that_matches_banks_every_card_of_the_colour() -> None:
    state = position(tanks=("red red blue", "red", ""), deck="red" + PLENTY)
    step = act(state, 0, Score())
    assert step.state.public.tanks == (tank("blue"), tank("red"), tank(""))
    assert step.state.public.piles == (3, 0, 0)
    assert step.events == (Turned(0, "score", 0, "red"), Scored(0, "red", 3, 3), TurnBegan(1))


@pytest.mark.clause("M-SCORE-2")
def test_a_score_that_does_not_match_stays_in_the_tank_and_ends_the_turn() -> None:
    state = position(tanks=("blue", "red", ""), deck="red" + PLENTY)
    step = act(state, 0, Score())
    assert step.state.public.tanks[0] == tank("blue red")
    assert step.state.public.piles == (0, 0, 0)
    assert step.state.public.to_move == 1
    assert step.events[1] == Stayed(0, 0, "red", "M-SCORE-2")


@pytest.mark.clause("M-STEAL-1")
def test_a_steal_that_matches_moves_the_cards_to_the_thiefs_tank() -> None:
    state = position(tanks=("red", "red red blue", ""), deck="red" + PLENTY)
    step = act(state, 0, Steal(1))
    assert step.state.public.tanks == (tank("red red red red"), tank("blue"), tank(""))
    assert step.state.public.piles == (0, 0, 0)
    assert step.events == (Turned(0, "steal", 1, "red"), Stolen(0, 1, "red", 3), TurnBegan(1))


@pytest.mark.clause("M-STEAL-2")
def test_a_steal_that_does_not_match_gives_the_card_to_the_owner_of_the_tank() -> None:
    state = position(tanks=("red", "blue", ""), deck="red" + PLENTY)
    step = act(state, 0, Steal(1))
    assert step.state.public.tanks == (tank("red"), tank("blue red"), tank(""))
    assert step.events[1:] == (Stayed(0, 1, "red", "M-STEAL-2"), TurnBegan(1))


@pytest.mark.clause("M-STEAL-2")
def test_a_steal_that_matches_ends_the_turn_with_three_players() -> None:
    state = position(tanks=("", "red", ""), deck="red" + PLENTY)
    assert act(state, 0, Steal(1)).state.public.to_move == 1


@pytest.mark.clause("M-STEAL-3")
@pytest.mark.parametrize("target", [0, 3, 63, -1, -2, -3])
def test_a_steal_from_oneself_or_from_an_unknown_seat_is_refused(target: int) -> None:
    state = position(tanks=("red", "blue", ""), deck="red" + PLENTY)
    with pytest.raises(IllegalAction) as refused:
        act(state, 0, Steal(target))
    assert refused.value.clause == "M-STEAL-3"


@pytest.mark.clause("M-TANK-1")
def test_an_owner_of_an_empty_tank_still_scores() -> None:
    state = position(tanks=("", "red", ""), deck="red" + PLENTY)
    assert act(state, 0, Score()).state.public.tanks[0] == tank("red")


@pytest.mark.clause("M-TANK-1")
def test_a_card_aimed_at_an_empty_tank_stays_there() -> None:
    state = position(tanks=("red", "", ""), deck="red" + PLENTY)
    step = act(state, 0, Steal(1))
    assert step.state.public.tanks[1] == tank("red")
    assert step.events[1] == Stayed(0, 1, "red", "M-STEAL-2")


@pytest.mark.clause("M-TURN-1")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_may_act_on_a_players_turn(seat: int | None) -> None:
    state = position(tanks=("red", "blue", ""), deck="red" + PLENTY)
    before = msgspec.json.encode(state)
    for action in (Score(), Steal(0)):
        with pytest.raises(IllegalAction) as refused:
            act(state, seat, action)
        assert refused.value.clause == "M-TURN-1"
    assert msgspec.json.encode(state) == before


@pytest.mark.clause("M-TURN-1")
def test_the_player_to_move_is_asked_and_nobody_else() -> None:
    state = position(tanks=("red", "blue", ""), deck="red" + PLENTY, to_move=1)
    game = game_of(state)
    [prompt] = game.prompts(state, 1)
    assert (prompt.kind, prompt.clause, prompt.awaited) == ("turn", "M-TURN-1", True)
    assert game.prompts(state, 0) == game.prompts(state, 2) == ()
    assert game.waiting_for(state) == (1,)


@pytest.mark.clause("M-TURN-1")
def test_there_is_no_pass() -> None:
    decoder = game_of(position(tanks=("", ""), deck="red")).any_action_decoder
    assert decoder.decode(b'{"type":"score"}') == Score()
    for other in (b'{"type":"pass"}', b"{}", b"null", b'{"type":"wake"}', msgspec.json.encode(Wake())):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(other)


@pytest.mark.clause("M-PILE-1")
def test_a_score_pile_is_seen_as_a_number() -> None:
    state = position(tanks=("red red", "blue", ""), deck="red" + PLENTY, piles=(2, 5, 0))
    after = act(state, 0, Score()).state
    for seat in (None, 0, 1, 2):
        assert game_of(after).view(after, seat).public.piles == (5, 5, 0)


@pytest.mark.clause("M-PILE-R1")
def test_no_view_tells_which_cards_lie_in_a_score_pile() -> None:
    red = position(tanks=("red red", "blue blue", ""), deck="red blue" + PLENTY)
    after = act(act(red, 0, Score()).state, 1, Score()).state
    for seat in (None, 0, 1, 2):
        view = game_of(after).view(after, seat)
        assert view.public.piles == (3, 3, 0)
        # Everybody saw the card when it was turned over, which does not tell where it lies now.
        assert view.public.drawn == after.hidden.deck[:2]
        assert view.private is None or view.private.__struct_fields__ == ()


@pytest.mark.clause("M-TWO-2")
def test_with_two_players_a_steal_that_matches_plays_again_and_again() -> None:
    state = position(tanks=("", "red blue"), deck="red blue" + PLENTY)
    once = act(state, 0, Steal(1))
    assert once.state.public.to_move == 0
    assert once.events[1:] == (Stolen(0, 1, "red", 2), PlaysAgain(0))
    twice = act(once.state, 0, Steal(1))
    assert twice.state.public.to_move == 0
    assert twice.events[1:] == (Stolen(0, 1, "blue", 2), PlaysAgain(0))


@pytest.mark.clause("M-TWO-2")
def test_with_two_players_a_steal_that_misses_ends_the_turn() -> None:
    state = position(tanks=("", "blue"), deck="red" + PLENTY)
    assert act(state, 0, Steal(1)).state.public.to_move == 1


@pytest.mark.clause("M-TWO-2")
def test_with_two_players_a_score_ends_the_turn_even_if_it_matches() -> None:
    state = position(tanks=("red", "blue"), deck="red" + PLENTY)
    assert act(state, 0, Score()).state.public.to_move == 1


def test_playing_again_has_a_new_prompt() -> None:
    state = position(tanks=("", "red"), deck="red" + PLENTY)
    after = act(state, 0, Steal(1)).state
    [before], [again] = game_of(state).prompts(state, 0), game_of(after).prompts(after, 0)
    assert before.id != again.id
