"""Chat and reactions."""

from __future__ import annotations

import pytest
from msgspec import ValidationError

from tests.tables.conftest import Party, Teams
from tests.tables.guest import Guest


async def test_a_chat_line_reaches_everybody(party: Party) -> None:
    start = len(party.bo.messages)
    await party.ann.do("say", text="  hello \u202e there ")
    told = await party.bo.next("chat", since=start)
    assert told["line"] == {"member": party.ann.you, "name": "Ann", "text": "hello there", "team": None}


async def test_people_who_come_later_get_the_earlier_lines(party: Party) -> None:
    await party.ann.do("say", text="<script>alert(1)</script>")
    late = Guest("Cy")
    await late.arrive(party.table)
    assert [line["text"] for line in late.messages[0]["chat"]] == ["<script>alert(1)</script>"]


async def test_a_line_that_arrives_with_a_hello_is_received_once(party: Party) -> None:
    late = Guest("Cy")
    party.ann.post({"type": "say", "ref": 1, "text": "before"})
    await late.arrive(party.table)
    party.ann.post({"type": "say", "ref": 2, "text": "after"})
    await late.until(lambda: any(message["type"] == "chat" for message in late.messages))
    told = [message["line"]["text"] for message in late.messages if message["type"] == "chat"]
    assert [line["text"] for line in late.messages[0]["chat"]] + told == ["before", "after"]


async def test_the_chat_can_be_switched_off(party: Party) -> None:
    await party.ann.do("configure", settings={"chat": False})
    refused = await party.bo.command("say", text="hello")
    assert refused["code"] == "chat_off"
    assert "switched off" in refused["message"]


async def test_a_line_has_at_most_two_hundred_characters(party: Party) -> None:
    await party.ann.do("say", text="x" * 200)
    with pytest.raises(ValidationError, match="length <= 200"):
        await party.ann.do("say", text="x" * 201)


async def test_a_line_without_visible_characters_is_refused(party: Party) -> None:
    assert "nothing to read" in (await party.ann.command("say", text=" \u200b "))["message"]


async def test_only_people_with_a_seat_can_write_but_spectators_can_react(party: Party) -> None:
    watching = Guest("Cy")
    await watching.arrive(party.table, role="spectator")
    assert "Take a seat" in (await watching.command("say", text="hello"))["message"]
    start = len(party.ann.messages)
    await watching.do("react", reaction="clap")
    told = await party.ann.next("reaction", since=start)
    assert (told["name"], told["reaction"]) == ("Cy", "clap")


async def test_an_unknown_reaction_is_refused(party: Party) -> None:
    with pytest.raises(ValidationError, match="Invalid enum value"):
        await party.ann.do("react", reaction="shrug")


async def test_a_line_to_the_team_reaches_only_the_team(teams: Teams) -> None:
    screen, watching = Guest("screen"), Guest("Di")
    await screen.arrive(teams.table, role="screen")
    await watching.arrive(teams.table, role="spectator")
    await teams.cy.do("say", text="our word is rabbit", to="team")
    await teams.cy.do("say", text="hello")
    line = {"member": teams.cy.you, "name": "Cy", "text": "our word is rabbit", "team": 0}
    for guest in (teams.ann, teams.cy):
        await guest.until(lambda guest=guest: [m["line"] for m in guest.messages if m["type"] == "chat"][1:])  # type: ignore[misc]
        assert next(m["line"] for m in guest.messages if m["type"] == "chat") == line
    for guest in (teams.bo, screen, watching):
        await guest.until(lambda guest=guest: any(m["type"] == "chat" for m in guest.messages))  # type: ignore[misc]
        assert b"rabbit" not in b"".join(guest.raw)


async def test_after_a_reload_people_get_the_lines_of_a_team_that_they_were_in_then_and_are_in_now(
    teams: Teams,
) -> None:
    await teams.ann.do("say", text="for everybody")
    await teams.ann.do("say", text="for the team", to="team")
    late = Guest("Di")
    await late.arrive(teams.table)
    await late.do("take_seat", seat=0)

    async def read(guest: Guest) -> list[str]:
        guest.drop()
        start = len(guest.messages)
        await guest.arrive(teams.table)
        return [line["text"] for line in guest.messages[start]["chat"]]

    both = ["for everybody", "for the team"]
    assert [await read(guest) for guest in teams.guests] == [both, both[:1], both]
    assert await read(late) == both[:1]
    await teams.cy.do("take_seat", seat=1)
    assert await read(teams.cy) == both[:1]
    await teams.ann.do("swap", seat=0, other=1)
    # Somebody who has read it may read it again.
    assert [await read(guest) for guest in teams.guests] == [both[:1], both[:1], both]


async def test_the_only_member_of_a_team_can_write_to_it(teams: Teams) -> None:
    await teams.bo.do("say", text="note to myself", to="team")


async def test_a_device_with_two_seats_names_the_team_that_is_meant(teams: Teams) -> None:
    await teams.bo.leave()
    await teams.ann.do("take_seat", seat=1, profile={"name": "Bea", "avatar": "owl", "colour": "rose"})
    start = len(teams.ann.messages)
    await teams.ann.do("say", text="psst", to="team", seat=1)
    assert (await teams.ann.next("chat", since=start))["line"]["team"] == 1
    assert b"psst" not in b"".join(teams.cy.raw)
    refused = await teams.cy.command("say", text="psst", to="team", seat=1)
    assert refused["code"] == "not_your_seat"


async def test_a_game_without_teams_has_no_team_channel(party: Party) -> None:
    refused = await party.ann.command("say", text="hello", to="team")
    assert (refused["code"], refused["message"]) == ("no_team", "There are no teams in this game. Write to everybody.")
