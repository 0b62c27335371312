"""From `rumpus new` to the first move on a phone: three commands, and no file of ours is touched."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.generic_people import choose, picks
from tests.e2e.people import Invite
from tests.server.running import RUMPUS, RunningServer, running_server


@pytest.fixture
def race_server(tmp_path: Path) -> Iterator[RunningServer]:
    for command in (("new", "race"), ("check", "race.py", "--seeds", "1")):
        subprocess.run([RUMPUS, *command], cwd=tmp_path, check=True, capture_output=True)
    with running_server(tmp_path / "rumpus.sqlite3", "--game", str(tmp_path / "race.py"), "--reload") as server:
        yield server


async def test_three_commands_lead_to_the_first_move_on_a_phone_and_changed_rules_begin_a_fresh_game(
    invite: Invite, race_server: RunningServer, tmp_path: Path
) -> None:
    ann, bob = await invite("Ann", at=race_server), await invite("Bob", at=race_server)
    code = await ann.new_table("Race")
    await bob.join(code)
    await ann.start()
    await expect(picks(ann)).to_have_text(["One number", "2 numbers", "3 numbers"])
    await choose(ann, "2 numbers")
    await expect(picks(bob)).to_have_count(3)
    await expect(bob.page.get_by_role("main")).to_contain_text("Ann counts to 2.")

    rules = tmp_path / "race.py"
    rules.write_text(rules.read_text().replace("    rulebook = ", "    rules_version = 2\n    rulebook = "))
    waiting = ann.page.get_by_test_id("waiting")
    await expect(waiting).to_contain_text("this is a fresh game")
    await expect(picks(ann)).to_have_count(3)
    await choose(ann, "2 numbers")
    await expect(waiting).to_be_hidden()
    await expect(bob.page.get_by_role("main")).to_contain_text("Ann counts to 2.")
