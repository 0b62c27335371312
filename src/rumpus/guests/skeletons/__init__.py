"""Small whole games to begin from: `rumpus new` copies one of them, under another name.

`turns.py`, `secrets.py` and `simultaneous.py` are games themselves, so that types, lint and the suite check them where
they are; each has its test beside it. In all of them the game is called My Game.
"""

from rumpus.guests.skeletons.names import Names, names_of
from rumpus.guests.skeletons.writing import KINDS, CannotWrite, Kind, game_files, page_files, write

__all__ = ["KINDS", "CannotWrite", "Kind", "Names", "game_files", "names_of", "page_files", "write"]
