"""The numbers that the pages' twin of the motion is held to."""

from __future__ import annotations

from tests.arena.volley.vectors import FILE, text


def test_the_file_for_the_pages_says_what_the_motion_does() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.arena.volley.vectors"
