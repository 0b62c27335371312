"""The sword duel: two fighters, two swords, one room."""

from rumpus.arena.duel.floor import Floor, FloorFull
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, SAME_MOMENT
from rumpus.arena.duel.stance import BadSetup
from rumpus.arena.duel.terms import Bind, Setup, Verdict
from rumpus.arena.duel.world import COUNTDOWN, FIGHT, ORDER, OVER, World

__all__ = [
    "COUNTDOWN",
    "COUNTDOWN_TICKS",
    "FIGHT",
    "ORDER",
    "OVER",
    "SAME_MOMENT",
    "BadSetup",
    "Bind",
    "Floor",
    "FloorFull",
    "Setup",
    "Verdict",
    "World",
]
