"""Televisions that wait for a table: any server of a cluster shows their codes, and any other takes them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from rumpus.server.store.schema import televisions
from rumpus.tables.errors import StorageFailed
from rumpus.tables.names import credential_hash, new_tv_code

GOOD_FOR: Final = timedelta(minutes=10)
"""How long a code is good for; then the television shows another one."""


class Television(Struct, frozen=True):
    code: str
    """What it shows, for the host to type."""
    key_hash: str
    """The hash of the key by which tables know it."""
    table: str | None = None
    """The table that it belongs to now."""


class Televisions:
    """Every method blocks, and raises StorageFailed. Keys are stored as hashes, like other credentials."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def known(self, key: str) -> Television | None:
        """The television with that key, unless its code is too old."""
        return self._one(televisions.c.key_hash == credential_hash(key))

    def showing(self, code: str) -> Television | None:
        """The television that shows that code, unless the code is too old or has been used."""
        return self._one((televisions.c.code == code) & televisions.c.table_code.is_(None))

    def show(self, key: str) -> Television:
        """Give a television a code, and forget the old ones."""
        new = Television(new_tv_code(), credential_hash(key))
        with self._begun() as connection:
            connection.execute(delete(televisions).where(televisions.c.made_at < _oldest()))
            connection.execute(delete(televisions).where(televisions.c.key_hash == new.key_hash))
            while connection.execute(select(1).where(televisions.c.code == new.code)).first():
                new = Television(new_tv_code(), new.key_hash)
            row = {"code": new.code, "key_hash": new.key_hash, "made_at": datetime.now(UTC)}
            connection.execute(insert(televisions).values(row))
        return new

    def give(self, code: str, table: str) -> None:
        """The television that shows that code belongs to a table."""
        with self._begun() as connection:
            connection.execute(update(televisions).where(televisions.c.code == code).values(table_code=table))

    def _one(self, which: object) -> Television | None:
        columns = (televisions.c.code, televisions.c.key_hash, televisions.c.table_code)
        with self._begun() as connection:
            row = connection.execute(select(*columns).where(which, televisions.c.made_at >= _oldest())).first()  # type: ignore[arg-type]
        return None if row is None else Television(*row)

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StorageFailed("The server cannot save anything now. Try again in a moment.") from error


def _oldest() -> datetime:
    return datetime.now(UTC) - GOOD_FOR
