"""Late taps in the lab: an answer that others overtook is dropped; one that was never legal is the bot's fault."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from rumpus.bots import Intent, make_bot
from rumpus.engine import Dice, Facts, Prompt, Run, View
from rumpus.engine.errors import BotPlayedIllegally
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Discard, Draw
from rumpus.lab.play import play, play_on
from tests.games.burrito.positions import ADA, BEN, CLEO, DEV, cards, position
from tests.lab.bell import QUIET_MS, ROUNDS, Bell, BellState, Press

FULL = "avocado bean chilli corn lime"


class OpenBell(Bell):
    """A Bell game in which pressing is always offered."""

    def prompts(self, state: BellState, seat: int) -> tuple[Prompt, ...]:
        return (Prompt("press", "press", "B-1"),)


class BellInTurns(OpenBell):
    facts: ClassVar[Facts] = replace(Bell.facts, pace="simultaneous")


class Presser:
    def __init__(self, after_ms: int) -> None:
        self.after_ms = after_ms

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        return Intent(prompts[0].id, Press(), self.after_ms)


class Scripted:
    """Plays these actions first, and then at random. Records the number of cards on its pile whenever it is asked."""

    def __init__(self, game: Burrito, *script: tuple[Any, int]) -> None:
        self.script = list(script)
        self.random = make_bot(game, "random")
        self.piles_seen: list[int] = []

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if view.seat is not None:
            self.piles_seen.append(view.public.flow.piles[view.seat])
        if self.script:
            action, after_ms = self.script.pop(0)
            return Intent(prompts[0].id, action, after_ms)
        return self.random.choose(view, prompts, dice)


def test_a_bot_that_presses_too_late_has_not_played_illegally() -> None:
    played = play(OpenBell(seats=2), [Presser(QUIET_MS + 100), Presser(QUIET_MS + 200)], b"seed")
    assert played.outcome.points[:2] == (ROUNDS, 0)
    assert played.decisions == ROUNDS


def test_a_bot_that_presses_before_anything_happened_has_played_illegally() -> None:
    with pytest.raises(BotPlayedIllegally, match="B-1"):
        play(OpenBell(seats=2), [Presser(100), Presser(200)], b"seed")


def test_games_that_are_not_in_real_time_have_no_late_taps() -> None:
    with pytest.raises(BotPlayedIllegally, match="B-1"):
        play(BellInTurns(seats=2), [Presser(QUIET_MS + 100), Presser(QUIET_MS + 200)], b"seed")


@pytest.mark.clause("B-PASS-3")
def test_a_draw_from_a_community_pile_is_late_once_the_own_pile_got_a_card() -> None:
    match = position("avocado bean", FULL, FULL, FULL, battles="quick", bots=(ADA, BEN, CLEO, DEV))
    game = match.game
    ada = Scripted(game, (Draw("left"), 500), (Draw("own"), 500))
    dev = Scripted(game, (Discard(cards("corn")[0]), 200), (Draw("left"), 60_000))
    others = [Scripted(game, (Discard(cards("lime")[0]), 60_000)) for _ in (BEN, CLEO)]
    run: Run[Any, Any, Any] = Run(game, b"late")
    run.start()
    run.state = match.state
    assert play_on(run, [ada, *others, dev]).outcome.places
    assert ada.piles_seen[:3] == [0, 1, 0]
