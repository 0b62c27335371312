"""Recordings of arena battles: the setup of each, and its inputs in parts of one second."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "recordings",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("battle", sa.String(100), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_recordings_game_id"),
        sa.PrimaryKeyConstraint("game_id", "battle", "part", name="pk_recordings"),
    )


def downgrade() -> None:
    op.drop_table("recordings")
