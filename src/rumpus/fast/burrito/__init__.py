"""Throw Throw Burrito with Quick battles as compiled loops."""

from rumpus.fast.burrito.lane import BurritoLane

__all__ = ["BurritoLane"]
