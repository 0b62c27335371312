"""Every answer has the security headers."""

from __future__ import annotations

import re

import pytest

from tests.server.harness import JSON, http
from tests.server.running import HouseInAThread


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/CDFGH",
        "/api/house",
        "/api/tables/XXXXX",
        "/api/schema/openapi.json",
        "/nothing/here",
        "/healthz",
        "/metrics",
    ],
)
async def test_every_answer_restricts_what_a_page_may_load_and_who_may_frame_it(
    server: HouseInAThread, path: str
) -> None:
    async with http(server) as client:
        headers = (await client.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["form-action"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_scripts_and_styles_are_what_they_say_and_carry_no_policies_of_documents(server: HouseInAThread) -> None:
    async with http(server) as client:
        asset = re.findall(r"/assets/[^\"]+", (await client.get("/")).text)[0]
        headers = (await client.get(asset)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


async def test_errors_have_the_security_headers_too(server: HouseInAThread) -> None:
    async with http(server) as client:
        for answer in (
            await client.post("/api/tables", content=b"{", headers=JSON),
            await client.post("/api/tables", content=b"{"),
            await client.post("/api/tables", json={"game": "chess"}),
            await client.delete("/api/house"),
            await client.post("/api/replays", content=b" " * 2_100_000, headers=JSON),
        ):
            assert answer.status_code in (400, 404, 405, 413, 415)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert set(answer.json()) <= {"code", "message", "field", "reason", "told"}
