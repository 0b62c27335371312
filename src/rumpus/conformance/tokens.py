"""Checks of a game's alphabet: tokens differ, are plain data, and have a label."""

from __future__ import annotations

from typing import Any

from rumpus.conformance.encoding import PLAIN
from rumpus.conformance.scene import Scene, told
from rumpus.engine.game import Game
from rumpus.engine.sentences import Sentences
from rumpus.engine.spelling import Token


def check_tokens(scene: Scene) -> None:
    for token in scene.game.tokens:
        for wrong in _faults(scene.game, token, scene.sentences):
            scene.note("token", f"the token {told(token)} {wrong}.")


def _faults(game: Game[Any, Any, Any, Any, Any], token: Token, sentences: Sentences | None) -> list[str]:
    found = []
    if game.tokens.count(token) > 1:
        found.append("is in the alphabet twice")
    values = token.value if isinstance(token.value, tuple) else (token.value,)
    if any(type(value) not in PLAIN for value in values):
        found.append("has a value that is neither a JSON scalar nor a tuple of them")
    if token.seat is not None and token.seat not in range(game.seats):
        found.append("names a seat that does not exist")
    if sentences is not None:
        found += _label_faults(token, sentences)
    return found


def _label_faults(token: Token, sentences: Sentences) -> list[str]:
    if not sentences.has_label(token):
        return [f"has no label: en.ftl lacks {token.kind}"]
    try:
        sentences.label(token, 0)
    except (LookupError, TypeError, ValueError) as error:
        return [f"has a label that cannot be said: {error!r}"]
    return []
