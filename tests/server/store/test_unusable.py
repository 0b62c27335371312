"""A database that cannot be opened is reported in one line with the reason and a remedy, and never with a password."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from rumpus.server.store import DatabaseUnusable, open_store


def _refusal(address: str) -> str:
    with pytest.raises(DatabaseUnusable) as refused:
        open_store(address)
    assert "\n" not in refused.value.message
    return refused.value.message


def test_a_file_that_is_not_a_database_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("This is no database. " * 100)
    assert "file is not a database" in _refusal(f"sqlite:///{path}")
    assert path.read_text().startswith("This is no database.")


def test_a_folder_is_reported(tmp_path: Path) -> None:
    assert "--database" in _refusal(f"sqlite:///{tmp_path}")


def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    # A file in the place of a folder: even root cannot write there.
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in _refusal(f"sqlite:///{tmp_path / 'file' / 'rumpus.sqlite3'}")


@pytest.mark.parametrize(
    "address", ["nonsense", "http://example.org", "mysql://user:hushhush@host/db", "postgresql://host:port/db", ""]
)
def test_an_address_of_an_unknown_kind_of_database_is_reported(address: str) -> None:
    told = _refusal(address)
    assert "sqlite:///" in told
    assert "hushhush" not in told


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(address: str) -> None:
    assert "sqlite:///" in _refusal(address)


def test_a_server_that_does_not_answer_is_reported() -> None:
    told = _refusal("postgresql://user:hushhush@127.0.0.1:1/rumpus")
    assert "cannot be opened" in told
    assert "hushhush" not in told


def test_a_database_of_a_newer_version_is_reported(address: str) -> None:
    store = open_store(address)
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    store.close()
    assert "newer" in _refusal(address)
