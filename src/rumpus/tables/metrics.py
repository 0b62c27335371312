"""Metrics for Prometheus."""

from __future__ import annotations

from collections import Counter as Numbers
from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

TABLES = Gauge("rumpus_tables", "Tables in memory")
PAGES = Gauge("rumpus_pages", "Connected pages")
REFUSALS = Counter("rumpus_refusals_total", "Refused commands", ["code"])
GAMES_BEGUN = Counter("rumpus_games_begun_total", "Games begun", ["game"])
GAMES_ENDED = Counter("rumpus_games_ended_total", "Games ended", ["game"])
FLOODS = Counter("rumpus_floods_total", "Pages closed because they sent far too much")
SHED = Counter("rumpus_connections_shed_total", "Connections turned away because there were too many")
RESYNCS = Counter("rumpus_resyncs_total", "Pages that fell behind and were sent everything anew")
TABLE_FAILURES = Counter("rumpus_table_failures_total", "Tables closed because of an unexpected error")
FAILURES = Counter("rumpus_failures_total", "Unexpected errors that were contained", ["where"])
STORAGE_FAILURES = Counter("rumpus_storage_failures_total", "Writes and reads that the storage did not do")
UNREADABLE_TABLES = Counter("rumpus_unreadable_tables_total", "Times a stored table could not be set up again")
WORK_GIVEN_UP = Counter("rumpus_work_given_up_total", "Uploads and films given up: too costly, or failed")
COMMIT_SIZE = Histogram(
    "rumpus_commit_size", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
)
BATTLES = Gauge("rumpus_battles", "Battles in the arena that are on")
STEP_LATENESS = Histogram(
    "rumpus_step_lateness_seconds",
    "How late the steps of the arena were",
    buckets=(0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.033, 0.083, 0.25),
)
SLOWED = Counter("rumpus_arena_slowed_total", "Times the arena could not catch up, and its time slowed down")


class _Actions(Collector):
    """Counts accepted actions without a lock, because there are so many; the event loop is the only one who counts."""

    def __init__(self) -> None:
        self.numbers: Numbers[tuple[str, str]] = Numbers()

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("rumpus_actions", "Accepted actions", labels=["game", "by"])
        for labels, number in list(self.numbers.items()):
            family.add_metric(labels, number)
        yield family


ACTIONS = _Actions()
REGISTRY.register(ACTIONS)
