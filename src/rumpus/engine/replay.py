"""Replays: a finished game as a file, read back with suspicion and folded through the same rules. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from rumpus.engine.delta import SAME, changes
from rumpus.engine.errors import BadOptions, BadReplay, IllegalAction
from rumpus.engine.facts import read_options
from rumpus.engine.game import Game, Outcome, Result, Ruling, Terms, Wake
from rumpus.engine.run import Applied, Entry, Run, battle_seed

FORMAT: Final = "rumpus-replay-1"
MOST_BYTES = 8_000_000
"""Twelve people who pass cards as fast as they can for half an hour, and their battles."""
MOST_ENTRIES = 100_000
MOST_RECORDINGS = 500
MOST_PARTS = 600
MOST_PART_BYTES = 5_000
"""A second of twelve bodies that never do the same for two ticks."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat, as far as a replay tells."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    avatar: Annotated[str, Meta(max_length=20)] = ""
    colour: Annotated[str, Meta(max_length=20)] = ""
    bot: Annotated[str, Meta(max_length=20)] = ""
    """The bot's level; empty for a person."""


class ReplayEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at_ms: Annotated[int, Meta(ge=0, le=10**12)]
    by: Annotated[str, Meta(max_length=20)]
    action: Raw
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    check: Annotated[str, Meta(max_length=64)] | None = None


class Recording(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle in the arena, to be stepped again. What is in it only the arena knows."""

    battle: Annotated[str, Meta(min_length=1, max_length=100)]
    setup: Raw
    parts: Annotated[tuple[Annotated[bytes, Meta(max_length=MOST_PART_BYTES)], ...], Meta(max_length=MOST_PARTS)]
    """The inputs, a part a second."""


class Replay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game: what it needs to be folded again."""

    format: Literal["rumpus-replay-1"]
    game: Annotated[str, Meta(max_length=40)]
    rules_version: int
    options: Raw
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    players: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=64)]
    entries: Annotated[tuple[ReplayEntry, ...], Meta(max_length=MOST_ENTRIES)]
    recordings: Annotated[tuple[Recording, ...], Meta(max_length=MOST_RECORDINGS)] = ()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def read_replay(data: bytes) -> Replay:
    """A replay from a file. Raises BadReplay saying what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise BadReplay(f"the file is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return msgspec.json.decode(data, type=Replay)
    except msgspec.ValidationError as error:
        raise BadReplay(f"not a Rumpus replay: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadReplay(f"not a Rumpus replay, nor any JSON: {error}") from None


def to_replay(
    game: Game[Any, Any, Any, Any, Any], seed: bytes, players: tuple[Player, ...], entries: list[Entry]
) -> Replay:
    """A replay of these entries."""
    return Replay(
        format=FORMAT,
        game=game.facts.name,
        rules_version=game.rules_version,
        options=Raw(msgspec.json.encode(game.options)),
        seed=seed.hex(),
        players=players,
        entries=tuple(
            ReplayEntry(
                at_ms=entry.at_ms,
                seat=entry.seat,
                by=entry.by,
                action=Raw(msgspec.json.encode(entry.action)),
                check=entry.check,
            )
            for entry in entries
        ),
    )


def open_replay(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> Run[Any, Any, Any]:
    """The run that a replay begins with. Raises BadReplay if no such game can be set up."""
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
    """Apply the entries one by one to a started run. Raises BadReplay at the first that does not follow."""
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
            # The log alone decides what was in time, so no entry may pass over a wake.
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


class Frame(Struct, frozen=True, omit_defaults=True):
    """One entry of a replay as it is shown: who did what, and what changed for whom."""

    at_ms: int
    by: str = ""
    seat: int | None = None
    events: tuple[Any, ...] = ()
    """As a spectator saw them."""
    own: dict[str, tuple[Any, ...]] = {}
    """As a seat saw them, where that differs."""
    public: Any = None
    private: dict[str, Any] = {}


class FilmedBattle(Struct, frozen=True):
    """A battle in the arena that can be shown."""

    battle: str
    frame: int
    """The frame in which it is over."""
    arena: str
    """What kind of battle it is, and so what its snapshots look like."""
    fighters: tuple[int, ...]
    """The seats that fight."""
    bodies: tuple[int, ...]
    """The seats of body 0, 1, ... of its snapshots."""


class StagedFor(Struct, frozen=True):
    """Of what a recording begins with, the part that a film tells."""

    arena: str = "duel"
    fighters: tuple[int, ...] = ()
    bodies: tuple[int, ...] = ()

    def filmed(self, battle: str, frame: int) -> FilmedBattle:
        return FilmedBattle(battle, frame, self.arena, self.fighters, self.bodies or self.fighters)


class Film(Struct, frozen=True):
    """A replay made ready to be shown, without rules: the first views and what changed in each frame."""

    game: str
    rules_version: int
    options: Any
    players: tuple[Player, ...]
    public: Any
    private: tuple[Any, ...]
    frames: tuple[Frame, ...]
    """The first frame is the set-up; its changes are none."""
    outcome: Outcome | None
    battles: tuple[FilmedBattle, ...] = ()


class Fought(Struct, frozen=True):
    """A battle of a replay, as its game saw it."""

    battle: str
    setup: Any
    """What it was to be staged with."""
    is_verdict: Callable[[Any], bool] | None
    """Whether a verdict of the arena means what the replay says came of it; None where the host said so."""


def to_film(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> Film:
    """Fold a replay into what a page shows. Raises BadReplay."""
    return filmed(replay, games)[0]


def filmed(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> tuple[Film, dict[str, Fought]]:
    """The same, and by name the battles that were fought in it. Raises BadReplay."""
    run = open_replay(replay, games)
    step = run.start()
    first = step.state
    frames = [_frame(run.game, first, first, step.events, 0, "table", None)]
    before = first
    recorded = {each.battle: _staged_for(each) for each in replay.recordings}
    battles: list[FilmedBattle] = []
    fought: dict[str, Fought] = {}
    for applied in fold(replay, run):
        entry, step = applied.entry, applied.step
        if isinstance(entry.action, Result | Ruling) and entry.action.battle in recorded:
            fought[entry.action.battle] = _fought(run, before, entry.action)
        if isinstance(entry.action, Result) and entry.action.battle in recorded:
            # Who fought, the game knows: a file that somebody brought along may say anything.
            terms = run.game.terms(before) or Terms("", (), ())
            staged = replace(recorded[entry.action.battle], fighters=terms.fighters, bodies=terms.bodies)
            battles.append(staged.filmed(entry.action.battle, len(frames)))
        frames.append(_frame(run.game, before, step.state, step.events, entry.at_ms, entry.by, entry.seat))
        before = step.state
    film = Film(
        game=replay.game,
        rules_version=replay.rules_version,
        options=run.game.options,
        players=replay.players,
        public=first.public,
        private=first.private,
        frames=tuple(frames),
        outcome=run.outcome,
        battles=tuple(battles),
    )
    return film, fought


def _fought(run: Run[Any, Any, Any], state: Any, action: Result | Ruling) -> Fought:
    """A battle just before its end."""
    setup = run.game.battle_setup(state, battle_seed(run.seed, action.battle))
    if isinstance(action, Ruling):
        return Fought(action.battle, setup, None)
    return Fought(action.battle, setup, lambda verdict: run.game.battle_result(state, verdict) == action)


def _staged_for(recording: Recording) -> StagedFor:
    try:
        return msgspec.json.decode(recording.setup, type=StagedFor)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None


def _frame(
    game: Game[Any, Any, Any, Any, Any],
    before: Any,
    after: Any,
    events: tuple[Any, ...],
    at_ms: int,
    by: str,
    seat: int | None,
) -> Frame:
    seen = events_for(game, events, None)
    own = {str(each): mine for each in range(game.seats) if (mine := events_for(game, events, each)) != seen}
    private = {
        str(each): change
        for each in range(game.seats)
        if (change := changes(before.private[each], after.private[each])) is not SAME
    }
    public = changes(before.public, after.public)
    return Frame(
        at_ms=at_ms,
        by=by,
        seat=seat,
        events=seen,
        own=own,
        public=None if public is SAME else public,
        private=private,
    )


def events_for(game: Game[Any, Any, Any, Any, Any], events: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """The events as one seat (None: a spectator) notices them."""
    if type(game).event_for is Game.event_for:
        return events
    return tuple(seen for event in events if (seen := game.event_for(event, seat)) is not None)
