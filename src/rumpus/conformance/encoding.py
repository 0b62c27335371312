"""Checks of data: values survive a JSON round trip, are immutable, and can be patched."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from rumpus.conformance.patch import patched
from rumpus.conformance.scene import Scene, encode
from rumpus.engine.delta import SAME, changes
from rumpus.engine.game import Outcome, Terms


def check_state_form(scene: Scene) -> None:
    game, state = scene.game, scene.state
    if contradiction := game.contradiction(state):
        scene.note("contradiction", f"the state contradicts itself: {contradiction}.")
    check_round_trip(scene, state, game.types.state, "the state")
    check_round_trip(scene, game.outcome(state), Outcome | None, "the outcome")
    check_round_trip(scene, game.terms(state), Terms | None, "the terms of the battle")
    for seat in scene.watchers:
        check_round_trip(scene, game.view(state, seat), game.types.view, "the view", seat)


def check_round_trip(scene: Scene, value: Any, kind: Any, what: str, seat: int | None = None) -> None:
    """Decoding gives an equal value, which encodes to the same bytes."""
    wrong = _mutable_part(value, scene.immutable)
    if wrong:
        scene.note("mutable part", f"{what} holds a {wrong}; only structs, tuples and plain values may be there.", seat)
    data = encode(value)
    try:
        back = msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        scene.note("JSON round trip", f"{what} does not decode as its own type: {error}.", seat)
        return
    if not wrong and (back != value or encode(back) != data):
        scene.note("JSON round trip", f"{what} comes back from JSON as another value.", seat)


PLAIN = frozenset({type(None), bool, int, float, str})


def _mutable_part(value: Any, known: dict[int, Any]) -> str:
    """The first mutable part of a value, or "". `known` are parts without one: states share most of their parts."""
    if type(value) in PLAIN or id(value) in known:
        return ""
    parts: Iterable[Any]
    if isinstance(value, Struct):
        if not type(value).__struct_config__.frozen:
            return f"{type(value).__name__}, which is not frozen"
        parts = astuple(value)
    elif isinstance(value, tuple):
        parts = value
    else:
        return "" if isinstance(value, int | float | str | Enum) else type(value).__name__
    for part in parts:
        if type(part) not in PLAIN and (wrong := _mutable_part(part, known)):
            return wrong
    known[id(value)] = value
    return ""


def check_delta(scene: Scene, before: Any, after: Any) -> None:
    """Patching the old view with the encoded change gives the new view."""
    for seat in scene.watchers:
        old, new = scene.game.view(before, seat), scene.game.view(after, seat)
        change = changes(old, new)
        held = msgspec.json.decode(encode(old))
        if change is not SAME:
            held = patched(held, msgspec.json.decode(encode(change)))
        if msgspec.convert(held, scene.game.types.view) != new:
            scene.note("change of view", f"the change patched onto the old view is not the new view: {change}.", seat)
