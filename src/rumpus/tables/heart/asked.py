"""The prompts of all seats, computed once per step."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rumpus.engine import Prompt
from rumpus.games import AnyGame


class Asked(Struct, frozen=True, gc=False):
    prompts: tuple[tuple[Prompt, ...], ...]
    """The prompts of each seat."""
    waiting: tuple[int, ...]
    """The seats with an awaited prompt."""
    changed: tuple[int, ...] = ()
    """The seats whose prompts are others than before the step."""


def asked_by(game: AnyGame, state: Any) -> Asked:
    return Asked(tuple([game.prompts(state, seat) for seat in range(game.seats)]), game.waiting_for(state))


def asked_after(asked: Asked, game: AnyGame, before: Any, after: Any) -> Asked:
    """The prompts after a step; only seats whose prompts may have changed are asked again."""
    prompts, changed = list(asked.prompts), []
    for seat in game.asked_anew(before, after):
        now, earlier = game.prompts(after, seat), prompts[seat]
        if now is not earlier and now != earlier:
            prompts[seat] = now
            changed.append(seat)
    return Asked(tuple(prompts) if changed else asked.prompts, game.waiting_for(after), tuple(changed))
