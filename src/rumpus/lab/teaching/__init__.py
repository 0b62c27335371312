"""Training of the bots' networks, tables and numbers."""
