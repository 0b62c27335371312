"""Golden bouts give the same bits as when they were recorded."""

from __future__ import annotations

import json

from tests.arena.duel import golden


def test_golden_bouts_are_unchanged() -> None:
    assert json.loads(golden.text()) == json.loads(golden.FILE.read_text(encoding="utf-8"))
