"""A page that reads a battle slowly: only the latest snapshot waits for it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from tests.server.duels import SPEED, duel
from tests.server.running import house_in_a_thread
from tests.server.test_slow_reader import page_that_stops_reading
from tests.tables.arenas import REST, Snapshot


async def test_a_slow_reader_gets_the_latest_snapshot_instead_of_all_that_it_missed(tmp_path: Path) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", send_buffer=4096, arena_speed=SPEED) as server:
        async with duel(server, REST, REST) as fight:
            slow = await page_that_stops_reading(fight.table)
            ann = fight.ann
            # More than the buffers of both ends hold, while the bout goes on.
            start = len(ann.frames)
            await ann.until(lambda: len(ann.frames) > start + 250)
            newest = Snapshot(ann.frames[-1])
            assert slow.socket is not None
            slow.socket.transport.resume_reading()
            await slow.until(lambda: slow.frames and Snapshot(slow.frames[-1]).tick >= newest.tick)
            ticks = [Snapshot(frame).tick for frame in slow.frames]
            assert ticks == sorted(ticks)
            assert max(after - before for before, after in pairwise(ticks)) > 100
            await slow.close()
