"""The registry of kinds of battles. A new one is a folder beside this file with a `kind.py`, and a line below."""

from __future__ import annotations

from typing import Any

from rumpus.arena.duel.kind import Duel
from rumpus.arena.kind import Floor, Kind, Minds
from rumpus.arena.volley.kind import Volley

KINDS: dict[str, Kind] = {kind.arena: kind for kind in (Duel(), Volley())}
"""Kinds by name."""
_BY_SETUP = {kind.setup: kind for kind in KINDS.values()}


def kind_of(setup: Any) -> Kind:
    """The kind of battle of a setup."""
    return _BY_SETUP[type(setup)]


__all__ = ["KINDS", "Floor", "Kind", "Minds", "kind_of"]
