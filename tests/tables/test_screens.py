"""Shared screens are admitted by a tap of the host, or by a link with a secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rumpus.engine import Facts
from rumpus.games import GAMES
from rumpus.tables import screens
from rumpus.tables.house import House
from tests.engine.testgame.model import KnockState
from tests.tables.conftest import Party, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage
from tests.tables.test_screen_answers import POINT, ScreenKnock, asked


class JudgedKnock(ScreenKnock):
    """Knock Knock in which seats 0 and 1 always fight and the others judge."""

    facts: ClassVar[Facts] = replace(ScreenKnock.facts, name="judged_knock", max_seats=3)

    def judged(self, state: KnockState) -> tuple[int, ...]:
        return (0, 1)


@pytest.fixture(autouse=True)
def judged_game() -> Iterator[None]:
    GAMES["judged_knock"] = JudgedKnock
    yield
    del GAMES["judged_knock"]


async def _screen(party: Party, **hello: Any) -> Guest:
    screen = Guest()
    await screen.arrive(party.table, role="screen", **{"profile": None, **hello})
    return screen


def _states(page: Guest) -> list[str]:
    return [each["state"] for each in page.table["screens"]]


async def _link(party: Party) -> str:
    answer = await party.ann.command("invite_screen")
    assert answer["type"] == "answer", answer
    link: str = answer["answer"]["link"]
    assert link.startswith(f"http://here/t/{party.table.document.code}/screen#")
    assert answer["answer"]["qr"].startswith("<svg")
    return link.partition("#")[2]


@pytest.mark.parametrize("settings", [{"locked": True}, {"spectators": False}, {"nod": True}, {"word": "plum"}])
async def test_a_screen_waits_for_consent_at_a_table_without_spectators(party: Party, settings: dict[str, Any]) -> None:
    await party.start(**settings)
    screen = await _screen(party)
    waiting = await screen.next("waiting", since=0)
    assert (waiting["why"], screen.play, screen.table) == ("screen", None, {})
    assert (await screen.act(0, POINT, ref=1, prompt="turn-1"))["code"] == "not_your_seat"
    await party.ann.until(lambda: _states(party.ann) == ["waiting"])
    (info,) = party.ann.table["screens"]
    assert (info["avatar"], info["colour"]) == (waiting["avatar"], waiting["colour"])
    assert (await party.bo.command("admit", who=info["id"]))["code"] == "not_host"
    await party.ann.do("admit", who=info["id"])
    await screen.next("welcome", since=0)
    assert screen.public == party.ann.public
    assert _states(screen) == ["named"]


async def test_a_screen_watches_without_consent_at_a_table_with_spectators_but_does_not_judge(house: House) -> None:
    table = await house.open("judged_knock", public=False)
    ann = Guest("Ann")
    await ann.arrive(table)
    await ann.do("take_seat", seat=2)
    for seat in (0, 1):
        await ann.do("add_bot", seat=seat, level="random")
    screen = Guest()
    await screen.arrive(table, role="screen", profile=None)
    await ann.do("start", anyway=True)
    await screen.until(lambda: screen.play)
    assert asked(screen) == {}
    assert (await screen.act(2, POINT, prompt="point-1"))["code"] == "not_your_seat"
    await ann.do("admit", who=screen.screen)
    await screen.until(lambda: "2" in asked(screen))
    assert (await screen.act(2, POINT))["type"] == "update"


async def test_the_link_admits_a_screen_and_only_its_hash_is_stored(party: Party, storage: MemoryStorage) -> None:
    await party.start(locked=True)
    key = await _link(party)
    assert len(key) >= 43
    screen = await _screen(party, credential=key)
    assert (screen.play is not None, screen.credential) == (True, key)
    assert all(key.encode() not in each.document for each in storage.saved.values())
    for page in (party.bo, screen):
        assert key not in json.dumps(page.table)


async def test_an_admitted_screen_is_still_admitted_after_a_restart(
    house: House, party: Party, storage: MemoryStorage
) -> None:
    await party.start(locked=True)
    screen = await _screen(party)
    await screen.next("waiting", since=0)
    await party.ann.do("admit", who=party.ann.table["screens"][0]["id"])
    await screen.next("welcome", since=0)
    await house.stop()
    again = House(services(storage))
    await again.start()
    await screen.arrive(await again.find(party.table.document.code), role="screen", profile=None)
    assert screen.play is not None
    await again.stop()


async def test_a_screen_that_is_sent_away_must_ask_again(party: Party) -> None:
    await party.ann.do("configure", settings={"locked": True})
    key = await _link(party)
    screen = await _screen(party, credential=key)
    assert (await party.bo.command("send_away", screen=screen.screen))["code"] == "not_host"
    await party.ann.do("send_away", screen=screen.screen)
    await screen.closed()
    assert (screen.messages[-1]["code"], screen.messages[-1]["again"]) == ("kicked", False)
    await party.ann.until(lambda: not party.ann.table["screens"])
    again = await _screen(party, credential=key)
    assert (await again.next("waiting", since=0))["why"] == "screen"


async def test_closing_a_table_to_strangers_makes_their_screens_wait_for_consent(party: Party) -> None:
    stranger, named = await _screen(party), await _screen(party, credential=await _link(party))
    await party.ann.do("configure", settings={"locked": True})
    await stranger.closed()
    assert stranger.messages[-1]["again"] is True
    assert (await named.command("start"))["code"] == "not_your_seat"


async def test_unused_links_make_room_for_new_ones(party: Party) -> None:
    keys = [await _link(party) for _ in range(screens.MOST_NAMED + 1)]
    await party.ann.do("configure", settings={"locked": True})
    assert (await (await _screen(party, credential=keys[0])).next("waiting", since=0))["why"] == "screen"
    assert (await _screen(party, credential=keys[-1])).table


async def test_a_screen_judges_a_battle_only_if_somebody_vouches_for_it_who_does_not_fight(house: House) -> None:
    table = await house.open("judged_knock", public=False)
    ann, bo, cy = (Guest(name) for name in ("Ann", "Bo", "Cy"))
    for seat, guest in enumerate((ann, bo, cy)):
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
    screen = Guest()
    await screen.arrive(table, role="screen", profile=None)
    assert (await cy.command("admit", who=screen.screen))["code"] == "not_host"
    await ann.do("admit", who=screen.screen)
    await ann.do("start", anyway=True)
    await screen.until(lambda: screen.play)
    # Ann fights, and she vouches for the screen.
    assert asked(screen) == {}
    assert (await screen.act(2, POINT, prompt="point-1"))["code"] == "not_your_seat"
    # Bo fights as well.
    await bo.do("admit", who=screen.screen)
    assert (await screen.act(2, POINT, prompt="point-1"))["code"] == "not_your_seat"
    await cy.do("admit", who=screen.screen)
    await screen.until(lambda: asked(screen))
    assert (await screen.act(2, POINT))["type"] == "update"
