"""Bad input for battles, over real sockets: refused with a code or clamped, while the bout goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator

import pytest

from rumpus.server.limits import Limits
from tests.server.duels import SPEED, Duel, duel
from tests.server.harness import SocketPage
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.tables.arenas import REST, stick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path_factory.mktemp("arena") / "rumpus.sqlite3", arena_speed=SPEED) as house:
        yield house


@pytest.fixture
async def fight(server: HouseInAThread) -> AsyncIterator[Duel]:
    async with duel(server, REST, REST) as begun:
        await begun.until(lambda seen: seen.tick > 10)
        yield begun


async def goes_on(fight: Duel) -> None:
    """Check that the bout goes on and both still steer."""
    tick = fight.seen().tick
    await fight.until(lambda seen: seen.tick > tick + 10 and seen.flags == 0)
    for fighter in fight.fighters:
        assert (await fighter.page.ping())["type"] == "pong"


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x00",
        b"\x01",
        b"\x01" * 14,
        b"\x01" * 15,
        b"\x02" * 137,
        b'{"type":"ping"}',
        b"\x01" + bytes(13) + b"\x01" + b"\xff" * 4,
        b"\x01" + bytes(13) + b"\x01" + b"\x7f\xc0\x00\x00\x00\x00",
        b"\x01" + bytes(13) + b"\xff" + bytes(255 * 5),
        bytes(16_000),
    ],
)
async def test_malformed_frames_are_refused(fight: Duel, frame: bytes) -> None:
    refused = await fight.ann.refusal(frame)
    assert refused["code"] == "bad_message"
    assert refused["message"]
    await goes_on(fight)


async def test_a_frame_that_is_larger_than_a_message_is_refused(fight: Duel) -> None:
    assert (await fight.ann.refusal(bytes(20_000)))["code"] == "too_large"
    await goes_on(fight)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"number": 1}, "no_such_battle"),
        ({"seat": 1}, "not_your_seat"),
        ({"seat": 200}, "not_your_seat"),
        ({"seen_tick": 2**31}, "from_the_future"),
        ({"seq": 2**32 - 1}, "from_the_future"),
        ({"seq": 0}, "bad_message"),
    ],
)
async def test_invalid_inputs_are_refused_with_a_code(fight: Duel, fields: dict[str, int], code: str) -> None:
    ann = fight.fighters[0]
    assert (await fight.ann.refusal(ann.frame(REST, **{"seq": ann.seq, **fields})))["code"] == code
    await goes_on(fight)


async def test_a_spectator_and_the_screen_cannot_steer(fight: Duel) -> None:
    spectator = await fight.table.page("Cy", role="spectator")
    screen = await fight.table.page("Screen", role="screen")
    for page in (spectator, screen):
        frame = fight.fighters[0].frame(stick(move_x=-127), seq=10_000)
        assert (await page.refusal(frame))["code"] == "not_your_seat"
    await goes_on(fight)


async def test_inputs_before_a_hello_are_refused(server: HouseInAThread) -> None:
    page = SocketPage(server)
    await page.connect()
    assert (await page.refusal(b"\x01" + bytes(14)))["code"] == "no_hello"
    await page.close()


async def test_inputs_without_a_battle_are_refused(fight: Duel) -> None:
    late = fight.fighters[0].frame(REST)
    await fight.ann.do("back_to_lobby")
    await fight.ann.send_raw(late)
    other = late[:2] + b"\x07\x00\x00\x00" + late[6:]
    assert (await fight.ann.refusal(other))["code"] == "no_such_battle"


async def test_too_many_inputs_get_few_refusals_and_do_no_harm(fight: Duel) -> None:
    ann = fight.fighters[0]
    start = len(fight.ann.messages)
    for _ in range(600):
        await fight.ann.send_raw(ann.frame(*[stick(move_y=127)] * 8))
    await goes_on(fight)
    refused = [each for each in fight.ann.messages[start:] if each["type"] == "rejected"]
    codes = {each["code"] for each in refused}
    assert "too_many_inputs" in codes
    # On a slow machine the numbers of the inputs run far ahead of the ticks.
    assert codes <= {"too_many_inputs", "from_the_future"}
    assert len(refused) < 20


async def test_too_many_frames_get_few_refusals_and_the_connection_goes_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = Limits(frames_per_second=60, frames_burst=30)
    database = tmp_path_factory.mktemp("arena") / "rumpus.sqlite3"
    with house_in_a_thread(database, limits, arena_speed=SPEED) as server:
        async with duel(server, None, bot="easy") as fight:
            for _ in range(200):
                await fight.ann.send_raw(fight.fighters[0].frame(REST))
            await fight.ann.until(
                lambda: any(each.get("code") == "too_fast" for each in fight.ann.messages if each["type"] == "rejected")
            )
            assert (await fight.ann.command("say", text="Sorry"))["type"] == "done"
            assert sum(each["type"] == "rejected" for each in fight.ann.messages) < 20


async def test_whatever_bytes_a_page_sends_the_bout_goes_on(fight: Duel) -> None:
    dice = random.Random(5)
    ann = fight.fighters[0]
    for _ in range(300):
        frame = bytearray(ann.frame(REST, REST, seq=ann.seq))
        ann.seq -= 2
        for _ in range(1 + dice.randrange(4)):
            frame[dice.randrange(len(frame))] = dice.randrange(256)
        await fight.ann.send_raw(bytes(frame[: dice.randrange(1, len(frame) + 1)]))
        await asyncio.sleep(0.001)
    bo = fight.fighters[1].page
    tick = fight.seen(bo).tick
    await fight.until(lambda seen: seen.tick > tick + 10, bo)
    assert (await fight.ann.ping())["type"] == "pong"
