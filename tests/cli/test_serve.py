"""`rumpus serve`: its options, and its messages when it cannot start."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import Rumpus
from tests.server.running import RUMPUS


def test_the_help_names_every_option_and_its_environment_variable(
    rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = rumpus("serve", "--help").out
    for option in (
        "host",
        "port",
        "database",
        "public-url",
        "trusted-proxies",
        "log-json",
        "log-level",
        "bot-pace",
        "keep-days",
    ):
        assert f"--{option}" in out
        assert f"RUMPUS_{option.replace('-', '_').upper()}" in out


def _serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [RUMPUS, "serve", "--host", "127.0.0.1", *options],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_a_port_in_use_is_reported_in_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        said = _serve("--port", str(port), "--database", f"sqlite:///{tmp_path / 'rumpus.sqlite3'}")
    assert said.returncode == 2
    assert said.stderr.startswith(f"rumpus: Cannot listen on 127.0.0.1 port {port}: ")
    assert f"rumpus serve --port {port + 1}" in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_opened_is_reported_in_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    garbage = tmp_path / "notes.txt"
    garbage.write_text("no database " * 100)
    said = _serve(RUMPUS_PORT="0", RUMPUS_DATABASE=f"sqlite:///{garbage}")
    assert said.returncode == 2
    assert "file is not a database" in said.stderr
    assert "--database" in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_an_unknown_log_level_is_refused(rumpus: Rumpus) -> None:
    said = rumpus("serve", "--log-level", "loud")
    assert said.code == 2
    assert "choose debug, info, warning or error" in said.err
