"""The coach of a game that has none of its own: it quotes the rule book of the game."""

from __future__ import annotations

from typing import Any

from rumpus.bots.coaching import Coach, coach_for
from rumpus.engine import Dice, Moment, Prompt
from rumpus.games.mantis import Mantis
from tests.examples import EXAMPLES


def opened(game: Any) -> tuple[Coach, Any, Prompt]:
    state = game.new(Moment(0, Dice(b"coach"))).state
    seat = next(seat for seat in range(game.seats) if game.prompts(state, seat))
    return coach_for(game), game.view(state, seat), game.prompts(state, seat)[0]


def rule(coach: Coach, view: Any, prompt: Prompt, action: Any) -> str:
    [said] = coach.game.spelling(view, prompt, action)
    [remark] = coach.means(view, prompt, coach.game.tokens[said], action)
    return str(remark.args.get("rule", ""))


def test_it_says_what_is_asked_and_what_choices_mean_in_the_words_of_the_rule_book() -> None:
    coach, view, prompt = opened(EXAMPLES["pig"](seats=2))
    assert coach.asked(view, prompt).args == {
        "rule": "On your turn you roll the die at least once. Then you roll again, or you hold."
    }
    [roll] = coach.game.legal(view, prompt)
    assert rule(coach, view, prompt, roll) == (
        "The number on the die is added to the points at stake. A 1 loses all points at stake, and your turn ends."
    )


def test_it_knows_no_more_than_the_seat() -> None:
    coach, view, prompt = opened(EXAMPLES["liars_dice"](seats=3))
    assert "seal" in rule(coach, view, prompt, coach.game.legal(view, prompt)[0]).lower()


def test_a_game_with_a_coach_keeps_it() -> None:
    coach, view, prompt = opened(Mantis(seats=2))
    assert coach.asked(view, prompt).text.startswith("coach-asked-")
