"""A server that is killed during a battle and restarted: the battle is fought again from its terms."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.duels import SPEED, duel
from tests.server.harness import http
from tests.server.running import running_server
from tests.server.test_duel import film
from tests.tables.arenas import TURNED_AWAY, Snapshot, attack
from tests.tables.test_duel_recordings import without_acks


async def test_a_battle_interrupted_by_a_crash_is_fought_and_recorded_again(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3", "--arena-speed", str(SPEED)) as server:
        async with duel(server, TURNED_AWAY, TURNED_AWAY, cards="F-C-BOW") as fight:
            before = fight.ann.battle
            assert before is not None
            await fight.until(lambda seen: seen.tick > 130)
            await asyncio.to_thread(server.kill)
            for fighter in fight.fighters:
                await fighter.page.ended()
                # Nothing is sent before the page has said hello again.
                fighter.page.battle = None
            await asyncio.to_thread(server.start)
            fight.fighters[0].plan = attack
            for fighter in fight.fighters:
                welcome = await fighter.page.resume()
                assert welcome["type"] == "welcome", welcome
            after = await fight.ann.until(lambda: fight.ann.battle)
            assert (after["battle"], after["binds"]) == (before["battle"], before["binds"])
            assert after["number"] != before["number"]
            over = await fight.over()
            assert over["losers"] == [1]
            await fight.ann.over()
            async with http(server) as client:
                shown = await film(client, fight.ann.table["replay"])
            last = Snapshot(fight.ann.frames[-1])
            assert without_acks(shown[-1]) == without_acks(last.body)
            assert len(shown) == last.tick + 1
