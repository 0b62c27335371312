"""Failures are contained: the failing operation gets an error, and everything else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import pytest
from prometheus_client import REGISTRY

from rumpus.tables.errors import MaybeStored, StorageFailed, TableNotFound, TableUnreadable
from rumpus.tables.house import House
from rumpus.tables.log import AppendEntry, GroupLog, SaveTable, Write
from rumpus.tables.table import Table
from tests.tables.conftest import Party, TimeMachine, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


class Poisoned(MemoryStorage):
    """A storage that fails for one table, and in other chosen places."""

    def __init__(self) -> None:
        super().__init__()
        self.untidied = 0

    def write(self, writes: Sequence[Write]) -> None:
        for write in writes:
            if isinstance(write, SaveTable) and write.code == "POISON":
                raise OverflowError("Python int too large")
        super().write(writes)

    def tidy(self) -> None:
        self.untidied += 1
        if self.untidied < 3:
            raise OSError("disk I/O error")


@pytest.fixture
def storage() -> MemoryStorage:
    return Poisoned()


async def test_a_write_that_the_storage_refuses_fails_and_others_of_the_same_commit_are_stored(house: House) -> None:
    log: GroupLog = house.services.log
    before = counted("rumpus_storage_failures_total")
    told = await asyncio.gather(
        *(log.write([SaveTable(code, "lobby", b"{}")]) for code in ("CDFGH", "POISON", "HJKMN")),
        return_exceptions=True,
    )
    assert [isinstance(each, StorageFailed) for each in told] == [False, True, False]
    assert isinstance(log.storage, MemoryStorage)
    assert set(log.storage.saved) == {"CDFGH", "HJKMN"}
    await log.write([SaveTable("PRTWX", "lobby", b"{}")])
    assert "PRTWX" in log.storage.saved
    assert counted("rumpus_storage_failures_total") > before


async def test_tidying_goes_on_after_an_error(house: House, time_machine: TimeMachine) -> None:
    storage = house.services.log.storage
    assert isinstance(storage, Poisoned)
    before = counted("rumpus_failures_total", where="log tidying")
    await house.services.log.write([SaveTable("CDFGH", "lobby", b"{}")])
    # No further write follows: what was not tidied is retried without one. The log's thread needs real time for it.
    for _ in range(5000):
        if storage.untidied >= 3:
            break
        await time_machine.forward(1.1)
        await asyncio.sleep(0.002)
    assert storage.untidied >= 3
    assert counted("rumpus_failures_total", where="log tidying") == before + 2


async def test_after_a_failed_lookup_a_code_still_has_only_one_table(
    house: House, party: Party, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = party.table.document.code
    await house.stop()
    again = House(services(storage))
    await again.start()
    answers = iter([None])
    found = storage.table
    monkeypatch.setattr(storage, "table", lambda code: next(answers, found(code)))

    async def after(first: asyncio.Task[Table]) -> Table:
        with suppress(TableNotFound):
            await first
        return await again.find(code)

    loop = asyncio.get_running_loop()
    first = loop.create_task(again.find(code))
    others = [loop.create_task(again.find(code)) for _ in range(2)]
    later = [loop.create_task(after(each)) for each in (first, *others)]
    tables = await asyncio.gather(first, *others, *later, return_exceptions=True)
    assert len({id(table) for table in tables if isinstance(table, Table)}) == 1
    assert all(isinstance(table, Table | TableNotFound) for table in tables)
    await again.stop()


async def test_a_table_that_cannot_be_read_does_not_affect_others(
    house: House, party: Party, storage: MemoryStorage
) -> None:
    await party.start()
    await house.stop()
    storage.saved["XXXXX"] = SaveTable("XXXXX", "playing", b'{"code":"XXXXX","game":"mantis"')
    code = party.table.document.code
    strange = msgspec.json.decode(storage.saved[code].document)
    strange["code"], strange["game_id"] = "YYYYY", "gone"
    storage.saved["YYYYY"] = SaveTable("YYYYY", "playing", msgspec.json.encode(strange))
    storage.saved = dict(reversed(storage.saved.items()))
    before = counted("rumpus_unreadable_tables_total")
    again = House(services(storage))
    await again.start()
    assert counted("rumpus_unreadable_tables_total") == before + 1
    with pytest.raises(TableUnreadable, match="cannot be read any more"):
        await again.find("XXXXX")
    assert (await again.find(code)).document.phase == "playing"
    # Its game is not registered any more; the people keep their seats.
    assert "not kept any more" in (await again.find("YYYYY")).document.notice
    await again.stop()


async def test_a_game_whose_options_cannot_be_read_is_removed_from_its_table(
    house: House, party: Party, storage: MemoryStorage
) -> None:
    await party.start()
    await house.stop()
    for game_id, begun in storage.begun.items():
        storage.begun[game_id] = msgspec.structs.replace(begun, options=b'{"unheard_of":1}')
    again = House(services(storage))
    await again.start()
    table = await again.find(party.table.document.code)
    assert table.document.phase == "lobby"
    assert "Start a fresh one" in table.document.notice
    await again.stop()


async def test_sweeping_goes_on_after_an_error(house: House, storage: MemoryStorage, time_machine: TimeMachine) -> None:
    await house.open("mantis", public=True)
    storage.is_failing = True
    # The clock is moved by the test, so a timeout could not measure this.
    while not counted("rumpus_failures_total", where="sweeper"):
        await time_machine.forward(1900)
        await asyncio.sleep(0.001)
    storage.is_failing = False
    await house.open("mantis", public=True)
    while house.tables:
        await time_machine.forward(1900)
        await asyncio.sleep(0.001)


async def test_a_page_whose_action_was_not_saved_gets_an_error_and_can_repeat_it(
    house: House, party: Party, storage: MemoryStorage
) -> None:
    await party.start()
    seat = party.guests.index(party.mover)
    mover, other = party.guests[seat], party.guests[1 - seat]
    storage.is_failing = True
    await mover.send({"type": "act", "ref": 1, "seat": seat, "prompt": "turn-1", "action": {"type": "score"}})
    rejected = await mover.next("rejected")
    assert (rejected["code"], rejected["ref"]) == ("storage_failed", 1)
    assert "did not happen" in rejected["message"]
    await mover.closed()
    await other.closed()
    assert not any(message["type"] == "rejected" for message in other.messages)
    with pytest.raises(StorageFailed, match="cannot save anything now"):
        await Guest("Cy").arrive(await house.open("mantis", public=False))
    storage.is_failing = False
    back = await house.find(party.table.document.code)
    for guest in (mover, other):
        await guest.arrive(back)
    assert (await mover.act(seat, ref=1))["type"] == "update"
    [entries] = storage.entries.values()
    assert [type(entry) for entry in entries] == [AppendEntry]


async def test_an_action_that_may_have_been_stored_is_not_called_refused_and_happens_once_when_repeated(
    house: House, party: Party, storage: MemoryStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.start()
    seat = party.guests.index(party.mover)
    mover, write = party.mover, storage.write

    def lose_the_answer(writes: Sequence[Write]) -> None:
        write(writes)
        raise MaybeStored("The database was lost during a commit.")

    monkeypatch.setattr(storage, "write", lose_the_answer)
    await mover.send({"type": "act", "ref": 1, "seat": seat, "prompt": "turn-1", "action": {"type": "score"}})
    await mover.closed()
    assert not any(message["type"] == "rejected" for message in mover.messages)
    assert (mover.messages[-1]["type"], mover.messages[-1]["again"]) == ("bye", True)
    monkeypatch.setattr(storage, "write", write)
    await mover.arrive(await house.find(party.table.document.code))
    assert mover.public["turn"] == 2
    assert (await mover.act(seat, prompt="turn-1", ref=1))["type"] == "done"
    [entries] = storage.entries.values()
    assert len(entries) == 1


@pytest.mark.parametrize("lost", ["the write of somebody else", "the claim to the table"])
async def test_a_repeated_action_that_is_in_the_log_is_not_called_refused_when_its_turn_fails(
    party: Party, storage: MemoryStorage, lost: str
) -> None:
    await party.start()
    seat = party.guests.index(party.mover)
    mover, other = party.guests[seat], party.guests[1 - seat]
    act = {"type": "act", "ref": 1, "seat": seat, "prompt": "turn-1", "action": {"type": "score"}}
    await mover.send(act)
    await mover.next("update")
    # The answer got lost on the way, so the page repeats it while the table can neither write nor tell.
    if lost == "the claim to the table":
        party.table.services.log.ours_until = 0.0
    else:
        storage.is_failing = True
        # Both actions are taken in one turn, which has begun already.
        party.table.put(lambda: None)
        other.post({"type": "act", "ref": 1, "seat": 1 - seat, "prompt": "turn-2", "action": {"type": "score"}})
    mover.post(act)
    await mover.closed()
    assert not any(message["type"] == "rejected" for message in mover.messages)
    assert (mover.messages[-1]["type"], mover.messages[-1]["again"]) == ("bye", True)
