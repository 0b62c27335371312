"""Quick fights: sealed exchanges, first to two, and lots after three clashes."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.engine import Result, Ruling
from rumpus.games.fake_swords.cards import MOVES, Move
from rumpus.games.fake_swords.events import Chosen, Exchanged, ExchangeDrawn, FightWon, PrizeTaken
from rumpus.games.fake_swords.model import Choose
from tests.games.fake_swords.positions import ADA, BEN, CLEO, Match, fight_over

WINS: list[tuple[Move, Move]] = [("lunge", "feint"), ("feint", "parry"), ("parry", "lunge")]


def plain() -> Match:
    """Ada and Ben fight with a card that has no effect before somebody lunges."""
    return fight_over("Flamingo", fights="quick")


@pytest.mark.clause("F-MODE-R3")
@pytest.mark.parametrize(("better", "worse"), WINS)
def test_lunge_beats_feint_beats_parry_beats_lunge(better: Move, worse: Move) -> None:
    assert plain().exchange(better, worse).told(Exchanged).winner == ADA
    match = plain().exchange(worse, better)
    assert match.told(Exchanged) == Exchanged((ADA, BEN), worse, better, BEN)
    assert match.quick.score == (0, 1)


@pytest.mark.clause("F-MODE-R3")
@pytest.mark.parametrize("move", MOVES)
def test_the_same_choice_is_a_clash_and_scores_nothing(move: Move) -> None:
    match = plain().exchange(move, move)
    assert match.told(Exchanged).winner is None
    assert (match.quick.score, match.quick.clashes, match.quick.touched) == ((0, 0), 1, (True, True))


@pytest.mark.clause("F-MODE-R3")
def test_a_choice_is_sealed_until_the_other_has_chosen() -> None:
    seen = set()
    for move in MOVES:
        match = plain().act(BEN, Choose(move))
        assert match.events == [Chosen(BEN)]
        views = [match.game.view(match.state, seat) for seat in (ADA, CLEO, None)]
        seen.add(msgspec.json.encode((views, [match.game.prompts(match.state, seat) for seat in range(3)])))
        assert match.refused(BEN, Choose(move)) == "F-MODE-R3"
        assert match.game.waiting_for(match.state) == (ADA,)
    assert len(seen) == 1


@pytest.mark.clause("F-MODE-R3")
@pytest.mark.clause("F-END-1")
def test_a_fighter_who_wins_two_exchanges_has_hit() -> None:
    match = plain().exchange("feint", "parry").exchange("parry", "feint").exchange("feint", "parry")
    won = match.told(FightWon)
    assert (won.seat, won.loser, won.cause, won.clause) == (ADA, BEN, "hit", "F-END-1")
    assert match.told(PrizeTaken).seat == ADA
    last = match.public.last
    assert last is not None
    assert [each.winner for each in last.played] == [ADA, BEN, ADA]
    assert [each.score for each in last.played] == [(1, 0), (1, 1), (2, 1)]
    assert all(private.move is None for private in match.state.private)


@pytest.mark.clause("F-MODE-R3")
def test_after_three_clashes_in_a_row_the_next_exchange_is_decided_by_lot() -> None:
    winners = set()
    for seed in range(12):
        match = plain()
        for _ in range(2):
            match.exchange("parry", "parry")
        assert match.quick.clashes == 2
        match.exchange("feint", "feint", seed=seed)
        drawn = match.told(ExchangeDrawn)
        assert drawn.card == ""
        winners.add(drawn.winner)
        assert sum(match.quick.score) == 1
        assert match.quick.clashes == 0
        assert len(match.quick.played) == 4
    assert winners == {ADA, BEN}


@pytest.mark.clause("F-MODE-R3")
def test_a_win_between_clashes_restarts_the_count() -> None:
    match = plain().exchange("parry", "parry").exchange("feint", "feint").exchange("feint", "parry")
    assert match.quick.clashes == 0
    match.exchange("parry", "parry").exchange("feint", "feint")
    assert match.all_told(ExchangeDrawn) == []


@pytest.mark.clause("F-MODE-R3")
def test_only_fighters_choose_and_nobody_else_decides() -> None:
    match = plain()
    assert match.refused(CLEO, Choose("lunge")) == "F-MODE-R3"
    assert match.game.terms(match.state) is None
    assert match.refused(None, Result(match.fight.battle, (ADA,), "F-END-1", "arena")) == "F-MODE-R4"
    assert match.refused(None, Ruling(match.fight.battle, (ADA,), "F-END-1")) == "F-MODE-R4"


@pytest.mark.clause("F-MODE-R3")
def test_every_exchange_has_its_own_prompt() -> None:
    match = plain()
    ids = set()
    for first, second in (("parry", "parry"), ("feint", "parry"), ("parry", "feint")):
        [prompt] = match.game.prompts(match.state, ADA)
        assert prompt.kind == "exchange"
        ids.add(prompt.id)
        match.exchange(first, second)  # type: ignore[arg-type]
    assert len(ids) == 3
