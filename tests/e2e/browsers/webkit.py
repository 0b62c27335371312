"""The system's WebKit, controlled by its WebDriver: Playwright can only control its own build of WebKit.

It has a window on a display of its own, whose size is that of the page. A finger is a mouse for it: WebKitGTK makes no
touches from WebDriver's input.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.browsers.tab import Actions, Point

PATIENCE_S = 60.0
PROGRAMS = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")
SCREEN = "1920x1200x24"
# The bar of the window would be wider than a phone.
SMALL_BAR = """
* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
image { -gtk-icon-source: none; }
"""
MOVES_NOTHING = "[Settings]\ngtk-enable-animations=0\n"
# The driver tells nothing of the browser's console. What a page complains about while it loads is not heard.
HEARS = """(() => {
    const complaints = (window.complaints = []);
    for (const level of ['error', 'warn']) {
        const say = console[level].bind(console);
        console[level] = (...words) => { complaints.push(words.join(' ')); say(...words); };
    }
    addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        complaints.push(`${violatedDirective} forbids ${blockedURI}`));
})()"""

# The events of fingers, in the order of a real touch. The browser captures only pointers that it knows itself.
HOLDS = """(paths) => {
    Element.prototype.setPointerCapture = () => undefined;
    const say = (kind, [x, y], id) => {
        const target = document.elementFromPoint(x, y);
        const given = { pointerId: 10 + id, pointerType: 'touch', clientX: x, clientY: y };
        target.dispatchEvent(new PointerEvent(kind, { ...given, button: 0, bubbles: true, cancelable: true }));
    };
    paths.forEach(([first, ...others], id) => {
        say('pointerdown', first, id);
        for (const point of others) say('pointermove', point, id);
    });
    window.letGo = () => paths.forEach((path, id) => say('pointerup', path.at(-1), id));
}"""


def found() -> tuple[str, str] | None:
    """The driver and the browser, if there is everything that they need."""
    driver = shutil.which("WebKitWebDriver")
    browser = next((str(each) for pattern in PROGRAMS for each in Path("/").glob(pattern[1:])), None)
    return (driver, browser) if driver and browser and shutil.which("Xvfb") else None


class WebKit:
    """One tab."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self._session = ""
        self._bar = 0

    async def begin(self, browser: str) -> None:
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = (await self._ask("POST", "/session", capabilities=wanted))["sessionId"]
        self._bar = await self.evaluate("outerHeight - innerHeight")

    async def end(self) -> None:
        await self._ask("DELETE", f"/session/{self._session}")

    async def complaints(self) -> list[str]:
        found: list[str] = await self.evaluate("window.complaints?.splice(0)")
        return found or []

    async def open(self, address: str) -> None:
        await self._do("url", url=address)
        await self.evaluate(HEARS)

    async def evaluate(self, script: str) -> Any:
        # Returned as JSON text, so that it needs no conversion.
        whole = f"return Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"
        return json.loads(await self._do("execute/sync", script=whole, args=[]))

    async def perform(self, *actions: Actions) -> None:
        await self._do("actions", actions=list(actions))

    async def hold(self, *paths: Sequence[Point]) -> None:
        await self.evaluate(f"({HOLDS})({json.dumps(paths)})")

    async def let_go(self) -> None:
        await self.evaluate("window.letGo()")

    async def resize(self, width: int, height: int) -> None:
        await self._do("window/rect", x=0, y=0, width=width, height=height + self._bar)
        await self.evaluate(f"""new Promise((done) => {{
            const fits = () => innerWidth === {width} && innerHeight === {height};
            const look = () => (fits() ? done() : requestAnimationFrame(look));
            look();
        }})""")

    async def picture(self) -> str:
        picture: str = await self._ask("GET", f"/session/{self._session}/screenshot")
        return picture

    async def _do(self, command: str, **params: Any) -> Any:
        return await self._ask("POST", f"/session/{self._session}/{command}", **params)

    async def _ask(self, method: str, path: str, **params: Any) -> Any:
        answer = await self._client.request(method, path, json=params if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value}"
        return value


@asynccontextmanager
async def webkit(driver: str, browser: str, folder: Path) -> AsyncIterator[WebKit]:
    """A WebKit that is stopped afterwards. What it keeps goes into the folder."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(SMALL_BAR)
    (folder / "gtk-3.0" / "settings.ini").write_text(MOVES_NOTHING)
    async with AsyncExitStack() as stack:
        display = await stack.enter_async_context(_display())
        own = {name: str(folder) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        port = await stack.enter_async_context(
            _driver(driver, {**os.environ, **own, "DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"})
        )
        client = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S)
        )
        tab = WebKit(client)
        await tab.begin(browser)
        stack.push_async_callback(tab.end)
        yield tab


@asynccontextmanager
async def _display() -> AsyncIterator[str]:
    """A display that nobody sees. It chooses its number itself."""
    reading, writing = os.pipe()
    process = await asyncio.create_subprocess_exec(
        *("Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"),
        pass_fds=[writing],
        stderr=asyncio.subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            yield ":" + (await asyncio.wait_for(asyncio.to_thread(pipe.readline), PATIENCE_S)).strip()
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def _driver(program: str, environment: dict[str, str]) -> AsyncIterator[int]:
    """The driver; its value is the port at which it answers."""
    port = _free_port()
    process = await asyncio.create_subprocess_exec(program, f"--port={port}", env=environment)
    try:
        async with asyncio.timeout(PATIENCE_S), httpx.AsyncClient() as client:
            while not await _answers(client, port):  # noqa: ASYNC110 - the driver tells nobody of it
                await asyncio.sleep(0.02)
        yield port
    finally:
        process.terminate()
        await process.wait()


async def _answers(client: httpx.AsyncClient, port: int) -> bool:
    try:
        return (await client.get(f"http://127.0.0.1:{port}/status")).is_success
    except httpx.TransportError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
