"""The code in docs/YOUR_OWN_GAME.md is the code of the examples."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from rumpus.cli import app
from tests.docs.test_code_blocks import BLOCK, ROOT

GUIDE = (ROOT / "docs" / "YOUR_OWN_GAME.md").read_text(encoding="utf-8")
BLOCKS = BLOCK.findall(GUIDE)
SOURCES = [
    ROOT / "examples" / "pig.py",
    ROOT / "examples" / "liars_dice.py",
    ROOT / "src" / "rumpus" / "guests" / "skeletons" / "secrets.py",
]
COMMANDS = [
    line.partition("#")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


def _source_of(block: str) -> Path | None:
    return next((file for file in SOURCES if block in file.read_text(encoding="utf-8")), None)


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_is_a_part_of_an_example(block: str) -> None:
    assert _source_of(block), f"no example has this part:\n{block}"


def test_every_example_is_shown() -> None:
    assert {_source_of(block) for block in BLOCKS} == set(SOURCES)


def test_the_parts_of_pig_are_the_whole_file() -> None:
    shown = "".join(block for block in BLOCKS if _source_of(block) == SOURCES[0])
    whole = SOURCES[0].read_text(encoding="utf-8")
    assert [line for line in shown.splitlines() if line] == [line for line in whole.splitlines() if line]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_exists_with_its_options(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "rumpus"
    found = get_command(app)
    while subcommands := getattr(found, "commands", None):
        found = subcommands[arguments.pop(0)]
    # Parses the arguments without running the command.
    found.make_context(command, arguments)


def test_the_links_within_the_guide_lead_to_its_sections() -> None:
    heads = {re.sub(r"[^a-z -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"^#+ (.*)", GUIDE, re.M)}
    assert set(re.findall(r"\]\(#([^)]*)\)", GUIDE)) <= heads


def test_the_linked_files_exist() -> None:
    for link in re.findall(r"\]\((\.\.[^)#]*|[A-Z]+\.md)", GUIDE):
        assert (ROOT / "docs" / link).exists(), link
