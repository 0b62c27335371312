"""The setup and the verdict of a battle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["brawl", "war", "duel"]
Cause = Literal["hit", "caught", "foul", "grab", "lot"]


class Setup(Struct, frozen=True):
    """Everything a battle depends on, besides inputs."""

    seed: int
    """32 bits, for the room, the places and the noise."""
    kind: Kind
    fighters: tuple[int, ...]
    """Which bodies fight; a Duel has two."""
    bodies: int
    """Everybody on the floor, numbered from 0; those who do not fight stand around."""
    burritos: int = 2
    """Number on the table: 2, or 4 with two decks. In a Duel each fighter has one in hand."""
    small_room: bool = False
    behind_back: bool = False
    """Whether a fighter's first throw goes behind the back (B-TWO-2, B-SMALL-1); never in a Duel."""
    grab_loses: bool = True
    """Whether a bystander who grabs loses the battle (B-WRONG-2), or is only sent off (B-RTIE-R1)."""


class Verdict(Struct, frozen=True):
    """Who lost, and why."""

    losers: tuple[int, ...]
    """Several bodies if they lost at the same time."""
    cause: Cause
    """The cause of the first loss."""
    causes: tuple[Cause, ...] = ()
    """The cause for each loser."""
    by: tuple[int, ...] = ()
    """For each loser: whose throw hit them, or who caught theirs; −1: nobody."""
    tick: int = 0
    """Ticks since the battle was opened."""
