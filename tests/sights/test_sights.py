"""What a seat sees as arrays."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay, busy_answer
from rumpus.engine.rulebook import rulebook_of
from rumpus.envs.choosing import choose_game
from rumpus.games import AnyGame
from rumpus.sights import HashedSight, sight_of
from tests.envs.kinds import SIZES

STEPS = 250


def states_of(game: AnyGame, seed: int) -> list[Any]:
    """The states of a game that is played at random."""
    run: Run[Any, Any, Any] = Run(game, bytes([seed]) * 16)
    run.start()
    # Nobody gives up or takes back, so that games are long.
    busy = partial(busy_answer, game)
    chance = RandomPlay(run, Dice(b"sight", seed), sorted(rulebook_of(type(game)).clauses), busy)
    states = [run.state]
    while run.outcome is None and len(states) < STEPS and (deed := chance.next()) is not None:
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        states.append(run.state)
    return states


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_numbers_stay_within_the_bounds_of_their_piece(name: str, players: int) -> None:
    game = choose_game(name, players)
    sight = sight_of(game)
    rows = sight.see([game.view(state, number % players) for number, state in enumerate(states_of(game, 1))])
    wrong = [
        name
        for (name, part), piece in zip(sight.parts(rows).items(), sight.pieces, strict=True)
        if part.min() < piece.low or part.max() > piece.high
    ]
    assert wrong == []
    assert (rows.max(axis=0) != rows.min(axis=0)).mean() > 0.1, "most numbers never change"


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_two_different_views_are_seldom_seen_as_the_same(name: str, players: int) -> None:
    game = choose_game(name, players)
    sight = sight_of(game)
    views = [game.view(state, 0) for state in states_of(game, 2)]
    rows = sight.see(views)
    changed = [bool((one != other).any()) for one, other in pairwise(rows)]
    assert sum(changed) > len(changed) / 4


def test_the_pieces_of_mantis_say_what_the_view_says() -> None:
    game = choose_game("mantis", 4)
    sight = sight_of(game)
    state = states_of(game, 3)[20]
    public = state.public
    seen = sight.parts(sight.see([game.view(state, 2)]))
    assert seen["tanks"].shape == (1, 4, 7)
    for place in range(4):
        seat = (2 + place) % 4
        assert tuple(seen["tanks"][0, place]) == public.tanks[seat]
        assert seen["piles"][0, place] == public.piles[seat]
        assert bool(seen["to_move"][0, place]) == (public.to_move == seat)
    assert set(np.flatnonzero(seen["drawn"][0])) == set(public.drawn)


def test_any_game_is_seen_by_hashing() -> None:
    game = choose_game("sword_practice", 2)
    sight = sight_of(game)
    assert isinstance(sight, HashedSight)
    assert sight.see([game.view(states_of(game, 1)[0], 0)]).any()
