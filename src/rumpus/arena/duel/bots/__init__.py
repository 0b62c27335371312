"""Fighters that are programs: they see what a page sees, as late as people do, and steer like people."""

from rumpus.arena.duel.bots.bouts import Bouts, fight_out
from rumpus.arena.duel.bots.minds import Minds
from rumpus.arena.duel.bots.skills import LEVELS, SKILLS, Skill

__all__ = ["LEVELS", "SKILLS", "Bouts", "Minds", "Skill", "fight_out"]
