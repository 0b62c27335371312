"""Files for options go over HTTP, since they may be larger than a message. Every command is answered with its ref."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import httpx
import pytest

from tests.server.harness import Round, SocketPage, http
from tests.server.running import HouseInAThread

OURS = resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text(encoding="utf-8")


def large_deck() -> str:
    """A legal deck with long texts: 33 kB."""
    deck = json.loads(OURS)
    for card in deck["cards"]:
        card["name"] = f"{card['name'][:10]} {'and so on ' * 2}".strip()
    text = json.dumps(deck, indent=12)
    return text + " " * (33_000 - len(text))


async def bring(page: SocketPage, text: str, option: str = "deck", credential: str | None = None) -> httpx.Response:
    known = page.credential if credential is None else credential
    async with http(page.server) as client:
        return await client.put(
            f"/api/tables/{page.table['code']}/files/{option}",
            content=text.encode(),
            headers={"authorization": f"Bearer {known}", "content-type": "application/json"},
        )


@pytest.fixture
async def ann(table: Round) -> SocketPage:
    page = await table.page("Ann", seat=0)
    await page.do("configure", game="fake_swords")
    return page


async def test_the_host_can_upload_a_file_larger_than_a_message_and_it_stays(ann: SocketPage, table: Round) -> None:
    bo = await table.page("Bo", seat=1)
    text = large_deck()
    assert len(text) == 33_000
    answer = await bring(ann, text)
    assert answer.status_code == 204, answer.text
    for page in (ann, bo):
        await page.until(lambda page=page: page.table["options"]["deck"] == text)  # type: ignore[misc]
    # A small message that does not name the file changes another option.
    await ann.do("configure", options={"fights": "quick"})
    await ann.until(lambda: ann.table["options"]["fights"] == "quick")
    assert ann.table["options"]["deck"] == text
    assert (await bring(ann, "")).status_code == 204
    await ann.until(lambda: ann.table["options"]["deck"] == "")
    await ann.do("configure", options={"deck": OURS})
    await ann.do("configure", options={"deck": ""})
    await ann.until(lambda: ann.table["options"]["deck"] == "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (OURS.replace('"F-C-PIVOT"', '"F-C-FLAMINGO"'), "line 8"),
        ("{", "line 1"),
        (" " * 100_001, "length <= 100000"),
    ],
)
async def test_a_bad_file_is_refused_with_the_option_and_the_entry(ann: SocketPage, text: str, told: str) -> None:
    answer = await bring(ann, text)
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["code"], problem["field"]) == (400, "bad_options", "deck")
    assert told in problem["message"]


async def test_only_the_host_uploads_files_and_only_for_options_that_take_one(ann: SocketPage, table: Round) -> None:
    bo = await table.page("Bo", seat=1)
    for page, credential, option, status, code in (
        (bo, None, "deck", 403, "not_host"),
        (ann, "guessed", "deck", 403, "not_your_seat"),
        (ann, None, "fights", 400, "bad_options"),
        (ann, None, "nonsense", 400, "bad_options"),
    ):
        answer = await bring(page, OURS, option, credential)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_file_that_is_too_large_or_not_text_is_refused(ann: SocketPage, server: HouseInAThread) -> None:
    assert (await bring(ann, " " * 400_001)).status_code == 413
    async with http(server) as client:
        answer = await client.put(
            f"/api/tables/{ann.table['code']}/files/deck",
            content=b"\xff\xfe",
            headers={"authorization": f"Bearer {ann.credential}", "content-type": "application/json"},
        )
    assert (answer.status_code, answer.json()["message"]) == (400, "The file is not text.")


@pytest.mark.parametrize("first", [True, False])
async def test_a_command_that_is_too_large_is_refused_with_its_ref(ann: SocketPage, *, first: bool) -> None:
    text = {"options": {"deck": json.dumps({"ref": 3}) * 2000}}
    message = {"type": "configure", "ref": 77, **text} if first else {"type": "configure", **text, "ref": 77}
    refused = await ann.refusal(json.dumps(message))
    assert (refused["code"], refused["ref"]) == ("too_large", 77)
