"""What phones do in their own ways: two thumbs, sound after a tap, nothing kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rumpus.tables.arena_wire import INPUT_BYTES, INPUTS
from tests.e2e.browsers.guest import Guest
from tests.e2e.browsers.webkit import WebKit
from tests.server.harness import open_table
from tests.server.running import HouseInAThread, house_in_a_thread

# The socket is open already: all of them share this method.
HEARS_INPUTS = f"""(() => {{
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {{
        if (typeof data !== 'string') {{
            const bytes = [...new Int8Array(data.buffer ?? data)];
            if (bytes[0] === {INPUTS}) window.steered = bytes.slice(-{INPUT_BYTES});
        }}
        return send.call(this, data);
    }};
}})()"""
# Whether the page asked for sound while the browser counted the tap as a gesture.
HEARS_RESUMES = """(() => {
    const resume = AudioContext.prototype.resume;
    window.resumed = [];
    AudioContext.prototype.resume = function () {
        window.resumed.push(navigator.userActivation.isActive);
        return resume.call(this);
    };
})()"""
RING = '[role="application"]'
FILLS = """(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
            for (let number = 0; ; number += 1) localStorage.setItem(`filled-${size}-${number}`, 'x'.repeat(size));
        } catch {
            continue;
        }
    }
})()"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server whose bouts last until everything has been checked."""
    with house_in_a_thread(tmp_path_factory.mktemp("phones") / "rumpus.sqlite3", arena_speed=0.05) as house:
        yield house


async def test_two_thumbs_steer_a_fighter(guest: Guest) -> None:
    # Somebody who has learnt from the dummy fights at once.
    await guest.begin(lesson="on")
    await guest.open("/")
    await guest.tap("button", "Step in")
    await guest.tap("button", "Fight!", exact=True)
    await guest.until("document.querySelector('[data-testid=\"ring-canvas\"]')?.dataset.ready === 'true'")
    await guest.tab.evaluate(HEARS_INPUTS)
    ring = await guest.place(RING)
    left, right = ring.at(0.25, 0.75), ring.at(0.75, 0.75)
    await guest.tab.hold([left, (left[0], left[1] - 50)], [right, (right[0] + 60, right[1])])
    # On an upright phone the floor is turned: up on the glass is ahead, to the right is to the right of the fighter.
    await guest.until("window.steered?.[0] > 100 && Math.abs(window.steered[1]) < 20")
    await guest.until("Math.abs(window.steered[3]) > 100 && Math.abs(window.steered[2]) < 20")
    await guest.until("document.querySelectorAll('.stick').length === 4")
    await guest.tab.let_go()
    await guest.until("window.steered[0] === 0 && window.steered[1] === 0")


async def test_a_tap_anywhere_unlocks_the_sound_of_a_screen(guest: Guest, house: HouseInAThread) -> None:
    await guest.begin()
    code = await open_table(house)
    await guest.open(f"/t/{code}/screen")
    await guest.sees("button", "Tap for sound")
    await guest.tab.evaluate(HEARS_RESUMES)
    await guest.touch([(200, 300)])
    await guest.until("window.resumed.includes(true)")
    # On a machine without a sound card, Firefox waits for one.
    if isinstance(guest.tab, WebKit):
        await guest.sees("button", "Sound is on")


async def test_a_device_without_room_says_so_and_plays(guest: Guest) -> None:
    await guest.begin()
    await guest.tab.evaluate(FILLS)
    await guest.open("/")
    await guest.reads("This browser keeps nothing")
    await guest.tap("button", re.compile("^Play now.*Mantis"))
    await guest.tap("textbox", "Your name")
    await guest.type("Ann")
    await guest.press("Enter")
    await guest.tap("button", re.compile("^Score"))
    await guest.tap("button", "Menu", exact=True)
    await guest.sees("dialog", "Menu")
