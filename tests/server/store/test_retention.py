"""Old data is removed with everything that belongs to it, and nothing else is removed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import func, select, text, update

from rumpus.server.store import Keep, Store
from rumpus.server.store.schema import entries, games, recordings, tables, uploads
from rumpus.tables.errors import StorageFailed
from rumpus.tables.log import AppendEntry, BeginGame, BeginRecording, EndGame, RecordPart, SaveTable, TouchTable

KEEP = Keep(days=90, upload_days=30)


def played(store: Store, code: str, *, days_ago: int, rounds: int = 2) -> None:
    """A table with games that was last used so many days ago."""
    store.write([SaveTable(code, "over", b"{}")])
    for number in range(rounds):
        game = f"{code}-{number}"
        begun = BeginGame(game, code, "mantis", 1, b"{}", b"[]", "0" * 32, b"{}")
        logged = [AppendEntry(game, each, 0, 0, "person", each, "x" * 100, None, "y" * 400) for each in range(1, 30)]
        fought = [BeginRecording(game, "bout-1", b"{}"), RecordPart(game, "bout-1", 1, b"z" * 100)]
        store.write([begun, *logged, *fought, EndGame(game, f"r-{game}", b"{}")])
    long_ago = datetime.now(UTC) - timedelta(days=days_ago)
    with store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.code == code).values(touched_at=long_ago))
        connection.execute(update(games).where(games.c.table_code == code).values(begun_at=long_ago))


def uploaded(store: Store, name: str, *, days_ago: int) -> None:
    store.upload(name, b"file", b"film")
    with store.engine.begin() as connection:
        then = datetime.now(UTC) - timedelta(days=days_ago)
        connection.execute(update(uploads).where(uploads.c.id == name).values(uploaded_at=then))


def count(store: Store) -> list[int]:
    with store.engine.connect() as connection:
        everything = (tables, games, entries, recordings, uploads)
        return [connection.execute(select(func.count()).select_from(each)).scalar_one() for each in everything]


def test_old_tables_with_their_games_and_old_uploads_are_removed(store: Store) -> None:
    played(store, "OLD", days_ago=91)
    played(store, "NEW", days_ago=89)
    uploaded(store, "old", days_ago=31)
    uploaded(store, "new", days_ago=29)
    freed = store.remove_old(KEEP)
    assert (freed.tables, freed.games, freed.uploads) == (1, 2, 1)
    assert 2 * 29 * 500 < freed.bytes < 2 * 29 * 600
    assert count(store) == [1, 2, 58, 4, 1]
    assert store.table("OLD") is None
    assert store.replay_file("r-OLD-0") is None
    assert store.replay_file("r-NEW-0") is not None
    assert store.remove_old(KEEP).tables == 0


def test_zero_days_keep_data_for_ever(store: Store) -> None:
    played(store, "OLD", days_ago=5000)
    uploaded(store, "old", days_ago=5000)
    before = count(store)
    store.remove_old(Keep(days=0, upload_days=0))
    assert count(store) == before


def test_a_loaded_or_recently_used_table_stays(store: Store) -> None:
    for code in ("USED", "TOUCHED", "OLD"):
        played(store, code, days_ago=200)
    store.write([TouchTable("TOUCHED")])
    assert store.remove_old(KEEP, but=["USED"]).tables == 1
    assert store.table("USED") is not None
    assert store.table("TOUCHED") is not None
    assert count(store)[1] == 4


def test_games_of_a_table_that_everybody_left_are_kept_as_long(store: Store) -> None:
    played(store, "LEFT", days_ago=10)
    with store.engine.begin() as connection:
        connection.execute(tables.delete())
    assert store.remove_old(KEEP).games == 0
    with store.engine.begin() as connection:
        connection.execute(update(games).values(begun_at=datetime.now(UTC) - timedelta(days=91)))
    assert store.remove_old(KEEP).games == 2


def test_an_interrupted_removal_is_finished_the_next_time(store: Store) -> None:
    played(store, "OLD", days_ago=91, rounds=3)
    freed = store.remove_old(KEEP, for_s=0)
    assert (freed.tables, freed.games) == (1, 0)
    assert store.remove_old(KEEP, for_s=0).games == 1
    assert store.remove_old(KEEP).games == 2


def test_freed_space_is_returned_to_the_file_system(store: Store) -> None:
    for number in range(20):
        played(store, f"OLD{number}", days_ago=91, rounds=5)
    if store.engine.dialect.name == "sqlite":
        before = store.shrink()
        store.remove_old(KEEP)
        assert store.shrink() < before / 4
    else:
        store.remove_old(KEEP)
        assert store.shrink() > 0


def test_the_age_of_data_from_an_older_version_counts_from_the_upgrade(store: Store) -> None:
    played(store, "OLD", days_ago=400)
    played(store, "LEFT", days_ago=400)
    uploaded(store, "old", days_ago=400)
    config = Config()
    config.set_main_option("script_location", "rumpus.server.store:migrations")
    with store.engine.begin() as connection:
        connection.execute(tables.delete().where(tables.c.code == "LEFT"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
    before = count(store)
    store.migrate()
    store.remove_old(KEEP)
    assert count(store) == before


@pytest.mark.parametrize("lost", ["DROP TABLE uploads", "DROP TABLE recordings"])
def test_a_database_that_does_not_answer_raises_our_own_error(store: Store, lost: str) -> None:
    played(store, "OLD", days_ago=400)
    with store.engine.begin() as connection:
        connection.execute(text(lost))
    with pytest.raises(StorageFailed):
        store.remove_old(KEEP)
