"""The shared screen answers for seats if the game allows it, so that nobody needs a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rumpus.engine import Facts, Prompt
from rumpus.games import GAMES
from rumpus.tables.house import House
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import KnockState
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage

POINT = {"type": "point", "door": 1}


class ScreenKnock(KnockKnock):
    """Knock Knock in which the screen may point for every seat, but give up for none."""

    facts: ClassVar[Facts] = replace(KnockKnock.facts, name="screen_knock")

    def prompts(self, state: KnockState, seat: int) -> tuple[Prompt, ...]:
        return tuple(replace(each, screen=each.kind == "point") for each in super().prompts(state, seat))


@pytest.fixture(autouse=True)
def screen_game() -> Iterator[None]:
    GAMES["screen_knock"] = ScreenKnock
    yield
    del GAMES["screen_knock"]


class Room:
    """Ann, the host, and Bo at a table with a screen."""

    def __init__(self, ann: Guest, bo: Guest, screen: Guest) -> None:
        self.ann = ann
        self.bo = bo
        self.screen = screen

    async def act(self, seat: int, action: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
        return await self.screen.act(seat, action or POINT, **fields)


@pytest.fixture
async def room(house: House) -> Room:
    table = await house.open("screen_knock", public=False)
    ann, bo, screen = Guest("Ann"), Guest("Bo"), Guest()
    for seat, guest in enumerate((ann, bo)):
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
    await screen.arrive(table, role="screen", profile=None)
    await ann.do("admit", who=screen.screen)
    await ann.do("start", anyway=True)
    for guest in (ann, bo, screen):
        await guest.until(lambda guest=guest: guest.play)  # type: ignore[misc]
    return Room(ann, bo, screen)


def asked(page: Guest) -> dict[str, list[str]]:
    assert page.play is not None
    return {seat: [each["kind"] for each in prompts] for seat, prompts in page.play["prompts"].items() if prompts}


async def test_the_screen_gets_only_the_prompts_that_it_may_answer(room: Room) -> None:
    assert asked(room.screen) == {"0": ["point"], "1": ["point"]}
    assert asked(room.ann) == {"0": ["point", "forfeit"]}


async def test_an_answer_of_the_screen_counts_for_the_seat_and_the_log_names_the_screen(
    room: Room, storage: MemoryStorage
) -> None:
    assert (await room.act(1))["type"] == "update"
    await room.bo.until(lambda: asked(room.bo) == {"1": ["forfeit"]})
    assert asked(room.screen) == {"0": ["point"]}
    [[entry]] = storage.entries.values()
    assert (entry.seat, entry.by, entry.member) == (1, "screen", None)


async def test_an_answer_that_only_the_player_may_give_is_refused_like_one_to_a_closed_prompt(room: Room) -> None:
    forfeit = await room.act(1, {"type": "forfeit"}, prompt="forfeit")
    closed = await room.act(1, prompt="point-9")
    nobody = await room.act(7, prompt="point-1")
    assert [each["code"] for each in (forfeit, closed, nobody)] == ["not_your_seat"] * 3
    assert forfeit["message"] == closed["message"]


async def test_a_bad_answer_of_the_screen_is_refused_with_the_clause(room: Room) -> None:
    refused = await room.act(1, {"type": "point", "door": 99})
    assert refused["code"] == "bad_action"
    assert (await room.act(1))["type"] == "update"


async def test_the_same_answer_sent_twice_counts_once(room: Room) -> None:
    first = await room.act(1, ref=5)
    again = await room.act(1, ref=5, prompt="point-1")
    assert (first["type"], again) == ("update", {"type": "done", "ref": 5})


async def test_two_screens_count_their_refs_separately(room: Room) -> None:
    other = Guest()
    assert room.screen._table is not None
    await other.arrive(room.screen._table, role="screen", profile=None)
    await room.ann.do("admit", who=other.screen)
    assert (await room.act(0, ref=1))["type"] == "update"
    await other.until(lambda: asked(other) == {"1": ["point"]})
    assert (await other.act(1, POINT, ref=1))["type"] == "update"


async def test_an_answer_from_a_phone_closes_the_prompt_on_the_screen(room: Room) -> None:
    await room.bo.act(1, POINT)
    await room.screen.until(lambda: asked(room.screen) == {"0": ["point"]})
    assert (await room.act(1, prompt="point-1"))["code"] == "not_your_seat"


async def test_the_host_can_keep_the_screen_from_answering(room: Room) -> None:
    await room.ann.do("configure", settings={"screen_judges": False})
    await room.screen.until(lambda: asked(room.screen) == {})
    assert (await room.act(1, prompt="point-1"))["code"] == "not_your_seat"
    await room.bo.act(1, POINT)
    assert asked(room.screen) == {}
    await room.ann.do("configure", settings={"screen_judges": True})
    await room.screen.until(lambda: asked(room.screen) == {"0": ["point"]})


async def test_a_spectator_answers_for_nobody(room: Room) -> None:
    watching = Guest("Cy")
    assert room.screen._table is not None
    await watching.arrive(room.screen._table, role="spectator")
    assert asked(watching) == {}
    assert (await watching.act(1, POINT, prompt="point-1"))["code"] == "not_your_seat"


async def test_nothing_is_answered_while_the_table_is_paused(room: Room) -> None:
    await room.ann.do("pause", paused=True)
    assert (await room.act(1))["code"] == "paused"
