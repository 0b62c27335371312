"""The Mantis bots choose what a player would call sensible."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.bots import LEVELS, Level, make_bot
from rumpus.bots.mantis.best import BestBot
from rumpus.bots.mantis.counting import ROWS, fronts_of_next
from rumpus.bots.mantis.good import GoodBot
from rumpus.bots.mantis.tree import Positions, chances_of
from rumpus.bots.mantis.worth import network_for
from rumpus.engine import Dice, Moment
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import COLOURS, Action, MantisState, Score, Steal
from rumpus.games.mantis.view import odds
from rumpus.lab.play import play
from rumpus.lab.series import Series, run_series
from tests.bots.mantis.positions import card, position, tank

CAREFUL: tuple[Level, ...] = ("good", "best")


def choice(level: Level, state: MantisState, seed: bytes = b"dice") -> Action:
    seat = state.public.to_move
    game = Mantis(seats=len(state.public.tanks))
    intent = make_bot(game, level).choose(game.view(state, seat), game.prompts(state, seat), Dice(seed))
    assert intent is not None
    assert intent.prompt == game.prompts(state, seat)[0].id
    action: Action = intent.action
    return action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_level_plays_whole_games_by_the_rules(level: Level, seats: int) -> None:
    game = Mantis(seats=seats)
    bots = [make_bot(game, level)] + [make_bot(game, "random")] * (seats - 1)
    played = play(game, bots, b"whole games")
    assert 1 in played.outcome.places
    assert played.decisions > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_make_the_same_choice(level: Level) -> None:
    game = Mantis(seats=4)
    state = game.new(Moment(0, Dice(b"deal"))).state
    assert len({repr(choice(level, state, b"same")) for _ in range(5)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_whose_turn_it_is_not_does_nothing(level: Level) -> None:
    game = Mantis(seats=3)
    state = game.new(Moment(0, Dice(b"deal"))).state
    other = (state.public.to_move + 1) % 3
    assert make_bot(game, level).choose(game.view(state, other), game.prompts(state, other), Dice(b"")) is None


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("to_move", [0, 2])
def test_a_bot_scores_if_that_certainly_wins(level: Level, to_move: int) -> None:
    mine, theirs = tank(red=2, blue=2, green=2), tank(red=5, blue=5, green=5)
    tanks = [mine if seat == to_move else theirs for seat in range(3)]
    state = position(*tanks, piles=(7, 7, 7), top=card("red", "blue", "green"), to_move=to_move)
    assert choice(level, state) == Score()


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_steals_a_large_stack_that_certainly_matches(level: Level) -> None:
    rich = tank(red=4, blue=4, green=4)
    state = position(tank(), rich, tank(pink=1), piles=(0, 4, 0), top=card("red", "blue", "green"))
    assert choice(level, state) == Steal(1)


@pytest.mark.parametrize("level", CAREFUL)
def test_drawn_cards_are_excluded_from_the_odds(level: Level) -> None:
    # Of the three cards with this back, red and blue have been drawn: the top card is green.
    drawn = (card("red", "blue", "green"), card("blue", "red", "green"))
    state = position(
        tank(green=3), tank(red=6, blue=6), piles=(0, 0), top=card("green", "red", "blue"), drawn=drawn, to_move=0
    )
    assert odds(state.public)[state.public.top.index("green")] == 1
    assert choice(level, state) == Score()


def test_easy_prefers_a_tank_that_can_match() -> None:
    state = position(tank(pink=2), tank(red=1), tank(purple=3), piles=(0, 0, 0), top=card("red", "blue", "green"))
    assert {choice("easy", state, bytes([seed])) for seed in range(20)} == {Steal(1)}


def test_good_computes_the_odds_by_counting_cards() -> None:
    state = position(tank(red=2), tank(), piles=(0, 0), top=card("red", "blue", "green"))
    bot = GoodBot(Mantis(seats=2))
    chances = dict(zip(state.public.top, odds(state.public), strict=True))
    kept = 0.5
    expected = chances["red"] * (3 - 2 * kept) + (1 - chances["red"]) * kept
    assert bot.worths(state.public, 0)[0] == pytest.approx(expected)


def test_counting_all_cards_agrees_with_the_odds_of_the_top_card() -> None:
    game = Mantis(seats=4)
    dice = Dice(b"counted")
    state = game.new(Moment(0, dice)).state
    while game.outcome(state) is None:
        public = state.public
        fronts = fronts_of_next(public.dealt, public.drawn)
        colours = [COLOURS.index(colour) for colour in public.top]
        of_this_back = fronts[ROWS.index((colours[0], colours[1], colours[2]))][colours]
        assert fronts.sum() == pytest.approx(1)
        assert (of_this_back / of_this_back.sum()).tolist() == pytest.approx(odds(public), abs=1e-6)
        seat = public.to_move
        action = game.sample_action(game.view(state, seat), game.prompts(state, seat)[0], dice)
        state = game.apply(state, seat, action, Moment(0, dice)).state


def test_best_is_certain_of_a_forced_win() -> None:
    # Whatever the last card shows, stealing it wins by M-END-2 and scoring it does not.
    drawn = (card("red", "blue", "green"), card("blue", "red", "green"))
    last = card("green", "red", "blue")
    state = position(tank(), tank(green=3), piles=(4, 4), top=last, drawn=drawn, left=1)
    assert BestBot(Mantis(seats=2)).chances(state.public, 0, [0, 1], 0) == [0.0, 1.0]
    assert choice("best", state) == Steal(1)


def test_best_steals_the_cards_with_which_the_opponent_would_win() -> None:
    # The top card is certainly green. If it stays, any green wins for the opponent.
    drawn = (card("red", "blue", "green"), card("blue", "red", "green"))
    state = position(
        tank(pink=1), tank(green=6), piles=(8, 14), top=card("green", "red", "blue"), drawn=drawn, to_move=0
    )
    assert choice("best", state) == Steal(1)


def test_chances_of_all_seats_add_up_to_one() -> None:
    game = Mantis(seats=5)
    public = game.new(Moment(0, Dice(b"five"))).state.public
    tanks = np.array(public.tanks, np.int8).T[:, :, None]
    level = Positions(tanks, np.zeros((5, 1), np.int8), public.left)
    for depth in (0, 1, 2):
        chances = chances_of(level, depth, fronts_of_next(public.dealt, ()), network_for(5))
        assert chances.sum() == pytest.approx(1, abs=1e-4)


def test_best_also_answers_within_a_time_limit() -> None:
    game = Mantis(seats=4)
    state = game.new(Moment(0, Dice(b"deal"))).state
    seat = state.public.to_move
    bot = make_bot(game, "best", time_limit_ms=1)
    intent = bot.choose(game.view(state, seat), game.prompts(state, seat), Dice(b""))
    assert intent is not None
    game.apply(state, seat, intent.action, Moment(0, Dice(b"")))


def test_stronger_bots_win_more() -> None:
    pairs: tuple[tuple[Level, Level], ...] = (("easy", "random"), ("good", "easy"))
    for upper, lower in pairs:
        results = run_series(Series("mantis", players=2, bots=(upper, lower), games=300, seed=3, paired=True))
        assert results.wins[0] > results.wins[1]
