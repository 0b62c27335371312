"""The start of a game of Mantis."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rumpus.engine import BadOptions, Dice, Moment, Step
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import BACK_NAMES, DECK, FRONTS, Dealt, Event, MantisState, Score, TurnBegan


def deal(seats: int, seed: bytes = b"deal") -> Step[MantisState, Event]:
    return Mantis(seats=seats).new(Moment(0, Dice(seed)))


@pytest.mark.clause("M-SETUP-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_gets_four_cards_front_up(seats: int) -> None:
    public = deal(seats).state.public
    assert [sum(tank) for tank in public.tanks] == [4] * seats
    assert public.piles == (0,) * seats


@pytest.mark.clause("M-SETUP-1")
def test_the_cards_of_a_colour_are_counted_together() -> None:
    state = deal(4).state
    dealt = set(DECK) - set(state.hidden.deck)
    counts = Counter(FRONTS[card] for card in dealt)
    assert [sum(tank[colour] for tank in state.public.tanks) for colour in range(7)] == [
        counts[colour] for colour in range(7)
    ]


@pytest.mark.clause("M-SETUP-2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_remaining_cards_are_the_draw_pile_and_only_the_top_back_is_seen(seats: int) -> None:
    state = deal(seats).state
    assert state.public.left == len(state.hidden.deck) == 105 - 4 * seats
    assert state.public.top == BACK_NAMES[state.hidden.deck[0]]
    assert state.public.drawn == ()
    row = ",".join(map(str, state.hidden.deck[:4]))
    for seat in (None, *range(seats)):
        assert row not in msgspec.json.encode(Mantis(seats=seats).view(state, seat)).decode()


@pytest.mark.clause("M-SETUP-3")
def test_any_player_may_be_drawn_to_go_first() -> None:
    firsts = Counter(deal(3, str(seed).encode()).state.public.to_move for seed in range(300))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 60


@pytest.mark.clause("M-SETUP-3")
def test_turns_go_around_clockwise() -> None:
    game = Mantis(seats=3)
    step = deal(3)
    first = step.state.public.to_move
    assert step.events == (Dealt(first, 4), TurnBegan(first))
    turns = []
    state = step.state
    for _ in range(4):
        turns.append(state.public.to_move)
        state = game.apply(state, turns[-1], Score(), Moment(0, Dice(b""))).state
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_mantis_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 6 players") as refused:
        Mantis(seats=seats)
    assert refused.value.field == "seats"
