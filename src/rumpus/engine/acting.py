"""The checks with which every `apply` begins. Each raises IllegalAction with the given clause."""

from __future__ import annotations

from rumpus.engine.errors import IllegalAction


def check_not_over(over: str) -> None:
    """Refuses every action once the game is over. `over` is the clause that ended it; empty while it goes on."""
    if over:
        raise IllegalAction(over, "The game is over.")


def only_table(seat: int | None, clause: str) -> None:
    """Refuses players: the action is one of the table."""
    if seat is not None:
        raise IllegalAction(clause, "Only the table can do that.")


def only_player(seat: int | None, clause: str) -> int:
    """The seat of the player who acts. Refuses the table."""
    if seat is None:
        raise IllegalAction(clause, "Only a player can do that.")
    return seat
