"""Several servers over one PostgreSQL: who lives, who owns a table, and how a page reaches it."""
