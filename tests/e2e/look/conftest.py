"""A camera for each game. With `--write-pictures` the pictures are written instead of compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.async_api import Browser

from rumpus.server import routes
from rumpus.tables import house as houses
from rumpus.tables import screens
from rumpus.tables.qr import qr_svg
from tests.e2e.look.camera import Camera, name_of
from tests.server import harness

CODES = {"burrito": "TRRYT", "fake_swords": "FKWRD", "mantis": "MNTCK", "swordcrafters": "CRFTR", "wordy": "WRDYX"}
AVATARS = {"Ann": "fox", "Bo": "owl", "Cy": "cat", "Di": "frog"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-pictures", action="store_true", help="write the pictures of tests/e2e/look again")


@pytest.fixture
def camera(
    chromium: Path, browser: Browser, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Camera]:
    """What differs from table to table is always the same in pictures: the code, the QR code and the faces."""
    monkeypatch.setattr(routes, "qr_svg", lambda link: qr_svg("https://rumpus.example/"))
    monkeypatch.setattr(screens, "random", SimpleNamespace(choice=lambda faces: faces[0]))
    monkeypatch.setattr(
        harness, "profile", lambda name: {"name": name, "avatar": AVATARS[name.split()[0]], "colour": "sea"}
    )
    writes = bool(request.config.getoption("--write-pictures", default=False))
    any_code = houses.new_code

    def camera(game: str) -> Camera:
        codes = iter((CODES[game],))
        monkeypatch.setattr(houses, "new_code", lambda taken=0: next(codes, None) or any_code(taken))
        return Camera(game, name_of(chromium, browser), writes=writes)

    return camera
