"""Tables, games with their log entries, and uploaded replays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.Column("outcome", sa.LargeBinary),
        sa.Column("replay", sa.String(24), unique=True),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_table(
        "entries",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(20), nullable=False),
        sa.Column("ref", sa.BigInteger),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("check", sa.String(64)),
        sa.Column("frame", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_entries_game_id"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.Column("film", sa.LargeBinary, nullable=False),
        sa.Column("uploaded_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("id", name="pk_uploads"),
    )


def downgrade() -> None:
    for table in ("uploads", "entries", "games", "tables"):
        op.drop_table(table)
