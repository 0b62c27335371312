"""The sixteen clue cards as data. Their answers are in `answers`. Pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Clue: TypeAlias = Literal[
    "last",
    "relative",
    "strike",
    "length",
    "builder",
    "first",
    "share",
    "rare",
    "vowel",
    "give",
    "burn",
    "vowel_count",
    "consonant_count",
    "super",
    "rhyme",
    "dynamic",
]


class Card(Struct, frozen=True):
    """A clue card."""

    clue: Clue
    kind: Literal["vanilla", "spicy"]
    clause: str
    value: int
    """The price in berries; that of Dynamic Word Builder depends on the answer."""
    needs: Literal["nothing", "letter", "word"] = "nothing"
    """What the asker has to choose."""
    asks_owner: bool = False
    """W-C-R3: the owner may have a choice, so the owner is always asked."""


CARDS: dict[Clue, Card] = {
    card.clue: card
    for card in (
        Card("last", "vanilla", "W-C-LAST", 1),
        Card("relative", "vanilla", "W-C-RELATIVE", 1, "word"),
        Card("strike", "vanilla", "W-C-STRIKE", 2, "letter"),
        Card("length", "vanilla", "W-C-LENGTH", 3),
        Card("builder", "vanilla", "W-C-BUILDER", 4, "word"),
        Card("first", "vanilla", "W-C-FIRST", 4),
        Card("share", "spicy", "W-C-SHARE", 1, "letter"),
        Card("rare", "spicy", "W-C-RARE", 1, "letter"),
        Card("vowel", "spicy", "W-C-VOWEL", 1, asks_owner=True),
        Card("give", "spicy", "W-C-GIVE", 1, asks_owner=True),
        Card("burn", "spicy", "W-C-BURN", 2, "letter"),
        Card("vowel_count", "spicy", "W-C-VCOUNT", 2),
        Card("consonant_count", "spicy", "W-C-CCOUNT", 3),
        Card("super", "spicy", "W-C-SUPER", 3, "letter", asks_owner=True),
        Card("rhyme", "spicy", "W-C-RHYME", 5, asks_owner=True),
        Card("dynamic", "spicy", "W-C-DYNAMIC", 0, "word"),
    )
}

VANILLA: tuple[Clue, ...] = tuple(card.clue for card in CARDS.values() if card.kind == "vanilla")
SPICY: tuple[Clue, ...] = tuple(card.clue for card in CARDS.values() if card.kind == "spicy")
OF_EACH_KIND = 4

FIRST_GAME: tuple[Clue, ...] = ("first", "strike", "relative", "builder", "burn", "give", "rhyme", "super")
"""W-SETUP-2."""

RARE_LETTERS = "JKQXZ"
