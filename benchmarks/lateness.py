"""The lateness of the arena's steps, by the server's own metrics."""

from __future__ import annotations

import asyncio
import re
from urllib.request import urlopen

from benchmarks.report import Figure

_BUCKET = re.compile(r'rumpus_step_lateness_seconds_bucket\{le="([^"]+)"\} (\S+)')


class ArenaMetrics:
    """The server's metrics of its arena at one time."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.late = {float(bound): float(count) for bound, count in _BUCKET.findall(text)}
        """The cumulative histogram of lateness: steps by upper bound."""

    def value(self, name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", self._text, re.MULTILINE)
        return float(found[1]) if found else 0.0


async def metrics_of(address: str) -> ArenaMetrics:
    def read() -> str:
        with urlopen(f"http://{address}/metrics") as response:
            return str(response.read().decode())

    return ArenaMetrics(await asyncio.to_thread(read))


class Lateness:
    """The lateness of the steps between two times."""

    def __init__(self, before: ArenaMetrics, after: ArenaMetrics) -> None:
        self._bounds = sorted(after.late)
        self._counts = [after.late[bound] - before.late.get(bound, 0.0) for bound in self._bounds]

    @property
    def steps(self) -> float:
        return self._counts[-1]

    def quantile(self, share: float) -> float:
        """In ms, interpolated in the histogram."""
        bounds, counts = self._bounds, self._counts
        wanted = share * self.steps
        place = next(number for number, count in enumerate(counts) if count >= wanted)
        low, below = (bounds[place - 1], counts[place - 1]) if place else (0.0, 0.0)
        high = bounds[place] if bounds[place] != float("inf") else low
        part = (wanted - below) / ((counts[place] - below) or 1.0)
        return 1000 * (low + (high - low) * part)

    def figures(self) -> list[Figure]:
        return [
            Figure("step lateness, p50", self.quantile(0.5), "ms"),
            Figure("step lateness, p99", self.quantile(0.99), "ms", target=8, less=True),
        ]
