"""The burrito battle: a room, a few burritos, two to twelve people, some of whom fight."""

from rumpus.arena.volley.buttons import ALL, DODGE, DUCK, HANDS, THROW
from rumpus.arena.volley.floor import Floor
from rumpus.arena.volley.numbers import COUNTDOWN_TICKS, SAME_MOMENT
from rumpus.arena.volley.recording import recorder_of, replayed
from rumpus.arena.volley.snapshots import Snapshots, decoded, read, taken
from rumpus.arena.volley.stance import BadSetup, bucket, checked
from rumpus.arena.volley.terms import Setup, Verdict
from rumpus.arena.volley.world import BUCKETS, CLOSING, COUNTDOWN, FIGHT, OVER, World

VERSION = 1
"""Incremented when an old recording would be stepped differently."""

__all__ = [
    "ALL",
    "BUCKETS",
    "CLOSING",
    "COUNTDOWN",
    "COUNTDOWN_TICKS",
    "DODGE",
    "DUCK",
    "FIGHT",
    "HANDS",
    "OVER",
    "SAME_MOMENT",
    "THROW",
    "VERSION",
    "BadSetup",
    "Floor",
    "Setup",
    "Snapshots",
    "Verdict",
    "World",
    "bucket",
    "checked",
    "decoded",
    "read",
    "recorder_of",
    "replayed",
    "taken",
]
