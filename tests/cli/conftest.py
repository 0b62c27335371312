"""Fixture `rumpus`: runs the command line with the given arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.cli.running import Said, rumpus

Rumpus = Callable[..., Said]


@pytest.fixture(name="rumpus")
def _rumpus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rumpus:
    return partial(rumpus, capsys=capsys, monkeypatch=monkeypatch)
