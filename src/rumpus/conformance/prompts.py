"""Checks of prompts: ids are never reused, clauses exist, and every state can be continued."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus.conformance.encoding import check_round_trip
from rumpus.conformance.scene import Scene, encode
from rumpus.engine.game import Prompt


def check_prompts(scene: Scene) -> None:
    game, state = scene.game, scene.state
    awaited = []
    for seat in range(game.seats):
        prompts = game.prompts(state, seat)
        check_round_trip(scene, prompts, tuple[Prompt, ...], "the list of prompts", seat)
        scene.check_secrets(state, seat, encode(prompts), "the list of prompts")
        _check_ids(scene, seat, prompts)
        for prompt in prompts:
            scene.check_clause(prompt.clause, f"prompt {prompt.id!r}", seat)
            _check_window(scene, seat, prompt)
        if any(prompt.awaited for prompt in prompts):
            awaited.append(seat)
    if game.waiting_for(state) != tuple(awaited):
        scene.note("waiting for", f"waiting_for says {game.waiting_for(state)}, the prompts say {tuple(awaited)}.")


def check_asked_anew(scene: Scene, before: Any, after: Any) -> None:
    game = scene.game
    anew = game.asked_anew(before, after)
    for seat in range(game.seats):
        if seat not in anew and game.prompts(before, seat) != game.prompts(after, seat):
            scene.note("asked anew", f"asked_anew says {tuple(anew)}, but this seat's prompts have changed.", seat)


def _check_window(scene: Scene, seat: int, prompt: Prompt) -> None:
    due_ms = scene.game.wake_at_ms(scene.state)
    if prompt.until_ms is not None and (due_ms is None or due_ms > prompt.until_ms):
        scene.note(
            "window",
            f"prompt {prompt.id!r} is open until {prompt.until_ms} ms, but no wake is wanted by then to close it.",
            seat,
        )


def _check_ids(scene: Scene, seat: int, prompts: tuple[Prompt, ...]) -> None:
    # The deadline of a prompt may change, and a standing prompt may become an awaited one.
    now = {prompt.id: encode(replace(prompt, until_ms=None, awaited=True)) for prompt in prompts}
    if len(now) < len(prompts):
        scene.note("prompt ids", f"two prompts of a seat have one id: {[prompt.id for prompt in prompts]}.", seat)
    before = scene.open_prompts[seat]
    for id_, meaning in now.items():
        if id_ in scene.closed_prompts[seat]:
            scene.note("prompt ids", f"prompt {id_!r} was closed and is back; a late answer would meet it.", seat)
        elif before.get(id_, meaning) != meaning:
            scene.note("prompt ids", f"prompt {id_!r} now asks something else under the same id.", seat)
    scene.closed_prompts[seat].update(before.keys() - now.keys())
    scene.open_prompts[seat] = now


def check_way_on(scene: Scene) -> None:
    game, state = scene.game, scene.state
    outcome = game.outcome(state)
    due_ms = game.wake_at_ms(state)
    if outcome is None:
        if not game.waiting_for(state) and due_ms is None and game.terms(state) is None:
            scene.note("no way on", "nobody is waited for, no wake is due, no battle is on, and there is no outcome.")
        return
    scene.check_clause(outcome.clause, "the outcome")
    # A single player may lose against the game.
    has_first = 1 in outcome.places or game.seats == 1
    if len(outcome.places) != game.seats or len(outcome.points) != game.seats or not has_first:
        scene.note("outcome", f"an outcome needs a place and points for every seat, and a first place: {outcome}.")
    if due_ms is not None or game.terms(state) is not None:
        scene.note("after the end", "the game is over, but it still wants a wake or a battle.")
    for seat in range(game.seats):
        if game.prompts(state, seat):
            scene.note("after the end", "the game is over, but there is a prompt.", seat)
