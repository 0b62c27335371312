"""SQLite stores entries in the order in which they come, so that those of many games share pages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

COLUMNS = '"game_id", "number", "at_ms", "seat", "by", "ref", "action", "check", "frame", "member"'


def upgrade() -> None:
    _rebuild(with_rowid=True)


def downgrade() -> None:
    _rebuild(with_rowid=False)


def _rebuild(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        # PostgreSQL stores rows like this anyway.
        return
    op.rename_table("entries", "old_entries")
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
        sa.Column("member", sa.Integer),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_entries_game_id"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_entries"),
        sqlite_with_rowid=with_rowid,
    )
    op.execute(f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS} FROM old_entries")  # noqa: S608 - our own names only
    op.drop_table("old_entries")
