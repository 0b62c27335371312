"""The tables of the database. Migrations in `migrations/` lead to exactly this."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("phase", String(12), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("touched_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("ix_tables_phase", "phase"),
    Index("ix_tables_touched_at", "touched_at"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_code", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("opening", LargeBinary, nullable=False),
    Column("begun_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("outcome", LargeBinary),
    Column("replay", String(24), unique=True),
    Index("ix_games_begun_at", "begun_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("by", String(20), nullable=False),
    Column("ref", BigInteger),
    Column("action", Text, nullable=False),
    Column("check", String(64)),
    Column("frame", Text, nullable=False),
    Column("member", Integer),
    # Rows are read in the order of the key; a hidden row id would only cost space.
    sqlite_with_rowid=False,
)

recordings = Table(
    "recordings",
    metadata,
    Column("game_id", String(24), ForeignKey("games.id"), primary_key=True),
    Column("battle", String(100), primary_key=True),
    Column("part", Integer, primary_key=True),
    # Part 0 is the set-up, the others are the inputs.
    Column("data", LargeBinary, nullable=False),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("file", LargeBinary, nullable=False),
    Column("film", LargeBinary, nullable=False),
    Column("uploaded_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("ix_uploads_uploaded_at", "uploaded_at"),
)
