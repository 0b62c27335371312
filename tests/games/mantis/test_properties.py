"""Properties of every game of Mantis, whatever is played."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.engine import Run
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import FRONTS, MantisState, Score, Steal

MOVES = st.lists(st.integers(0, 5), max_size=105)


def states_of(seats: int, seed: int, moves: list[int]) -> list[MantisState]:
    """Every state of a game. Each move aims at the seat that many places further; 0 scores."""
    run = Run(Mantis(seats=seats), seed.to_bytes(16, "big"))
    states = [run.start().state]
    for move in moves:
        if run.outcome is not None:
            break
        seat = run.state.public.to_move
        into = (seat + move) % seats
        states.append(run.act(seat, Score() if into == seat else Steal(into), 0).step.state)
    return states


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**64), moves=MOVES)
def test_no_card_is_lost_or_duplicated(seats: int, seed: int, moves: list[int]) -> None:
    for state in states_of(seats, seed, moves):
        public = state.public
        assert sum(map(sum, public.tanks)) + sum(public.piles) + public.left == 105
        turned = Counter(FRONTS[card] for card in public.drawn)
        banked = [
            public.dealt[colour] + turned[colour] - sum(tank[colour] for tank in public.tanks) for colour in range(7)
        ]
        assert min(banked) >= 0
        assert sum(banked) == sum(public.piles)


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**64), moves=MOVES)
def test_a_game_goes_on_until_somebody_has_won(seats: int, seed: int, moves: list[int]) -> None:
    game = Mantis(seats=seats)
    for state in states_of(seats, seed, moves):
        outcome = game.outcome(state)
        reached = max(state.public.piles) >= (15 if seats == 2 else 10)
        assert (outcome is not None) == (reached or state.public.left == 0)
        if outcome is not None:
            best = max(state.public.piles)
            assert all(state.public.piles[winner] == best for winner in outcome.winners)
            assert outcome.points == state.public.piles


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**64), moves=MOVES)
def test_a_prompt_id_is_used_once(seats: int, seed: int, moves: list[int]) -> None:
    game = Mantis(seats=seats)
    seen: set[str] = set()
    for state in states_of(seats, seed, moves):
        for seat in range(seats):
            ids = {prompt.id for prompt in game.prompts(state, seat)}
            assert not ids & seen
            seen |= ids
