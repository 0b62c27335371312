"""The system's Firefox, controlled over WebDriver BiDi: Playwright can only control its own build of Firefox."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tests.e2e.browsers.tab import Actions, Point, finger

NAMES = ("firefox-esr", "firefox")
PATIENCE_S = 60.0
PHONE: Final[Mapping[str, int]] = {
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
}
"""A device with a screen to touch, and nothing that hovers."""
STILL: Final[Mapping[str, int]] = {**PHONE, "ui.prefersReducedMotion": 1}
"""The same, and its pages move nothing."""
LARGEST_MESSAGE = 2**24
"""A screenshot comes in one message."""


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._tab = ""
        self._complaints: list[str] = []

    async def begin(self) -> None:
        await self._do("session.new", capabilities={})
        await self._do("session.subscribe", events=["log.entryAdded"])
        tree = await self._do("browsingContext.getTree")
        self._tab = tree["contexts"][0]["context"]

    async def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        await self._do("browsingContext.setViewport", context=self._tab, viewport=viewport)

    async def before_scripts(self, script: str) -> None:
        """Run this before the scripts of every page that is opened from now on."""
        await self._do("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    async def open(self, address: str) -> None:
        await self._do("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    async def evaluate(self, script: str) -> Any:
        """The value of an expression; a promise is awaited."""
        said = await self._do(
            "script.evaluate",
            # Returned as JSON text, so that it needs no conversion.
            expression=f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    async def perform(self, *actions: Actions) -> None:
        await self._do("input.performActions", context=self._tab, actions=list(actions))

    async def hold(self, *paths: Sequence[Point]) -> None:
        await self.perform(*(finger(path, number=number, stays=True) for number, path in enumerate(paths)))

    async def let_go(self) -> None:
        await self._do("input.releaseActions", context=self._tab)

    async def complaints(self) -> list[str]:
        # What the browser said before this answer has been read with it.
        await self.evaluate("null")
        said, self._complaints = self._complaints, []
        return said

    async def picture(self) -> str:
        """A screenshot as a PNG in base64."""
        picture: str = (await self._do("browsingContext.captureScreenshot", context=self._tab))["data"]
        return picture

    async def _do(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        async with asyncio.timeout(PATIENCE_S):
            async for message in self._socket:
                answer = json.loads(message)
                if answer.get("method") == "log.entryAdded":
                    self._hear(answer["params"])
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    return answer["result"]
        raise AssertionError(f"Firefox left without an answer to {method}")

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._complaints.append(entry.get("text") or "")


@asynccontextmanager
async def firefox(program: str, profile: Path, *, prefs: Mapping[str, int] | None = None) -> AsyncIterator[Firefox]:
    """A headless Firefox that is stopped afterwards. The folder for its profile must exist."""
    lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in (prefs or {}).items()]
    (profile / "user.js").write_text("".join(lines))
    process = await asyncio.create_subprocess_exec(
        *(program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        address = await asyncio.wait_for(_address(process), PATIENCE_S)
        async with connect(f"{address}/session", max_size=LARGEST_MESSAGE) as socket:
            tab = Firefox(socket)
            await tab.begin()
            yield tab
    finally:
        process.kill()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    async for line in process.stderr:
        if match := re.search(r"WebDriver BiDi listening on (ws://\S+)", line.decode(errors="replace")):
            return match[1]
    raise AssertionError("Firefox ended before it could be spoken to")
