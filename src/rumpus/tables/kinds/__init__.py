"""The kinds of battles that can be fought live. A new kind is a file here and a line below."""

from __future__ import annotations

from typing import Any

from rumpus.arena.kinds import Floor, Minds
from rumpus.tables.kinds.duel import Duel
from rumpus.tables.kinds.kind import Kind
from rumpus.tables.kinds.volley import Volley

KINDS: dict[str, Kind] = {kind.arena: kind for kind in (Duel(), Volley())}
"""By name of the arena."""
_BY_SETUP = {kind.setup: kind for kind in KINDS.values()}


def kind_of(setup: Any) -> Kind:
    """The kind of battle that something sets up."""
    return _BY_SETUP[type(setup)]


__all__ = ["KINDS", "Floor", "Kind", "Minds", "kind_of"]
