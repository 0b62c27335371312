"""The storage."""

from rumpus.server.store.retention import Freed, Keep
from rumpus.server.store.store import DatabaseUnusable, Store, default_database, open_store

__all__ = ["DatabaseUnusable", "Freed", "Keep", "Store", "default_database", "open_store"]
