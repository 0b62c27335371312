"""The games in `examples/`, imported from their files."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from rumpus.games import AnyGame

FOLDER = Path(__file__).parents[2] / "examples"


def module(name: str) -> ModuleType:
    """The module of `examples/<name>.py`, the same one each time."""
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


EXAMPLES: dict[str, type[AnyGame]] = {
    "pig": module("pig").Pig,
    "liars_dice": module("liars_dice").LiarsDice,
    "jackdaws": module("jackdaws").Jackdaws,
}
