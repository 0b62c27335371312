"""The names of a new game: of its file, its class, its title and its clauses, all made from one word."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from typing import NamedTuple

from rumpus.engine import RumpusError
from rumpus.games import GAMES
from rumpus.guests.admission import NAME


class BadName(RumpusError):
    """A new game cannot have this name."""

    code = "bad_name"


class Names(NamedTuple):
    """What a game is called in its files."""

    name: str
    title: str
    kind: str
    """The name of its class."""
    prefix: str
    """The letter that its clauses begin with."""

    def apart_from(self, skeleton: str) -> Names:
        """The same names, with another one for the class if the skeleton uses that word."""
        is_used = re.search(rf"\b{self.kind}\b", skeleton)
        return self._replace(kind=f"{self.kind}Game") if is_used else self

    def put_into(self, skeleton: str) -> str:
        """The text of a skeleton with these names in place of My Game."""
        for old, new in (
            ("my_game", self.name),
            ("My Game", self.title),
            ("MyGame", self.kind),
            ('"M"', f'"{self.prefix}"'),
            ("M-", f"{self.prefix}-"),
        ):
            skeleton = skeleton.replace(old, new)
        return skeleton


def names_of(name: str) -> Names:
    """The names of a new game. Raises BadName if the name cannot be used."""
    if not NAME.fullmatch(name):
        raise BadName(f"{name!r} cannot be the name of a game: use 2 to 40 of the characters a-z, 0-9 and _.")
    if name in GAMES:
        raise BadName(f"There is a game {name!r} already. Choose another name.")
    if keyword.iskeyword(name) or find_spec(name) is not None:
        raise BadName(f"{name!r} means something else in Python. Choose another name, such as {f'my_{name}'[:40]!r}.")
    words = [word.capitalize() for word in name.split("_") if word]
    # The clauses of the house rules begin with G.
    letters = [letter.upper() for letter in name if letter.isalpha() and letter != "g"]
    return Names(name, " ".join(words), "".join(words), letters[0] if letters else "X")
