"""HTTP limits on time, size and number of connections, each with a clear answer."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from rumpus.server import http_connection
from rumpus.server.compressed import Compressed
from rumpus.server.limits import Limits
from tests.hostile.wire import PATIENCE_S, Turned, Where, Wire, open_socket
from tests.server.harness import JSON, http
from tests.server.running import HouseInAThread, house_in_a_thread


def _at(server: HouseInAThread) -> Where:
    return Where("127.0.0.1", server.port)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "HEAD_WITHIN_S", 0.2)
    monkeypatch.setattr(http_connection, "BODY_WITHIN_S", 0.2)
    monkeypatch.setattr(http_connection, "READ_WITHIN_S", 0.2)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"POST /api/replays HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["nothing", "head", "body", "chunked body"],
)
@pytest.mark.usefixtures("impatient")
def test_a_client_that_takes_too_long_to_send_a_request_gets_an_error(server: HouseInAThread, begun: bytes) -> None:
    with Wire(_at(server)) as wire:
        wire.send(begun)
        status, text = wire.answer()
        assert (status, text) == (408, "The request took too long.\n")
        assert wire.socket.recv(1) == b""


@pytest.mark.usefixtures("impatient")
def test_a_second_request_has_the_full_time(server: HouseInAThread) -> None:
    with Wire(_at(server)) as wire:
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert wire.answer()[0] == 200
        wire.send(b"GET /healthz HTTP/1.1\r\nHo")
        assert wire.answer()[0] == 408


@pytest.mark.parametrize(
    "endless",
    [
        b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 10_000,
        b"POST /api/replays HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        + b"X-Trailer: b\r\n" * 10_000,
    ],
    ids=["a long header", "many headers", "trailers"],
)
def test_an_endless_request_head_is_refused(server: HouseInAThread, endless: bytes) -> None:
    with Wire(_at(server)) as wire:
        wire.send(endless)
        assert wire.answer()[0] == 431


def test_too_many_pipelined_requests_are_refused(server: HouseInAThread) -> None:
    with Wire(_at(server)) as wire:
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 1000)
        statuses = []
        while (status := wire.answer()[0]) in (200, 429):
            statuses.append(status)
        assert statuses.count(200) < 100


@pytest.fixture
def small(tmp_path: Path) -> Iterator[HouseInAThread]:
    few = Limits(connections=6, pages=3, connections_per_address=4, pages_per_address=100)
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", few) as house:
        yield house


def test_too_many_connections_of_one_address_are_refused_and_others_are_not(small: HouseInAThread) -> None:
    where = _at(small)
    held = [Wire(where) for _ in range(4)]
    with Wire(where) as fifth:
        assert fifth.answer() == (429, "Too many connections from your address. Try again in a moment.\n")
    with Wire(where._replace(source="127.0.0.2")) as other:
        other.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert other.answer()[0] == 200
    for wire in held:
        wire.socket.close()


def test_a_full_server_still_answers_that_it_is_full(small: HouseInAThread) -> None:
    where = _at(small)
    pages = [open_socket(where) for _ in range(3)]
    with pytest.raises(Turned) as turned:
        open_socket(where)
    assert turned.value.status == 503
    held = [Wire(where._replace(source=f"127.0.0.{number}")) for number in range(2, 5)]
    with Wire(where._replace(source="127.0.0.9")) as newest:
        assert newest.answer() == (503, "This server is full. Try again in a moment.\n")
    for wire in (*pages, *held):
        wire.socket.close()


async def test_too_many_requests_at_the_same_time_are_refused(tmp_path: Path) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits(running_per_address=2)) as server:
        held = [Wire(_at(server)) for _ in range(2)]
        for wire in held:
            wire.send(begun)
        async with http(server) as client:
            answer = await client.get("/healthz")
            while answer.status_code == 200:  # The others may still be on their way.
                answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        for wire in held:
            wire.socket.close()


async def test_bodies_whose_total_size_is_too_large_are_refused(tmp_path: Path) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", Limits(body_bytes_per_address=1000)) as server:
        async with http(server) as client:
            answer = await client.post("/api/tables", json={"game": "x" * 2000})
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            # Finished requests do not count.
            for _ in range(3):
                assert (await client.post("/api/tables", json={"game": "x" * 30})).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/CDFGH", "/api/house", "/healthz", "/favicon.svg"])
async def test_every_resource_answers_head_requests(server: HouseInAThread, path: str) -> None:
    async with http(server) as client:
        got, asked = await client.get(path), await client.head(path)
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-type"] == got.headers["content-type"]
    assert asked.headers["content-length"] == got.headers["content-length"]


async def test_an_asset_is_compressed_for_clients_that_accept_it(server: HouseInAThread) -> None:
    async with http(server) as client:
        page = (await client.get("/")).text
        name = next(part for part in page.split('"') if part.startswith("/assets/") and part.endswith(".js"))
        compressed, plain = await client.get(name), await client.get(name, headers={"accept-encoding": "identity"})
        assert (await client.head(name)).headers["content-length"] == compressed.headers["content-length"]
    assert compressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert compressed.content == plain.content
    assert compressed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in compressed.headers["cache-control"]


@pytest.mark.parametrize("name", ["%00", "..%2f..%2fapp.py", "%2e%2e", "nothing.js", "a%0d%0ab", "%ff", ".hidden"])
async def test_a_missing_file_is_not_found(server: HouseInAThread, name: str) -> None:
    async with http(server) as client:
        answer = await client.get(f"/assets/{name}")
    assert answer.status_code == 404


@pytest.mark.parametrize("path", ["/api/tables", "/api/practice", "/api/replays"])
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_only_json_is_accepted(server: HouseInAThread, path: str, kind: str) -> None:
    async with http(server) as client:
        answer = await client.post(path, content=b'{"game":"mantis"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_media_type")


@pytest.mark.parametrize("path", ["/api/tables", "/api/practice"])
@pytest.mark.parametrize("start", ["[", '{"game":'])
async def test_json_that_is_nested_too_deeply_is_refused(server: HouseInAThread, path: str, start: str) -> None:
    async with http(server) as client:
        nested = (start * (60_000 // len(start))).encode()
        answer = await client.post(path, content=nested, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_an_unexpected_failure_is_logged_and_answered_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3") as server:

        def fail() -> None:
            raise ValueError("secret details")

        monkeypatch.setattr(server.store, "check", fail)
        async with http(server) as client:
            answer = await client.get("/healthz")
    assert (answer.status_code, answer.json()) == (500, {"code": "failed", "message": "Something went wrong."})
    told = capsys.readouterr()
    assert "secret details" in told.out + told.err


async def test_a_large_answer_is_made_and_compressed_once_for_all_clients() -> None:
    made = []

    def make() -> bytes:
        made.append(1)
        return b"x" * 1_000_000

    compressed = Compressed()
    answers = await asyncio.gather(*(compressed.get("film", make) for _ in range(10)))
    assert await compressed.get("film", make) == answers[0]
    assert len(made) == 1
    assert {gzip.decompress(each or b"") for each in answers} == {b"x" * 1_000_000}


async def test_the_cache_of_compressed_answers_is_limited() -> None:
    compressed = Compressed(most_bytes=1000)
    made = []

    def make(name: int) -> bytes:
        made.append(name)
        return b"x" * 10_000

    for name in [*range(50), 49, 0]:
        assert await compressed.get(str(name), partial(make, name))
    assert made == [*range(50), 0], "the newest was kept, the oldest was not"


async def test_a_client_that_does_not_read_a_long_answer_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, impatient: None
) -> None:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3") as server, Wire(_at(server)) as wire:
        monkeypatch.setattr(server.store, "film", lambda _replay: b"x" * 30_000_000)
        wire.send(b"GET /api/replays/long HTTP/1.1\r\nHost: here\r\n\r\n")
        async with http(server, timeout=httpx.Timeout(60)) as client:
            # Other clients can get it meanwhile.
            assert len((await client.get("/api/replays/long")).content) == 30_000_000
        async with asyncio.timeout(PATIENCE_S):
            while server.connections:  # noqa: ASYNC110 - the server tells nobody of it
                await asyncio.sleep(0.05)
        read = 0
        try:
            while data := await asyncio.to_thread(wire.socket.recv, 1_000_000):
                read += len(data)
        except ConnectionError:
            pass
    assert read < 30_000_000
