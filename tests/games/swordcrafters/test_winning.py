"""Who wins, alone or tied with others."""

from __future__ import annotations

import pytest

from rumpus.engine import Dice
from rumpus.games.swordcrafters.model import Ended, Finish, Place, Scored, Select, Slice
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, H, crafting, only, scoring

EMPTY = ". . R B"


@pytest.mark.clause("S-WIN-1")
def test_the_most_points_win() -> None:
    match = scoring(("R . R B", "RR RR BB GG", EMPTY))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.points == (0, 22, 0)
    assert outcome.places == (2, 1, 2)
    assert outcome.winners == (BEN,)
    assert outcome.clause == "S-WIN-1"


@pytest.mark.clause("S-WIN-R1")
def test_players_tied_for_the_most_points_share_the_win() -> None:
    match = scoring(("RR RR BB GG", EMPTY, "GG WW BB AA"))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.places == (1, 3, 1)
    assert outcome.winners == (ADA, CLEO)
    assert outcome.clause == "S-WIN-R1"


@pytest.mark.clause("S-WIN-1")
def test_players_tied_further_down_do_not_win() -> None:
    outcome = scoring((EMPTY, "R . R B", EMPTY)).outcome
    assert outcome is not None
    assert outcome.places == (2, 1, 2)
    assert outcome.clause == "S-WIN-1"


@pytest.mark.clause("S-WIN-1")
def test_when_the_last_player_is_done_all_points_and_the_winner_are_reported() -> None:
    match = crafting("R", round=6)
    match.act(BEN, Finish())
    match.act(CLEO, Finish())
    match.act(ADA, Place("red", "left"))
    events = match.act(ADA, Finish())
    assert [event.seat for event in events if isinstance(event, Scored)] == [ADA, BEN, CLEO]
    assert [event.points for event in events if isinstance(event, Scored)] == [each.total for each in match.scores]
    assert match.outcome is not None
    ended = only(Ended, events)
    assert ended.winners == match.outcome.winners
    assert ended.shared == (len(ended.winners) > 1)


@pytest.mark.clause("S-WIN-1")
@pytest.mark.parametrize("action", [Slice(0, H, 1), Select(0), Place("red", "left"), Finish()])
def test_actions_after_the_end_are_refused(action: Slice | Select | Place | Finish) -> None:
    match = scoring(("R . R B", EMPTY))
    assert match.refused(ADA, action) == "S-WIN-1"
    assert match.asked() == ((), ())
    assert match.game.possible_state(match.game.view(match.state, ADA), Dice(b"x")).public == match.public
