"""Games that people bring along: a Python file, or a package that announces them.

A game file is a program that the operator chose. It is loaded, checked, and played with a limit on its time, so that
its mistakes do not reach the tables of other games.
"""

from rumpus.guests.guard import GameFailed
from rumpus.guests.loading import GuestRefused, load_game
from rumpus.guests.register import Guests, game_at, join_from_environment, places_in_environment

__all__ = [
    "GameFailed",
    "GuestRefused",
    "Guests",
    "game_at",
    "join_from_environment",
    "load_game",
    "places_in_environment",
]
