"""Sentences of the log: one for each event, for every form of it."""

from __future__ import annotations

import pytest

from rumpus.engine.sentences import Sentences
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.events import (
    Arranged,
    BothLost,
    BoutSet,
    CardMoved,
    Claimed,
    CountdownBegan,
    DrawnByLot,
    Drew,
    Ended,
    Event,
    Exchanged,
    ExchangeDrawn,
    FightPicked,
    FightWon,
    FingerRaised,
    PickedAtRandom,
    PileContested,
    PileDiscarded,
    PileTaken,
    Reshuffled,
    StandInNamed,
    TiebreakerSet,
)
from tests.games.fake_swords.positions import ADA, BEN, CLEO


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Drew(ADA, ("Bow", "Pivot"), "F-DRAW-1"), "Ada draws Bow and Pivot."),
        (Drew(ADA, ("Bow",), "F-DECK-R1"), "Ada draws what is left: Bow."),
        (BoutSet((ADA, BEN), CLEO, "arena", ("Bow",), None), "Ada and Ben fight in the arena. In force: Bow."),
        (
            BoutSet((ADA, BEN), CLEO, "arena", (), BEN, 3),
            "Ada and Ben fight in the arena, to three touches. Ben is shorter. In force: none.",
        ),
        (Reshuffled(1), "The one discarded card becomes the new draw pile."),
        (Arranged(ADA, lowered=False), "Ada arranges the piles."),
        (Arranged(ADA, lowered=True), "Ada rearranges the piles. All fingers go down."),
        (CardMoved(ADA, "Bow", 2, lowered=True), "Ada lays Bow onto pile 2. All fingers go down."),
        (CardMoved(ADA, "Bow", None, lowered=False), "Ada takes Bow off its pile."),
        (Claimed(BEN, 2), "Ben says: I go for pile 2."),
        (Claimed(BEN, None), "Ben takes back what they said."),
        (FingerRaised(ADA, asks=True), "Ada raises a finger: is everybody ready?"),
        (FingerRaised(BEN, asks=False), "Ben is ready."),
        (CountdownBegan(ADA, ()), "Ada counts: three, two, one."),
        (CountdownBegan(ADA, (BEN,)), "Ada counts without waiting for Ben: three, two, one."),
        (PickedAtRandom(BEN, 3), "Ben did not point in time. The table picks pile 3 for them at random."),
        (PileTaken(ADA, 1, ("Bow", "Pivot")), "Ada alone points at pile 1 and takes Bow and Pivot."),
        (PileDiscarded(1, "F-NONE-1"), "Nobody points at pile 1. It is discarded."),
        (PileDiscarded(1, "F-TIE-4"), "Pile 1 is not fought over. It is discarded."),
        (PileDiscarded(1, "F-WIN-R1"), "Pile 1 is discarded unfought."),
        (PileContested(2, (ADA, BEN)), "Ada and Ben point at pile 2."),
        (FightPicked(1, (ADA, BEN), ("Bow",), None), "Ada and Ben fight over pile 1: Bow."),
        (FightPicked(1, (ADA, BEN), ("Bow",), CLEO), "Cleo picks the fight over pile 1 (Bow): Ada and Ben."),
        (StandInNamed(BEN, ADA, "F-FIGHT-3"), "Ada fights, so Ben is Boss of this fight."),
        (StandInNamed(BEN, ADA, "F-MODE-R4"), "Ada cannot judge, so Ben is Boss of this fight."),
        (
            TiebreakerSet((ADA, BEN), ("Bow", "Pivot"), "F-WIN-2"),
            "Two players have three sets. Ada and Ben fight a tiebreaker under Bow and Pivot.",
        ),
        (DrawnByLot((ADA,), (ADA, BEN)), "Ada and Ben are level. Lots decide: Ada will fight."),
        (Exchanged((ADA, BEN), "lunge", "lunge", None), "Ada and Ben both lunge: a clash."),
        (
            Exchanged((ADA, BEN), "lunge", "feint", None, "Shield Arm"),
            "Ada and Ben choose lunge and feint. Shield Arm makes it a clash.",
        ),
        (BothLost((ADA, BEN), again=True), "Ada and Ben lose in the same moment. They fight again."),
        (BothLost((ADA, BEN), again=False), "Ada and Ben lose in the same moment once more."),
        (
            Exchanged((ADA, BEN), "lunge", "feint", ADA),
            "Ada and Ben choose lunge and feint. Ada wins the exchange.",
        ),
        (ExchangeDrawn(BEN, ""), "After three clashes lots decide: Ben wins the exchange."),
        (ExchangeDrawn(BEN, "Freeze"), "Freeze: lots decide, and Ben wins the exchange."),
        (FightWon(ADA, BEN, "hit", "", "F-END-1"), "Ada hits Ben and wins the fight."),
        (FightWon(ADA, BEN, "broken", "Bow", "F-END-3"), "Ben broke Bow. Ada wins the fight."),
        (FightWon(ADA, BEN, "broken", "", "F-END-3"), "Ben broke a rule. Ada wins the fight."),
        (FightWon(ADA, BEN, "arm_block", "", "F-END-2"), "Ben blocked with an arm. Ada wins the fight."),
        (FightWon(ADA, BEN, "lot", "", "F-ARENA-R1"), "Lots decide: Ada wins the fight."),
        (FightWon(ADA, BEN, "ruling", "", "F-END-5"), "The host decides: Ada wins the fight."),
        (Ended(ADA, 3, "F-WIN-1"), "Ada has three sets and wins the game."),
        (Ended(ADA, 3, "F-WIN-2"), "Ada wins the tiebreaker and the game."),
        (Ended(ADA, 2, "F-DECK-R1"), "Ada wins the game."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, expected: str) -> None:
    assert Sentences(FakeSwords, ("Ada", "Ben", "Cleo")).say(event) == expected
