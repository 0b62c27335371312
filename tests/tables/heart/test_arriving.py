"""A page that arrives together with other commands gets its welcome first, and then every message once."""

from __future__ import annotations

import asyncio

from rumpus.tables.table import Table
from tests.tables.conftest import Party
from tests.tables.guest import Guest


def _act(guest: Guest, seat: int, ref: int = 10) -> dict[str, object]:
    return {"type": "act", "ref": ref, "seat": seat, "prompt": guest.prompt(seat), "action": {"type": "score"}}


async def _begun(party: Party) -> Guest:
    """A game with some cards drawn, so that the next draw is sent as a delta. Returns the guest whose turn it is."""
    await party.start()
    for _ in range(2):
        mover = party.mover
        await mover.act(party.guests.index(mover))
    await party.bo.until(lambda: len(party.bo.public["drawn"]) == 2)
    return party.mover


async def _watch(table: Table, guest: Guest) -> asyncio.Task[None]:
    """Put a guest's hello into the table's inbox."""
    arriving = asyncio.get_running_loop().create_task(guest.arrive(table, role="spectator"))
    await asyncio.sleep(0)
    return arriving


async def test_an_action_that_arrives_with_a_hello_reaches_the_newcomer_once(party: Party) -> None:
    mover, newcomer = await _begun(party), Guest("Cy")
    arriving = await _watch(party.table, newcomer)
    mover.post(_act(mover, party.guests.index(mover)))
    await arriving
    await mover.until(lambda: len(mover.public["drawn"]) == 3)
    assert newcomer.public == mover.public


async def test_an_action_that_arrives_before_a_hello_is_in_the_newcomers_welcome(party: Party) -> None:
    mover, newcomer = await _begun(party), Guest("Cy")
    mover.post(_act(mover, party.guests.index(mover)))
    await (await _watch(party.table, newcomer))
    assert newcomer.messages[0]["type"] == "welcome"
    assert newcomer.public == mover.public


async def test_a_page_that_comes_back_during_other_commands_gets_each_missed_message_once(party: Party) -> None:
    mover = await _begun(party)
    other = party.waiter
    other.drop()
    mover.post(_act(mover, party.guests.index(mover)))
    await other.arrive(party.table, stream=other.stream, last_seq=other.seq)
    assert other.public == mover.public
    assert other.messages[-1]["seq"] == other.seq


async def test_a_game_with_an_action_right_after_its_start_is_the_same_for_everybody(party: Party) -> None:
    ann, bo = party.guests
    ann.post({"type": "start", "ref": 1, "anyway": True})
    for turn in (1, 2):
        for seat, guest in enumerate(party.guests):
            score = {"prompt": f"turn-{turn}", "action": {"type": "score"}}
            guest.post({"type": "act", "ref": turn, "seat": seat, **score})
    await bo.until(lambda: bo.play is not None and len(bo.public["drawn"]) == 2)
    assert ann.public == bo.public
    assert bo.table["phase"] == "playing"


async def test_a_page_that_resynchronizes_during_other_commands_gets_each_message_once(party: Party) -> None:
    mover, slow = await _begun(party), Guest("Cy")
    await slow.arrive(party.table, role="spectator")
    watcher = next(each for each in party.table.pages.all() if each.page.member == slow.you)
    watcher.is_behind = True
    party.table.resync(watcher)
    mover.post(_act(mover, party.guests.index(mover)))
    await mover.until(lambda: len(mover.public["drawn"]) == 3)
    assert slow.public == mover.public


async def test_a_newcomer_who_takes_over_a_seat_during_other_commands_sees_the_game_from_there(party: Party) -> None:
    mover = await _begun(party)
    other = party.waiter
    seat = party.guests.index(mover)
    # The waiting player stands up. A newcomer sits down there at the same moment as the mover acts.
    await other.do("leave_seat", seat=1 - seat)
    newcomer = Guest("Cy")
    await newcomer.arrive(party.table)
    mover.post(_act(mover, seat))
    newcomer.post({"type": "take_seat", "ref": 1, "seat": 1 - seat})
    await newcomer.until(lambda: newcomer.prompt(1 - seat))
    assert newcomer.public == mover.public
