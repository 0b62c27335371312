"""The store: writes are read back in order, and are atomic."""

from __future__ import annotations

import json
import zlib

import pytest

from rumpus.server.store import Store, open_store
from rumpus.tables.errors import StorageFailed
from rumpus.tables.log import AppendEntry, BeginGame, EndGame, ForgetTable, SaveTable

OPENING = json.dumps(
    {
        "game": "mantis",
        "rules_version": 1,
        "options": {},
        "players": [],
        "public": {"left": 97},
        "private": [{}, {}],
        "frames": [{"at_ms": 0, "by": "table"}],
        "outcome": None,
    }
).encode()
GAME = BeginGame("game", "CDFGH", "mantis", 1, b"{}", b'[{"name":"Ann"},{"name":"Bo"}]', "0" * 32, OPENING)
OUTCOME = b'{"clause":"M-END-1","places":[1,2],"points":[15,3]}'


def _saved(code: str, phase: str = "lobby", document: bytes = b"{}") -> SaveTable:
    return SaveTable(code, phase, document)


def _entry(number: int, ref: int | None = None) -> AppendEntry:
    action = '{"type":"score"}'
    return AppendEntry("game", number, 100 * number, number % 2, "person", ref, action, None, f'{{"at_ms":{number}00}}')


def test_a_table_is_read_as_it_was_last_written(store: Store) -> None:
    store.write([_saved("CDFGH", document=b"first")])
    store.write([_saved("CDFGH", document=b"second"), _saved("CDFGH", document=b"third \xff\x00")])
    assert store.table("CDFGH") == b"third \xff\x00"
    assert store.table("XXXXX") is None


def test_tables_are_found_by_their_phase(store: Store) -> None:
    store.write(
        [_saved("CDFGH", "playing", b"one"), _saved("JKMNP", "lobby", b"two"), _saved("RTWXY", "playing", b"three")]
    )
    store.write([_saved("RTWXY", "over", b"four")])
    assert store.codes("playing") == ["CDFGH"]


def test_a_forgotten_table_is_deleted(store: Store) -> None:
    store.write([_saved("CDFGH"), _saved("JKMNP")])
    store.write([ForgetTable("CDFGH")])
    assert store.table("CDFGH") is None
    assert store.table("JKMNP") is not None


def test_a_game_is_read_with_its_entries_in_order(store: Store) -> None:
    store.write([GAME, _entry(1, ref=7)])
    store.write([_entry(number) for number in range(2, 12)])
    game = store.game("game")
    assert game is not None
    assert (game.id, game.game, game.rules_version, game.seed) == ("game", "mantis", 1, "0" * 32)
    assert game.entries == (_entry(1, ref=7), *(_entry(number) for number in range(2, 12)))
    assert store.game("another") is None


def test_large_numbers_and_wakes_without_a_seat_are_stored(store: Store) -> None:
    late = AppendEntry("game", 1, 10**12, None, "table", 2**53, '{"type":"wake"}', "0123456789abcdef", "{}")
    store.write([GAME, late])
    game = store.game("game")
    assert game is not None
    assert game.entries == (late,)


def test_one_bad_write_in_a_group_rolls_back_the_whole_group(store: Store) -> None:
    store.write([GAME, _saved("CDFGH", document=b"before")])
    with pytest.raises(StorageFailed):
        store.write([_entry(1), _saved("CDFGH", document=b"after"), _entry(1)])
    game = store.game("game")
    assert game is not None
    assert game.entries == ()
    assert store.table("CDFGH") == b"before"
    store.write([_entry(1)])


def test_an_entry_cannot_be_written_twice_or_for_an_unknown_game(store: Store) -> None:
    store.write([GAME, _entry(1)])
    with pytest.raises(StorageFailed):
        store.write([_entry(1)])
    stray = AppendEntry("nowhere", 1, 0, 0, "person", None, "{}", None, "{}")
    with pytest.raises(StorageFailed):
        store.write([stray])


def test_a_game_has_a_replay_once_it_is_over(store: Store) -> None:
    store.write([GAME, _entry(1), _entry(2)])
    assert store.film("game") is None
    store.write([EndGame("game", "replay", OUTCOME)])
    film = json.loads(store.film("replay") or b"")
    assert [frame["at_ms"] for frame in film["frames"]] == [0, 100, 200]
    assert [player["name"] for player in film["players"]] == ["Ann", "Bo"]
    assert film["outcome"] == json.loads(OUTCOME)
    file = json.loads(store.replay_file("replay") or b"")
    assert [entry["at_ms"] for entry in file["entries"]] == [100, 200]
    assert file["seed"] == "0" * 32


def test_an_uploaded_replay_is_stored_unchanged(store: Store) -> None:
    store.upload("mine", zlib.compress(b"the file"), zlib.compress(b"the film"))
    assert store.replay_file("mine") == b"the file"
    assert store.film("mine") == b"the film"


@pytest.mark.parametrize("replay", ["", "nonsense", "\0", "'; drop table games; --", "é" * 40])
def test_an_unknown_replay_is_not_found_whatever_its_id(store: Store, replay: str) -> None:
    assert store.film(replay) is None
    assert store.replay_file(replay) is None


def test_all_data_is_there_when_the_database_is_opened_again(store: Store, address: str) -> None:
    store.write([GAME, _entry(1), _saved("CDFGH", "playing", b"document")])
    again = open_store(address)
    game = again.game("game")
    assert game is not None
    assert game.entries == (_entry(1),)
    assert again.codes("playing") == ["CDFGH"]
    again.check()
    again.close()


def test_writing_goes_on_after_the_database_has_ended_all_connections(store: Store) -> None:
    store.write([GAME, _entry(1)])
    if store.is_shared:
        with store.engine.begin() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            connection.exec_driver_sql(f"{others} AND pid <> pg_backend_pid()")
    store.write([_entry(2)])
    stored = store.game("game")
    assert stored is not None
    assert [each.number for each in stored.entries] == [1, 2]
