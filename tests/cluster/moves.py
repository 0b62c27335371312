"""Random legal answers of a page, from what it shows."""

from __future__ import annotations

from typing import Any

import msgspec

from rumpus.engine import Dice, Prompt, read_options
from rumpus.games import game_named
from tests.tables.page import Page


def random_act(page: Page, seat: int, ref: int, dice: Dice) -> dict[str, Any] | None:
    """An action that answers one of the awaited prompts of a seat; None if nothing is awaited of it."""
    if page.play is None or seat not in page.play["waiting"]:
        return None
    kind = game_named(page.play["game"])
    options = read_options(kind.types.options, msgspec.json.encode(page.play["options"]))
    game = kind(options, seats=len(page.table["seats"]))
    seen = {"seat": seat, "public": page.play["public"], "private": page.play["private"][str(seat)]}
    # Through JSON, because that is how the types of views are decoded.
    view = msgspec.json.decode(msgspec.json.encode(seen), type=game.types.view)
    prompts = msgspec.convert(page.play["prompts"][str(seat)], tuple[Prompt, ...])
    awaited = [prompt for prompt in prompts if prompt.awaited]
    if not awaited:
        return None
    prompt = dice.pick(awaited)
    action = msgspec.to_builtins(game.sample_action(view, prompt, dice))
    return {"type": "act", "ref": ref, "seat": seat, "prompt": prompt.id, "action": action}
