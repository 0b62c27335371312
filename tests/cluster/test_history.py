"""The history checker complains about histories that were broken on purpose, and about no others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine import Dice
from rumpus.tables.house import House
from rumpus.tables.log import AppendEntry, StoredGame
from tests.cluster.folded import Folded
from tests.cluster.history import History, complaints
from tests.cluster.moves import random_act
from tests.server.restarting import deal
from tests.tables.conftest import services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage

ACTIONS = 16


class Recorded(Struct, frozen=True):
    """A game of Ann and Bo, and what they were told."""

    game: StoredGame
    ann: History
    bo: History

    def complaints(self) -> list[str]:
        return complaints([self.game], [self.ann, self.bo])

    def retold(self, change: Callable[[list[dict[str, Any]]], None]) -> list[str]:
        """The complaints if Ann had been told something else. Later messages of her stream are numbered anew."""
        told = [json.loads(each) for each in self.ann.told]
        change(told)
        for before, after in pairwise(told):
            if "seq" in after and "seq" in before and after["type"] != "welcome":
                after["seq"] = before["seq"] + 1
        ann = replace(self.ann, told=[msgspec.json.encode(each) for each in told])
        return complaints([self.game], [ann, self.bo])

    def relogged(self, *entries: AppendEntry) -> list[str]:
        """The complaints if the log had these entries."""
        return complaints([replace(self.game, entries=entries)], [self.ann, self.bo])


async def _play(guests: list[Guest], sent: list[list[dict[str, Any]]], actions: int) -> None:
    dice = Dice(bytes(16))
    for _ in range(actions):
        for seat, guest in enumerate(guests):
            act = random_act(guest, seat, len(sent[seat]) + 1, dice)
            if act is not None:
                sent[seat].append(act)
                await guest.ask(act)


@pytest.fixture(scope="module", params=["mantis", "wordy"])
def recorded(request: pytest.FixtureRequest) -> Recorded:
    with pytest.MonkeyPatch.context() as patch:
        # Always the same game.
        deal(patch, bytes(16))
        return asyncio.run(_recorded(request.param))


async def _recorded(game: str) -> Recorded:
    storage, guests = MemoryStorage(), [Guest("Ann"), Guest("Bo")]
    sent: list[list[Any]] = [[], []]
    house = House(services(storage))
    await house.start()
    table = await house.open(game, public=False)
    for seat, guest in enumerate(guests):
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
    await guests[0].do("start", anyway=True)
    await guests[1].until(lambda: guests[1].play)
    await _play(guests, sent, ACTIONS // 2)
    # The pages come back to another house, which folds the game from its log.
    await house.stop()
    house = House(services(storage))
    await house.start()
    for guest in guests:
        await guest.arrive(await house.find(table.document.code))
    await _play(guests, sent, ACTIONS // 2)
    await house.stop()
    stored = storage.game(next(iter(storage.begun)))
    assert stored is not None
    ann, bo = (History(guest.name, (seat,), guest.raw, sent[seat]) for seat, guest in enumerate(guests))
    return Recorded(stored, ann, bo)


def _updates(told: list[dict[str, Any]]) -> list[int]:
    """The places of updates that say something, between two others of the same stream."""
    return [
        place
        for place in range(1, len(told) - 1)
        if all(each["type"] == "update" for each in told[place - 1 : place + 2]) and told[place].get("events")
    ]


def test_a_true_history_gives_no_complaints(recorded: Recorded) -> None:
    assert len(recorded.game.entries) >= ACTIONS
    assert recorded.complaints() == []


def test_a_lost_message_is_noticed(recorded: Recorded) -> None:
    def lose(told: list[dict[str, Any]]) -> None:
        del told[_updates(told)[0]]

    assert "Ann" in recorded.retold(lose)[0]


def test_a_gap_in_the_numbers_is_noticed(recorded: Recorded) -> None:
    place = _updates([json.loads(each) for each in recorded.ann.told])[0]
    ann = replace(recorded.ann, told=[*recorded.ann.told[:place], *recorded.ann.told[place + 1 :]])
    found = complaints([recorded.game], [ann, recorded.bo])
    assert "does not follow what came before" in found[0]


def test_a_doubled_message_is_noticed(recorded: Recorded) -> None:
    def double(told: list[dict[str, Any]]) -> None:
        place = _updates(told)[0]
        told.insert(place, dict(told[place]))

    assert "Ann" in recorded.retold(double)[0]


def test_swapped_messages_are_noticed(recorded: Recorded) -> None:
    def swap(told: list[dict[str, Any]]) -> None:
        place = _updates(told)[0]
        told[place], told[place + 1] = told[place + 1], told[place]
        told[place]["seq"] -= 1

    assert "Ann" in recorded.retold(swap)[0]


def test_a_message_that_shows_something_else_is_noticed(recorded: Recorded) -> None:
    def lie(told: list[dict[str, Any]]) -> None:
        told[_updates(told)[0]]["waiting"] = [0, 1]

    assert "leads to what this shows" in recorded.retold(lie)[0]


def test_a_welcome_that_leads_back_is_noticed(recorded: Recorded) -> None:
    def turn_back(told: list[dict[str, Any]]) -> None:
        began = next(each for each in told if each["type"] == "sync")
        back = next(each for each in told[2:] if each["type"] == "welcome")
        back["play"] = began["play"]

    assert "after any entry from" in recorded.retold(turn_back)[0]


def test_a_page_that_missed_the_end_is_noticed(recorded: Recorded) -> None:
    shorter = replace(recorded.ann, told=recorded.ann.told[: _updates([*map(json.loads, recorded.ann.told)])[0]])
    assert "it was told nothing of entry" in complaints([recorded.game], [shorter, recorded.bo])[0]
    assert complaints([recorded.game], [replace(shorter, is_at_the_end=False), recorded.bo]) == []


def test_the_private_part_of_another_seat_is_noticed(recorded: Recorded) -> None:
    theirs = [json.loads(each) for each in recorded.bo.told]
    private = next(each["play"]["private"]["1"] for each in theirs if each["type"] == "sync" and each["play"])

    def leak(told: list[dict[str, Any]]) -> None:
        next(each for each in told if each["type"] == "sync")["play"]["private"]["1"] = private

    assert "Ann" in recorded.retold(leak)[0]


@pytest.mark.parametrize("secret", ["seed", "credential"])
def test_a_seed_or_the_credential_of_another_page_is_noticed(recorded: Recorded, secret: str) -> None:
    theirs = json.loads(recorded.bo.told[0])

    def leak(told: list[dict[str, Any]]) -> None:
        told[-1] = {"type": "rejected", "code": "x", "message": theirs.get(secret) or recorded.game.seed}

    assert any("credential of somebody else" in each for each in recorded.retold(leak))


def test_a_secret_of_the_game_in_any_answer_is_noticed(recorded: Recorded) -> None:
    folded = Folded(recorded.game)
    secret = next(found[0] for number in range(folded.last) if (found := folded.secrets(number, (0,))))
    answer = b'{"type":"answer","ref":2000000,"answer":%b}' % (secret if secret[:1] == b'"' else b"[%b]" % secret)

    def told_at(place: int) -> list[str]:
        ann = replace(recorded.ann, told=[*recorded.ann.told[:place], answer, *recorded.ann.told[place:]])
        return complaints([recorded.game], [ann, recorded.bo])

    # The word or the order of the cards is a secret in a part of the game only.
    noticed = [each for place in range(len(recorded.ann.told) // 2) for each in told_at(place)]
    assert any("which this page may not know" in each for each in noticed)


def test_an_acknowledged_action_that_is_not_in_the_log_is_noticed(recorded: Recorded) -> None:
    last = max(place for place, entry in enumerate(recorded.game.entries) if entry.member is not None)
    found = recorded.relogged(*recorded.game.entries[:last])
    assert any("was acknowledged, and is 0 times in the log" in each for each in found)


def test_a_refused_action_that_is_in_the_log_is_noticed(recorded: Recorded) -> None:
    refused = msgspec.json.encode({"type": "rejected", "code": "storage_failed", "message": "No.", "ref": 1})
    ann = replace(recorded.ann, told=[*recorded.ann.told, refused])
    found = complaints([recorded.game], [ann, recorded.bo])
    assert found == ["Ann: action 1 was refused (storage_failed), and is in the log"]


def test_an_action_that_nobody_sent_is_noticed(recorded: Recorded) -> None:
    found = complaints([recorded.game], [replace(recorded.ann, sent=recorded.ann.sent[1:]), recorded.bo])
    assert any("Ann sent no action 1" in each for each in found)


def test_a_log_that_does_not_fold_is_noticed(recorded: Recorded) -> None:
    first, *others = recorded.game.entries
    assert "the log does not fold" in recorded.relogged(first, first, *others)[0]
