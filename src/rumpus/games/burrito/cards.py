"""The cards of Throw Throw Burrito. A card is the number of its kind; cards of a kind are indistinguishable. Pure."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

BattleKind: TypeAlias = Literal["brawl", "war", "duel"]

KINDS: Final = (
    "avocado",
    "bean",
    "chilli",
    "corn",
    "lime",
    "onion",
    "tomato",
    "brawl_sun",
    "brawl_moon",
    "war",
    "duel",
)
"""B-CARDS-R1: seven normal kinds, then the battle cards."""
FIRST_BATTLE: Final = 7
BATTLES: Final[tuple[BattleKind, ...]] = ("brawl", "brawl", "war", "duel")
"""The battles that battle cards start, from `FIRST_BATTLE` on. There are two kinds of Brawl (B-SET-4)."""
NORMAL_COPIES: Final = 12
BATTLE_COPIES: Final = 9

HAND: Final = 5
DEALT: Final = 15
SET: Final = 3
MOST_WITH_ONE_DECK: Final = 6
BRUISES: Final = 6
BURRITOS: Final = 2


def battle_of(card: int) -> BattleKind | None:
    """The battle that three such cards start, if any."""
    return BATTLES[card - FIRST_BATTLE] if card >= FIRST_BATTLE else None


def worth(card: int) -> int:
    """The points of a set of such cards (B-SET-2, B-SET-3)."""
    return 2 if card >= FIRST_BATTLE else 1


def decks_for(seats: int) -> int:
    """B-DECKS-1."""
    return 2 if seats > MOST_WITH_ONE_DECK else 1


def copies(card: int, decks: int) -> int:
    return (BATTLE_COPIES if card >= FIRST_BATTLE else NORMAL_COPIES) * decks


@cache
def whole_deck(decks: int) -> tuple[int, ...]:
    return tuple([card for card in range(len(KINDS)) for _ in range(copies(card, decks))])
