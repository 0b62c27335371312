"""docs/API.md lists exactly the public names, each with its docstring."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.api import PUBLIC, api, definition, public_names

FILE = Path(__file__).parents[2] / "docs" / "API.md"
NAMES = [(module, name) for module in PUBLIC for name in public_names(module)]


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == api(), "Run `make docs` and commit what it writes."


@pytest.mark.parametrize("module", PUBLIC)
def test_what_is_listed_is_what_the_module_exports(module: str) -> None:
    part = FILE.read_text(encoding="utf-8").split(f"## `{module}`\n")[1].split("\n## ")[0]
    assert tuple(re.findall(r"^### `(?:class )?(\w+)", part, re.MULTILINE)) == public_names(module)


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_a_public_name_has_a_docstring(module: str, name: str) -> None:
    assert definition(module, name).doc
