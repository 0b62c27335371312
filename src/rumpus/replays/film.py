"""A film: a replay prepared for pages, which show it without rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine.errors import BadReplay
from rumpus.engine.game import Game, Outcome, Result, Ruling, Terms
from rumpus.engine.run import Run, battle_seed
from rumpus.engine.state import State
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import Player, Recording, Replay
from rumpus.replays.frame import Frame, frame_of


class FilmedBattle(Struct, frozen=True):
    """A recorded arena battle."""

    battle: str
    frame: int
    """The frame in which it ends."""
    arena: str
    """The kind of battle, and so the format of its snapshots."""
    fighters: tuple[int, ...]
    """The seats that fight."""
    bodies: tuple[int, ...]
    """The seat of each body in its snapshots."""


class StagedFor(Struct, frozen=True):
    """The part of a recording's head that a film needs."""

    arena: str = "duel"
    fighters: tuple[int, ...] = ()
    bodies: tuple[int, ...] = ()

    def filmed(self, battle: str, frame: int) -> FilmedBattle:
        return FilmedBattle(battle, frame, self.arena, self.fighters, self.bodies or self.fighters)


class Film(Struct, frozen=True):
    """The first views, and the changes of each frame."""

    game: str
    rules_version: int
    options: Any
    players: tuple[Player, ...]
    public: Any
    private: tuple[Any, ...]
    frames: tuple[Frame, ...]
    """The first frame is the set-up and has no changes."""
    outcome: Outcome | None
    battles: tuple[FilmedBattle, ...] = ()


class Fought(Struct, frozen=True):
    """A battle of a replay, as the game had it."""

    battle: str
    setup: Any
    """The setup that the game asked for."""
    is_verdict: Callable[[Any], bool] | None
    """Whether an arena verdict agrees with the replay's result; None if the host ruled."""


def film_from(
    game: Game[Any, Any, Any, Any, Any],
    first: State[Any, Any, Any],
    frames: Iterable[Frame],
    players: tuple[Player, ...] = (),
    outcome: Outcome | None = None,
) -> Film:
    """A film of a game that begins with this state."""
    return Film(
        game=game.facts.name,
        rules_version=game.rules_version,
        options=game.options,
        players=players,
        public=first.public,
        private=first.private,
        frames=tuple(frames),
        outcome=outcome,
    )


def to_film(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> Film:
    """Fold a replay into what a page shows. Raises BadReplay."""
    return filmed(replay, games)[0]


def filmed(replay: Replay, games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]]) -> tuple[Film, dict[str, Fought]]:
    """The film, and its battles by name. Raises BadReplay."""
    run = open_replay(replay, games)
    step = run.start()
    first = step.state
    frames = [frame_of(run.game, first, first, step.events, 0, "table", None)]
    before = first
    recorded = {each.battle: _staged_for(each) for each in replay.recordings}
    battles: list[FilmedBattle] = []
    fought: dict[str, Fought] = {}
    for applied in fold(replay, run):
        entry, step = applied.entry, applied.step
        if isinstance(entry.action, Result | Ruling) and entry.action.battle in recorded:
            fought[entry.action.battle] = _fought(run, before, entry.action)
        if isinstance(entry.action, Result) and entry.action.battle in recorded:
            # The fighters come from the game, because an uploaded file may claim anything.
            terms = run.game.terms(before) or Terms("", (), ())
            staged = replace(recorded[entry.action.battle], fighters=terms.fighters, bodies=terms.bodies)
            battles.append(staged.filmed(entry.action.battle, len(frames)))
        frames.append(frame_of(run.game, before, step.state, step.events, entry.at_ms, entry.by, entry.seat))
        before = step.state
    film = film_from(run.game, first, frames, replay.players, run.outcome)
    return replace(film, battles=tuple(battles)), fought


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
