"""Somebody tries codes over sockets and HTTP, while honest people come and go behind the same address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.server.guesses import LONGEST_WAIT_S, network_of
from rumpus.server.limits import Limits
from rumpus.tables.names import CODE_LETTERS
from tests.server.harness import Round, Server, SocketPage, http, round_at
from tests.server.running import house_in_a_thread

BURST = 10
SECONDS = 6.0
"""The duration of the short form of the attack, in seconds."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with the default limits."""
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits()) as house:
        yield house


class Guesser:
    """Tries one code after the other over one connection, and counts the answers."""

    def __init__(self, server: Server, number: int) -> None:
        self._server = server
        self._number = number
        self.wrong = 0
        self.refused = 0

    def codes(self) -> Iterator[str]:
        tried = self._number
        while True:
            yield "C" * 8 + "".join(CODE_LETTERS[tried // 15**place % 15] for place in range(4))
            tried += 8

    async def over_a_socket(self, until: float) -> None:
        page = SocketPage(self._server)
        await page.connect()
        try:
            for code in self.codes():
                async with asyncio.timeout_at(until):
                    self._count((await page.hello(code))["code"])
        except TimeoutError:
            pass
        finally:
            await page.close()

    async def over_http(self, until: float) -> None:
        async with http(self._server) as client:
            try:
                for code in self.codes():
                    async with asyncio.timeout_at(until):
                        self._count((await client.get(f"/api/tables/{code}")).json()["code"])
            except TimeoutError:
                pass

    def _count(self, code: str) -> None:
        self.wrong += code == "table_not_found"
        self.refused += code == "too_fast"
        assert code in ("table_not_found", "too_fast")


async def _attack(server: Server, seconds: float = SECONDS) -> list[Guesser]:
    guessers = [Guesser(server, number) for number in range(8)]
    until = asyncio.get_running_loop().time() + seconds
    half = len(guessers) // 2
    await asyncio.gather(
        *(each.over_a_socket(until) for each in guessers[:half]), *(each.over_http(until) for each in guessers[half:])
    )
    return guessers


async def test_after_ten_wrong_codes_an_address_can_try_less_than_sixty_a_minute(house: Server) -> None:
    began = time.monotonic()
    guessers = await _attack(house)
    learned = sum(each.wrong for each in guessers)
    minutes = (time.monotonic() - began) / 60
    assert BURST <= learned <= BURST + 60 * minutes
    print(f"{learned} guesses in {minutes * 60:.1f} s: {(learned - BURST) / minutes:.0f} a minute after the first ten")


async def test_members_of_a_table_are_not_delayed_and_newcomers_with_a_right_code_only_wait(house: Server) -> None:
    async with round_at(house) as table:
        ann = await table.page("Ann", seat=0)
        attack = asyncio.get_running_loop().create_task(_attack(house, LONGEST_WAIT_S))
        await _is_slowed(house)
        await ann.drop()
        began = time.monotonic()
        assert (await ann.resume())["type"] == "welcome"
        assert time.monotonic() - began < 5
        bo = SocketPage(house, "Bo")
        await bo.connect()
        assert (await bo.hello(table.code))["type"] == "welcome"
        assert [each["type"] for each in bo.messages[:1]] == ["waiting"]
        await bo.close()
        attack.cancel()
        await asyncio.gather(attack, return_exceptions=True)


async def _is_slowed(server: Server) -> None:
    """Wait until a wrong code is delayed."""
    page = SocketPage(server)
    await page.connect()
    while not any(each["type"] == "waiting" for each in page.messages):
        await page.hello("X" * 12)
    await page.close()


async def test_a_wrong_word_counts_like_a_wrong_code(house: Server) -> None:
    async with round_at(house) as table:
        ann = await table.page("Ann", seat=0)
        await ann.do("configure", settings={"word": "plum"})
        guessing = SocketPage(house, "Moss")
        await guessing.connect()
        for _ in range(BURST):
            assert (await guessing.hello(table.code, word="pear"))["code"] == "wrong_word"
        await guessing.send({"type": "hello", "table": table.code, "word": "pear"})
        assert (await guessing.next("waiting", since=0))["why"] == "turn"
        assert (await guessing.ping())["type"] == "pong"
        await guessing.close()


async def test_right_codes_do_not_count(house: Server) -> None:
    async with round_at(house) as table, http(house) as client:
        for _ in range(3 * BURST):
            assert (await client.get(f"/api/tables/{table.code}")).status_code == 200
        await _comes_in_at_once(table)


async def _comes_in_at_once(table: Round) -> None:
    page = await table.page("Bo")
    assert page.messages[0]["type"] == "welcome"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("somewhere", "elsewhere", False),
    ],
)
def test_addresses_of_one_network_count_together(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same
