"""Bots in their own seats."""

from __future__ import annotations

import asyncio

from rumpus.tables.house import House
from tests.tables.conftest import Party
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage


async def test_bots_play_with_people_to_the_end(party: Party, storage: MemoryStorage) -> None:
    ann, bo = party.guests
    for seat in (2, 3, 4, 5):
        await ann.do("add_bot", seat=seat, level="random")
    await ann.do("start", anyway=True)
    for guest in party.guests:
        await guest.until(lambda guest=guest: guest.play)  # type: ignore[misc]
    await asyncio.gather(*(guest.play_on(seat) for seat, guest in enumerate(party.guests)))
    assert ann.play is not None
    assert bo.play is not None
    assert ann.play["outcome"]["clause"].startswith("M-END-")
    assert ann.play["outcome"] == bo.play["outcome"]
    (game,) = storage.entries
    assert {entry.by for entry in storage.entries[game] if entry.seat in (0, 1)} == {"person"}
    assert {entry.by for entry in storage.entries[game] if entry.seat not in (0, 1)} == {"bot"}
    assert [entry.number for entry in storage.entries[game]] == list(range(1, len(storage.entries[game]) + 1))


async def test_a_table_of_bots_plays_by_itself_while_its_host_watches(house: House) -> None:
    table = await house.open("mantis", public=False)
    host = Guest("Ann")
    await host.arrive(table)
    for seat in range(6):
        await host.do("add_bot", seat=seat, level="random")
    await host.do("start")
    assert (await host.over())["replay"]


async def test_a_person_who_takes_a_bots_seat_in_a_game_continues_to_play_it(party: Party) -> None:
    ann, bo = party.guests
    await party.start()
    await bo.do("leave_seat", seat=1)
    newcomer = Guest("Cy")
    await newcomer.arrive(party.table)
    await newcomer.do("take_seat", seat=1)
    await newcomer.until(lambda: newcomer.play is not None and "1" in newcomer.play["prompts"])
    if ann.public["to_move"] == 0:
        await ann.act(0)
    await newcomer.until(lambda: newcomer.prompt(1))
    assert (await newcomer.act(1))["type"] == "update"


async def test_the_seat_of_a_guest_who_is_kicked_in_a_game_is_removed_from_the_devices_view(party: Party) -> None:
    ann, bo = party.guests
    await bo.do("take_seat", seat=2, profile={"name": "Bea", "avatar": "cat", "colour": "leaf"})
    await party.start(stand_in="random")
    assert bo.play is not None
    assert set(bo.play["prompts"]) == {"1", "2"}
    await ann.do("kick", seat=2)
    await bo.until(lambda: bo.play is not None and set(bo.play["prompts"]) == {"1"})
    assert bo.seat(2)["kind"] == "bot"
