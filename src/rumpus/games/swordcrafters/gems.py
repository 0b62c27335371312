"""Gems, each with the letter that represents it in swords, grids and hands."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["red", "blue", "purple", "green", "amber", "white"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "purple", "green", "amber", "white")

Gem: TypeAlias = Literal["red", "blue", "purple", "green", "amber", "white", "blank"]
GEMS: Final[tuple[Gem, ...]] = (*COLOURS, "blank")

LETTERS: Final = "RBPGAW"
BLANK: Final = "-"
FORGE: Final = "#"
ALL_LETTERS: Final = LETTERS + BLANK

TILES_A_GEM: Final = 13
GUARDS_A_COLOUR: Final = 2
REMOVED_A_GEM: Final = 3
"""S-SETUP-1, S-SETUP-R1: tiles removed per gem with 2 or 3 players."""

LETTER_OF: Final[dict[Gem, str]] = dict(zip(GEMS, ALL_LETTERS, strict=True))
GEM_OF: Final[dict[str, Gem]] = {letter: gem for gem, letter in LETTER_OF.items()}
