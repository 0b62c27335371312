"""Checks of events: encoding, secrets, clauses, and a sentence for each kind."""

from __future__ import annotations

from typing import Any

from rumpus.conformance.encoding import check_round_trip
from rumpus.conformance.event_clauses import check_clauses
from rumpus.conformance.findings import Finding, Findings
from rumpus.conformance.scene import Scene, encode
from rumpus.engine.events import events_for
from rumpus.engine.game import Game
from rumpus.engine.sentences import Sentences
from rumpus.engine.texts import catalogue_text
from rumpus.engine.unions import members


def check_event_forms(scene: Scene, events: tuple[Any, ...]) -> None:
    """`scene.state` is the state after the events: what they reveal is no longer secret."""
    checked = {}
    for event in events:
        check_round_trip(scene, event, scene.game.types.event, f"the event {type(event).__name__}")
    for seat in scene.watchers:
        seen = events_for(scene.game, events, seat)
        scene.check_secrets(scene.state, seat, encode(seen), "an event")
        for event in seen:
            # Most watchers see the same object.
            if id(event) in checked:
                continue
            checked[id(event)] = event
            check_round_trip(scene, event, scene.game.types.event, f"the event {type(event).__name__} as seen", seat)
            _check_sentence(scene, event, seat)
            check_clauses(scene, event, seat)


def _check_sentence(scene: Scene, event: Any, seat: int | None) -> None:
    if scene.sentences is None:
        return
    try:
        scene.sentences.say(event)
    except (LookupError, TypeError, ValueError) as error:
        scene.note("sentence", f"en.ftl cannot say {encode(event).decode()}: {error!r}.", seat)


def sentences_of(game_type: type[Game[Any, Any, Any, Any, Any]], findings: Findings) -> Sentences | None:
    """The game's sentences, if it has an en.ftl; an event type without a sentence is a finding."""
    if not catalogue_text(game_type):
        return None
    sentences = Sentences(game_type, tuple(f"Player {seat}" for seat in range(game_type.facts.max_seats)))
    for event in members(game_type.types.event):
        if not sentences.knows(event):
            findings.add(Finding("sentence", f"en.ftl has no sentence for the event {event.__name__}."))
    return sentences
