"""Games of Swordcrafters played at random, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Options, SwordState

OPEN = [(seats, Options()) for seats in range(1, 6)]
VARIANTS = [
    (1, Options(opponents=4, magic="intermediate")),
    (2, Options(dual=True)),
    (2, Options(dual=True, light=True)),
    (4, Options(magic="mixed", light=False)),
    (5, Options(light=True)),
]
GUARDED = [
    (1, Options(guarded=True)),
    (2, Options(guarded=True)),
    (2, Options(guarded=True, dual=True)),
    (3, Options(guarded=True)),
    (5, Options(guarded=True, magic="intermediate")),
]
ALL = [*OPEN, *VARIANTS, *GUARDED]


def told(setting: tuple[int, Options]) -> str:
    """A setting as the id of a test case."""
    seats, options = setting
    changed = [name for name in ("dual", "light", "guarded") if getattr(options, name)]
    return "-".join([str(seats), options.magic, *changed])


def states_of(game: Swordcrafters, seed: int) -> Iterator[SwordState]:
    """Every state of a game. Some tiles are taken off again, and guarded swords are turned."""
    run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
    yield run.start().state
    play = RandomPlay(run, Dice(seed.to_bytes(16, "big") + b"/play"), ("S-SLICE-1",))
    while run.outcome is None:
        deed = play.next()
        assert deed is not None
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        yield run.state
