"""Arithmetic that gives the same bits on every machine."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import rumpus.arena
from rumpus.arena.shared.exact import along, length, limited, settle, turned, unit

ARENA = Path(rumpus.arena.__file__).parent
STEPPED = sorted(
    path
    for path in [*ARENA.glob("*.py"), *(ARENA / "duel").glob("*.py")]
    if path.stem not in ("snapshots", "constants")
)
INEXACT = {
    *("sum", "dot", "matmul", "einsum", "norm", "hypot", "power", "exp", "log", "maximum", "minimum", "clip", "mean"),
    *("sin", "cos", "tan", "arctan", "arctan2", "sign", "cumsum", "prod", "reciprocal", "square", "fma"),
}


def test_the_checked_files_include_the_simulation() -> None:
    assert {"motion", "wishes", "clash", "contacts", "judge", "orders"} <= {path.stem for path in STEPPED}


@pytest.mark.parametrize("path", STEPPED, ids=lambda path: path.stem)
def test_a_step_uses_nothing_that_differs_between_machines_batches_or_languages(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Pow | ast.MatMult), f"{path.name}: ** or @"
        if isinstance(node, ast.Attribute):
            assert node.attr not in INEXACT, f"{path.name}:{node.lineno}: {node.attr}"


def test_tiny_values_become_zero_without_a_sign() -> None:
    values = np.array([1e-10, -1e-10, -0.0, 1e-8, -1.0])
    settle(values)
    assert values.tolist() == [0.0, 0.0, 0.0, 1e-8, -1.0]
    assert not np.signbit(values[:3]).any()


def test_vectors() -> None:
    vectors = np.array([[3.0, 0.0], [4.0, 0.0]])
    assert length(vectors).tolist() == [5.0, 0.0]
    assert unit(vectors)[:, 0].tolist() == [0.6, 0.8]
    assert unit(vectors)[:, 1].tolist() == [0.0, 0.0]
    assert along(vectors, vectors).tolist() == [25.0, 0.0]
    assert limited(np.array([-3.0, 0.5, 3.0]), 1.0).tolist() == [-1.0, 0.5, 1.0]


def test_turning_by_half_tangents() -> None:
    quarter = turned(np.array([[1.0], [0.0]]), np.array([np.sqrt(2.0) - 1.0]))
    assert np.allclose(quarter[:, 0], [np.sqrt(0.5), np.sqrt(0.5)])
    assert np.allclose(turned(np.array([[1.0], [0.0]]), np.array([1.0]))[:, 0], [0.0, 1.0])
