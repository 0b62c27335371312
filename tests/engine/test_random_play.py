"""Random play, for a first look at any game."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rumpus.engine import Dice, Moment, Prompt, Run, Said, play_random
from rumpus.engine.random_play import RandomPlay, busy_answer
from rumpus.engine.rulebook import rulebook_of
from rumpus.games import GAMES
from tests.engine.testgame import KnockKnock


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_at_random_to_its_end(name: str) -> None:
    game = GAMES[name]
    run = play_random(game(seats=game.facts.min_seats), seed=1)
    assert run.outcome is not None
    assert play_random(game(seats=game.facts.min_seats), seed=1).state == run.state


@pytest.mark.parametrize("name", GAMES)
def test_every_game_ends_if_everybody_answers_by_choices_that_are_not_idle(name: str) -> None:
    kind = GAMES[name]
    game = kind(seats=kind.facts.max_seats)
    run: Run[Any, Any, Any] = Run(game, bytes(16))
    run.start()
    play = RandomPlay(run, Dice(b"busy"), sorted(rulebook_of(kind).clauses), partial(busy_answer, game))
    while run.outcome is None and (deed := play.next()) is not None:
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
    assert run.outcome is not None


def test_an_answer_that_never_ends_is_a_mistake_and_no_endless_loop() -> None:
    class Stutters(KnockKnock):
        def answer(self, view: Any, prompt: Prompt, said: Said) -> Any:
            return None

        def choices(self, view: Any, prompt: Prompt, said: Said = ()) -> tuple[int, ...]:
            return (0, 1)

    game = Stutters(seats=2)
    state = game.new(Moment(0, Dice(b"deal"))).state
    with pytest.raises(RuntimeError, match="There is no answer to point after 1000 tokens"):
        busy_answer(game, game.view(state, 0), game.prompts(state, 0)[0], Dice(b"dice"))
