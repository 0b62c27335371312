"""Finds the examples of the rule books: bots play until a scene occurs, and the shortest such game is stored.

Run `python -m tools.examples`, or with the names of games, after rules have changed; then review the diff.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from rumpus.bots import make_bot
from rumpus.engine import Run, read_options
from rumpus.engine.run import Applied, Entry
from rumpus.games import AnyGame, game_named
from rumpus.lab.play import play_all, playing
from rumpus.lab.series import game_seed
from rumpus.replays.examples import FILE, StoredExample
from rumpus.replays.format import Player, to_replay

GAMES = Path(__file__).parents[1] / "src/rumpus/games"
PLAYERS = (("Ann", "fox", "tomato"), ("Bo", "owl", "sky"), ("Cy", "frog", "leaf"))
TRIES = 60
"""The number of games in which a scene is looked for."""

Scene = Callable[[list[dict[str, Any]], Any], bool]
"""Whether the events of an entry, after which the game is in that state, are the end of the scene."""


class Wanted(Struct, frozen=True):
    title: str
    text: str
    clauses: tuple[str, ...]
    scene: Scene
    shows: int = 1
    players: int = 3
    options: dict[str, Any] = {}


class _Found(Exception):
    pass


class _Recorded(Run[Any, Any, Any]):
    """A run that stops at the scene."""

    __slots__ = ("entries", "scene", "shows")

    def __init__(self, game: AnyGame, seed: bytes, scene: Scene, shows: int) -> None:
        super().__init__(game, seed)
        self.scene = scene
        self.shows = shows
        self.entries: list[Entry] = []

    def act(self, seat: int | None, action: Any, at_ms: int, by: str = "person") -> Applied[Any, Any]:
        applied = super().act(seat, action, at_ms, "table" if seat is None else "person")
        self.entries.append(applied.entry)
        told = [to_builtins(event) for event in applied.step.events]
        if len(self.entries) >= self.shows and self.scene(told, applied.step.state):
            raise _Found
        return applied


def find(name: str, wanted: Wanted) -> StoredExample:
    """The shortest of some games that lead to the scene."""
    kind = game_named(name)
    game = kind(read_options(kind.types.options, msgspec.json.encode(wanted.options)), seats=wanted.players)
    bots = [make_bot(game, "good") for _ in range(wanted.players)]
    best: _Recorded | None = None
    for number in range(TRIES):
        run = _Recorded(game, game_seed(7, number), wanted.scene, wanted.shows)
        run.start()
        try:
            list(play_all([playing(run, bots)]))
        except _Found:
            if best is None or len(run.entries) < len(best.entries):
                best = run
    if best is None:
        raise SystemExit(f"{name}: no game has the scene {wanted.title!r}")
    players = tuple(Player(*each) for each in PLAYERS[: wanted.players])
    replay = to_replay(game, best.seed, players, best.entries)
    return StoredExample(wanted.title, wanted.text, wanted.clauses, wanted.shows, replay)


def event(tag: str, **fields: Any) -> Scene:
    """An event with these values, or with values for which these functions hold."""

    def holds(want: Any, value: Any) -> bool:
        return bool(want(value)) if callable(want) else bool(want == value)

    def scene(events: list[dict[str, Any]], state: Any) -> bool:
        return any(
            each["type"] == tag and all(holds(want, each[name]) for name, want in fields.items()) for each in events
        )

    return scene


def both(*scenes: Scene) -> Scene:
    return lambda events, state: all(scene(events, state) for scene in scenes)


def without(tag: str) -> Scene:
    return lambda events, state: all(each["type"] != tag for each in events)


def many(count: int) -> Callable[[Any], bool]:
    return lambda value: (value if isinstance(value, int) else len(value)) >= count


WANTED: dict[str, tuple[Wanted, ...]] = {
    "mantis": (
        Wanted(
            "A steal that works",
            "The back of the top card shows three colours. The other tank has one of them, so it is worth a try."
            " The card turns over there, matches, and everything of that colour changes hands.",
            ("M-STEAL-1", "M-CARDS-2", "M-TURN-1"),
            event("stolen", cards=many(3)),
        ),
        Wanted(
            "A present",
            "This one did not match: the card stays where it was turned over, and the thief has made somebody richer.",
            ("M-STEAL-2",),
            both(event("turned", aim="steal"), event("stayed")),
        ),
        Wanted(
            "Safe in the pile",
            "Scoring turns the card over at home. It matches, so the cards of that colour leave the tank:"
            " nobody can steal them from a score pile.",
            ("M-SCORE-1", "M-PILE-1"),
            event("scored", cards=many(3)),
        ),
        Wanted(
            "Ten cards, and it is over",
            "The score pile reaches its target, and the game ends in the middle of the round.",
            ("M-END-1",),
            event("ended", clause="M-END-1"),
        ),
    ),
    "wordy": (
        Wanted(
            "Longer or shorter",
            "A clue is answered, and then it is paid for: the side that answers takes the berries."
            " This one costs one berry and compares a word of yours with the secret.",
            ("W-C-RELATIVE", "W-CLUE-1", "W-TURN-1"),
            event("told", clue="relative"),
            players=2,
            options={"clues": "first_game"},
        ),
        Wanted(
            "Which tiles stay",
            "A dear clue that tells a lot: of the word that is shown, only the letters of the secret stay open.",
            ("W-C-BUILDER",),
            event("told", clue="builder"),
            players=2,
            options={"clues": "first_game"},
        ),
        Wanted(
            "A wrong guess",
            "Guessing instead of asking can win at once. If it is wrong, the other side is two berries richer.",
            ("W-GUESS-2",),
            event("guessed_wrong"),
            players=2,
            options={"clues": "first_game"},
        ),
        Wanted(
            "Right, and ahead",
            "The word is found and there are more berries on this side: that wins.",
            ("W-WIN-1", "W-GUESS-1"),
            both(event("guessed_right"), event("round_ended", clause="W-WIN-1")),
            players=2,
            options={"clues": "first_game"},
        ),
    ),
    "swordcrafters": (
        Wanted(
            "Three slices",
            "One after the other cuts a group in two, straight through. After the last slice there is one"
            " group more than players.",
            ("S-SLICE-1", "S-SLICE-2"),
            event("sliced", groups=4),
            shows=3,
        ),
        Wanted(
            "A group with the forge",
            "Everybody takes one group. This one holds the forge: whoever takes it goes first in the next round.",
            ("S-SELECT-1", "S-SELECT-3"),
            event("selected", forge=True),
        ),
        Wanted(
            "Done with crafting",
            "All tiles of the round are in the sword, on any of its four sides and without holes.",
            ("S-CRAFT-1", "S-CRAFT-2"),
            event("crafted"),
            shows=4,
        ),
        Wanted(
            "Counting up",
            "After six rounds the longest sword, the best rows and the magic cards are counted.",
            ("S-LONG-1", "S-QUAL-1", "S-MAGIC-1", "S-ROUNDS-1"),
            event("ended"),
        ),
    ),
    "fake_swords": (
        Wanted(
            "Alone at a pile",
            "All point at the same moment. Whoever is alone at a pile takes it without a fight.",
            ("F-POINT-1", "F-SOLE-1"),
            both(event("pile_taken", cards=many(2)), without("pile_contested")),
            options={"fights": "quick"},
        ),
        Wanted(
            "Two fingers, one pile",
            "Two people point at the same pile, so it is fought over, under the rules on its cards.",
            ("F-TIE-1", "F-RULE-1"),
            event("pile_contested"),
            options={"fights": "quick"},
        ),
        Wanted(
            "The hit",
            "A hit ends the fight, and the winner takes the whole pile.",
            ("F-END-1", "F-PRIZE-1"),
            both(event("fight_won", cause="hit"), event("prize_taken")),
            shows=2,
            options={"fights": "quick"},
        ),
    ),
    "burrito": (
        Wanted(
            "Three of a kind",
            "Everybody draws and passes at once. Three matching cards are a set: one point, and three new cards.",
            ("B-SET-1", "B-SET-2", "B-PASS-1"),
            event("set_laid"),
            shows=6,
            options={"battles": "quick"},
        ),
        Wanted(
            "A battle is declared",
            "Three matching battle cards stop everything. Its kind says who fights.",
            ("B-SET-3", "B-BATTLE-1"),
            event("declared"),
            options={"battles": "quick"},
        ),
        Wanted(
            "Hit",
            "The first to be hit loses the battle and takes a bruise, which costs a point.",
            ("B-LOSE-1", "B-HIT-1"),
            both(event("battle_lost", cause="hit"), event("bruised")),
            options={"battles": "quick"},
        ),
    ),
}


def main(names: list[str]) -> None:
    for name in names or WANTED:
        found = [find(name, wanted) for wanted in WANTED[name]]
        data = msgspec.json.format(msgspec.json.encode(found), indent=0)
        (GAMES / name / FILE).write_bytes(data + b"\n")
        print(name, [len(each.replay.entries) for each in found], len(data))


if __name__ == "__main__":
    main(sys.argv[1:])
