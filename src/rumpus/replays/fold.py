"""Plays a replay through the rules, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rumpus.engine.errors import BadOptions, BadReplay, IllegalAction
from rumpus.engine.facts import read_options
from rumpus.engine.game import Game, Wake
from rumpus.engine.run import Applied, Run
from rumpus.replays.format import Replay


def open_replay(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> Run[Any, Any, Any]:
    """The unstarted run of a replay. Raises BadReplay if no such game can be set up."""
    if replay.game not in games:
        raise BadReplay(f"the game {replay.game!r} is not known here")
    kind = games[replay.game]
    if replay.rules_version != kind.rules_version:
        raise BadReplay(
            f"it was played by version {replay.rules_version} of the rules of {kind.facts.title}; "
            f"this is version {kind.rules_version}"
        )
    try:
        game = kind(read_options(kind.types.options, replay.options), seats=len(replay.players))
    except BadOptions as error:
        raise BadReplay(error.message) from None
    return Run(game, bytes.fromhex(replay.seed))


def fold(replay: Replay, run: Run[Any, Any, Any]) -> Iterator[Applied[Any, Any]]:
    """Apply the entries one by one to a started run. Raises BadReplay at the first invalid one."""
    decoder = run.game.any_action_decoder
    for number, entry in enumerate(replay.entries, start=1):
        if entry.at_ms < run.at_ms:
            raise BadReplay(f"entry {number}: it is earlier than the entry before it")
        if run.outcome is not None:
            raise BadReplay(f"entry {number}: the game was already over")
        if entry.seat is not None and entry.seat >= run.game.seats:
            raise BadReplay(f"entry {number}: there is no seat {entry.seat}")
        due_ms = run.game.wake_at_ms(run.state)
        try:
            action = decoder.decode(entry.action)
            # The log decides what was in time, so no entry may skip a due wake.
            if due_ms is not None and entry.at_ms >= due_ms and not isinstance(action, Wake):
                raise BadReplay(f"entry {number}: a wake was due at {due_ms} ms, before it")
            applied = run.act(entry.seat, action, entry.at_ms, entry.by)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadReplay(f"entry {number}: {error}") from None
        except IllegalAction as error:
            raise BadReplay(f"entry {number}: {error}") from None
        if entry.check is not None and applied.entry.check != entry.check:
            raise BadReplay(f"entry {number}: the state is not the one that was recorded")
        yield applied
