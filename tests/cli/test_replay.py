"""`rumpus replay`: a file is told sentence by sentence, or refused in one line."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from rumpus.bots import Level
from rumpus.engine import Dice, Run
from rumpus.engine.run import Entry
from rumpus.games.mantis import Mantis
from rumpus.replays.format import Player, to_replay
from tests.cli.conftest import Rumpus
from tests.server.recorded import recorded_game

SEED = bytes(16)


def _replay(*names: str, turns: int | None = None) -> dict[str, Any]:
    """A game of random choices between these people, to the end or for so many turns."""
    game = Mantis(seats=len(names))
    run = Run(game, SEED)
    run.start()
    entries: list[Entry] = []
    dice = Dice(b"choices")
    while run.outcome is None and (turns is None or len(entries) < turns):
        seat = run.state.public.to_move
        (prompt,) = game.prompts(run.state, seat)
        action = game.sample_action(game.view(run.state, seat), prompt, dice)
        entries.append(run.act(seat, action, 1000 * len(entries)).entry)
    players = tuple(Player(name) for name in names)
    found: dict[str, Any] = json.loads(to_replay(game, SEED, players, entries).to_json())
    return found


def _written(folder: Path, replay: Any) -> str:
    path = folder / "replay.json"
    path.write_bytes(replay if isinstance(replay, bytes) else json.dumps(replay).encode())
    return str(path)


def test_a_game_is_told_from_the_deal_to_the_ranks(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("replay", _written(tmp_path, _replay("Ann", "Bo", "Cy")))
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Mantis with Ann, Bo, Cy"
    assert "Ended by M-END-" in said.out
    assert lines[-3].startswith("  1. ")


def test_a_game_that_was_cut_short_says_so(rumpus: Rumpus, tmp_path: Path) -> None:
    assert "The game was not finished." in rumpus("replay", _written(tmp_path, _replay("Ann", "Bo", turns=5))).out


def test_the_rules_that_each_event_rests_on_can_be_shown(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("replay", "--rules", _written(tmp_path, _replay("Ann", "Bo")))
    told = [line for line in said.out.splitlines() if line[3:4] == ":"]
    assert told[0].endswith("goes first. [M-SETUP-1, M-SETUP-3]")
    assert all(line.endswith("]") for line in told)


def test_rules_are_not_shown_unless_asked_for(rumpus: Rumpus, tmp_path: Path) -> None:
    assert "[M-" not in rumpus("replay", _written(tmp_path, _replay("Ann", "Bo"))).out


def test_a_hostile_name_cannot_send_control_codes_to_the_terminal(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("replay", _written(tmp_path, _replay("\x1b[2JAnn\x07", "\u202eoB", turns=3)))
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "\x07" not in said.out
    assert "\u202e" not in said.out
    assert "Mantis with [2JAnn, oB" in said.out


def test_a_hostile_card_cannot_send_control_codes_to_the_terminal(rumpus: Rumpus, tmp_path: Path) -> None:
    deck = json.loads(resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text("utf-8"))
    for number, card in enumerate(deck["cards"]):
        card["name"] = f"\x1b]0;{number}\x07\x9b\u202e"
    levels: tuple[Level, ...] = ("random",) * 3
    replay = recorded_game("fake_swords", levels, SEED, fights="quick", deck=json.dumps(deck))
    said = rumpus("replay", _written(tmp_path, replay.to_json()))
    assert said.code == 0
    assert not set("\x1b\x07\x9b\u202e") & set(said.out)
    assert "\\x1b]0;" in said.out


def test_a_hostile_error_cannot_send_control_codes_to_the_terminal(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("replay", _written(tmp_path, _replay("Ann", "Bo", turns=3) | {"format": "\x07\u202e"}))
    assert said.code == 2
    assert not {"\x07", "\u202e"} & set(said.err)


def _entry(**changes: Any) -> dict[str, Any]:
    replay = _replay("Ann", "Bo", turns=3)
    replay["entries"][1] |= changes
    return replay


@pytest.mark.parametrize(
    ("replay", "told"),
    [
        (b"", "nor any JSON"),
        (b"\x00\xff", "nor any JSON"),
        (b"[" * 100_000, "not a Rumpus replay"),
        ({"format": "rumpus-replay-9"}, "not a Rumpus replay"),
        (_replay("Ann", "Bo", turns=3) | {"game": "chess"}, "'chess' is not known here"),
        (_replay("Ann", "Bo", turns=3) | {"rules_version": 99}, "version 99 of the rules"),
        (_replay("Ann", "Bo", turns=3) | {"options": {"jokers": 1}}, "jokers"),
        (_replay("Ann", "Bo", turns=3) | {"players": [{"name": "Ann"}]}, "2 to 6 players"),
        (_entry(seat=7), "entry 2: there is no seat 7"),
        (_entry(seat=None), "entry 2: M-TURN-1"),
        (_entry(at_ms=0) | {"entries": [{"at_ms": 9, "by": "x", "seat": 0, "action": {"type": "fly"}}]}, "entry 1"),
        (_entry(action={"type": "wake"}), "entry 2"),
        (_entry(check="0" * 16), "entry 2: the state is not the one that was recorded"),
    ],
)
def test_a_broken_file_is_reported_in_one_line_with_the_place(
    rumpus: Rumpus, tmp_path: Path, replay: Any, told: str
) -> None:
    said = rumpus("replay", _written(tmp_path, replay))
    assert said.code == 2
    assert told in said.err
    assert said.err.startswith("rumpus: ")
    assert len(said.err.splitlines()) == 1


def test_a_missing_file_and_a_folder_are_refused(rumpus: Rumpus, tmp_path: Path) -> None:
    assert "No such file" in rumpus("replay", str(tmp_path / "nothing.json")).err
    assert "Is a directory" in rumpus("replay", str(tmp_path)).err
