"""Run the command line in this process and return its output, its errors and its exit code."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rumpus.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


def rumpus(*arguments: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    monkeypatch.setattr("sys.argv", ["rumpus", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    return Said(int(ended.value.code or 0), said.out, said.err)
