"""Changes rules on purpose and lists the changes that no test noticed."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.mutants.choosing import GAMES

CHECKOUT = Path(__file__).parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which changes are made")
    parser.add_argument("--count", type=int, default=100, help="how many")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="to which games")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--root", type=Path, default=CHECKOUT, help="the checkout that has them")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        # Use a copy, since somebody may edit the checkout meanwhile.
        copy = Path(folder)
        for part in ("src/rumpus", "tests", "docs", "examples"):
            if (arguments.root / part).exists():
                shutil.copytree(arguments.root / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "web"))
        shutil.copy(arguments.root / "pyproject.toml", copy)
        command = [sys.executable, "-m", "tools.mutants.report"]
        for name in ("seed", "count", "processes"):
            command += [f"--{name}", str(getattr(arguments, name))]
        paths = os.pathsep.join((str(copy / "src"), str(CHECKOUT)))
        environment = {**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1"}
        command += ["--games", *arguments.games]
        return subprocess.run(command, cwd=copy, env=environment, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
