"""Somebody at a table with any browser: looks, taps, drags and types, and finds everything by its role and words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.e2e.browsers.finding import Words, by_role, by_selector, to_touch
from tests.e2e.browsers.tab import Point, Tab, finger, keys
from tests.server.harness import Server

PATIENCE_S = 60.0
PAUSE_S = 0.03
STEPS = 6
"""The number of moves in a stroke."""
EMPTY = "/favicon.svg"
"""The smallest address of the server, to write into the device's storage before a page reads it."""


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float

    def at(self, right: float = 0.5, down: float = 0.5) -> Point:
        """A place in it, in shares of its width and height."""
        return self.left + self.width * right, self.top + self.height * down


class Guest:
    def __init__(self, tab: Tab, server: Server) -> None:
        self.tab = tab
        self.server = server

    # Coming in

    async def open(self, path: str) -> None:
        await self.tab.open(self.server.url + path)

    async def begin(self, **kept: str) -> None:
        """A device that has kept nothing but this."""
        await self.open(EMPTY)
        store = "".join(
            f"localStorage.setItem({json.dumps(f'rumpus.{key}')}, {json.dumps(kept[key])});" for key in kept
        )
        await self.tab.evaluate(f"(() => {{ localStorage.clear(); sessionStorage.clear(); {store} }})()")

    async def take_seat(self, code: str, credential: str | None) -> None:
        """Open the table's page on a device that the table knows already."""
        await self.begin(**{f"credential.{code}": credential or ""})
        await self.open(f"/t/{code}")

    # Looking

    async def until(self, fact: str) -> Any:
        """Wait until this expression has a value that counts as true."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not (found := await self.tab.evaluate(fact)):  # noqa: ASYNC110 - pages tell nothing by themselves
                    await asyncio.sleep(PAUSE_S)
        except TimeoutError:
            text = await self.tab.evaluate("document.body.innerText")
            raise AssertionError(f"Never true: {fact[-300:]}\nOn the page: {text}") from None
        return found

    async def sees(self, role: str, name: Words, *, exact: bool = False) -> str:
        """Wait until something with this role and name is shown, and return its text."""
        text: str = await self.until(f"{by_role(role, name, exact=exact)}[0]?.textContent")
        return text

    async def sees_any(self, selector: str) -> None:
        await self.until(f"{by_selector(selector)}.length > 0")

    async def has(self, role: str, name: Words, *, exact: bool = False) -> bool:
        return bool(await self.tab.evaluate(f"{by_role(role, name, exact=exact)}.length > 0"))

    async def count(self, selector: str) -> int:
        return int(await self.tab.evaluate(f"{by_selector(selector)}.length"))

    async def box(self, selector: str) -> Box:
        """Where something is that can be touched."""
        return await self._box(by_selector(selector))

    async def place(self, selector: str) -> Box:
        """Where something is, whatever lies over it."""
        box = f"{by_selector(selector)}[0]?.getBoundingClientRect().toJSON()"
        return _box(await self.until(box))

    async def reads(self, words: str) -> None:
        """Wait until the page has these words."""
        await self.until(f"document.body.innerText.includes({json.dumps(words)})")

    # Doing

    async def tap(self, role: str, name: Words, *, exact: bool = False) -> None:
        await self.touch([(await self._box(by_role(role, name, exact=exact))).at()])

    async def tap_any(self, selector: str) -> None:
        await self.touch([(await self.box(selector)).at()])

    async def touch(self, points: Sequence[Point]) -> None:
        """Put a finger on the first point, and move it over the others."""
        await self.tab.perform(finger(points))

    async def drag(self, start: Point, end: Point) -> None:
        (x1, y1), (x2, y2) = start, end
        await self.touch([(x1 + (x2 - x1) * n / STEPS, y1 + (y2 - y1) * n / STEPS) for n in range(STEPS + 1)])

    async def type(self, text: str) -> None:
        await self.tab.perform(keys(text))

    async def press(self, *names: str) -> None:
        await self.tab.perform(keys(names))

    async def _box(self, found: str) -> Box:
        return _box(await self.until(to_touch(found)))


def _box(place: dict[str, float]) -> Box:
    return Box(place["left"], place["top"], place["width"], place["height"])
