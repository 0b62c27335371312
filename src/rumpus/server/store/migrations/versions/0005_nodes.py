"""Servers that share a database, and the server that owns each table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("machine", sa.String(100), nullable=False),
        sa.Column("door", sa.String(200), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("lease_s", sa.Float, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("beat_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.Column("pages", sa.Integer, nullable=False, server_default="0"),
        sa.Column("listed", sa.LargeBinary, nullable=False),
        sqlite_autoincrement=True,
    )
    owner = sa.ForeignKey("nodes.id", name="fk_tables_owner", ondelete="SET NULL")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("owner", sa.Integer, owner))
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_owner", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("owner")
    op.drop_table("nodes")
