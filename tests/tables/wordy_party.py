"""A table of A Little Wordy without a server: Ann, the host, in seat 0 and Bo in seat 1."""

from __future__ import annotations

from typing import Any

from rumpus.tables.house import House
from rumpus.tables.table import Table
from tests.tables.guest import Guest
from tests.tables.seated import company
from tests.tables.wordy_sides import Side, written


class WordyParty:
    def __init__(self, table: Table, *sides: Side) -> None:
        self.table = table
        self.sides = sides
        self.ann, self.bo = (_guest(side) for side in sides[:2])

    @classmethod
    async def at(cls, house: House, *names: str, **options: Any) -> WordyParty:
        """A game started by these people, who sit in seats 0 and 1 in turn."""
        table = await house.open("wordy", public=False)
        sides = [Side(Guest(name), place % 2) for place, name in enumerate(names)]
        for side in sides:
            guest = _guest(side)
            await guest.arrive(table)
            await guest.do("take_seat", seat=side.seat)
        await sides[0].page.do("configure", options={"clues": "first_game", **options})
        await sides[0].page.do("start", anyway=True)
        for side in sides:
            await side.page.until(lambda side=side: side.page.play)  # type: ignore[misc]
        return cls(table, *company(*sides))

    async def swapped(self) -> tuple[Side, Side]:
        """Words are written and tiles swapped. Returns the side that goes first, and the other."""
        return await written(*self.sides)

    async def move_to(self, house: House) -> None:
        """Come back after a restart of the server."""
        self.table = await house.find(self.table.document.code)
        for side in self.sides:
            await _guest(side).arrive(self.table)


def _guest(side: Side) -> Guest:
    assert isinstance(side.page, Guest)
    return side.page


def kinds(guest: Guest, start: int = 0) -> list[str]:
    """The kinds of events that a guest got, in order."""
    return [event["type"] for event in guest.events[start:]]
