"""Checks that every clause has a test: a full run fails when a rule book and the marks of the tests disagree."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from rumpus.games import GAMES
from rumpus.guests.register import ENVIRONMENT
from tests.clauses import faults
from tests.examples import EXAMPLES

TESTS = Path(__file__).parent
LONG = tuple(TESTS / each for each in ("e2e", "cluster", "hostile", "lab", "conformance"))
"""Folders of long files. Those of the cluster mostly wait while those of pages need the processor."""
FAULTS = pytest.StashKey[list[str]]()
DESELECTED = pytest.StashKey[bool]()

# How long an example takes says nothing on a busy machine.
settings.register_profile("rumpus", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rumpus")


@pytest.fixture(autouse=True)
def no_guests_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games that a test brings along are gone after it."""
    known = dict(GAMES)
    monkeypatch.setenv(ENVIRONMENT, "")
    yield
    for name in GAMES.keys() - known.keys():
        del GAMES[name]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Run the longest files first, so that no worker ends with one.
    items.sort(key=lambda item: not any(item.path.is_relative_to(each) for each in LONG))


def pytest_deselected(items: list[pytest.Item]) -> None:
    if items:
        items[0].config.stash[DESELECTED] = True


def pytest_collection_finish(session: pytest.Session) -> None:
    if not _is_full(session):
        return
    marked = [clause for item in session.items for mark in item.iter_markers("clause") for clause in mark.args]
    found = session.config.stash[FAULTS] = faults(GAMES | EXAMPLES, marked)
    if (told := getattr(session.config, "workeroutput", None)) is not None:
        # With xdist, only the workers collect tests.
        told["clauses"] = found


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[FAULTS] = getattr(node, "workeroutput", {}).get("clauses", [])


def _is_full(session: pytest.Session) -> bool:
    """Whether all tests were collected. Otherwise a clause may lack a test without being a fault."""
    config = session.config
    narrowed = any(config.getoption(option, None) for option in ("ignore", "ignore_glob", "lf"))
    if narrowed or config.stash.get(DESELECTED, False) or session.testsfailed:
        return False
    paths = [(config.invocation_params.dir / str(arg).partition("::")[0]).resolve() for arg in config.args]
    return any(path == TESTS or path in TESTS.parents for path in paths)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for fault in config.stash.get(FAULTS, []):
        terminalreporter.write_line(f"CLAUSE {fault}", red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.stash.get(FAULTS, []) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
