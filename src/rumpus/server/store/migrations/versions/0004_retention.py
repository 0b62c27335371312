"""Times of last use, with indexes. The age of existing rows counts from now, so that nothing is removed at once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_touched_at", "tables", ["touched_at"])
    op.create_index("ix_uploads_uploaded_at", "uploads", ["uploaded_at"])
    op.create_index("ix_games_begun_at", "games", ["begun_at"])
    tables = sa.table("tables", sa.column("code"), sa.column("touched_at"))
    games = sa.table("games", sa.column("table_code"), sa.column("begun_at"))
    uploads = sa.table("uploads", sa.column("uploaded_at"))
    op.execute(tables.update().values(touched_at=sa.func.now()))
    op.execute(uploads.update().values(uploaded_at=sa.func.now()))
    has_table = sa.exists().where(tables.c.code == games.c.table_code)
    op.execute(games.update().where(~has_table).values(begun_at=sa.func.now()))


def downgrade() -> None:
    op.drop_index("ix_games_begun_at", "games")
    op.drop_index("ix_uploads_uploaded_at", "uploads")
    op.drop_index("ix_tables_touched_at", "tables")
