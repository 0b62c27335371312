"""The files of vectors: one a game, a case a line, written by the engine and read by the tests of the pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.vectors import burrito, fake_swords, mantis, swordcrafters, wordy
from tests.vectors.plays import Case

FOLDER = Path(__file__).parent / "data"
VECTORS: dict[str, Callable[[], list[Case]]] = {
    "burrito": burrito.cases,
    "fake_swords": fake_swords.cases,
    "mantis": mantis.cases,
    "swordcrafters": swordcrafters.cases,
    "wordy": wordy.cases,
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def text_of(name: str) -> str:
    return "".join(json.dumps(case, separators=(",", ":")) + "\n" for case in VECTORS[name]())
