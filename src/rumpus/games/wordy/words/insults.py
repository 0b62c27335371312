"""Words that the table and the bots never choose, suggest or show: those that insult people, and the crudest others.

They are valid words: people may write them.
"""

from __future__ import annotations

import codecs
from functools import cache

from rumpus.games.wordy.words.data import text


@cache
def insults() -> frozenset[str]:
    # The list is stored in ROT13, so that nobody reads these words by accident.
    lines = text("insults.txt").splitlines()
    return frozenset(codecs.decode(line, "rot13") for line in lines if not line.startswith("#"))
