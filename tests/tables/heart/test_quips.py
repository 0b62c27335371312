"""Bots say a few words at fitting moments."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from rumpus.engine import Run
from rumpus.games.mantis import Mantis
from rumpus.tables import company, lobby, practice
from rumpus.tables.document import Document
from rumpus.tables.heart import quips
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.play import Play, begun
from rumpus.tables.heart.state import State
from rumpus.tables.heart.tellings import ToAll
from rumpus.tables.house import House
from rumpus.tables.messages.people import Settings
from rumpus.tables.messages.to_page import Quip
from tests.tables.guest import Guest
from tests.tables.lobbies import ANN, table_with


def table(settings: Settings | None = None) -> Document:
    seated = company.filled(table_with("Ann", settings=settings), ANN)
    return lobby.start(seated, ANN, anyway=True)


def draft_of(document: Document) -> Draft:
    run = Run(Mantis(seats=len(document.seats)), bytes(16))
    return Draft(State(document, begun("one", 1, run, now=0.0)[0]), 0.0, str)


def said(draft: Draft) -> list[Quip]:
    messages = [each.message for each in draft.tellings if isinstance(each, ToAll)]
    return [each for each in messages if isinstance(each, Quip)]


def with_piles(draft: Draft, *piles: int, at_ms: int = 0) -> Play:
    assert draft.play is not None
    run = draft.play.run.fork()
    run.state = replace(run.state, public=replace(run.state.public, piles=piles))
    run.at_ms = at_ms
    run.number += 1
    return replace(draft.play, run=run)


def step(draft: Draft, *piles: int, at_ms: int) -> None:
    before = draft.play
    assert before is not None
    draft.play = with_piles(draft, *piles, at_ms=at_ms)
    quips.of_step(draft, before, draft.play)


def test_a_bot_greets_and_later_speaks_of_who_leads() -> None:
    draft = draft_of(table())
    step(draft, 0, 0, 0, 0, at_ms=1000)
    step(draft, 0, 3, 0, 0, at_ms=30_000)
    step(draft, 5, 3, 0, 0, at_ms=60_000)
    assert [each.moment for each in said(draft)] == ["hello", "leads", "chases"]
    assert said(draft)[1].seat == 1
    assert all(1 <= each.variant <= quips.VARIANTS for each in said(draft))


def test_bots_do_not_chatter() -> None:
    draft = draft_of(table())
    for number in range(100):
        step(draft, number % 2, 1 - number % 2, 0, 0, at_ms=number * 1000)
    times = 100_000 // quips.GAP_MS
    assert len(said(draft)) <= min(1 + times, quips.MOST)
    for number in range(100, 200):
        step(draft, number % 2, 1 - number % 2, 0, 0, at_ms=number * quips.GAP_MS)
    assert len(said(draft)) == quips.MOST


@pytest.mark.parametrize(
    ("fighters", "losers", "moments"),
    [((0, 1), (1,), ["hit"]), ((0, 1), (0,), ["hits"]), ((1, 2), (1,), []), ((0, 1), (0, 1), [])],
)
def test_a_bot_speaks_of_its_battles_with_people(
    fighters: tuple[int, ...], losers: tuple[int, ...], moments: list[str]
) -> None:
    draft = draft_of(table())
    quips.of_battle(draft, fighters, losers)
    assert [each.moment for each in said(draft)] == moments


def test_bots_can_be_silenced() -> None:
    draft = draft_of(table(Settings(bot_words=False)))
    step(draft, 0, 3, 0, 0, at_ms=1000)
    quips.of_battle(draft, (0, 1), (1,))
    assert said(draft) == []


async def test_a_page_hears_a_bot_when_a_game_begins_and_when_it_ends(house: House) -> None:
    ann = Guest("Ann")
    await ann.arrive(await house.open_as(company.opened("mantis")))
    await ann.play_on(0)
    await ann.until(lambda: ann.table["phase"] == "over")
    hello, *_, last = [each for each in ann.messages if each["type"] == "quip"]
    assert hello["moment"] == "hello"
    assert ann.seat(hello["seat"])["name"] == hello["name"]
    assert last["moment"] in ("won", "lost")


async def test_where_only_bots_play_nobody_talks(house: House) -> None:
    ann = Guest("Ann")
    await ann.arrive(await house.open_as(practice.opened((), ("easy", "good"))))
    await ann.until(lambda: ann.battle)
    await asyncio.sleep(0)
    assert not [each for each in ann.messages if each["type"] == "quip"]
