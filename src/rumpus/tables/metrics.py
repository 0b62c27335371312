"""What operators can watch, for Prometheus."""

from __future__ import annotations

from functools import lru_cache

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("rumpus_tables", "Tables in memory")
PAGES = Gauge("rumpus_pages", "Connected pages")
ACTIONS = Counter("rumpus_actions_total", "Accepted actions", ["game", "by"])
REFUSALS = Counter("rumpus_refusals_total", "Refused commands", ["code"])
GAMES_BEGUN = Counter("rumpus_games_begun_total", "Games begun", ["game"])
GAMES_ENDED = Counter("rumpus_games_ended_total", "Games ended", ["game"])
RESYNCS = Counter("rumpus_resyncs_total", "Pages that fell behind and were sent everything anew")
TABLE_FAILURES = Counter("rumpus_table_failures_total", "Tables closed because of an unexpected error")
COMMIT_SIZE = Histogram(
    "rumpus_commit_size", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
)


@lru_cache(maxsize=1000)
def accepted(game: str, by: str) -> Counter:
    """The counter of one kind of actions. Looked up once: it is counted for every action there is."""
    return ACTIONS.labels(game, by)
