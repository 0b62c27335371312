"""Strings of tiles that fit what is known, for games in which words are not checked. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rumpus.engine import Dice
from rumpus.games.wordy.knowledge import Known

TRIES = 30
"""The number of orders of the same tiles that are tried."""


def some_string(known: Known, dice: Dice, fits: Callable[[str], bool]) -> str:
    """A random string of tiles that fits what is known and fulfils `fits`. Raises LookupError if there is none."""
    letters = list(known.least)
    for tiles in dice.shuffled(list(_sets(letters, known))):
        for _ in range(TRIES):
            word = _arranged(tiles, known, dice)
            if word is None:
                break
            if known.fits(word) and fits(word):
                return word
    raise LookupError("no string of the tiles fits all that is known")


def _sets(letters: list[str], known: Known) -> Iterator[str]:
    """The sets of tiles with a possible number of copies of each letter."""
    if not letters:
        yield ""
        return
    first, rest = letters[0], letters[1:]
    for some in _sets(rest, known):
        for copies in range(known.least[first], known.most[first] + 1):
            if len(some) + copies <= known.length.most:
                yield first * copies + some


def _arranged(tiles: str, known: Known, dice: Dice) -> str | None:
    """The tiles in a random order that respects the known places."""
    if not tiles or len(tiles) < known.length.least:
        return None
    fixed = dict(known.places)
    if known.last:
        fixed.setdefault(len(tiles), known.last)
    left = list(tiles)
    for letter in fixed.values():
        if letter not in left:
            return None
        left.remove(letter)
    rest = iter(dice.shuffled(left))
    word = [fixed.get(place) or next(rest, "") for place in range(1, len(tiles) + 1)]
    return "".join(word)
