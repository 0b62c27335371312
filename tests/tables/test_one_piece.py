"""What a turn of a table leads to is sent to each page in one piece."""

from __future__ import annotations

from tests.tables.conftest import Party


async def test_the_messages_with_which_a_game_begins_are_sent_to_a_page_together(party: Party) -> None:
    await party.start()
    told = [[message["type"] for message in guest.pieces[-1]] for guest in party.guests]
    assert told[0] == ["table", "sync", "done"]
    assert told[1] == ["table", "sync"]


async def test_a_message_that_comes_alone_does_not_wait_for_others(party: Party) -> None:
    await party.start()
    before = [len(guest.pieces) for guest in party.guests]
    mover, waiter = party.mover, party.waiter
    await mover.act(party.guests.index(mover))
    await waiter.until(lambda: waiter.messages[-1]["type"] == "update")
    assert [len(guest.pieces) for guest in party.guests] == before
