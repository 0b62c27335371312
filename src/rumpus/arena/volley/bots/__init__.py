"""Bots of burrito battles. They see the snapshots of a page, delayed by a reaction time, and steer with the same
inputs."""

from rumpus.arena.volley.bots.battles import Battle, fight_out
from rumpus.arena.volley.bots.minds import Minds
from rumpus.arena.volley.bots.people import EVERYBODY, NEWCOMER
from rumpus.arena.volley.bots.skills import LEVELS, SKILLS, Skill

__all__ = ["EVERYBODY", "LEVELS", "NEWCOMER", "SKILLS", "Battle", "Minds", "Skill", "fight_out"]
