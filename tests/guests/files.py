"""Game files for tests: Pig, with mistakes."""

from __future__ import annotations

from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
PIG = EXAMPLES / "pig.py"


def changed_pig(folder: Path, *changes: tuple[str, str], name: str = "my_pig") -> Path:
    """A copy of Pig with another name in which some texts are replaced."""
    source = PIG.read_text().replace('Facts("pig", "Pig"', f'Facts("{name}", "My Pig"')
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new)
    path = folder / f"{name}.py"
    path.write_text(source)
    return path


def line_of(path: Path, text: str) -> int:
    """The number of the first line with that text."""
    return next(number for number, line in enumerate(path.read_text().splitlines(), start=1) if text in line)
