"""The practice floor: two fighters, the cards of their choice, best of five."""

from rumpus.games.sword_practice.rules import SwordPractice

__all__ = ["SwordPractice"]
