"""The member who sent an action: people who share a seat count their refs separately."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("member", sa.Integer))


def downgrade() -> None:
    op.drop_column("entries", "member")
