"""The draft of a state of A Little Wordy."""

from __future__ import annotations

from rumpus import engine
from rumpus.engine import IllegalAction
from rumpus.games.wordy.events import Event
from rumpus.games.wordy.knowledge import Known, known_of
from rumpus.games.wordy.model import Hidden, Options, Private, Public
from rumpus.games.wordy.tiles import missing, normal


class Draft(engine.Draft[Options, Public, Private, Hidden, Event]):
    __slots__ = ()

    def next_step(self) -> int:
        """The number of the next question that is opened."""
        self.change(step=self.public.step + 1)
        return self.public.step

    @property
    def is_checked(self) -> bool:
        return self.options.words == "checked"

    def secret(self, seat: int) -> str:
        return self.private[seat].secret

    def known_of(self, owner: int) -> Known:
        """The other side's knowledge of the word of `owner`."""
        return known_of(owner, self.private[owner].tiles, self.private[owner].told, self.public.turns)


def other(seat: int) -> int:
    return 1 - seat


def spelt(word: str, tiles: str, clause: str) -> str:
    """The word in capitals. Raises IllegalAction unless these tiles, each used once, can spell it."""
    if not word.strip():
        raise IllegalAction(clause, "That is no word at all. Use at least one tile.")
    plain = normal(word)
    if plain is None:
        raise IllegalAction(clause, "Only the letters A to Z are on the tiles.")
    if len(plain) > len(tiles):
        raise IllegalAction(
            clause, "There are only {tiles} tiles, and that has {count} letters.", tiles=len(tiles), count=len(plain)
        )
    letter = missing(plain, tiles)
    if letter and letter not in tiles:
        raise IllegalAction(clause, "There is no {letter} among the tiles.", letter=letter)
    if letter:
        raise IllegalAction(clause, "There are not so many {letter} among the tiles.", letter=letter)
    return plain
