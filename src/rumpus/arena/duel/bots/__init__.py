"""Bots of sword duels. They see the snapshots of a page, delayed by a reaction time, and steer with the same inputs."""

from rumpus.arena.duel.bots.bouts import Bouts, fight_out
from rumpus.arena.duel.bots.minds import Minds
from rumpus.arena.duel.bots.people import EVERYBODY, NEWCOMER
from rumpus.arena.duel.bots.skills import LEVELS, SKILLS, Skill

__all__ = ["EVERYBODY", "LEVELS", "NEWCOMER", "SKILLS", "Bouts", "Minds", "Skill", "fight_out"]
