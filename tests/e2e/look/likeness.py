"""How much a picture differs from a stored one, and how much it may."""

from __future__ import annotations

import numpy as np

from tests.e2e.look.png import Picture, Pixels, Stored

UNLIKE = 72
"""A pixel differs if its red, green or blue differs by more than this (of 255). Storing few colours costs up to 26."""
UNLIKE_EXACT = 12
"""The same for a pixel whose colour was stored exactly."""
MOST_UNLIKE = 0.0003
"""The share of pixels that may differ. A stored picture of a phone has 82,000 pixels, and of a desk 256,000."""
MOST_UNLIKE_ELSEWHERE = 0.02
"""The same for another browser than the one that made the stored picture."""


def differing(stored: Stored, picture: Picture) -> Pixels:
    """The pixels that differ."""
    apart = np.abs(stored.picture.astype(np.int16) - picture).max(axis=2)
    found: Pixels = apart > np.where(stored.exact, UNLIKE_EXACT, UNLIKE)
    return found


def marked(picture: Picture, unlike: Pixels) -> Picture:
    """The picture, pale, with these pixels in red."""
    pale = (picture // 3 + 170).astype(np.uint8)
    pale[unlike] = (255, 0, 0)
    return pale


def most_unlike(browser: str, made_by: str) -> float:
    """The share of pixels that may differ, by the browser at hand and the one that made the stored picture."""
    return MOST_UNLIKE if _kind(browser) == _kind(made_by) else MOST_UNLIKE_ELSEWHERE


def _kind(browser: str) -> tuple[str, str]:
    """The program with its major version, and the machine."""
    version, _, machine = browser.partition(" on ")
    return version.partition(".")[0], machine
