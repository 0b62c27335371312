"""Runs the migrations on the connection that `Store.migrate` hands over."""

from alembic import context

from rumpus.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
