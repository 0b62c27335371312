"""The guided first game of a game: a set deal and a script, as data beside the rules (`first_game.json`). Pure.

The script is a list of cues. In a cue the coach says something and waits for a tap, or for a move of the learner, who
sits in seat 0; or another seat makes a move. `rehearsed` plays it by the rules.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rumpus.engine.errors import IllegalAction, RumpusError
from rumpus.engine.facts import read_options
from rumpus.engine.game import Game
from rumpus.engine.run import Run
from rumpus.engine.sentences import has_message
from rumpus.engine.state import Seat
from rumpus.engine.texts import beside

FILE = "first_game.json"
LEARNER = 0
PACES_MS = (0, 700, 45_000)
"""The times before a move of the learner with which a script is tried: nobody reads as fast as another."""
BOT_PACE_MS = 1000
_MOST_WAKES = 20


class BadFirstGame(RumpusError):
    """A script that cannot be read or that the rules do not allow; the message says where."""

    code = "bad_first_game"


class Cue(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One moment of a guided game. Without `play`, the coach waits for a tap."""

    say: Annotated[str, Meta(max_length=60)] = ""
    """The id of a sentence in the game's catalogue, which gets the names of the players as `$seat1`, `$seat2`, …"""
    point: Annotated[str, Meta(max_length=120)] = ""
    """What the coach points at on the board: the name of a place, or an attribute such as "act=finish". Several
    names are things to be tapped one after the other: the first one that is visible and not done yet counts."""
    seat: Seat = LEARNER
    play: Any = None
    """The move of `seat`, as a log has it."""


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    seed: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16}$")]
    """The seed of the deal."""
    seats: Annotated[int, Meta(ge=1, le=64)]
    cues: Annotated[tuple[Cue, ...], Meta(min_length=1, max_length=300)]
    options: dict[str, Any] = {}

    @property
    def fingerprint(self) -> str:
        """Changes with the script: a game that was begun by another one cannot be guided by it."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def next_play(self, place: int) -> int | None:
        """The first cue with a move at or after a place; None if no move is left."""
        return next((at for at in range(place, len(self.cues)) if self.cues[at].play is not None), None)


class Rehearsed(Struct, frozen=True):
    """A move of a script as the rules took it."""

    cue: int
    action: Any
    kind: str
    """The kind of the prompt that it answers."""
    said: bool = False
    """Whether the coach says something about it."""


AnyKind = type[Game[Any, Any, Any, Any, Any]]


@lru_cache(maxsize=64)
def first_game_of(kind: AnyKind) -> FirstGame | None:
    """The guided game that lies beside a game, or None. Raises BadFirstGame if it cannot be read."""
    file = beside(kind, FILE)
    return read_first_game(file.read_bytes()) if file.is_file() else None


def read_first_game(text: bytes) -> FirstGame:
    """Raises BadFirstGame naming the field."""
    try:
        return msgspec.json.decode(text, type=FirstGame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFirstGame(f"{FILE}: {error}") from None


@lru_cache(maxsize=64)
def lines_of(kind: AnyKind) -> dict[int, Rehearsed]:
    """By cue: the moves of a game's script. Raises BadFirstGame."""
    script = first_game_of(kind)
    return {} if script is None else {each.cue: each for each in rehearsed(kind, script)}


def rehearsed(kind: AnyKind, script: FirstGame, pace_ms: int = 0) -> tuple[Rehearsed, ...]:
    """Play a script by the rules. Raises BadFirstGame naming the cue and the clause that forbids its move."""
    if script.seats not in range(kind.facts.min_seats, kind.facts.max_seats + 1):
        raise BadFirstGame(f"{FILE}: {kind.facts.title} is not for {script.seats} seats")
    options = read_options(kind.types.options, msgspec.json.encode(script.options))
    run = Run(kind(options, seats=script.seats), bytes.fromhex(script.seed))
    run.start()
    done: list[Rehearsed] = []
    for number, cue in enumerate(script.cues):
        _check_words(kind, script, number)
        if cue.play is not None:
            done.append(_played(run, script, number, pace_ms))
    if script.cues[-1].play is not None and run.outcome is None:
        raise BadFirstGame(f"{_place(script, len(script.cues) - 1)}: the coach says nothing after the last move")
    return tuple(done)


def _check_words(kind: AnyKind, script: FirstGame, number: int) -> None:
    cue = script.cues[number]
    if cue.say and not has_message(kind, cue.say):
        raise BadFirstGame(f"{_place(script, number)}: the catalogue has no sentence {cue.say!r}")
    if not cue.say and (cue.play is None or cue.seat == LEARNER):
        raise BadFirstGame(f"{_place(script, number)}: the coach waits here, but says nothing")
    if cue.seat >= script.seats:
        raise BadFirstGame(f"{_place(script, number)}: there is no seat {cue.seat}")


def _played(run: Run[Any, Any, Any], script: FirstGame, number: int, pace_ms: int) -> Rehearsed:
    game, cue = run.game, script.cues[number]
    try:
        action = game.action_decoder.decode(msgspec.json.encode(cue.play))
    except msgspec.MsgspecError as error:
        raise BadFirstGame(f"{_place(script, number)}: no action of {game.facts.title}: {error}") from None
    at_ms = run.at_ms + (pace_ms if cue.seat == LEARNER else min(pace_ms, BOT_PACE_MS))
    run.wakes_until(at_ms)
    for _ in range(_MOST_WAKES):
        prompts = game.prompts(run.state, cue.seat)
        refused: IllegalAction | None = None
        if prompts:
            try:
                view = game.view(run.state, cue.seat)
                run.act(cue.seat, action, at_ms)
            except IllegalAction as error:
                refused = error
            else:
                spelt = [each for each in prompts if _is_offered(game, view, each, action)]
                return Rehearsed(number, action, (spelt or prompts)[0].kind, bool(cue.say))
        # The rules may ask only after a countdown.
        due_ms = game.wake_at_ms(run.state)
        if due_ms is None or run.outcome is not None or due_ms > at_ms + max(pace_ms, 15_000):
            break
        at_ms = max(at_ms, due_ms)
        run.wakes_until(at_ms)
    why = f"seat {cue.seat} is not asked anything" if refused is None else str(refused)
    raise BadFirstGame(f"{_place(script, number)}: {why}")


def _is_offered(game: Game[Any, Any, Any, Any, Any], view: Any, prompt: Any, action: Any) -> bool:
    try:
        said = game.spelling(view, prompt, action)
        return bool(said) and all(token in game.choices(view, prompt, said[:at]) for at, token in enumerate(said))
    except (LookupError, ValueError, IllegalAction):
        return False


def _place(script: FirstGame, number: int) -> str:
    cue = script.cues[number]
    what = cue.say or msgspec.json.encode(cue.play).decode()
    return f"{FILE}, cue {number + 1} ({what})"
