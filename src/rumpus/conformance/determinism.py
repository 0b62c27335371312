"""Checks of determinism: the same seed gives the same game, and a replay file reproduces it."""

from __future__ import annotations

from typing import Any

from rumpus.conformance.scene import Scene, encode
from rumpus.engine.errors import BadReplay
from rumpus.engine.run import Applied
from rumpus.replays.film import to_film
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import Player, read_replay, to_replay


def check_replay(scene: Scene, start: bytes, applied: list[Applied[Any, Any]]) -> None:
    """Every step of the second game must encode to the bytes of the first; `start` is the encoded set-up."""
    game = scene.game
    players = tuple(Player(name=f"Player {seat}") for seat in range(game.seats))
    games = {game.facts.name: type(game)}
    replay = to_replay(game, scene.seed_bytes, players, [each.entry for each in applied])
    try:
        read = read_replay(replay.to_json())
        run = open_replay(read, games)
        if encode(run.start()) != start:
            scene.note("same seed, same game", "the same seed set up another game.")
            return
        for first, second in zip(applied, fold(read, run), strict=True):
            if encode(first.step) != encode(second.step):
                scene.note(
                    "same seed, same game", f"the same seed and entries went another way at entry {first.entry.number}."
                )
                return
        if run.state != scene.state or run.outcome != game.outcome(scene.state):
            scene.note("replay", "the replay ended in another state or with another outcome.")
        encode(to_film(read, games))
    except BadReplay as error:
        scene.note("replay", f"the replay of the game cannot be read back: {error.message}.")
