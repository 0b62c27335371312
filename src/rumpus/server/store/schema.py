"""The tables of the database. Migrations in `migrations/` lead to exactly this."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
    sql,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# Servers that share this database. An id is never used again: it says which of a server's lives wrote something.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("address", String(200), nullable=False),
    Column("machine", String(100), nullable=False),
    # Where other processes of the same machine hand connections over.
    Column("door", String(200), nullable=False),
    # Only who reads the database can connect to the address in the name of a node.
    Column("key", String(64), nullable=False),
    Column("version", String(40), nullable=False),
    # It is taken for dead after so long a silence.
    Column("lease_s", Float, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=sql.false()),
    Column("beat_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("pages", Integer, nullable=False, server_default="0"),
    # Its public tables, as JSON.
    Column("listed", LargeBinary, nullable=False),
    # Servers whose generations differ by more than one do not share a database.
    Column("generation", Integer, nullable=False, server_default="0"),
    # The versions of the rules of its games, as JSON.
    Column("rules", Text, nullable=False, server_default="{}"),
    # The share of a core that it uses.
    Column("load", Float, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("phase", String(12), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("touched_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    # The node that serves it. Whoever takes a node for dead deletes its row, which frees its tables.
    Column("owner", Integer, ForeignKey("nodes.id", ondelete="SET NULL")),
    # The game on the table and the version of its rules: a server with other rules leaves it alone.
    Column("game", String(40)),
    Column("rules", Integer),
    Index("ix_tables_owner", "owner"),
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
    # Rows lie in the order in which they come. In the order of the key, each running game would fill a page of its own,
    # and every entry would write a whole page.
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

# Televisions that show a code, until a host shows a table on them.
televisions = Table(
    "televisions",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("made_at", DateTime(timezone=True), nullable=False),
    Column("table_code", String(12)),
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
