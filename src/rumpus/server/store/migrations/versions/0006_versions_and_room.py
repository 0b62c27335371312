"""Which versions servers have and how busy they are, and which rules the game of a table is played by."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("nodes") as nodes:
        nodes.add_column(sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
        nodes.add_column(sa.Column("rules", sa.Text, nullable=False, server_default="{}"))
        nodes.add_column(sa.Column("load", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("game", sa.String(40)))
        tables.add_column(sa.Column("rules", sa.Integer))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rules")
        tables.drop_column("game")
    with op.batch_alter_table("nodes") as nodes:
        nodes.drop_column("load")
        nodes.drop_column("rules")
        nodes.drop_column("generation")
