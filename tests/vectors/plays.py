"""Random games, step by step, and what the engine says about each state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec import to_builtins

from rumpus.engine import Dice, Game, IllegalAction, Left, Moment, Prompt, Run, Said, Step, Wake
from rumpus.engine.random_play import LONGEST_PAUSE_MS, Deed, RandomPlay
from rumpus.engine.rulebook import rulebook_of

AnyGame = Game[Any, Any, Any, Any, Any]
Case = dict[str, Any]
Sample = Callable[[Any, Prompt, Dice], Any]
T = TypeVar("T")


class Move(NamedTuple):
    """One step of a game."""

    before: Any
    seat: int | None
    action: Any
    events: tuple[Any, ...]
    after: Any


def moves_of(
    game: AnyGame, seed: int, *, most: int = 2000, sample: Sample | None = None, leaves: tuple[int, ...] = ()
) -> Iterator[Move]:
    """The steps of a random game. The same seed gives the same steps.

    With `sample`, which gives the answers, nobody waits for a later wake while there is a question to answer. The seats
    of `leaves` leave at equal distances.
    """
    run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
    run.start()
    play = RandomPlay(run, Dice(run.seed + b"/vectors"), sorted(rulebook_of(type(game)).clauses), sample)
    leaving = {(place + 1) * most // (len(leaves) + 1): seat for place, seat in enumerate(leaves)}
    while run.outcome is None and run.number < most and (deed := play.next()) is not None:
        if run.number in leaving:
            deed = Deed(None, Left(leaving.pop(run.number)), run.at_ms)
        is_early = isinstance(deed.action, Wake) and deed.at_ms > run.at_ms + LONGEST_PAUSE_MS
        if sample is not None and is_early and game.waiting_for(run.state):
            continue
        before = run.state
        applied = run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        yield Move(before, deed.seat, deed.action, applied.step.events, run.state)


def answers(game: AnyGame, state: Any, seat: int, prompt: Prompt, said: Said = ()) -> list[Any]:
    """Every legal answer to a prompt, as the engine spells it."""
    view = game.view(state, seat)
    action = game.answer(view, prompt, said)
    if action is not None:
        return [action]
    numbers = game.choices(view, prompt, said)
    return [found for number in numbers for found in answers(game, state, seat, prompt, (*said, number))]


def judged(game: AnyGame, state: Any, seat: int, action: Any, at_ms: int = 0) -> Step[Any, Any] | str:
    """The step of an action, or the clause that forbids it."""
    try:
        return game.apply(state, seat, action, Moment(at_ms, Dice(b"vectors")))
    except IllegalAction as refused:
        return refused.clause


def spread(found: Iterable[T], kind: Callable[[T], Hashable], most: int = 1) -> list[T]:
    """The first few of each kind."""
    seen: Counter[Hashable] = Counter()
    kept: list[T] = []
    for each in found:
        name = kind(each)
        seen[name] += 1
        if seen[name] <= most:
            kept.append(each)
    return kept


def evenly(found: Sequence[T], most: int) -> list[T]:
    """So many of them, at equal distances."""
    if len(found) <= most:
        return list(found)
    return [found[(2 * place + 1) * len(found) // (2 * most)] for place in range(most)]


def parts(value: Any, *names: str) -> Case:
    """Some fields of a struct as JSON values."""
    return {name: to_builtins(getattr(value, name)) for name in names}
