"""Spectators and shared screens see only the public part of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rumpus.games import GAMES
from rumpus.tables.house import House
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import WORDS
from tests.tables.conftest import Party
from tests.tables.guest import Guest


@pytest.fixture
async def secretive(house: House, monkeypatch: pytest.MonkeyPatch) -> Party:
    """A table with a game that has secrets: a hidden word and sealed answers."""
    monkeypatch.setitem(GAMES, "knock_knock", KnockKnock)
    table = await house.open("knock_knock", public=False)
    ann, bo = Guest("Ann"), Guest("Bo")
    for seat, guest in enumerate((ann, bo)):
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
    return Party(table, ann, bo)


def _sealed(page: Guest) -> list[Any]:
    return [event for event in page.events if event["type"] == "pointed" and event["door"] is not None]


@pytest.mark.parametrize("role", ["spectator", "screen"])
async def test_secrets_are_never_sent_to_spectators_and_screens(secretive: Party, role: str) -> None:
    watching, late = Guest("Cy"), Guest("Di")
    await watching.arrive(secretive.table, role=role)
    await secretive.start()
    for seat, guest in enumerate(secretive.guests[:1]):
        await guest.act(seat, {"type": "point", "door": 2})
    await late.arrive(secretive.table, role=role)
    for page in (watching, late):
        assert page.play is not None
        assert page.play["private"] == page.play["prompts"] == {}
        told = b"".join(page.raw)
        assert not [word for word in WORDS if word.encode() in told]
        assert b'"door":2' not in told


async def test_each_player_gets_their_own_secret_only(secretive: Party) -> None:
    await secretive.start()
    keeper = secretive.ann.public["keeper"]
    knows, guesses = secretive.guests[keeper], secretive.guests[1 - keeper]
    assert knows.play is not None
    word = knows.play["private"][str(keeper)]["word"]
    assert word in WORDS
    assert word.encode() not in b"".join(guesses.raw)
    answer = await knows.act(keeper, {"type": "point", "door": 1})
    assert answer["private"] == {str(keeper): {"door": 1}}
    await guesses.until(lambda: guesses.public["pointed"][keeper])
    assert b'"door":1' not in b"".join(guesses.raw)


async def test_two_people_on_one_device_see_both_of_their_seats(secretive: Party) -> None:
    bo = secretive.bo
    await bo.do("take_seat", seat=2, profile={"name": "Bea", "avatar": "cat", "colour": "leaf"})
    await secretive.start()
    assert bo.play is not None
    assert set(bo.play["private"]) == set(bo.play["prompts"]) == {"1", "2"}
    assert (await bo.act(2, {"type": "point", "door": 0}))["private"] == {"2": {"door": 0}}
    assert (await bo.act(1, {"type": "point", "door": 1}))["private"] == {"1": {"door": 1}}


async def test_a_wake_of_the_game_happens_at_its_due_time(secretive: Party, time_machine: Any) -> None:
    await secretive.start()
    await time_machine.forward(20)
    ann = secretive.ann
    await ann.until(lambda: ann.public["phase"] != "pointing")
    update = next(each for each in ann.messages if each["type"] == "update")
    assert (update["now_ms"], update["by"]) == (5000, "table")


async def test_a_screen_is_counted_while_it_is_connected(party: Party) -> None:
    screen = Guest("screen")
    await screen.arrive(party.table, role="screen")
    assert screen.you is None
    assert screen.screen is not None
    await party.ann.until(lambda: len(party.ann.table["screens"]) == 1)
    screen.drop()
    await party.ann.until(lambda: not party.ann.table["screens"])


async def test_a_screen_and_a_spectator_cannot_act_or_manage(party: Party) -> None:
    await party.start()
    for role in ("screen", "spectator"):
        page = Guest("Cy")
        await page.arrive(party.table, role=role)
        assert (await page.act(0, prompt="turn-1"))["code"] == "not_your_seat"
        assert (await page.command("start"))["code"] in ("not_your_seat", "not_host")
    assert party.ann.public["turn"] == 1


async def test_no_page_gets_the_credential_of_another(party: Party) -> None:
    await party.start()
    watching = Guest("Cy")
    await watching.arrive(party.table, role="spectator")
    ann, bo = party.guests
    for page, others in ((ann, (bo, watching)), (bo, (ann, watching)), (watching, (ann, bo))):
        for other in others:
            assert other.credential is not None
            assert other.credential.encode() not in b"".join(page.raw)
            assert json.dumps(other.table).find("credential") == -1
