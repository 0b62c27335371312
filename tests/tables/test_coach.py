"""The coach at a player's side: explains, advises, and knows no more than the seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rumpus.engine.sentences import Sentences, has_message, telling
from rumpus.games import GAMES
from rumpus.tables import company
from rumpus.tables.house import House
from tests.tables.conftest import Party, TimeMachine
from tests.tables.guest import Guest

# Bots think in their own processes.
pytestmark = pytest.mark.whole

LISTED = [name for name, game in GAMES.items() if game.facts.listed]
ENOUGH = {"mantis": 8, "wordy": 6, "swordcrafters": 12, "fake_swords": 10, "burrito": 25}
SETTINGS: dict[str, dict[str, Any]] = {"fake_swords": {"fights": "quick"}, "burrito": {"battles": "quick"}}


def say(game: str, remark: dict[str, Any], names: list[str]) -> str:
    """A remark as a page says it."""
    args = dict(remark.get("args", {})) | {name: names[seat] for name, seat in remark.get("seats", {}).items()}
    return Sentences(GAMES[game], names)._said(remark["text"], {name: telling(value) for name, value in args.items()})


async def advice_for(guest: Guest) -> dict[str, Any]:
    answer = await guest.command("coach", seat=0, advise=True)
    assert answer["type"] == "answer", answer
    found: dict[str, Any] = answer["answer"]
    return found


def awaited(guest: Guest) -> list[dict[str, Any]]:
    assert guest.play is not None
    return [prompt for prompt in guest.play["prompts"]["0"] if prompt.get("awaited", True)]


async def _until_asked(guest: Guest, time_machine: TimeMachine) -> None:
    """Bots think in real time; the countdowns of a game pass quickly."""
    is_asked = lambda: awaited(guest) or guest.table["phase"] == "over"  # noqa: E731
    while not is_asked():
        try:
            await asyncio.wait_for(guest.until(is_asked), 0.5)
        except TimeoutError:
            await time_machine.forward(1)


@pytest.mark.parametrize("game", LISTED)
async def test_who_follows_the_coach_is_never_refused_and_hears_why(
    house: House, time_machine: TimeMachine, game: str
) -> None:
    document = company.opened(game)
    table = await house.open_as(document)
    guest = Guest("Ann")
    await guest.arrive(table)
    if game in SETTINGS:
        await guest.do("back_to_lobby")
        await guest.do("configure", options=SETTINGS[game])
        await guest.do("start", anyway=True)
        await guest.until(lambda: guest.play)
    names = [seat["name"] for seat in guest.table["seats"]]
    heard: set[str] = set()
    for _ in range(ENOUGH[game]):
        await _until_asked(guest, time_machine)
        if guest.table["phase"] == "over":
            break
        told = await guest.command("coach", seat=0)
        assert told["type"] == "answer", told
        coaching = told["answer"]
        asked = [say(game, remark, names) for remark in coaching["asked"]]
        # In real time others go on meanwhile.
        assert asked or GAMES[game].facts.pace == "real_time"
        for choice in coaching["choices"]:
            for remark in choice["means"]:
                # Choices that explain themselves have no sentence.
                if has_message(GAMES[game], remark["text"]):
                    assert say(game, remark, names)
        answer = await guest.command("coach", seat=0, advise=True)
        if answer["type"] == "rejected":
            assert answer["code"] in ("prompt_closed", "not_now"), answer
            continue
        advice = answer["answer"]
        if not advice["tokens"]:
            await time_machine.forward(0.3)
            continue
        heard |= {say(game, remark, names) for remark in advice["why"]}
        action = advice["tokens"][-1]["action"]
        acted = await guest.act(0, action, prompt=advice["prompt"])
        # In real time others may have been quicker.
        assert acted["type"] != "rejected" or GAMES[game].facts.pace == "real_time", acted
    assert heard


async def test_the_coach_says_whose_move_it_is_and_gives_no_advice_then(party: Party) -> None:
    await party.start()
    waiter = party.waiter
    seat = waiter.public["to_move"] ^ 1
    told = await waiter.command("coach", seat=seat)
    assert told["answer"] == {"asked": [], "choices": [], "waiting": [1 - seat]}
    refused = await waiter.command("coach", seat=seat, advise=True)
    assert (refused["code"], refused["message"][:24]) == ("not_now", "It is not your move: the")


async def test_nobody_gets_advice_for_a_seat_of_somebody_else(party: Party) -> None:
    await party.start()
    seat = party.mover.public["to_move"]
    for advise in (False, True):
        refused = await party.waiter.command("coach", seat=seat, advise=advise)
        assert refused["code"] == "not_your_seat"


async def test_a_table_may_forbid_the_coach(party: Party) -> None:
    await party.start(coach=False)
    seat = party.mover.public["to_move"]
    for advise in (False, True):
        refused = await party.mover.command("coach", seat=seat, advise=advise)
        assert refused["code"] == "no_coach"
        assert refused["message"] == "The host has left the coach out of this table."


async def test_only_the_page_that_asks_hears_the_coach(party: Party) -> None:
    await party.start()
    mover, waiter = party.mover, party.waiter
    before = len(waiter.messages)
    seat = mover.public["to_move"]
    advice = (await mover.command("coach", seat=seat, advise=True))["answer"]
    assert advice["tokens"][0]["kind"] in ("token-score", "token-steal")
    assert advice["why"]
    assert waiter.messages[before:] == []


async def test_advice_for_a_move_that_was_made_meanwhile_is_not_given(party: Party) -> None:
    await party.start()
    mover = party.mover
    seat = mover.public["to_move"]
    start = len(mover.messages)
    await mover.send({"type": "coach", "ref": 77, "seat": seat, "advise": True})
    again = await mover.command("coach", seat=seat, advise=True)
    assert (again["code"], again["message"]) == ("not_now", "The coach is thinking already.")
    await mover.act(seat)
    answer = await mover.answer_to(77, start)
    assert answer["type"] == "rejected"
    assert answer["code"] in ("prompt_closed", "not_now")


async def test_there_is_no_coach_after_the_end_or_before_the_beginning(party: Party) -> None:
    refused = await party.ann.command("coach", seat=0)
    assert refused["code"] == "not_now"
    await party.start()
    while party.ann.table["phase"] == "playing":
        await party.mover.act(party.ann.public["to_move"])
        await party.ann.until(lambda: True)
    refused = await party.ann.command("coach", seat=0, advise=True)
    assert refused["message"] == "The game is over. The coach has nothing more to say."
