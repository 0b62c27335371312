"""Consulting changes nothing: the odds, if the table allows hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.server.limits import Limits
from tests.server.harness import Round, round_at
from tests.server.running import house_in_a_thread


async def test_a_table_with_hints_gives_the_odds_of_the_top_card(table: Round) -> None:
    ann, bo = await table.page("Ann", seat=0), await table.page("Bo", seat=1)
    await ann.do("configure", options={"hints": True})
    await ann.do("start", anyway=True)
    await bo.until(lambda: bo.play)
    before = bo.public
    told = await bo.command("consult", seat=1, question={"type": "odds"})
    assert told["type"] == "answer"
    assert sum(told["answer"]["fronts"]) == pytest.approx(1)
    assert len(told["answer"]["match"]) == 2
    assert bo.public == before


async def test_a_table_without_hints_gives_no_odds(table: Round) -> None:
    ann, _bo = await table.game()
    refused = await ann.command("consult", seat=0, question={"type": "odds"})
    assert (refused["type"], refused["code"]) == ("rejected", "no_such_question")


@pytest.mark.parametrize("question", [{"type": "deck"}, {"type": "odds", "of": "everything"}, 7])
async def test_an_invalid_question_is_refused(table: Round, question: object) -> None:
    ann, _bo = await table.game()
    refused = await ann.command("consult", seat=0, question=question)
    assert (refused["type"], refused["code"]) == ("rejected", "no_such_question")


async def test_a_question_for_the_seat_of_another_is_refused(table: Round) -> None:
    ann, _bo = await table.game()
    refused = await ann.command("consult", seat=1, question={"type": "odds"})
    assert (refused["type"], refused["code"]) == ("rejected", "not_your_seat")


async def test_too_many_questions_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    few = Limits(messages_per_second=1000, messages_burst=1000, consults_per_second=0.001, consults_burst=2)
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", few) as server:
        async with round_at(server) as table:
            ann, bo = await table.game()
            asked = [await ann.command("consult", seat=0, question={"type": "odds"}) for _ in range(3)]
            assert [each["code"] for each in asked] == ["no_such_question", "no_such_question", "too_fast"]
            page, seat = (ann, 0) if ann.prompt(0) else (bo, 1)
            assert (await page.act(seat))["type"] == "update"
