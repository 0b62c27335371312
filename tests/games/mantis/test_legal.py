"""What Mantis offers: to score, or to steal from anybody else."""

from __future__ import annotations

from rumpus.engine import Token
from rumpus.engine.domain import domain
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Action, Score, Steal
from tests.games.mantis.position import position
from tests.games.offers import accepted, every_answer, offered

POSITION = position(tanks=("red", "blue", "", "pink"), deck="red blue", to_move=2)
GAME = Mantis(seats=4)


def test_a_player_may_score_or_steal_from_each_of_the_others() -> None:
    assert every_answer(GAME, POSITION, 2, "turn") == [Score(), Steal(0), Steal(1), Steal(3)]


def test_what_is_offered_is_what_the_rules_accept() -> None:
    everything = domain(Action, seats=8)
    assert everything is not None
    assert set(every_answer(GAME, POSITION, 2, "turn")) == set(accepted(GAME, POSITION, 2, everything))


def test_victims_are_counted_from_the_thief_so_that_the_same_token_means_the_left_neighbour_of_everybody() -> None:
    assert offered(GAME, POSITION, 2, "turn") == ["score", "steal @2", "steal @3", "steal @1"]


def test_the_alphabet_is_a_score_and_a_steal_a_seat() -> None:
    assert GAME.tokens == (Token("token-score"), *(Token("token-steal", seat=seat) for seat in range(4)))
