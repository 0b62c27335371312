"""One random play-out, checked from the set-up to the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rumpus.conformance.determinism import check_replay
from rumpus.conformance.encoding import check_delta, check_round_trip, check_state_form
from rumpus.conformance.events import check_event_forms
from rumpus.conformance.legal import check_bots_are_offered, check_nothing_is_missed, check_offers
from rumpus.conformance.prompts import check_asked_anew, check_prompts, check_way_on
from rumpus.conformance.refusals import check_answers, check_questions, check_refusals, check_seat_numbers
from rumpus.conformance.scene import Scene, encode, told
from rumpus.conformance.secrecy import check_events, check_possible_state, check_views
from rumpus.engine.dice import Dice
from rumpus.engine.errors import IllegalAction
from rumpus.engine.random_play import Deed, RandomPlay, busy_answer
from rumpus.engine.run import Applied

MOST_WAKES_RUNNING = 100


def play_out(
    scene: Scene,
    accepted: set[type],
    most_entries: int,
    *,
    is_rare: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Play to the end, or until `stop`, with every check; the kinds of action that were accepted are added to
    `accepted`.

    A rare play-out, which `leads_to` has found, has separate dice, so that the checks do not change what happens in it.
    """
    run = scene.run
    first = run.start()
    start = encode(first)
    check_event_forms(scene, first.events)
    play = RandomPlay(run, _rare_dice(scene) if is_rare else scene.dice, sorted(scene.clauses))
    play.tried = accepted
    applied: list[Applied[Any, Any]] = []
    wakes_running = 0
    _check_position(scene, play)
    while run.outcome is None and not stop():
        deed = play.next()
        if deed is None:
            # `check_way_on` has already reported a dead end, unless seats could still act of their own accord.
            return
        if run.number >= most_entries:
            scene.note("never ends", f"the game is not over after {most_entries} entries of random play.")
            return
        wakes_running = wakes_running + 1 if deed.seat is None and deed.at_ms == run.at_ms else 0
        if wakes_running > MOST_WAKES_RUNNING:
            scene.note("never ends", "the game wants wake after wake in the same moment.")
            return
        done = _do(scene, deed)
        if done is None:
            return
        applied.append(done)
        accepted.add(type(deed.action))
        _check_position(scene, play)
    check_replay(scene, start, applied)


def _rare_dice(scene: Scene) -> Dice:
    return Dice(scene.seed_bytes + b"/play")


def leads_to(scene: Scene, tried: set[type], wanted: set[type], most_entries: int) -> bool:
    """Whether a rare `play_out` would see an action of a wanted kind accepted. Nothing is checked."""
    run = scene.run
    run.start()
    play = RandomPlay(run, _rare_dice(scene), sorted(scene.clauses))
    play.tried = set(tried)
    while run.outcome is None and run.number < most_entries and (deed := play.next()) is not None:
        try:
            run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        except IllegalAction:
            return False
        if type(deed.action) in wanted:
            return True
        play.tried.add(type(deed.action))
    return False


def check_ends_without_idling(scene: Scene, most_entries: int) -> None:
    """A game in which everybody answers only what is awaited, by choices that are not idle, comes to its end."""
    run = scene.run
    run.start()
    play = RandomPlay(run, _rare_dice(scene), sorted(scene.clauses), partial(busy_answer, scene.game))
    while run.outcome is None and (deed := play.next()) is not None:
        if run.number >= most_entries:
            scene.note("never ends", f"without idle choices the game is not over after {most_entries} entries.")
            return
        try:
            run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        except IllegalAction as refusal:
            scene.note("offers the illegal", f"{told(deed.action)}, as offered, is refused: {refusal}.", deed.seat)
            return


def _do(scene: Scene, deed: Deed) -> Applied[Any, Any] | None:
    """Apply a deed with all checks around it; None if the rules refuse what they should accept."""
    run = scene.run
    before = run.state
    others = [seat for seat in scene.watchers if seat is None or seat != deed.seat]
    check_events(scene, deed, scene.dice.pick(others))
    check_round_trip(scene, deed.action, _action_type(scene, deed), "the action", deed.seat)
    try:
        applied = run.act(deed.seat, deed.action, deed.at_ms, deed.by)
    except IllegalAction as refusal:
        asked = f"prompt {deed.prompt.id!r}" if deed.prompt is not None else "the state of the table"
        scene.check_clause(refusal.clause, "a refusal", deed.seat)
        scene.note("sampled action", f"{told(deed.action)}, an answer to {asked}, is refused: {refusal}.", deed.seat)
        return None
    if deed.seat is not None:
        scene.done.append(deed.action)
    check_event_forms(scene, applied.step.events)
    check_delta(scene, before, applied.step.state)
    check_asked_anew(scene, before, applied.step.state)
    return applied


def _action_type(scene: Scene, deed: Deed) -> Any:
    types = scene.game.types
    return types.action if deed.seat is not None else types.table_action


def _check_position(scene: Scene, play: RandomPlay) -> None:
    check_state_form(scene)
    check_prompts(scene)
    check_way_on(scene)
    check_views(scene)
    check_possible_state(scene, scene.dice.pick(scene.watchers))
    check_questions(scene)
    if scene.is_settled:
        check_answers(scene)
        check_offers(scene)
        check_nothing_is_missed(scene)
        check_bots_are_offered(scene)
        check_refusals(scene, play)
        check_seat_numbers(scene, play)
