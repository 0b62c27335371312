"""The practice floor as a table: the game starts as soon as somebody comes in."""

from __future__ import annotations

import pytest

from rumpus.engine import BadOptions
from rumpus.tables import practice
from rumpus.tables.house import House
from tests.tables.guest import Guest


async def test_the_first_person_to_come_in_fights_a_bot_at_once(house: House) -> None:
    table = await house.open_as(practice.opened(("F-C-BOW",), ("easy",)))
    ann = Guest("Ann")
    await ann.arrive(table)
    battle = await ann.until(lambda: ann.battle)
    assert battle["binds"] == [[{"modifier": "bow", "value": 1.0}]] * 2
    assert ann.table["phase"] == "playing"
    assert ann.table["host"] == ann.you
    assert [(seat["kind"], seat["level"]) for seat in ann.table["seats"]] == [("person", None), ("bot", "easy")]


async def test_two_bots_fight_if_the_first_person_only_watches(house: House) -> None:
    table = await house.open_as(practice.opened((), ("easy", "best")))
    ann = Guest("Ann")
    await ann.arrive(table)
    await ann.until(lambda: ann.battle)
    assert [seat["level"] for seat in ann.table["seats"]] == ["easy", "best"]
    assert ann.table["host"] == ann.you


async def test_a_screen_or_a_spectator_does_not_start_the_game(house: House) -> None:
    table = await house.open_as(practice.opened((), ("easy",)))
    screen, watching = Guest(), Guest("Cy")
    await screen.arrive(table, role="screen", profile=None)
    await watching.arrive(table, role="spectator")
    assert watching.table["phase"] == "lobby"
    ann = Guest("Ann")
    await ann.arrive(table)
    await screen.until(lambda: screen.battle)
    await watching.until(lambda: watching.battle)


async def test_a_person_who_comes_later_does_not_restart_the_game(house: House) -> None:
    table = await house.open_as(practice.opened((), ("easy",)))
    ann, bo = Guest("Ann"), Guest("Bo")
    await ann.arrive(table)
    await ann.until(lambda: ann.battle)
    await ann.do("back_to_lobby")
    await bo.arrive(table)
    assert bo.table["phase"] == "lobby"


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no card F-C-DRAGON"):
        practice.opened(("F-C-DRAGON",), ("easy",))
