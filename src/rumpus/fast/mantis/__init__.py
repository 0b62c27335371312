"""Mantis as compiled loops."""

from rumpus.fast.mantis.lane import MantisLane

__all__ = ["MantisLane"]
