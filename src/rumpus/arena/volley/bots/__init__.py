"""Bots of burrito battles: array programs of four levels that see what a page sees, as late as eyes are."""

from rumpus.arena.volley.bots.battles import Battle, fight_out
from rumpus.arena.volley.bots.minds import Minds
from rumpus.arena.volley.bots.skills import LEVELS, SKILLS, Skill

__all__ = ["LEVELS", "SKILLS", "Battle", "Minds", "Skill", "fight_out"]
