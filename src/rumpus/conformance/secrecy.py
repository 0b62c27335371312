"""Checks of secrets: changing what a watcher cannot know must change nothing that it sees or may do.

`possible_state` makes such a change, consistent with everything the watcher has been told. What a watcher is told must
also be in its view afterwards, so that a reloaded page, or a bot that takes over, knows as much: if two steps leave a
watcher with the same view, it must have seen the same events.
"""

from __future__ import annotations

from typing import Any

from rumpus.conformance.arbitrary import arbitrary
from rumpus.conformance.encoding import check_round_trip
from rumpus.conformance.legal import check_same_choices
from rumpus.conformance.scene import Scene, encode, told, verdict_name
from rumpus.engine.errors import IllegalAction
from rumpus.engine.events import events_for
from rumpus.engine.random_play import Deed
from rumpus.engine.state import Step

LOOK_AHEAD = 3


def check_views(scene: Scene) -> None:
    """No view contains a declared secret."""
    for seat in scene.watchers:
        scene.check_secrets(scene.state, seat, encode(scene.game.view(scene.state, seat)), "the view")


def check_possible_state(scene: Scene, seat: int | None) -> None:
    """A state that this watcher cannot tell from the real one looks and behaves the same to it."""
    game, state = scene.game, scene.state
    view = game.view(state, seat)
    possible = game.possible_state(view, scene.dice)
    check_round_trip(scene, possible, game.types.state, "a possible state", seat)
    if game.view(possible, seat) != view:
        scene.note("possible state", "a possible state of a view gives another view.", seat)
        return
    if contradiction := game.contradiction(possible):
        scene.note("possible state", f"a possible state contradicts itself: {contradiction}.", seat)
    for name, real, other in (
        ("outcome", game.outcome(state), game.outcome(possible)),
        ("terms of the battle", game.terms(state), game.terms(possible)),
        ("seats waited for", game.waiting_for(state), game.waiting_for(possible)),
    ):
        if real != other:
            scene.note("depends on a secret", f"everybody sees the {name}: {real}, but it might be {other}.", seat)
    if game.outcome(possible) is None and scene.is_settled:
        _check_plays_on(scene, possible, seat)
    if seat is not None:
        _check_same_rights(scene, possible, seat)


def _check_same_rights(scene: Scene, possible: Any, seat: int) -> None:
    game, state, dice = scene.game, scene.state, scene.dice
    prompts = game.prompts(state, seat)
    if game.prompts(possible, seat) != prompts:
        scene.note(
            "depends on a secret",
            f"the prompts are {prompts}, but if what the seat cannot know were otherwise: "
            f"{game.prompts(possible, seat)}.",
            seat,
        )
        return
    if scene.is_settled:
        check_same_choices(scene, possible, seat)
    view = game.view(state, seat)
    actions = [game.sample_action(view, prompt, dice) for prompt in prompts]
    actions += [action for action in (arbitrary(game.types.action, dice) for _ in range(2)) if action is not None]
    actions += [dice.pick(scene.done)] if scene.done else []
    for action in actions:
        real = verdict_name(scene.judge(state, seat, action))
        other = verdict_name(scene.judge(possible, seat, action))
        if real != other:
            scene.note(
                "depends on a secret",
                f"{told(action)} is {real}, but if what the seat cannot know were otherwise: {other}.",
                seat,
            )


def _check_plays_on(scene: Scene, possible: Any, seat: int | None) -> None:
    """A possible state can be played on."""
    game, dice = scene.game, scene.dice
    for _ in range(LOOK_AHEAD):
        asked = [
            (other, prompt) for other in range(game.seats) for prompt in game.prompts(possible, other) if prompt.awaited
        ]
        if not asked or game.outcome(possible) is not None:
            return
        other, prompt = dice.pick(asked)
        action = game.sample_action(game.view(possible, other), prompt, dice)
        verdict = scene.judge(possible, other, action)
        if isinstance(verdict, IllegalAction):
            scene.note(
                "possible state",
                f"play does not go on from a possible state: {told(action)} is refused: {verdict}.",
                seat,
            )
            return
        possible = verdict.state


def check_events(scene: Scene, deed: Deed, seat: int | None) -> None:
    """The events of the deed tell this watcher no more than its view holds afterwards."""
    game, state = scene.game, scene.state
    seen: dict[bytes, bytes] = {}
    for possible in (state, game.possible_state(game.view(state, seat), scene.dice)):
        for action in _alternatives(scene, possible, deed):
            verdict = scene.judge(possible, deed.seat, action, deed.at_ms)
            if isinstance(verdict, Step):
                _compare(scene, seen, verdict, seat, action)


def _alternatives(scene: Scene, state: Any, deed: Deed) -> list[Any]:
    """The deed's action, and other answers that the same seat might give to the same prompt."""
    game = scene.game
    if deed.seat is None or deed.prompt is None:
        return [deed.action]
    view = game.view(state, deed.seat)
    prompts = [prompt for prompt in game.prompts(state, deed.seat) if prompt.id == deed.prompt.id]
    return [deed.action, *(game.sample_action(view, prompt, scene.dice) for prompt in prompts for _ in range(2))]


def _compare(scene: Scene, seen: dict[bytes, bytes], step: Step[Any, Any], seat: int | None, action: Any) -> None:
    view = encode(scene.game.view(step.state, seat))
    events = encode(events_for(scene.game, step.events, seat))
    first = seen.setdefault(view, events)
    if first != events:
        scene.note(
            "event tells more",
            f"events tell this watcher more than its view holds afterwards: {first.decode()} or, had it been "
            f"{told(action)}, {events.decode()}.",
            seat,
        )
