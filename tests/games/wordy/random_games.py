"""Games of A Little Wordy played at random, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Options, WordyState

CHECKED = Options(most_turns=12)
CHALLENGE = Options(words="challenge", most_turns=12)
LONG = Options(words="challenge", rounds=3, notes=False, most_turns=5)
ALL = (CHECKED, CHALLENGE, LONG)

CLAUSES = ("W-TURN-1",)


def states_of(options: Options, seed: int) -> Iterator[WordyState]:
    """Every state of a game. Some answers come too late, and some players give up."""
    run: Run[Any, Any, Any] = Run(Wordy(options, seats=2), seed.to_bytes(16, "big"))
    yield run.start().state
    play = RandomPlay(run, Dice(seed.to_bytes(16, "big") + b"/play"), CLAUSES)
    while run.outcome is None:
        deed = play.next()
        assert deed is not None
        run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        yield run.state
