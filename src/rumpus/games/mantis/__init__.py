"""Mantis: score it or steal it."""

from rumpus.games.mantis.rules import Mantis

__all__ = ["Mantis"]
