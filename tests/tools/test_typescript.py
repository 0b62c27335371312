"""The generated TypeScript types of the web app are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.typescript import generated_files

WEB = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("path", sorted(generated_files()))
def test_a_generated_file_is_up_to_date(path: str) -> None:
    assert (WEB / path).read_text(encoding="utf-8") == generated_files()[path], (
        "Run `python -m tools.typescript` in the checkout and commit what it writes."
    )
