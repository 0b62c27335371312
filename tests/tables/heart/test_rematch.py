"""Another game begins by consent: everybody sees the offer, and it waits for the people, or for a while."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rumpus.tables.heart.rematch import WAIT_S
from rumpus.tables.house import House
from rumpus.tables.tally import MOST_ROWS
from tests.tables.conftest import Party, TimeMachine
from tests.tables.guest import Guest


@pytest.fixture
async def over(party: Party) -> Party:
    """Ann and Bo have played a game to its end."""
    await party.start()
    await asyncio.gather(party.ann.play_on(0), party.bo.play_on(1))
    await party.bo.until(lambda: party.bo.table["phase"] == "over")
    return party


def _told(guest: Guest) -> list[str]:
    """What was announced about people."""
    return [each["line"]["people"]["kind"] for each in guest.messages if each["type"] == "notice"]


def _number(guest: Guest) -> Any:
    return guest.play is not None and guest.play["number"]


async def test_everybody_sees_the_offer_and_the_game_begins_when_all_agree(over: Party) -> None:
    await over.bo.do("rematch")
    await over.ann.until(lambda: over.ann.table["rematch"] == {"yes": [over.bo.you], "waits": [over.ann.you]})
    assert _told(over.ann)[-1] == "again"
    assert over.ann.table["phase"] == "over"
    await over.ann.do("rematch")
    await over.bo.until(lambda: _number(over.bo) == 2)
    assert over.bo.table["rematch"] is None


async def test_after_a_while_it_begins_without_an_answer_and_everybody_keeps_their_seat(
    over: Party, time_machine: TimeMachine
) -> None:
    await over.ann.do("rematch")
    await time_machine.forward(WAIT_S - 1)
    assert _number(over.bo) == 1
    await time_machine.forward(2)
    await over.bo.until(lambda: _number(over.bo) == 2)
    assert [over.bo.seat(seat)["name"] for seat in (0, 1)] == ["Ann", "Bo"]


async def test_it_does_not_wait_for_those_who_dropped_off(over: Party) -> None:
    over.bo.drop()
    await over.ann.until(lambda: over.ann.seat(1)["presence"] == "away")
    await over.ann.do("rematch")
    await over.ann.until(lambda: _number(over.ann) == 2)
    assert over.ann.seat(1)["name"] == "Bo"


async def test_the_host_need_not_wait_and_others_must(over: Party) -> None:
    assert (await over.bo.command("play_again"))["code"] == "not_host"
    await over.ann.do("play_again")
    await over.bo.until(lambda: _number(over.bo) == 2)


async def test_who_sits_out_gives_up_the_seat_and_the_table_says_that_there_are_too_few(over: Party) -> None:
    await over.ann.do("rematch")
    await over.bo.do("rematch", yes=False)
    await over.ann.until(lambda: over.ann.table["rematch"] is None)
    assert over.ann.table["notice"] == "Mantis needs at least 2 players. Add a bot, or wait for friends."
    assert _told(over.ann)[-1] == "sits_out"
    assert over.ann.table["phase"] == "over"
    # A bot takes the free seat, and the game begins.
    await over.ann.do("fill")
    await over.ann.do("rematch")
    await over.ann.until(lambda: _number(over.ann) == 2)
    assert [over.ann.seat(seat)["kind"] for seat in (0, 1)] == ["person", "bot"]


async def test_an_offer_that_cannot_begin_is_refused_at_once(over: Party) -> None:
    await over.bo.leave()
    refused = await over.ann.command("rematch")
    assert (refused["code"], refused["message"][:27]) == ("not_ready", "Mantis needs at least 2 pla")
    assert over.ann.table["rematch"] is None


async def test_who_only_watches_cannot_offer_and_another_game_ends_the_offer(over: Party) -> None:
    cy = Guest("Cy")
    await cy.arrive(over.table, role="spectator")
    assert (await cy.command("rematch"))["code"] == "not_your_seat"
    await over.bo.do("rematch")
    await over.ann.do("back_to_lobby")
    await over.bo.until(lambda: over.bo.table["phase"] == "lobby" and over.bo.table["rematch"] is None)


async def test_the_table_keeps_a_tally_of_the_evening(over: Party, house: House) -> None:
    assert over.ann.play is not None
    places = over.ann.play["outcome"]["places"]
    rows = {row["name"]: row for row in over.ann.table["tally"]}
    for seat, name in enumerate(("Ann", "Bo")):
        row = {"game": "mantis", "name": name, "bot": False, "played": 1, "won": int(places[seat] == 1)}
        assert rows[name] == row
    # It is stored with the table.
    code = over.table.document.code
    await over.table.close("restarting", "", again=True)
    assert (await house.find(code)).document.tally == over.table.document.tally
    assert len(over.table.document.tally) < MOST_ROWS


async def test_who_comes_between_two_games_has_a_seat_in_the_next_one_at_once(over: Party, house: House) -> None:
    cy = Guest("Cy")
    await cy.arrive(over.table, sit=True)
    await over.ann.until(lambda: over.ann.table["newcomers"] == [cy.you])
    # The finished game is still shown with those who played it.
    assert [seat["name"] for seat in over.ann.table["seats"]] == ["Ann", "Bo"]
    await cy.do("rematch")
    await over.ann.do("rematch")
    await over.bo.do("rematch")
    await cy.until(lambda: _number(cy) == 2)
    assert [seat["name"] for seat in cy.table["seats"]] == ["Ann", "Bo", "Cy"]
    assert cy.table["newcomers"] == []


async def test_a_rematch_does_not_wait_for_a_newcomer_who_may_also_sit_out(over: Party) -> None:
    cy, di = Guest("Cy"), Guest("Di")
    await cy.arrive(over.table, sit=True)
    await di.arrive(over.table, sit=True)
    await cy.do("rematch", yes=False)
    await over.ann.until(lambda: over.ann.table["newcomers"] == [di.you])
    await over.ann.do("rematch")
    await over.bo.do("rematch")
    await di.until(lambda: _number(di) == 2)
    assert [seat["name"] for seat in di.table["seats"]] == ["Ann", "Bo", "Di"]


async def test_newcomers_sit_in_the_lobby_and_in_seats_that_became_free(over: Party) -> None:
    cy, di = Guest("Cy"), Guest("Di")
    await cy.arrive(over.table, sit=True)
    await over.bo.leave()
    await di.arrive(over.table, sit=True)
    await di.until(lambda: di.seat(1)["name"] == "Di")
    await over.ann.do("back_to_lobby")
    await cy.until(lambda: cy.table["phase"] == "lobby" and cy.seat(2)["name"] == "Cy")
    assert cy.table["newcomers"] == []


async def test_a_full_table_has_no_seat_for_a_newcomer_in_the_next_game(over: Party) -> None:
    guests = [Guest(name) for name in ("Cy", "Di", "Ed", "Flo", "Gus")]
    for guest in guests:
        await guest.arrive(over.table, sit=True)
    await over.ann.until(lambda: len(over.ann.table["members"]) == 7)
    assert over.ann.table["newcomers"] == [guest.you for guest in guests[:4]]
