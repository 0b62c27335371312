"""Guided first games: the rules allow every script, at any pace; a wrong script is refused with its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rumpus.engine import Game
from rumpus.engine.first_game import (
    LEARNER,
    PACES_MS,
    BadFirstGame,
    FirstGame,
    first_game_of,
    read_first_game,
    rehearsed,
)
from rumpus.engine.sentences import Sentences
from rumpus.games import GAMES, Mantis

GUIDED = [name for name, game in GAMES.items() if game.facts.listed]
LONGEST = 170
"""Letters that the coach says at once."""
LETTERS_A_SECOND = 14
TAP_S = 1.2
MOVE_S = 3.0
SILENT_MOVE_S = 1.2


def script_of(kind: type[Game[Any, Any, Any, Any, Any]]) -> FirstGame:
    script = first_game_of(kind)
    assert script is not None
    return script


def said(name: str) -> list[str]:
    """What the coach says, one after the other."""
    kind, script = GAMES[name], script_of(GAMES[name])
    names = {f"seat{seat}": bot for seat, bot in enumerate(("Guest", "Pip", "Gizmo", "Dot")[: script.seats])}
    return [Sentences(kind, ())._said(cue.say, names) for cue in script.cues if cue.say]


@pytest.mark.parametrize("pace_ms", PACES_MS)
@pytest.mark.parametrize("name", GUIDED)
def test_the_rules_allow_the_first_game_of_every_game_at_any_pace(name: str, pace_ms: int) -> None:
    script = script_of(GAMES[name])
    played = rehearsed(GAMES[name], script, pace_ms)
    assert [each.cue for each in played] == [at for at, cue in enumerate(script.cues) if cue.play is not None]


@pytest.mark.parametrize("name", GUIDED)
def test_a_first_game_takes_two_to_four_minutes_of_short_sentences(name: str) -> None:
    texts = said(name)
    assert [text for text in texts if not 0 < len(text) <= LONGEST] == []
    cues = script_of(GAMES[name]).cues
    seconds = sum(len(text) for text in texts) / LETTERS_A_SECOND
    seconds += sum(TAP_S if cue.play is None else MOVE_S if cue.say else SILENT_MOVE_S for cue in cues)
    assert 120 <= seconds <= 240


@pytest.mark.parametrize("name", GUIDED)
def test_whenever_the_learner_has_to_move_the_coach_points_at_it(name: str) -> None:
    moves = [cue for cue in script_of(GAMES[name]).cues if cue.play is not None and cue.seat == LEARNER]
    assert moves
    assert [cue.say for cue in moves if not cue.point] == []


def changed(**cue: Any) -> FirstGame:
    """The script of Mantis with another fifth cue, which is the learner's first move."""
    script = script_of(Mantis)
    data = msgspec.json.decode(msgspec.json.encode(script))
    data["cues"][4] |= cue
    return read_first_game(msgspec.json.encode(data))


@pytest.mark.parametrize(
    ("cue", "why"),
    [
        ({"play": {"type": "steal", "target": 0}}, "M-STEAL-3: You cannot steal from yourself"),
        ({"play": {"type": "dance"}}, "no action of Mantis"),
        ({"play": {"type": "score"}, "seat": 1}, "seat 1 is not asked anything"),
        ({"seat": 5}, "there is no seat 5"),
        ({"say": "first-nonsense"}, "the catalogue has no sentence 'first-nonsense'"),
        ({"say": ""}, "the coach waits here, but says nothing"),
    ],
)
def test_a_script_that_the_rules_do_not_allow_names_its_cue_and_the_reason(cue: dict[str, Any], why: str) -> None:
    with pytest.raises(BadFirstGame) as caught:
        rehearsed(Mantis, changed(**cue))
    assert caught.value.message.startswith("first_game.json, cue 5 (")
    assert why in caught.value.message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"{", "first_game.json: Input data was truncated"),
        (b'{"seed": "5", "seats": 2, "cues": [{}]}', "`$.seed`"),
        (b'{"seed": "' + b"0" * 32 + b'", "seats": 2, "cues": []}', "`$.cues`"),
        (b'{"seed": "' + b"0" * 32 + b'", "seats": 2, "cues": [{"says": "x"}]}', "unknown field `says`"),
    ],
)
def test_a_file_that_is_no_script_names_the_field(text: bytes, why: str) -> None:
    with pytest.raises(BadFirstGame) as caught:
        read_first_game(text)
    assert why in caught.value.message


def test_a_script_for_more_than_the_game_is_for_is_refused() -> None:
    with pytest.raises(BadFirstGame, match="Mantis is not for 9 seats"):
        rehearsed(Mantis, msgspec.structs.replace(script_of(Mantis), seats=9))


def test_a_game_without_a_script_has_no_first_game() -> None:
    assert first_game_of(GAMES["sword_practice"]) is None
