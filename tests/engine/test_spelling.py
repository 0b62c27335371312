"""What may be done is said in tokens: one a move in a small game, several where there is more to choose."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine import Dice, Moment, Prompt, Seat, Token
from rumpus.engine.spelling import token_of
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import Ask, Forfeit, Guess, Point
from tests.examples import module

liars_dice = module("liars_dice")
Bid, Doubt, LiarsDice = liars_dice.Bid, liars_dice.Doubt, liars_dice.LiarsDice


class Give(Struct, frozen=True, tag="give"):
    card: str
    to: Seat
    face_up: bool = False


class Swap(Struct, frozen=True, tag="swap"):
    one: Seat
    other: Seat


class Nod(Struct, frozen=True):
    to: Seat | None = None


def turn(*bids: Any) -> tuple[Any, Any, Prompt]:
    """A game with five dice each, and the view and the prompt of the player who is to move after these bids."""
    game = LiarsDice(seats=2)
    state = game.new(Moment(0, Dice(b"test"))).state
    if bids:
        state = replace(state, public=replace(state.public, count=bids[-1].count, face=bids[-1].face, bidder=1, turn=0))
    return game, game.view(state, 0), game.prompts(state, 0)[0]


def test_the_alphabet_of_a_small_game_is_its_moves() -> None:
    tokens = LiarsDice(seats=2).tokens
    assert len(tokens) == 30 * 6 + 1
    assert tokens[0] == Token("token-bid", (1, 1))
    assert tokens[-1] == Token("token-doubt")


def test_each_legal_move_is_one_token() -> None:
    game, view, prompt = turn(Bid(10, 4))
    offered = [game.answer(view, prompt, (number,)) for number in game.choices(view, prompt)]
    assert offered == [Doubt(), Bid(10, 5), Bid(10, 6)]


def test_an_answer_that_has_not_begun_is_none_yet_and_a_complete_one_offers_nothing_more() -> None:
    game, view, prompt = turn()
    assert game.answer(view, prompt, ()) is None
    assert game.choices(view, prompt, (0,)) == ()


def test_a_move_is_spelt_by_its_token_whether_it_is_legal_or_not() -> None:
    game, view, prompt = turn(Bid(10, 4))
    said = game.spelling(view, prompt, Bid(1, 1))
    assert game.answer(view, prompt, said) == Bid(1, 1)
    assert said[0] not in game.choices(view, prompt)


def test_what_is_no_move_of_the_game_has_no_spelling() -> None:
    game = KnockKnock(seats=2)
    state = game.new(Moment(0, Dice(b"test"))).state
    [prompt, _] = game.prompts(state, 0)
    assert game.spelling(game.view(state, 0), prompt, Guess("zebra")) == ()


def test_a_random_answer_is_any_of_the_choices() -> None:
    game, view, prompt = turn(Bid(10, 4))
    dice = Dice(b"test")
    assert {game.sample_action(view, prompt, dice) for _ in range(50)} == {Bid(10, 5), Bid(10, 6), Doubt()}


def test_a_game_with_too_many_actions_lists_its_moves_itself() -> None:
    assert {type(move) for move in KnockKnock(seats=2).moves} == {Point, Ask, Guess, Forfeit}


def test_a_game_that_lists_no_moves_although_it_has_too_many_actions_is_told_so() -> None:
    class Unlisted(KnockKnock):
        @cached_property
        def moves(self) -> Any:
            return super(KnockKnock, self).moves

    with pytest.raises(TypeError, match="too many actions to list"):
        _ = Unlisted(seats=2).moves


def test_a_seat_is_counted_clockwise_from_the_viewer() -> None:
    assert [token_of(Give("ace", to), viewer=1, seats=3).seat for to in range(3)] == [2, 0, 1]


def test_the_other_fields_are_the_value() -> None:
    assert token_of(Give("ace", 0), viewer=0, seats=3) == Token("token-give", ("ace", False), seat=0)
    assert token_of(Point(2), viewer=0, seats=3) == Token("token-point", 2)
    assert token_of(Forfeit(), viewer=0, seats=3) == Token("token-forfeit")


def test_a_seat_may_be_left_out_and_a_tag_too() -> None:
    assert token_of(Nod(), viewer=0, seats=3) == Token("token-nod")
    assert token_of(replace(Nod(), to=2), viewer=0, seats=3) == Token("token-nod", seat=2)


def test_a_move_that_names_two_seats_needs_steps() -> None:
    with pytest.raises(TypeError, match="Swap names several seats"):
        token_of(Swap(0, 1), viewer=0, seats=3)
