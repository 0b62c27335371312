"""The wheel of this checkout, in an environment of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "rumpus" / "server" / "web"
UV = Path(sys.executable).with_name("uv")


class Installed(NamedTuple):
    """An environment with the wheel and what it needs, without Node and without the checkout."""

    folder: Path
    """An empty folder to work in."""
    programs: Path

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": str(self.programs), "HOME": str(self.folder)}

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the environment prints."""
        command = [self.programs / program, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=self.environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def build_wheel(folder: Path) -> Path:
    if not (PAGES / "index.html").exists():
        pytest.fail("This checkout has no built pages: run `make build` first.")
    _uv("build", "--wheel", "--out-dir", folder, ROOT)
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Installed:
    environment, empty = folder / "environment", folder / "empty"
    empty.mkdir()
    _uv("venv", "--python", sys.executable, environment)
    installed = Installed(empty, environment / "bin")
    into = ("pip", "install", "--python", installed.programs / "python")
    _uv(*into, "--require-hashes", "--requirement", ROOT / "requirements.lock")
    _uv(*into, "--no-deps", wheel)
    return installed


def _uv(*arguments: str | Path) -> None:
    """Run uv with what it has downloaded before, and with the network only if that does not suffice."""
    command = [UV, *arguments, "--quiet"]
    if subprocess.run([*command, "--offline"], capture_output=True).returncode:
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
