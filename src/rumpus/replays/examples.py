"""The examples of a rule book: short scenes of real games, which the rules play each time they are asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rumpus.engine.errors import BadReplay
from rumpus.engine.game import Game
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.texts import beside
from rumpus.replays.film import Film, film_from
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import Replay
from rumpus.replays.frame import frame_of

FILE = "examples.json"
"""Beside the rules of a game. A game need not have one."""

AnyKind = type[Game[Any, Any, Any, Any, Any]]


class StoredExample(Struct, frozen=True, forbid_unknown_fields=True):
    """An example as it is stored: the game up to the scene, and how many of its last entries are the scene."""

    title: str
    text: str
    clauses: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The clauses that it shows."""
    shows: Annotated[int, Meta(ge=1)]
    replay: Replay


class Example(Struct, frozen=True):
    """An example as pages show it."""

    title: str
    text: str
    clauses: tuple[str, ...]
    film: Film
    """The scene alone; its first frame is the position from which it begins."""


@lru_cache(maxsize=64)
def examples_of(kind: AnyKind) -> tuple[Example, ...]:
    """The examples of a game, played by its rules. Raises BadReplay for one that the rules do not allow."""
    # The files beside a game that is a single file belong to anybody.
    if "." not in kind.__module__ or not (file := beside(kind, FILE)).is_file():
        return ()
    return tuple(played(kind, each) for each in read_examples(file.read_bytes()))


def read_examples(data: bytes) -> tuple[StoredExample, ...]:
    """Raises BadReplay."""
    try:
        return msgspec.json.decode(data, type=tuple[StoredExample, ...])
    except msgspec.MsgspecError as error:
        raise BadReplay(f"these are no examples: {error}") from None


def played(kind: AnyKind, example: StoredExample) -> Example:
    """Play an example. Raises BadReplay if the rules do not allow it, or if it shows a clause that the book lacks."""
    unknown = [clause for clause in example.clauses if clause not in rulebook_of(kind).clauses]
    if unknown:
        raise BadReplay(f"{example.title}: the rule book has no clause {unknown[0]}")
    replay = example.replay
    run = open_replay(replay, {kind.facts.name: kind})
    run.start()
    begins = len(replay.entries) - example.shows
    if begins < 0:
        raise BadReplay(f"{example.title}: it shows more entries than there are")
    first = before = run.state
    frames = []
    for number, applied in enumerate(fold(replay, run), start=1):
        entry, step = applied.entry, applied.step
        if number == begins:
            first = step.state
        if number > begins:
            frames.append(frame_of(run.game, before, step.state, step.events, entry.at_ms, entry.by, entry.seat))
        before = step.state
    opening = frame_of(run.game, first, first, (), frames[0].at_ms, "table", None)
    film = film_from(run.game, first, (opening, *frames), replay.players, run.outcome)
    return Example(example.title, example.text, example.clauses, film)
