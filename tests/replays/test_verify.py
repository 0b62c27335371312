"""Uploaded replays: their cost is limited, and no battle is shown that was not fought so."""

from __future__ import annotations

import gzip
import json
import zlib

import pytest

from rumpus.engine import BadReplay
from rumpus.replays import verify as uploads
from rumpus.replays.verify import read_film, zipped_battle, zipped_upload
from tests.server.recorded import recorded_game


@pytest.fixture(scope="module")
def file() -> bytes:
    """A bout between bots."""
    return recorded_game("sword_practice", ("easy", "good"), bytes(16), bouts=1).to_json()


def tampered(file: bytes) -> bytes:
    """The file with the result of the bout reversed."""
    replay = json.loads(file)
    [result] = [entry["action"] for entry in replay["entries"] if entry["action"]["type"] == "result"]
    result["losers"] = [1 - result["losers"][0]]
    # The hashes of the log are those of the real game.
    for entry in replay["entries"]:
        entry.pop("check", None)
    return json.dumps(replay).encode()


def test_a_replay_with_its_battles_is_accepted_and_each_can_be_shown(file: bytes) -> None:
    kept, film = zipped_upload(file)
    assert zlib.decompress(kept) == file
    for battle in json.loads(zlib.decompress(film))["battles"]:
        assert gzip.decompress(zipped_battle(kept, battle["battle"]) or b"")
    assert zipped_battle(kept, "bout-99") is None


def test_a_battle_that_ends_differently_is_refused(file: bytes) -> None:
    with pytest.raises(BadReplay, match="fought again, it does not end as the replay says"):
        read_film(tampered(file))


def test_a_battle_too_long_to_be_checked_at_once_is_checked_when_it_is_to_be_shown(
    file: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "STEPPED_UNTIL_S", 0.0)
    kept, film = zipped_upload(tampered(file))
    last = json.loads(zlib.decompress(film))["battles"][-1]["battle"]
    with pytest.raises(BadReplay, match="fought again, it does not end as the replay says"):
        zipped_battle(kept, last)


def test_battles_longer_than_those_of_any_game_are_refused_before_anything_is_simulated(
    file: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "MOST_TICKS", 100)
    monkeypatch.delattr(uploads, "filmed")
    with pytest.raises(BadReplay, match="longer than those of any game"):
        read_film(file)
