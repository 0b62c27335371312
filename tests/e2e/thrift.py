"""Makes pages cheaper to run: without a graphics card every picture and every sound costs time of the processor."""

from __future__ import annotations

from typing import Final

from playwright.async_api import BrowserContext

# As many pictures as a slow phone draws: three of four are left out. All callbacks of a picture are called together.
DRAWS_RARELY: Final = """{
    const EVERY_MS = 60;
    const SOON_MS = 8;
    const ask = window.requestAnimationFrame.bind(window);
    let waiting = new Map();
    let number = 0;
    let drawn = 0;
    let isAsked = false;
    const draw = (now) => {
        const callbacks = waiting;
        [waiting, drawn, isAsked] = [new Map(), now, false];
        for (const each of callbacks.values()) each(now);
    };
    window.requestAnimationFrame = (callback) => {
        number += 1;
        waiting.set(number, callback);
        if (!isAsked) {
            isAsked = true;
            const wait = drawn + EVERY_MS - SOON_MS - performance.now();
            if (wait > 0) setTimeout(() => ask(draw), wait);
            else ask(draw);
        }
        return number;
    };
    // For tests that wait for pictures.
    window.askForPicture = ask;
    window.cancelAnimationFrame = (which) => waiting.delete(which);
}"""

IS_SILENT: Final = "delete window.AudioContext;"


HAS_NO_WORKER: Final = "delete Navigator.prototype.serviceWorker;"


async def draw_rarely(context: BrowserContext) -> None:
    """Let pages that are opened from now on draw about 16 pictures a second. Animations of the browser go on."""
    await context.add_init_script(DRAWS_RARELY)


async def silence(context: BrowserContext) -> None:
    """Let pages that are opened from now on make no sounds, as in a browser without them."""
    await context.add_init_script(IS_SILENT)


async def without_worker(context: BrowserContext) -> None:
    """Let pages that are opened from now on start no service worker, as in a browser without one. It would fetch every
    page twice, and answer what tests want to change."""
    await context.add_init_script(HAS_NO_WORKER)
