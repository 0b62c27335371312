"""Recordings of battles: stored with their game, contained in its replay, and shown only when the game is over."""

from __future__ import annotations

import json
import zlib

import pytest
from msgspec import Raw

from rumpus.replays.format import Recording, read_replay
from rumpus.server.store import Store
from rumpus.tables.errors import StorageFailed
from rumpus.tables.log import AppendEntry, BeginRecording, EndGame, RecordPart
from tests.server.store.test_store import GAME, OUTCOME

SETUP = b'{"version":1,"fighters":[2,0],"setup":{"seed":7}}'
RECORDED = Recording("fight 1", Raw(SETUP), (b"\x00one", b"\xfftwo"))


def _result(number: int, battle: str) -> AppendEntry:
    action = {"type": "result", "battle": battle, "losers": [0], "clause": "F-END-1", "by": "arena", "card": None}
    text = json.dumps(action, separators=(",", ":"))
    return AppendEntry("game", number, 100 * number, None, "table", None, text, None, f'{{"at_ms":{number}00}}')


@pytest.fixture
def fought(store: Store) -> Store:
    """A store with a game that has one recorded battle and one that is not recorded."""
    store.write([GAME, BeginRecording("game", "fight 1", SETUP)])
    store.write([RecordPart("game", "fight 1", 1, b"\x00one")])
    store.write([RecordPart("game", "fight 1", 2, b"\xfftwo"), _result(1, "fight 1"), _result(2, "fight 2")])
    return store


def test_a_recording_can_be_read_once_the_game_is_over(fought: Store) -> None:
    assert fought.recording("replay", "fight 1") is None
    fought.write([EndGame("game", "replay", OUTCOME)])
    assert fought.recording("replay", "fight 1") == RECORDED
    assert fought.recording("replay", "fight 2") is None
    assert fought.recording("game", "fight 1") is None


def test_a_film_says_which_battles_can_be_shown_and_where_they_end(fought: Store) -> None:
    fought.write([EndGame("game", "replay", OUTCOME)])
    film = json.loads(fought.film("replay") or b"")
    [battle] = film["battles"]
    assert (battle["battle"], battle["frame"]) == ("fight 1", 1)
    assert (battle["arena"], battle["fighters"], battle["bodies"]) == ("duel", [2, 0], [2, 0])


def test_a_replay_file_contains_the_recordings(fought: Store) -> None:
    fought.write([EndGame("game", "replay", OUTCOME)])
    file = fought.replay_file("replay")
    assert file is not None
    assert read_replay(file).recordings == (RECORDED,)
    fought.upload("mine", zlib.compress(file), zlib.compress(b"{}"))
    assert zlib.decompress(fought.uploaded_file("mine") or b"") == file
    assert fought.uploaded_file("replay") is None


def test_a_battle_that_is_fought_again_replaces_its_recording(fought: Store) -> None:
    fought.write([BeginRecording("game", "fight 1", b"{}"), RecordPart("game", "fight 1", 1, b"again")])
    fought.write([EndGame("game", "replay", OUTCOME)])
    assert fought.recording("replay", "fight 1") == Recording("fight 1", Raw(b"{}"), (b"again",))


def test_a_chunk_cannot_be_written_twice_or_for_an_unknown_game(fought: Store) -> None:
    with pytest.raises(StorageFailed):
        fought.write([RecordPart("game", "fight 1", 2, b"other")])
    with pytest.raises(StorageFailed):
        fought.write([RecordPart("nowhere", "fight 1", 1, b"stray")])


@pytest.mark.parametrize("battle", ["", "nonsense", "\0", "'; drop table recordings; --", "é" * 200])
def test_an_unknown_battle_is_not_found_whatever_its_id(fought: Store, battle: str) -> None:
    fought.write([EndGame("game", "replay", OUTCOME)])
    assert fought.recording("replay", battle) is None
    assert fought.recording("\0", "fight 1") is None
