"""Tries mutants: for each, the tests of a game run with its changed rules in a separate process until one fails.

The change is made while the module is imported, so no file is written. Runs in a copy of the sources (see `__main__`).
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, NoReturn

import pytest
from tools.mutants.choosing import Mutant

MEMORY_BYTES = 4 << 30
PLUGINS = ("pytest_asyncio.plugin", "_hypothesis_pytestplugin")
OPTIONS = ("-x", "-q", "--no-header", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
SURVIVED = 0
STAGES = ("playthroughs", "rules", "description", "conformance")
OUT_OF_TIME = len(STAGES) + 1


class Trial(NamedTuple):
    noticed: int
    """0 if no test noticed it; otherwise the number of the stage, or OUT_OF_TIME."""
    cpu_s: float


def stages_of(game: str) -> list[tuple[str, ...]]:
    """The pytest arguments of each stage; the quickest tests and those most likely to notice come first."""
    return [
        ("tests/playthroughs/test_playthroughs.py", "-k", f"stored_playthrough and {game}-"),
        (f"tests/games/{game}",),
        # Default options, and the facts of the game.
        ("tests/cli/test_games.py::test_the_list_of_games_in_the_docs_is_up_to_date",),
        (f"tests/conformance/test_registered_games.py::test_a_registered_game_has_no_findings[{game}]",),
    ]


def preload() -> None:
    """Import modules that no mutant changes, so that the processes need not."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in (*PLUGINS, "hypothesis", "rumpus.games"):
        importlib.import_module(name)
    for name in [name for name in sys.modules if f"{name}.".startswith("rumpus.games.")]:
        del sys.modules[name]


def try_unchanged(game: str) -> Trial:
    """Run the same tests with the unchanged rules. They must pass, or mutants cannot be judged."""
    pid = _fork(partial(_run, game))
    _, status, used = os.wait4(pid, 0)
    return _trial(status, used)


def try_all(mutants: Iterable[Mutant], limits_s: dict[str, float], processes: int) -> Iterator[tuple[Mutant, Trial]]:
    """Try each mutant with a limit of CPU time for its game; yield the trials as they end."""
    running: dict[int, Mutant] = {}
    for mutant in mutants:
        if len(running) == processes:
            yield _next(running)
        running[_fork(partial(_run_mutant, mutant, limits_s[mutant.game]))] = mutant
    while running:
        yield _next(running)


def _next(running: dict[int, Mutant]) -> tuple[Mutant, Trial]:
    pid, status, used = os.wait4(-1, 0)
    return running.pop(pid), _trial(status, used)


def _trial(status: int, used: resource.struct_rusage) -> Trial:
    cpu_s = used.ru_utime + used.ru_stime
    return Trial(os.WEXITSTATUS(status) if os.WIFEXITED(status) else OUT_OF_TIME, cpu_s)


def _fork(work: Callable[[], int]) -> int:
    """The id of a process that does this work and exits with the code that it returns."""
    pid = os.fork()
    if not pid:
        _end(work)
    return pid


def _end(work: Callable[[], int]) -> NoReturn:
    code = OUT_OF_TIME
    try:
        if "MUTANTS_OUTPUT" not in os.environ:
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
        code = work()
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _run_mutant(mutant: Mutant, limit_s: float) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit_s), int(limit_s) + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    sys.meta_path.insert(0, _Changed(mutant.module, mutant.source(Path())))
    return _run(mutant.game)


def _run(game: str) -> int:
    plugins = [sys.modules[name] for name in PLUGINS]
    for number, arguments in enumerate(stages_of(game), 1):
        file = Path(arguments[0].partition("::")[0])
        if file.exists() and pytest.main([*OPTIONS, *arguments], plugins) != pytest.ExitCode.OK:
            return number
    return SURVIVED


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds one module, with another source than that of its file."""

    def __init__(self, module: str, source: str) -> None:
        self._module = module
        self._source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._module:
            return None
        found = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert found is not None
        return importlib.util.spec_from_file_location(fullname, found.origin, loader=self)

    def get_source(self, fullname: str) -> str:
        return self._source
