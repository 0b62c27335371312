"""Sentences of the log: one for each event, also for counts of zero and one."""

from __future__ import annotations

import pytest

from rumpus.engine.sentences import Sentences
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import (
    Crafted,
    Discarded,
    Ended,
    Event,
    FirstPlayer,
    IconSkipped,
    IconsShown,
    LeftOver,
    RoundBegan,
    Scored,
    Selected,
    Sliced,
    Turned,
)
from tests.games.swordcrafters.positions import ADA, BEN, H, V


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (RoundBegan(1, BEN), "Round 1 begins. Ben goes first."),
        (RoundBegan(2, None), "Round 2 begins."),
        (
            IconsShown("Smith", (H, V, H, V)),
            "The card of this round is Smith. It says: across, down, across, and down.",
        ),
        (IconSkipped(H), "No slice across is possible, so it is skipped."),
        (Sliced(ADA, V, 1, 3), "Ada slices down. There are 3 groups now."),
        (Selected(ADA, "RB", 2, None, False), "Ada takes 2 tiles."),
        (Selected(ADA, "RB", 2, None, True), "Ada takes 2 tiles and the forge."),
        (Selected(ADA, "R", 1, None, False), "Ada takes one tile."),
        (Selected(ADA, "R", 1, 0, True), "Ada takes one tile and the forge for the first sword."),
        (Selected(ADA, "RB", 2, 1, False), "Ada takes 2 tiles for the second sword."),
        (Selected(ADA, "", 0, None, True), "Ada takes the forge alone."),
        (Selected(ADA, "", 0, 1, True), "Ada takes the forge alone for the second sword."),
        (Discarded(ADA, "RBP", 3), "Ada puts 3 tiles back into the box."),
        (Discarded(ADA, "R", 1), "Ada puts one tile back into the box."),
        (Discarded(ADA, "", 0), "Ada puts the forge aside."),
        (LeftOver("RB", 2), "The 2 tiles left over go to the box."),
        (LeftOver("R", 1), "The tile left over goes to the box."),
        (LeftOver("", 0), "The forge alone is left over."),
        (FirstPlayer(BEN, "S-SELECT-3"), "Ben goes first in the next round."),
        (FirstPlayer(BEN, "S-SELECT-4"), "Nobody took the forge. Ben goes first in the next round."),
        (Crafted(BEN), "Ben is done with crafting."),
        (Turned(BEN, 0), "Ben turns a sword."),
        (Scored(ADA, 31), "Ada has 31 points."),
        (Scored(ADA, 1), "Ada has one point."),
        (Scored(ADA, 0), "Ada has no points."),
        (Scored(None, 31, "Smith"), "Smith has 31 points."),
        (Ended((BEN,), "S-WIN-1"), "Ben wins the game."),
        (Ended((ADA, BEN), "S-WIN-R1", shared=True), "Ada and Ben share the win."),
        (Ended((ADA,), "S-SOLO-R4", shared=True), "Ada shares the win with an opponent."),
        (Ended((), "S-SOLO-R4"), "An opponent wins."),
        (Ended((), "S-SOLO-R4", shared=True), "Opponents win."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, expected: str) -> None:
    assert Sentences(Swordcrafters, ("Ada", "Ben")).say(event) == expected
