"""Televisions that wait for a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "televisions",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("table_code", sa.String(12)),
        sa.PrimaryKeyConstraint("code", name="pk_televisions"),
        sa.UniqueConstraint("key_hash", name="uq_televisions_key_hash"),
    )


def downgrade() -> None:
    op.drop_table("televisions")
