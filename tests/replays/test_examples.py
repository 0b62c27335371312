"""The examples of the rule books are scenes that the rules play."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine.clauses import clauses_of
from rumpus.engine.errors import BadReplay
from rumpus.engine.sentences import Sentences
from rumpus.engine.texts import beside
from rumpus.games import GAMES
from rumpus.replays.examples import FILE, StoredExample, examples_of, played, read_examples

LISTED = [name for name, game in GAMES.items() if game.facts.listed]
STORED = [(name, each) for name in LISTED for each in read_examples(beside(GAMES[name], FILE).read_bytes())]


@pytest.mark.parametrize(("name", "stored"), STORED, ids=[f"{name}: {each.title}" for name, each in STORED])
def test_the_engine_plays_each_example(name: str, stored: StoredExample) -> None:
    kind = GAMES[name]
    example = played(kind, stored)
    scene = example.film.frames[1:]
    assert len(scene) == stored.shows
    # What it shows is told in the log, and rests on its clauses.
    told = [event for frame in scene for events in (frame.events, *frame.own.values()) for event in events]
    sentences = Sentences(kind, ["Ann", "Bo", "Cy"])
    assert all(sentences.say(event) for event in told)
    assert {clause for event in told for clause in clauses_of(event)} & set(example.clauses)


@pytest.mark.parametrize("name", LISTED)
def test_every_game_has_three_examples_or_more(name: str) -> None:
    assert len(examples_of(GAMES[name])) >= 3


def _first(name: str = "mantis") -> StoredExample:
    return next(each for game, each in STORED if game == name)


def test_an_example_that_the_rules_do_not_allow_fails() -> None:
    example = _first()
    entry = example.replay.entries[-1]
    assert entry.seat is not None
    oneself = replace(entry, action=Raw(msgspec.json.encode({"type": "steal", "target": entry.seat})))
    wrong = replace(example, replay=replace(example.replay, entries=(*example.replay.entries[:-1], oneself)))
    with pytest.raises(BadReplay, match="M-STEAL-3"):
        played(GAMES["mantis"], wrong)


def test_an_example_of_other_rules_or_of_an_unknown_clause_fails() -> None:
    example = _first()
    with pytest.raises(BadReplay, match="version 99"):
        played(GAMES["mantis"], replace(example, replay=replace(example.replay, rules_version=99)))
    with pytest.raises(BadReplay, match="no clause M-NONE-1"):
        played(GAMES["mantis"], replace(example, clauses=("M-NONE-1",)))
    with pytest.raises(BadReplay, match="more entries than there are"):
        played(GAMES["mantis"], replace(example, shows=50))
    with pytest.raises(BadReplay, match="these are no examples"):
        read_examples(b'[{"title": "x"}]')


def test_a_game_without_examples_has_none() -> None:
    assert examples_of(GAMES["sword_practice"]) == ()
