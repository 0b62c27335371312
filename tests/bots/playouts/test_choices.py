"""What the bots by playouts choose, and when they do not choose at all."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.bots import BOTS, LEVELS, Level, make_bot
from rumpus.bots.playouts import BestBot, EasyBot, GoodBot
from rumpus.bots.playouts import budget as budgets
from rumpus.bots.playouts.budget import Budget
from rumpus.bots.playouts.levels import PlayoutBot
from rumpus.bots.playouts.position import Position
from rumpus.bots.playouts.search import Care, Search
from rumpus.bots.playouts.values import Standing, of_outcome, scores_of
from rumpus.engine import Dice, Moment, Outcome, Prompt, State
from rumpus.games import GAMES, AnyGame
from tests.engine.testgame import KnockKnock
from tests.examples import EXAMPLES, module

pig, jackdaws, liars = module("pig"), module("jackdaws"), module("liars_dice")
CAREFUL = [replace(bot.care, slips=0.0) for bot in (EasyBot, GoodBot, BestBot)]
QUICK = Care(steps=200, horizon=4, tree=True, greed=0.5)


def chosen(game: AnyGame, state: Any, care: Care, seat: int = 0, seed: bytes = b"dice") -> Any:
    intent = PlayoutBot(game, care=care).choose(game.view(state, seat), game.prompts(state, seat), Dice(seed))
    assert intent is not None
    assert intent.prompt == game.prompts(state, seat)[0].id
    return intent.action


def test_a_game_without_bots_of_its_own_is_played_by_playouts() -> None:
    game = EXAMPLES["pig"](seats=2)
    assert "playouts" not in BOTS
    assert [type(make_bot(game, level)).__name__ for level in LEVELS] == ["RandomBot", "EasyBot", "GoodBot", "BestBot"]


@pytest.mark.parametrize("care", CAREFUL)
def test_a_bot_takes_a_win_that_is_certain(care: Care) -> None:
    state = State(pig.Table((40, 45), 50, pot=10), (None, None), None)
    assert chosen(EXAMPLES["pig"](seats=2), state, care) == pig.Hold()


@pytest.mark.parametrize("care", CAREFUL[1:])
def test_good_and_best_do_not_stop_with_two_points_at_stake(care: Care) -> None:
    state = State(pig.Table((0, 0), 50, pot=2), (None, None), None)
    answers = [chosen(EXAMPLES["pig"](seats=2), state, care, seed=bytes([seed])) for seed in range(5)]
    assert answers.count(pig.Roll()) >= 4


@pytest.mark.parametrize("care", CAREFUL)
def test_a_bot_hops_to_the_ring_beside_it(care: Care) -> None:
    cells = tuple(tuple({(0, 1): "ring", (4, 3): "button"}.get((row, at), "") for at in range(5)) for row in range(5))
    state = State(jackdaws.Lawn(cells, ((0, 0), (4, 4)), (0, 0), (False,) * 2, 1), (jackdaws.Plan(),) * 2, None)
    assert chosen(EXAMPLES["jackdaws"](seats=2), state, care) == jackdaws.Hop(0, 1)


@pytest.mark.parametrize("care", CAREFUL)
def test_a_bot_doubts_what_its_own_dice_disprove(care: Care) -> None:
    table = liars.Table((2, 1), 0, (False, False), count=3, face=6, bidder=1)
    state = State(table, (liars.Cup((2, 3)), liars.Cup((6,))), None)
    assert chosen(EXAMPLES["liars_dice"](seats=2), state, care) == liars.Doubt()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_same_view_and_dice_make_the_same_choice(name: str, level: Level) -> None:
    game = EXAMPLES[name](seats=3)
    state = game.new(Moment(0, Dice(b"deal"))).state
    seat = game.waiting_for(state)[0]
    bot = make_bot(game, level)
    first, second = [bot.choose(game.view(state, seat), game.prompts(state, seat), Dice(b"dice")) for _ in range(2)]
    assert first == second


def test_a_bot_whose_turn_it_is_not_does_nothing() -> None:
    game = EXAMPLES["pig"](seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    assert make_bot(game, "best").choose(game.view(state, 1), game.prompts(state, 1), Dice(b"")) is None


def test_standing_prompts_and_those_that_concede_are_not_answered() -> None:
    class Conceding(KnockKnock):
        conceding = frozenset({"yield"})

    game = Conceding(seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    prompts = (Prompt("1", "yield", "T-WIN-1"), Prompt("2", "other", "T-WIN-1", awaited=False))
    assert PlayoutBot(game, care=QUICK).choose(game.view(state, 0), prompts, Dice(b"")) is None


def test_a_game_that_cannot_imagine_its_state_is_played_at_random() -> None:
    class Blind(pig.Pig):  # type: ignore[misc, name-defined]
        def possible_state(self, view: Any, dice: Dice) -> Any:
            raise NotImplementedError

    state = State(pig.Table((0, 0), 50, pot=8), (None, None), None)
    answers = {chosen(Blind(seats=2), state, QUICK, seed=bytes([seed])) for seed in range(20)}
    assert answers == {pig.Roll(), pig.Hold()}


@pytest.mark.parametrize("name", GAMES)
def test_any_game_can_be_thought_through(name: str) -> None:
    game = GAMES[name](seats=max(2, GAMES[name].facts.min_seats))
    state = game.new(Moment(0, Dice(b"deal"))).state
    position = Position(game, state, Dice(b"deal"))
    asked = position.question()
    if asked is None:
        return
    seat, prompt = asked
    view = game.view(position.state, seat)
    action = Search(game, view, prompt, QUICK, Dice(b"dice")).best(Budget(QUICK.steps))
    game.apply(position.state, seat, action, Moment(10_000, Dice(b"dice")))


def test_a_bot_pauses_where_others_act_at_the_same_time() -> None:
    game = EXAMPLES["jackdaws"](seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    intent = PlayoutBot(game, care=QUICK).choose(game.view(state, 0), game.prompts(state, 0), Dice(b"dice"))
    assert intent is not None
    assert intent.after_ms > 0


def test_thinking_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[None] = []

    def clock() -> float:
        """Each look at the clock takes a millisecond."""
        calls.append(None)
        return len(calls) / 1000

    monkeypatch.setattr(budgets, "perf_counter", clock)
    game = EXAMPLES["liars_dice"](seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    bot = PlayoutBot(game, 100, Care(steps=10**9, horizon=4, tree=True))
    assert bot.choose(game.view(state, 0), game.prompts(state, 0), Dice(b"dice")) is not None
    assert 50 < len(calls) <= 100


def test_a_forced_answer_needs_no_thought() -> None:
    class Unthinkable(pig.Pig):  # type: ignore[misc, name-defined]
        def possible_state(self, view: Any, dice: Dice) -> Any:
            raise AssertionError

    game = Unthinkable(seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    [prompt] = game.prompts(state, 0)
    found = Search(game, game.view(state, 0), prompt, QUICK, Dice(b"dice")).best(Budget(100))
    assert found == pig.Roll()


def test_places_are_worth_more_than_points_and_ties_are_shared() -> None:
    first, second, third = of_outcome(Outcome("", (1, 2, 3), (5, 4, 90)))
    assert first > second > third
    one, other = of_outcome(Outcome("", (1, 1), (5, 5)))
    assert one == other == pytest.approx(0.5)
    assert of_outcome(Outcome("", (1, 2), (9, 0)))[0] > of_outcome(Outcome("", (1, 2), (5, 4)))[0]


def test_unfinished_games_are_valued_by_the_field_that_is_shown_as_score() -> None:
    assert scores_of(pig.Table((3, 9), 50), 2) == (3, 9)
    assert scores_of(KnockKnock(seats=2).new(Moment(0, Dice(b""))).state.public, 2) is None
    low, high = Standing().of((3, 9))
    assert low < 0.5 < high
    assert low + high == pytest.approx(1)
