"""What the practice floor offers: in a break, to go on."""

from __future__ import annotations

from typing import Any

from rumpus.engine import Result, Run
from rumpus.games.sword_practice import SwordPractice
from rumpus.games.sword_practice.model import GoOn
from tests.games.offers import every_answer


def test_in_a_break_a_fighter_may_go_on() -> None:
    run: Run[Any, Any, Any] = Run(SwordPractice(seats=2), bytes(16))
    run.start()
    run.act(None, Result("bout-1", (0,), "P-HIT-1", "arena"), 1000)
    assert every_answer(run.game, run.state, 1, "go_on") == [GoOn()]
