"""What `rumpus new` writes can be played, checked, typed and tested as it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rumpus.cli import app
from rumpus.guests import load_game
from rumpus.guests.admission import faults_of
from rumpus.guests.skeletons import KINDS, CannotWrite, Kind, game_files, names_of, page_files, write
from rumpus.play import check_game, make_bot, play

CHECKOUT = Path(__file__).parents[3]
RUN = CliRunner()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["tag", "table"])
def test_a_new_game_is_played_by_bots_and_welcome_on_a_server(kind: Kind, name: str, tmp_path: Path) -> None:
    write(game_files(names_of(name), kind, tmp_path))
    game = load_game(str(tmp_path / f"{name}.py"))
    assert (game.facts.name, game.facts.title) == (name, name.capitalize())
    made = game(seats=3)
    played = play(made, [make_bot(made, "random")] * 3, seed=b"new")
    assert played.outcome.winners
    assert faults_of(game, frozenset()) == []


@pytest.mark.whole
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_conforms_and_its_test_passes(kind: Kind, tmp_path: Path) -> None:
    write(game_files(names_of("tag"), kind, tmp_path))
    assert check_game(load_game(str(tmp_path / "tag.py")), seeds=range(2)) == []
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", CHECKOUT / "pyproject.toml", "--rootdir", ".", "."],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "passed" in tested.stdout


@pytest.mark.whole
def test_new_games_have_strict_types(tmp_path: Path) -> None:
    for kind in KINDS:
        write(game_files(names_of(f"my_{kind}"), kind, tmp_path))
    files = sorted(file.name for file in tmp_path.iterdir())
    cache = CHECKOUT / ".mypy_cache" / "skeletons"
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", cache, *files]
    typed = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert typed.returncode == 0, typed.stdout + typed.stderr


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "test_tag.py").write_text("mine")
    with pytest.raises(CannotWrite, match=r"test_tag\.py exists already"):
        write(game_files(names_of("tag"), "turns", tmp_path))
    assert (tmp_path / "test_tag.py").read_text() == "mine"
    assert not (tmp_path / "tag.py").exists()


def test_a_page_is_written_into_a_checkout(tmp_path: Path) -> None:
    (tmp_path / "web/src/lib/games").mkdir(parents=True)
    inside = tmp_path / "examples"
    inside.mkdir()
    written = page_files(names_of("tag"), inside)
    write(written)
    page, texts_of_pages = tmp_path / "web/src/lib/games/tag", tmp_path / "src/rumpus/languages/en/games/tag"
    assert list(written) == [page / "entry.ts", page / "Board.svelte", texts_of_pages / "board.ftl"]
    entry, board, texts = (file.read_text() for file in written)
    assert "genericEntry('tag')" in entry
    assert "t('tag-table')" in board
    assert "tag-table = " in texts


def test_a_page_outside_a_checkout_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="in a checkout of Rumpus, and this folder is in none"):
        page_files(names_of("tag"), tmp_path)


def test_the_command_says_what_it_wrote_and_what_to_do_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["new", "tag", "--secrets"])
    assert done.exit_code == 0
    assert "Tag is in tag.py, test_tag.py." in done.stdout
    assert "rumpus serve --game tag.py --reload" in done.stdout
    assert "rumpus check tag.py" in done.stdout
    assert "Hand" in (tmp_path / "tag.py").read_text()


def test_the_command_writes_one_kind_of_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["new", "tag", "--turns", "--secrets"])
    assert "Choose one of --turns, --secrets, --simultaneous" in str(done.exception)
    assert list(tmp_path.iterdir()) == []
