"""Contradictions in a Mantis state: the visible back, the drawn cards, the deck."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, Moment, State
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Hidden, MantisState, Score

GAME = Mantis(seats=3)


def begun() -> MantisState:
    state = GAME.new(Moment(0, Dice(b"states"))).state
    return GAME.apply(state, state.public.to_move, Score(), Moment(0, Dice(b""))).state


def with_deck(deck: tuple[int, ...], **fields: Any) -> MantisState:
    state = begun()
    return State(replace(state.public, **fields), state.private, Hidden(deck))


def test_the_states_of_a_game_are_consistent() -> None:
    assert GAME.contradiction(begun()) == ""


@pytest.mark.parametrize(
    ("state", "says"),
    [
        (with_deck(begun().hidden.deck[::-1]), "the cards drawn"),
        (with_deck(begun().hidden.deck[:1] + begun().hidden.deck[:0:-1]), "the top card"),
        (with_deck(begun().hidden.deck, left=4), "the top card"),
        (with_deck(begun().hidden.deck, dealt=(12, 0, 0, 0, 0, 0, 0)), "not one deck"),
    ],
)
def test_an_inconsistent_state_is_reported_with_the_reason(state: MantisState, says: str) -> None:
    assert says in GAME.contradiction(state)


@pytest.mark.parametrize(("left", "is_secret"), [(5, True), (4, True), (3, False), (0, False)])
def test_a_draw_pile_of_more_than_three_cards_is_a_secret(left: int, is_secret: bool) -> None:
    state = begun()
    drawn = state.hidden.deck[: len(state.hidden.deck) - left]
    state = State(replace(state.public, drawn=drawn), state.private, state.hidden)
    below = state.hidden.deck[len(drawn) :]
    assert GAME.secrets(state, 0) == ((",".join(map(str, below)),) if is_secret else ())
