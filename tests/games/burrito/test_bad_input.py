"""Bad input from phones is refused with a clause and changes nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from rumpus.conformance.arbitrary import arbitrary
from rumpus.engine import BadOptions, Dice, IllegalAction, Ruling, Wake, read_options
from rumpus.games.burrito.model import Action, Discard, Draw, LaySet, Options
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, WAR, Match, battle, position

TRIES = 400
FIVE = "corn corn corn lime bean"


def scenes() -> dict[str, Match]:
    """A position of every phase."""
    return {
        "passing": position(FIVE, FIVE, WAR),
        "vote": position(FIVE, FIVE, WAR).wake(),
        "window": position(BRAWL, FIVE, WAR).declare(ADA, BRAWL),
        "arena": battle(BRAWL),
        "judged": battle(BRAWL, battles="judged").wake(),
        "quick": battle(BRAWL, battles="quick"),
        "count": battle(BRAWL).lose(BEN),
    }


@pytest.mark.parametrize("scene", scenes())
@pytest.mark.clause("B-PASS-2")
def test_every_action_that_decodes_is_accepted_or_refused_with_a_clause(scene: str) -> None:
    match = scenes()[scene]
    dice = Dice(b"bad", len(scene))
    before = match.state
    taken = 0
    for _ in range(TRIES):
        action = arbitrary(Action, dice)
        if action is None:
            continue
        # Any exception but a refusal fails the test.
        with suppress(IllegalAction):
            match.act(dice.below(4), action)
            taken += 1
        match.state = before
    assert taken < TRIES


@pytest.mark.parametrize(
    "raw",
    [
        "{}",
        '{"type": "draw", "pile": "middle"}',
        '{"type": "draw", "seat": 1}',
        '{"type": "discard"}',
        '{"type": "discard", "card": 11}',
        '{"type": "discard", "card": -1}',
        '{"type": "discard", "card": 1.5}',
        '{"type": "lay_set", "cards": [0, 0, 0, 0, 0, 0]}',
        '{"type": "declare", "kind": "peace", "cards": [9, 9, 9]}',
        '{"type": "declare", "kind": "duel", "cards": [10, 10, 10], "duelists": [1, 64]}',
        '{"type": "choose", "move": "run"}',
        '{"type": "report", "losers": [1], "cause": "claim"}',
        '{"type": "wake"}',
        '{"type": "result", "battle": "battle-1", "losers": [1], "clause": "B-HIT-1", "by": "arena"}',
        '{"type": "ruling", "battle": "battle-1", "losers": [1], "clause": "B-HIT-1"}',
        '{"type": "left", "seat": 1}',
    ],
)
@pytest.mark.clause("B-MODE-R1")
def test_an_invalid_action_of_a_seat_does_not_decode(raw: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        position(FIVE).game.action_decoder.decode(raw)


@pytest.mark.clause("B-MODE-R1")
def test_only_the_table_wakes_and_rules_and_it_does_nothing_else() -> None:
    match = battle(BRAWL, battles="judged").wake()
    assert match.refused(ADA, Wake()) == "B-MODE-R1"
    assert match.refused(ADA, Ruling(match.battle.id, (BEN,), "B-HIT-1")) == "B-MODE-R1"
    for action in (Draw(), Discard(3), LaySet((3, 3, 3))):
        assert match.refused(None, action) == "B-PASS-1"
    assert match.refused(None, Wake()) == "B-END-R1"


@pytest.mark.clause("B-PASS-2", "B-BATTLE-1")
def test_a_flood_of_actions_does_only_what_the_rules_allow() -> None:
    match = position(FIVE, FIVE, piles=("onion onion",))
    for _ in range(200):
        assert match.refused(ADA, Draw()) == "B-PASS-2"
        assert match.refused(ADA, Discard(9)) == "B-PASS-1"
        assert match.refused(CLEO, Discard(3)) == "B-PASS-1"
    assert match.hand(ADA) == FIVE
    match.declare(ADA, "corn corn corn", "war")
    for _ in range(200):
        assert match.refused(BEN, Discard(3)) == "B-MULTI-R1"
    assert match.public.bruises == (1, 0, 0, 0)


@pytest.mark.clause("B-MULTI-R1", "B-END-R1")
@pytest.mark.parametrize(
    "options",
    [
        {"battles": "chess"},
        {"window_ms": 0},
        {"window_ms": 10**9},
        {"stall_s": 1},
        {"stall_s": "long"},
        {"messy": 1},
        {"leaving": "never"},
        {"decks": 2},
        {"bots": [64]},
        {"bots": list(range(13))},
    ],
)
def test_invalid_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        read_options(Options, msgspec.json.encode(options))
