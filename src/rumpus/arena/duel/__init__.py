"""The sword duel: two fighters, two swords, one room."""

from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, SAME_MOMENT
from rumpus.arena.duel.recording import Recorder, replayed
from rumpus.arena.duel.snapshots import SNAPSHOT, Snapshots, decoded, read, taken
from rumpus.arena.duel.stance import BadSetup
from rumpus.arena.duel.terms import Bind, Setup, Verdict
from rumpus.arena.duel.world import COUNTDOWN, FIGHT, ORDER, OVER, TOUCH, World

VERSION = 3
"""Incremented when an old recording would be stepped differently."""

__all__ = [
    "COUNTDOWN",
    "COUNTDOWN_TICKS",
    "FIGHT",
    "ORDER",
    "OVER",
    "SAME_MOMENT",
    "SNAPSHOT",
    "TOUCH",
    "VERSION",
    "BadSetup",
    "Bind",
    "Floor",
    "Recorder",
    "Setup",
    "Snapshots",
    "Verdict",
    "World",
    "decoded",
    "read",
    "replayed",
    "taken",
]
