"""Health, metrics and OpenAPI for operators."""

from __future__ import annotations

import pytest

from rumpus.tables.house import House
from tests.server.harness import Round, http
from tests.server.running import HouseInAThread


async def test_a_healthy_server_says_so(server: HouseInAThread) -> None:
    async with http(server) as client:
        answer = await client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


async def test_a_server_that_lost_its_lease_runs_but_takes_no_pages(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "is_ready", False)
    async with http(server) as client:
        answer, life = await client.get("/healthz"), await client.get("/livez")
    assert (answer.status_code, answer.json()) == (503, {"status": "not_ready"})
    assert life.status_code == 200


async def test_the_metrics_count_tables_pages_actions_and_refusals(table: Round) -> None:
    ann, _bo = await table.game()
    await ann.act(0, prompt="turn-99")
    async with http(table.server) as client:
        answer = await client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(figures["rumpus_tables"]) >= 1
    assert float(figures["rumpus_pages"]) >= 2
    assert float(figures['rumpus_games_begun_total{game="mantis"}']) >= 1
    assert float(figures['rumpus_refusals_total{code="prompt_closed"}']) >= 1


async def test_the_http_part_has_an_openapi_description(server: HouseInAThread) -> None:
    async with http(server) as client:
        schema = (await client.get("/api/schema/openapi.json")).json()
    assert {"/api/house", "/api/tables", "/api/tables/{code}", "/api/replays/{replay}", "/healthz"} <= set(
        schema["paths"]
    )


async def test_a_table_is_shown_to_clients_that_have_its_code(table: Round) -> None:
    await table.page("Ann", seat=0)
    async with http(table.server) as client:
        shown = (await client.get(f"/api/tables/{table.code.lower()}")).json()
        qr = await client.get(f"/api/tables/{table.code}/qr.svg")
        missing = await client.get("/api/tables/XXXXX")
    assert (shown["code"], shown["host"], shown["seated"]) == (table.code, "Ann", 1)
    assert qr.headers["content-type"].startswith("image/svg+xml")
    assert (missing.status_code, missing.json()["code"]) == (404, "table_not_found")


async def test_a_public_table_is_listed_and_a_private_one_is_not(table: Round) -> None:
    ann = await table.page("Ann", seat=0)
    async with http(table.server) as client:
        assert table.code not in (await client.get("/api/tables")).text
        await ann.do("configure", settings={"public": True})
        assert table.code in (await client.get("/api/tables")).text


async def test_the_rule_book_is_served_clause_by_clause(server: HouseInAThread) -> None:
    async with http(server) as client:
        book = (await client.get("/api/rules/mantis")).json()
        missing = await client.get("/api/rules/chess")
    clauses = {clause["id"] for section in book["sections"] for clause in section["clauses"]}
    assert {"M-TURN-1", "G-AWAY-R1"} <= clauses
    assert missing.status_code == 404


async def test_the_examples_of_a_rule_book_are_served_as_films_of_their_scene(server: HouseInAThread) -> None:
    async with http(server) as client:
        first = (await client.get("/api/rules/mantis/examples")).json()[0]
        assert (await client.get("/api/rules/sword_practice/examples")).json() == []
        assert (await client.get("/api/rules/chess/examples")).status_code == 404
    assert (first["title"], first["film"]["game"]) == ("A steal that works", "mantis")
    assert [bool(frame.get("events")) for frame in first["film"]["frames"]] == [False, True]


async def test_the_rule_book_says_on_which_clauses_each_event_rests(server: HouseInAThread) -> None:
    async with http(server) as client:
        events = (await client.get("/api/rules/mantis")).json()["events"]
    assert events["dealt"] == ["M-SETUP-1", "M-SETUP-3"]
    assert events["turned"] == [
        {"field": "aim", "cases": {"score": ["M-SCORE-1"], "steal": ["M-STEAL-1"]}},
        "M-TURN-1",
    ]
