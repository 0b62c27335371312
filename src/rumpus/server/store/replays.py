"""Reads replays from the storage: of finished games and of uploaded files.

A running game has no replay: its seed, its log and its recordings are secret.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, select

from rumpus.replays.film import Film, FilmedBattle, StagedFor
from rumpus.replays.format import FORMAT, Player, Recording, Replay, ReplayEntry
from rumpus.server.store.schema import entries, games, recordings, uploads


class _ResultOf(msgspec.Struct, tag="result"):
    battle: str


_read_staged = msgspec.json.Decoder(StagedFor).decode
_read_result = msgspec.json.Decoder(_ResultOf).decode


def film_of(connection: Connection, replay: str) -> bytes | None:
    """A film as JSON."""
    uploaded = connection.execute(select(uploads.c.film).where(uploads.c.id == replay)).scalar_one_or_none()
    if uploaded is not None:
        return zlib.decompress(uploaded)
    row = connection.execute(select(games).where(games.c.replay == replay)).one_or_none()
    if row is None:
        return None
    frames = connection.execute(
        select(entries.c.frame).where(entries.c.game_id == row.id).order_by(entries.c.number)
    ).scalars()
    film = msgspec.json.decode(row.opening, type=Film)
    whole = msgspec.structs.replace(
        film,
        players=msgspec.json.decode(row.players, type=tuple[Player, ...]),
        frames=(*film.frames, *(Raw(frame.encode()) for frame in frames)),
        outcome=Raw(row.outcome),
        battles=_filmed_battles(connection, row.id),
    )
    return msgspec.json.encode(whole)


def _filmed_battles(connection: Connection, game_id: str) -> tuple[FilmedBattle, ...]:
    setups = select(recordings.c.battle, recordings.c.data).where(
        recordings.c.game_id == game_id, recordings.c.part == 0
    )
    staged = {row.battle: _read_staged(row.data) for row in connection.execute(setups)}
    if not staged:
        return ()
    # Entry 1 is the second frame: the first is the set-up.
    fought = _fought(connection, game_id)
    return tuple(staged[battle].filmed(battle, frame) for battle, frame in fought.items() if battle in staged)


def _fought(connection: Connection, game_id: str) -> dict[str, int]:
    """The battles that the arena has judged, each with its entry number. The others were stopped."""
    results = connection.execute(
        select(entries.c.number, entries.c.action)
        .where(entries.c.game_id == game_id, entries.c.action.like('{"type":"result"%'))
        .order_by(entries.c.number)
    )
    return {_read_result(each.action).battle: each.number for each in results}


def uploaded_file_of(connection: Connection, replay: str) -> bytes | None:
    """The file of an uploaded replay, compressed as stored."""
    return connection.execute(select(uploads.c.file).where(uploads.c.id == replay)).scalar_one_or_none()


def replay_file_of(connection: Connection, replay: str) -> bytes | None:
    """The replay file of a game."""
    uploaded = uploaded_file_of(connection, replay)
    if uploaded is not None:
        return zlib.decompress(uploaded)
    row = connection.execute(select(games).where(games.c.replay == replay)).one_or_none()
    if row is None:
        return None
    logged = connection.execute(select(entries).where(entries.c.game_id == row.id).order_by(entries.c.number))
    fought = _fought(connection, row.id)
    return Replay(
        format=FORMAT,
        game=row.game,
        rules_version=row.rules_version,
        options=Raw(row.options),
        seed=row.seed,
        players=msgspec.json.decode(row.players, type=tuple[Player, ...]),
        entries=tuple(
            ReplayEntry(
                at_ms=each.at_ms, by=each.by, action=Raw(each.action.encode()), seat=each.seat, check=each.check
            )
            for each in logged
        ),
        recordings=tuple(each for each in _recordings(connection, row.id) if each.battle in fought),
    ).to_json()


def recording_of(connection: Connection, replay: str, battle: str) -> Recording | None:
    """The recording of a battle of a game played here."""
    game_id = connection.execute(select(games.c.id).where(games.c.replay == replay)).scalar_one_or_none()
    kept = () if game_id is None else _recordings(connection, game_id, battle)
    return next(iter(kept), None)


def _recordings(connection: Connection, game_id: str, battle: str | None = None) -> tuple[Recording, ...]:
    wanted = select(recordings).where(recordings.c.game_id == game_id)
    if battle is not None:
        wanted = wanted.where(recordings.c.battle == battle)
    parts: dict[str, list[bytes]] = {}
    for row in connection.execute(wanted.order_by(recordings.c.battle, recordings.c.part)):
        parts.setdefault(row.battle, []).append(row.data)
    return tuple(Recording(battle, Raw(setup), tuple(rest)) for battle, (setup, *rest) in parts.items())
