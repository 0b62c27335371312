"""The migrations lead to exactly the tables that the code speaks of."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from rumpus.server.store import Store
from rumpus.server.store.schema import metadata


def test_migrations_lead_to_the_schema_of_the_code(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_that_is_up_to_date_is_left_alone(store: Store) -> None:
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.execute(text("select count(*) from alembic_version")).scalar_one() == 1


def test_only_our_own_tables_are_made(store: Store) -> None:
    assert set(inspect(store.engine).get_table_names()) == {"alembic_version", *metadata.tables}
