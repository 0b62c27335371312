"""Heights of people and shared devices are copied into the options of games that need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from rumpus.engine import Facts, GameTypes
from rumpus.games import GAMES
from rumpus.tables import lobby, seat_facts, seated_bots
from rumpus.tables.document import Document
from rumpus.tables.house import House
from rumpus.tables.messages.people import Profile
from tests.engine.testgame import KnockKnock
from tests.tables.guest import Guest
from tests.tables.lobbies import ANN
from tests.tables.page import profile


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(title="Rounds", description="How many.")] = 3
    long_window: Annotated[bool, Meta(title="Time", description="More of it.")] = False
    heights: Annotated[tuple[int, ...], Meta(extra={"kind": "heights"})] = ()
    bots: Annotated[tuple[int, ...], Meta(extra={"kind": "bots"})] = ()
    sharing: Annotated[tuple[int, ...], Meta(extra={"kind": "sharing"})] = ()


class TallKnock(KnockKnock):
    facts: ClassVar[Facts] = replace(KnockKnock.facts, name="tall_knock")
    types: ClassVar[GameTypes] = replace(KnockKnock.types, options=Options)


@pytest.fixture(autouse=True)
def tall_game() -> Iterator[None]:
    GAMES["tall_knock"] = TallKnock
    yield
    del GAMES["tall_knock"]


def tall(name: str, height_cm: int) -> Profile:
    return Profile(name, "owl", "rose", height_cm)


def table_with(*people: Profile) -> Document:
    table = lobby.open_table("CDFGH", "tall_knock")
    for seat, each in enumerate(people):
        table, _ = lobby.join(table, each, f"hash of {each.name}", spectator=False)
        table = lobby.take_seat(table, seat, seat, None)
    return table


def begun(table: Document) -> Any:
    return seat_facts.options_at_start(lobby.start(table, ANN, anyway=True))


@pytest.mark.parametrize("height_cm", [0, 50, 250])
def test_a_height_is_optional(height_cm: int) -> None:
    told = msgspec.json.encode({**profile("Ann"), "height_cm": height_cm})
    assert msgspec.json.decode(told, type=Profile).height_cm == height_cm


@pytest.mark.parametrize("height_cm", [-1, 1, 49, 251, 1.75, "tall", None])
def test_an_impossible_height_is_refused(height_cm: object) -> None:
    told = msgspec.json.encode({**profile("Ann"), "height_cm": height_cm})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(told, type=Profile)


def test_heights_are_copied_at_the_start_by_seat() -> None:
    assert begun(table_with(tall("Ann", 181), tall("Bo", 0))).heights == (181, 0)


def test_bots_have_different_heights() -> None:
    table = table_with(tall("Ann", 181))
    for seat in range(1, len(table.seats)):
        table = lobby.add_bot(table, ANN, seat, "easy")
    options = begun(table)
    assert options.bots == tuple(range(1, len(table.seats)))
    assert len(set(options.heights[1:])) == len(table.seats) - 1
    assert min(options.heights[1:]) >= 50


def test_a_guest_on_the_same_device_has_their_own_height() -> None:
    table = lobby.take_seat(table_with(tall("Ann", 181)), ANN, 1, tall("Bea", 150))
    assert begun(table).heights == (181, 150)


def test_the_game_gets_the_number_of_people_on_each_device() -> None:
    table = lobby.take_seat(table_with(tall("Ann", 181)), ANN, 1, tall("Bea", 150))
    assert begun(table).sharing == (2, 2)
    assert begun(lobby.add_bot(table_with(tall("Ann", 181)), ANN, 1, "easy")).sharing == (1, 0)


def test_a_new_profile_brings_a_new_height() -> None:
    table = lobby.set_profile(table_with(tall("Ann", 181), tall("Bo", 170)), ANN, tall("Ann", 168))
    assert begun(table).heights == (168, 170)


def test_a_stand_in_keeps_the_height_of_its_player() -> None:
    table = lobby.start(table_with(tall("Ann", 181), tall("Bo", 170)), ANN, anyway=True)
    assert [each.height_cm for each in lobby.leave_seat(table, 1, 1).seats] == [181, 170]


def test_heights_and_bots_in_options_from_a_page_are_ignored() -> None:
    wanted = Raw(b'{"rounds": 5, "heights": [50, 250], "bots": [0, 1], "sharing": [2, 2]}')
    table = lobby.configure(
        table_with(tall("Ann", 181), tall("Bo", 170)), ANN, game=None, options=wanted, settings=None
    )
    assert msgspec.json.decode(table.options, type=Options) == Options(rounds=5)
    assert begun(table) == Options(rounds=5, heights=(181, 170), bots=(), sharing=(1, 1))


async def test_a_game_starts_with_the_heights_of_the_seated_people(house: House) -> None:
    table = await house.open("tall_knock", public=False)
    ann = Guest("Ann")
    await ann.arrive(table, profile={**profile("Ann"), "height_cm": 172})
    await ann.do("take_seat", seat=0)
    await ann.do("add_bot", seat=1, level="random")
    await ann.do("start", anyway=True)
    play = await ann.until(lambda: ann.play)
    assert play["options"]["heights"] == [172, seated_bots.BOT_HEIGHTS_CM[0]]
    assert play["options"]["bots"] == [1]
