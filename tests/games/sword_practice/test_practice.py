"""The practice floor, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.arena.duel import Bind, Verdict
from rumpus.engine import Applied, BadOptions, IllegalAction, Result, Run, Wake, read_options
from rumpus.engine.sentences import Sentences
from rumpus.games.sword_practice import SwordPractice
from rumpus.games.sword_practice.model import BREAK_MS, BoutTied, BoutWon, GoOn, Options, Public, Won


class Practice:
    """A practice game, driven by verdicts."""

    def __init__(self, **options: Any) -> None:
        self.game = SwordPractice(Options(**options), seats=2)
        self.run: Run[Any, Any, Any] = Run(self.game, b"0" * 16)
        self.run.start()

    @property
    def public(self) -> Public:
        public: Public = self.run.state.public
        return public

    def judged(self, *losers: int, cause: Any = "hit", modifier: str = "") -> Applied[Any, Any]:
        """The arena's verdict on the current bout."""
        result = self.game.battle_result(self.run.state, Verdict(losers, cause, modifier, 300))
        return self.run.act(None, result, self.run.at_ms + 10_000, "table")

    def rested(self) -> None:
        """Wait for the end of the break."""
        assert self.public.until_ms is not None
        self.run.wakes_until(self.public.until_ms)

    def refused(self, seat: int | None, action: Any) -> str:
        with pytest.raises(IllegalAction) as refusal:
            self.run.act(seat, action, self.run.at_ms)
        return refusal.value.clause


@pytest.mark.clause("P-CARDS-1")
def test_any_cards_can_be_chosen_and_each_applies_once_in_the_order_of_the_list() -> None:
    practice = Practice(cards="f-c-warcry, F-C-SLOW F-C-WARCRY")
    assert practice.public.rules == (("F-C-SLOW", (0, 1)), ("F-C-WARCRY", (0, 1)))
    binds = (Bind("pace", 0.4), Bind("cry"))
    assert practice.game.battle_setup(practice.run.state, 7).binds == (binds, binds)
    assert Practice().public.rules == ()


@pytest.mark.clause("P-CARDS-1")
def test_a_card_that_does_not_exist_is_refused_by_its_name() -> None:
    with pytest.raises(BadOptions, match="there is no card F-C-DRAGON; known are F-C-FLAMINGO") as refused:
        read_options(Options, b'{"cards":"F-C-SLOW F-C-DRAGON"}')
    assert refused.value.field == "cards"


@pytest.mark.clause("P-SHORT-1")
def test_black_cards_help_the_shorter_fighter() -> None:
    assert Practice(cards="F-C-SHIELD", heights=(180, 165)).public.rules == (("F-C-SHIELD", (1,)),)
    assert Practice(cards="F-C-SHIELD", heights=(160, 165)).public.rules == (("F-C-SHIELD", (0,)),)


@pytest.mark.clause("P-SHORT-1")
@pytest.mark.parametrize("heights", [(), (170, 170), (0, 170)])
def test_black_cards_help_the_fighters_in_turn_if_nobody_knows_who_is_shorter(heights: tuple[int, ...]) -> None:
    practice = Practice(cards="F-C-SHIELD", heights=heights)
    assert practice.public.shorter == 0
    practice.judged(0)
    practice.rested()
    assert practice.public.rules == (("F-C-SHIELD", (1,)),)


@pytest.mark.clause("P-BOUT-1")
def test_a_bout_is_a_battle_in_the_arena_and_only_its_own_verdict_counts() -> None:
    practice = Practice()
    terms = practice.game.terms(practice.run.state)
    assert terms is not None
    assert (terms.id, terms.fighters) == ("bout-1", (0, 1))
    assert practice.refused(None, Result("bout-2", (0,), "P-HIT-1", "arena")) == "P-BOUT-1"
    assert practice.refused(None, Result("bout-1", (), "P-HIT-1", "arena")) == "P-BOUT-1"
    assert practice.refused(None, Result("bout-1", (2,), "P-HIT-1", "arena")) == "P-BOUT-1"


@pytest.mark.clause("P-HIT-1")
def test_a_fighter_who_is_hit_loses_the_bout() -> None:
    practice = Practice()
    applied = practice.judged(1)
    assert applied.entry.action.clause == "P-HIT-1"
    assert applied.step.events == (BoutWon(0, 1, 1, "hit", ""),)
    assert practice.public.wins == (1, 0)
    assert practice.public.bouts[0].clause == "P-HIT-1"


@pytest.mark.clause("P-BROKEN-1")
def test_a_fighter_who_breaks_the_rule_of_a_card_loses_and_the_card_is_named() -> None:
    practice = Practice(cards="F-C-WARCRY F-C-GROUND")
    applied = practice.judged(0, cause="broken", modifier="cry")
    assert practice.public.wins == (0, 1)
    assert (applied.entry.action.clause, applied.entry.action.card) == ("P-BROKEN-1", "F-C-WARCRY")
    assert "War Cry" in Sentences(SwordPractice, ("Ann", "Bo")).say(applied.step.events[0])


@pytest.mark.clause("P-TIE-1")
def test_a_tie_is_fought_again_as_a_new_battle() -> None:
    practice = Practice()
    assert practice.judged(0, 1).step.events == (BoutTied(1),)
    practice.rested()
    assert (practice.public.bout, practice.public.battle, practice.public.wins) == (1, "bout-1-2", (0, 0))


@pytest.mark.clause("P-LOT-1")
def test_the_third_tie_is_decided_by_lot() -> None:
    practice = Practice()
    for _ in range(2):
        practice.judged(0, 1)
        practice.rested()
    applied = practice.judged(0, 1)
    assert applied.step.events[0].cause == "lot"
    assert sorted(practice.public.wins) == [0, 1]


@pytest.mark.clause("P-LOT-1")
def test_a_bout_without_an_end_is_decided_by_the_arenas_lot() -> None:
    practice = Practice()
    assert practice.judged(1, cause="lot").step.events == (BoutWon(0, 1, 1, "lot", ""),)


@pytest.mark.clause("P-BREAK-1")
def test_the_break_after_a_bout_ends_by_itself() -> None:
    practice = Practice()
    practice.judged(1)
    assert practice.game.terms(practice.run.state) is None
    assert practice.public.until_ms == practice.run.at_ms + BREAK_MS
    assert practice.refused(None, Wake()) == "P-BREAK-1"
    practice.rested()
    assert practice.public.battle == "bout-2"


@pytest.mark.clause("P-BREAK-1")
def test_a_fighter_may_go_on_at_once_but_only_in_a_break() -> None:
    practice = Practice(bots=(1,))
    assert practice.refused(0, GoOn()) == "P-BREAK-1"
    practice.judged(1)
    assert [prompt.kind for prompt in practice.game.prompts(practice.run.state, 0)] == ["go_on"]
    assert practice.game.prompts(practice.run.state, 1) == ()
    practice.run.act(0, GoOn(), practice.run.at_ms)
    assert practice.public.battle == "bout-2"


@pytest.mark.clause("P-WIN-1")
def test_three_bouts_of_five_win() -> None:
    practice = Practice()
    for loser in (1, 0, 1):
        practice.judged(loser)
        practice.rested()
    assert practice.run.outcome is None
    applied = practice.judged(1)
    assert applied.step.events[-1] == Won(0, 3, 1)
    outcome = practice.run.outcome
    assert outcome is not None
    assert (outcome.clause, outcome.places, outcome.points) == ("P-WIN-1", (1, 2), (3, 1))
    assert practice.refused(None, Result("bout-5", (0,), "P-HIT-1", "arena")) == "P-WIN-1"
