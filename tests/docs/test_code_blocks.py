"""Python code blocks in the README and in docs run as they are.

Those of YOUR_OWN_GAME.md are parts of the examples (`test_your_own_game.py`), which have tests of their own.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [*ROOT.glob("*.md"), *(page for page in ROOT.glob("docs/**/*.md") if page.name != "YOUR_OWN_GAME.md")]
BLOCKS = {
    f"{page.name}-{number}": code
    for page in PAGES
    for number, code in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), start=1)
}


@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_of_python_runs(name: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", BLOCKS[name]], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout, "it shows something"


def test_the_readme_shows_how_to_play_a_game() -> None:
    assert "README.md-1" in BLOCKS
