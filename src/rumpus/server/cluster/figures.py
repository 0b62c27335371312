"""The figures of all workers of one machine at one address: the worker that is asked asks the others.

Each figure has the number of its worker as a label, so nothing is added up that does not belong together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry

WITHIN_S: Final = 1.0
UP: Final = "rumpus_worker_up"


class Figures:
    """A socket where the other workers get the figures of this one."""

    def __init__(self, path: Path) -> None:
        """The sockets of all workers are in one folder; their names are the numbers of the workers."""
        self._path = path
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._tell, self._path)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._path.unlink(missing_ok=True)

    async def gathered(self) -> bytes:
        """The figures of all workers, as text for Prometheus."""
        paths = sorted(self._path.parent.iterdir())
        told = await asyncio.gather(*(self._asked(path) for path in paths))
        figures = {path.name: each for path, each in zip(paths, told, strict=True)}
        return await asyncio.to_thread(merged, figures)

    async def _asked(self, path: Path) -> str | None:
        """The figures of one worker; None if it does not answer."""
        if path == self._path:
            return generate_latest().decode()
        try:
            async with asyncio.timeout(WITHIN_S):
                reader, writer = await asyncio.open_unix_connection(path)
                try:
                    return (await reader.read()).decode()
                finally:
                    writer.close()
        except OSError:
            return None

    async def _tell(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(generate_latest())
        writer.close()


class _Merged(Collector):
    def __init__(self, figures: dict[str, str | None]) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        up = Metric(UP, "Whether a worker tells its figures", "gauge")
        found: dict[str, Metric] = {UP: up}
        for worker, told in self._figures.items():
            up.add_sample(UP, {"worker": worker}, 0.0 if told is None else 1.0)
            for family in text_string_to_metric_families(told or ""):
                into = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    into.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
        yield from found.values()


def merged(figures: dict[str, str | None]) -> bytes:
    """The figures of several workers, by the names of the workers, with a label for each."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Merged(figures))
    return generate_latest(registry)
