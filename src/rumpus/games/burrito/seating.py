"""Neighbours, with skipped seats (B-AWAY-R1). Pure."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def active(seats: int, skipped: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in range(seats) if seat not in skipped])


@lru_cache(maxsize=4096)
def left_of(seat: int, seats: int, skipped: tuple[int, ...]) -> int:
    """The next seat clockwise that is not skipped; the seat itself if there is no other."""
    here = (seat + 1) % seats
    while here in skipped and here != seat:
        here = (here + 1) % seats
    return here


@lru_cache(maxsize=4096)
def right_of(seat: int, seats: int, skipped: tuple[int, ...]) -> int:
    here = (seat - 1) % seats
    while here in skipped and here != seat:
        here = (here - 1) % seats
    return here


def from_seat(seat: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with this one."""
    return tuple([(seat + step) % seats for step in range(seats)])
