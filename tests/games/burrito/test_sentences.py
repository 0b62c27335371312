"""What the log says."""

from __future__ import annotations

import pytest

from rumpus.engine.sentences import Sentences
from rumpus.games.burrito import Burrito
from rumpus.games.burrito import events as told
from tests.games.burrito.positions import ADA, BEN, CLEO

NAMES = ("Ada", "Ben", "Cleo", "Dev")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (told.SetLaid(ADA, "corn"), "Ada lays three corn cards."),
        (told.Declared(ADA, "brawl", "brawl_moon", ()), "Ada declares a Brawl with three moon Brawl cards!"),
        (told.Declared(ADA, "duel", "duel", (BEN, CLEO)), "Ada declares a Duel: Ben and Cleo."),
        (
            told.FalselyDeclared(ADA, "war", ("war", "corn", "brawl_sun")),
            "Ada declares War with War, corn, and sun Brawl. That is none.",
        ),
        (
            told.BattleSet("war", (BEN, CLEO), "arena", behind_back=True, clause="B-MULTI-1"),
            "War: Ben and Cleo. Several battles become one War of everybody. To the arena! "
            "First throws go behind the back.",
        ),
        (told.BattleLost(ADA, "hit", BEN, "B-HIT-1"), "Ben hits Ada, who loses the battle."),
        (told.BattleLost(ADA, "caught", None, "B-CATCH-1"), "Ada is caught out and loses the battle."),
        (told.BattleLost(ADA, "lot", None, "B-ARENA-R1"), "Ada loses the battle."),
        (told.Bruised(ADA, 0), "Ada takes the last bruise."),
        (told.Bruised(ADA, 1), "Ada takes a bruise. One is left."),
        (told.Bruised(ADA, 4), "Ada takes a bruise. 4 are left."),
        (
            told.LotDrawn(ADA, (ADA, BEN), "B-MODE-R3"),
            "Nobody can say who lost. A lot between Ada and Ben decides: Ada.",
        ),
        (told.Tied((ADA, BEN), "B-TIE-1"), "Ada and Ben lose in the same moment. A Duel settles it."),
        (told.Tied((ADA, BEN), "B-ARENA-R1"), "Ada and Ben lose in the same moment once more."),
        (told.Ended(ADA, "B-WIN-2"), "Ada wins the Duel, and the game!"),
    ],
)
def test_an_event_is_a_sentence(event: told.Event, sentence: str) -> None:
    assert Sentences(Burrito, NAMES).say(event) == sentence
