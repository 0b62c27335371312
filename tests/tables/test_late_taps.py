"""Deputies in real time: an answer that arrives after somebody else's is a late tap and does no harm."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from rumpus.engine import Prompt
from rumpus.games import AnyGame
from rumpus.games.burrito import rounds
from rumpus.tables.heart import beginning
from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.thinking import Thought
from tests.tables.conftest import TimeMachine
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage
from tests.tables.seated import Seated
from tests.tables.volleys import seed_for

SLOW_MS = 60_000


class Slow:
    """A bot that tries to draw a sixth card, and does nothing afterwards."""

    def __init__(self) -> None:
        self.thoughts = 1

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        asked = next((each for each in prompts if each.kind == "pass"), None)
        if asked is None or not self.thoughts:
            return None
        self.thoughts -= 1
        return Thought(asked.id, b'{"type":"draw","pile":"own"}', SLOW_MS)


@pytest.mark.parametrize("others_were_quicker", [True, False])
async def test_a_refused_answer_of_a_deputy_counts_as_a_late_tap_if_others_were_quicker(
    storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch, time_machine: TimeMachine, *, others_were_quicker: bool
) -> None:
    monkeypatch.setattr(rounds, "COUNTDOWN_MS", 20)
    seed = seed_for("war", 2)
    monkeypatch.setattr(beginning, "new_seed", lambda: seed)
    house = House(Services(GroupLog(storage), Slow(), lambda code: f"http://here/t/{code}", 1.0))
    await house.start()
    ann = Guest("Ann")
    await ann.arrive(await house.open("burrito", public=False))
    await ann.do("take_seat", seat=0)
    await ann.do("add_bot", seat=1, level="good")
    await ann.do("start")
    await ann.until(lambda: ann.play)
    seated = Seated(ann, 0)
    await seated.act("count")
    await seated.prompt("pass")
    with structlog.testing.capture_logs() as logs:
        if others_were_quicker:
            await seated.act("discard", to="pass", card=seated.private["hand"][0])
        await time_machine.forward(1 + SLOW_MS / 1000)
        await ann.do("react", reaction="hurry")
    assert [each["event"] for each in logs] == ([] if others_were_quicker else ["bot.refused"])
    assert len(storage.entries[next(iter(storage.entries))]) == 3
    await house.stop()
