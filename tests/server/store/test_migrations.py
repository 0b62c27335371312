"""The migrations produce exactly the schema of the code."""

from __future__ import annotations

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from rumpus.server.store import Store
from rumpus.server.store.schema import metadata
from rumpus.tables.errors import WriteRefused
from rumpus.tables.log import AppendEntry, BeginGame


def test_migrations_lead_to_the_schema_of_the_code(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_that_is_up_to_date_is_not_changed(store: Store) -> None:
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.execute(text("select count(*) from alembic_version")).scalar_one() == 1


def test_a_log_from_before_teams_can_still_be_read(store: Store) -> None:
    game = BeginGame("game", "CDFGH", "mantis", 1, b"{}", b"[]", "0" * 32, b"{}")
    store.write([game, AppendEntry("game", 1, 0, 0, "person", 7, "{}", None, "{}", member=3)])
    config = Config()
    config.set_main_option("script_location", "rumpus.server.store:migrations")
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        assert "member" not in {column["name"] for column in inspect(connection).get_columns("entries")}
    store.migrate()
    stored = store.game("game")
    assert stored is not None
    assert stored.entries == (AppendEntry("game", 1, 0, 0, "person", 7, "{}", None, "{}", member=None),)


def test_a_log_in_the_order_of_its_games_is_kept(store: Store) -> None:
    games = [BeginGame(name, "CDFGH", "mantis", 1, b"{}", b"[]", "0" * 32, b"{}") for name in ("second", "first")]
    entries = [
        AppendEntry(name, n, n, 0, "person", n, "{}", None, "{}") for n in (1, 2) for name in ("second", "first")
    ]
    config = Config()
    config.set_main_option("script_location", "rumpus.server.store:migrations")
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")
    store.write([*games, *entries])
    store.migrate()
    for name in ("first", "second"):
        stored = store.game(name)
        assert stored is not None
        assert stored.entries == tuple(each for each in entries if each.game_id == name)
    with pytest.raises(WriteRefused):
        store.write([entries[0]])


def test_only_our_own_tables_are_created(store: Store) -> None:
    assert set(inspect(store.engine).get_table_names()) == {"alembic_version", *metadata.tables}
