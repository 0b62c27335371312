"""Battles use only arithmetic that gives the same bits everywhere (`rumpus.arena.shared.exact`)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rumpus.arena import volley

FOLDER = Path(volley.__file__).parent
NOT_SIMULATED = ("snapshots.py", "constants.py")
"""Files that only describe a battle may round and clip."""
STEPPED = sorted(path for path in FOLDER.glob("*.py") if path.name not in NOT_SIMULATED)
FORBIDDEN = {
    "sum",
    "dot",
    "einsum",
    "norm",
    "hypot",
    "exp",
    "power",
    "maximum",
    "minimum",
    "clip",
    "sin",
    "cos",
    "matmul",
}


@pytest.mark.parametrize("path", STEPPED, ids=lambda path: path.stem)
def test_a_step_uses_only_exact_arithmetic(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in FORBIDDEN, f"{path.name}:{node.lineno}"
        if isinstance(node, ast.BinOp | ast.AugAssign):
            assert not isinstance(node.op, ast.Pow | ast.MatMult), f"{path.name}:{node.lineno}"
