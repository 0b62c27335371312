"""Temporary folders of servers: the next server removes those of one that was killed, and no others."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from rumpus.server.cluster.own_folder import LOCK, PREFIX, OwnFolder

OTHER = """
from rumpus.server.cluster.own_folder import OwnFolder
mine = OwnFolder()
print(mine.path, flush=True)
input()
"""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_the_folder_of_a_killed_process_is_removed_by_the_next_and_that_of_a_living_one_is_not(tmp_path: Path) -> None:
    command, env = [sys.executable, "-c", OTHER], os.environ | {"TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as other:
        assert other.stdout is not None
        left = Path(other.stdout.readline().strip())
        assert list(left.iterdir()) == []
        (left / "door").touch()
        mine = OwnFolder()
        assert (left / "door").exists()
        other.kill()
        other.wait()
        next_one = OwnFolder()
        assert not left.parent.exists()
        assert mine.path.exists()
    mine.remove()
    next_one.remove()
    assert list(tmp_path.iterdir()) == []


def test_folders_that_are_not_of_this_kind_stay(tmp_path: Path) -> None:
    strange = tmp_path / f"{PREFIX}pg-strange"
    strange.mkdir()
    (strange / "data").touch()
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / LOCK).touch()
    (tmp_path / f"{PREFIX}link").symlink_to(theirs)
    OwnFolder().remove()
    assert (strange / "data").exists()
    assert theirs.exists()
