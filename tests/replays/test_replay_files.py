"""Replays give the game back; broken and hostile files are refused with a reason."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.engine import BadReplay, Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.engine.run import CHECK_EVERY
from rumpus.games import GAMES, AnyGame
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Options
from rumpus.replays.film import to_film
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import MOST_BYTES, Player, Replay, read_replay, to_replay
from tests.engine.testgame import KnockKnock

SEED = bytes(range(16))
KNOWN: dict[str, type[AnyGame]] = {**GAMES, "knock_knock": KnockKnock}


@cache
def played(name: str = "mantis", seats: int = 3) -> tuple[Replay, Run[Any, Any, Any]]:
    """The replay of a finished random game, and its run."""
    game = Mantis(Options(hints=True), seats=seats) if name == "mantis" else KnockKnock(seats=seats)
    run: Run[Any, Any, Any] = Run(game, SEED)
    run.start()
    play = RandomPlay(run, Dice(b"replay"), ("M-TURN-1",))
    entries = []
    while run.outcome is None:
        deed = play.next()
        assert deed is not None
        entries.append(run.act(deed.seat, deed.action, deed.at_ms, deed.by).entry)
    players = tuple(Player(name=f"Player {seat}") for seat in range(seats))
    return to_replay(game, SEED, players, entries), run


def changed(replay: Replay, **fields: Any) -> bytes:
    """The replay's file with some fields of its JSON changed."""
    return msgspec.json.encode({**msgspec.json.decode(replay.to_json()), **fields})


def entries_of(replay: Replay) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = msgspec.json.decode(replay.to_json())["entries"]
    return entries


def watch(data: bytes) -> Run[Any, Any, Any]:
    """Read a file and fold it to its end."""
    replay = read_replay(data)
    run = open_replay(replay, KNOWN)
    run.start()
    for _ in fold(replay, run):
        pass
    return run


@pytest.mark.parametrize(("name", "seats"), [("mantis", 2), ("mantis", 5), ("knock_knock", 3)])
def test_a_replay_gives_the_game_back(name: str, seats: int) -> None:
    replay, run = played(name, seats)
    again = watch(replay.to_json())
    assert again.state == run.state
    assert again.outcome == run.outcome
    assert read_replay(replay.to_json()).to_json() == replay.to_json()


def test_a_film_begins_with_the_set_up_and_ends_with_the_outcome() -> None:
    replay, run = played()
    film = to_film(replay, KNOWN)
    assert len(film.frames) == len(replay.entries) + 1
    assert film.outcome == run.outcome
    assert (film.frames[0].public, film.frames[0].private) == (None, {})


def test_a_film_of_sealed_choices_shows_each_seat_its_own_events() -> None:
    film = to_film(played("knock_knock", 3)[0], KNOWN)
    own = [frame for frame in film.frames if frame.own]
    assert own
    for frame in own:
        assert list(frame.own) == [str(frame.seat)]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff\xfe",
        b"not json",
        b'{"format":"rumpus-replay-1"',
        b"[]",
        b"null",
        b"42",
        b"{}",
        b'{"format":"rumpus-replay-9"}',
        '{"format":"☃"}'.encode("utf-16"),
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_a_file_that_is_not_a_replay_is_refused(data: bytes) -> None:
    with pytest.raises(BadReplay, match="not a Rumpus replay"):
        read_replay(data)


def test_a_huge_file_is_refused_without_parsing() -> None:
    with pytest.raises(BadReplay, match="larger than 8 MB"):
        read_replay(b" " * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    "fields",
    [
        {"seed": "00"},
        {"seed": "Z" * 32},
        {"seed": 5},
        {"players": []},
        {"players": [{"name": ""}]},
        {"players": [{"name": "x" * 41}]},
        {"players": [{"name": "Ada"}] * 65},
        {"players": [{"name": "Ada", "admin": True}]},
        {"rules_version": "1"},
        {"entries": {}},
        {"entries": [{"at_ms": -1, "by": "bot", "action": {}}]},
        {"entries": [{"at_ms": 10**13, "by": "bot", "action": {}}]},
        {"entries": [{"at_ms": 0, "by": "x" * 21, "action": {}}]},
        {"entries": [{"at_ms": 0, "by": "bot", "seat": 64, "action": {}}]},
        {"entries": [{"at_ms": 0, "by": "bot"}]},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_malformed_field_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadReplay, match="not a Rumpus replay"):
        read_replay(changed(played()[0], **fields))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadReplay, match="'chess' is not known here"):
        watch(changed(played()[0], game="chess"))


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(BadReplay, match="version 99 of the rules of Mantis; this is version 1"):
        watch(changed(played()[0], rules_version=99))


@pytest.mark.parametrize("options", [{"hints": 3}, {"cheat": True}, [], None, "x"])
def test_invalid_options_are_refused(options: Any) -> None:
    with pytest.raises(BadReplay):
        watch(changed(played()[0], options=options))


@pytest.mark.parametrize("seats", [1, 7])
def test_an_invalid_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadReplay, match="2 to 6 players"):
        watch(changed(played()[0], players=[{"name": "Ada"}] * seats))


def with_entry(number: int, **fields: Any) -> bytes:
    """The replay's file with some fields of one entry changed."""
    replay = played()[0]
    entries = entries_of(replay)
    entries[number - 1].update(fields)
    return changed(replay, entries=entries)


def test_an_entry_that_the_rules_forbid_is_refused_with_its_number_and_clause() -> None:
    seat = entries_of(played()[0])[2]["seat"]
    with pytest.raises(BadReplay, match="entry 3: M-STEAL-3"):
        watch(with_entry(3, action={"type": "steal", "target": seat}))
    with pytest.raises(BadReplay, match="entry 3: M-TURN-1"):
        watch(with_entry(3, seat=(seat + 1) % 3))


@pytest.mark.parametrize("action", [{}, {"type": "pass"}, {"type": "wake"}, {"type": "steal"}, [], 7, "score", None])
def test_an_entry_that_is_not_an_action_is_refused_with_its_number(action: Any) -> None:
    with pytest.raises(BadReplay, match="entry 2: "):
        watch(with_entry(2, action=action))


@pytest.mark.parametrize("broken", [b'"action":"\x80"', b'"action":{"type":"\xff"}'])
def test_an_action_that_is_not_valid_utf_8_is_refused(broken: bytes) -> None:
    with pytest.raises(BadReplay):
        watch(changed(played()[0]).replace(b'"action":{"type":"score"}', broken, 1))


def test_options_that_are_not_valid_utf_8_are_refused() -> None:
    with pytest.raises(BadReplay):
        watch(changed(played()[0]).replace(b'"options":{"hints":true}', b'"options":{"hints":"\x80"}'))


def test_a_deeply_nested_action_is_refused() -> None:
    nested = b'{"type":' + b"[" * 5_000 + b"]" * 5_000 + b"}"
    data = changed(played()[0]).replace(b'"action":{"type":"score"}', b'"action":' + nested, 1)
    with pytest.raises(BadReplay):
        watch(data)


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(BadReplay, match="entry 1: there is no seat 3"):
        watch(with_entry(1, seat=3))


def test_time_that_goes_back_is_refused() -> None:
    with pytest.raises(BadReplay, match="entry 5: it is earlier"):
        watch(with_entry(5, at_ms=0))


def test_an_entry_after_the_end_is_refused() -> None:
    replay = played()[0]
    entries = entries_of(replay)
    with pytest.raises(BadReplay, match="the game was already over"):
        watch(changed(replay, entries=[*entries, entries[-1]]))


@pytest.mark.parametrize("number", [1, CHECK_EVERY])
def test_a_wrong_hash_is_refused(number: int) -> None:
    replay = played("mantis", 6)[0]
    entries = entries_of(replay)
    entries[number - 1]["check"] = "0" * 16
    with pytest.raises(BadReplay, match=f"entry {number}: the state is not the one that was recorded"):
        watch(changed(replay, entries=entries))


def test_another_seed_is_refused_by_the_hashes() -> None:
    with pytest.raises(BadReplay):
        watch(changed(played("mantis", 6)[0], seed="f" * 32))


def test_an_entry_that_skips_a_wake_is_refused() -> None:
    replay = played("knock_knock", 3)[0]
    entries = entries_of(replay)
    late = next(number for number, entry in enumerate(entries) if entry["action"]["type"] == "point")
    with pytest.raises(BadReplay, match="a wake was due at 5000 ms"):
        watch(changed(replay, entries=[*entries[:late], {**entries[late], "at_ms": 5_001}]))


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, 5000), byte=st.integers(0, 255))
def test_a_file_with_any_changed_byte_is_read_or_refused(place: int, byte: int) -> None:
    data = bytearray(played()[0].to_json())
    data[place % len(data)] = byte
    with contextlib.suppress(BadReplay):
        watch(bytes(data))
