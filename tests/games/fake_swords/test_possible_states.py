"""What a viewer can deduce: unseen cards may lie in any order, and sealed choices may be any."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import Dice
from rumpus.games.fake_swords.model import Choose, Point
from tests.games.fake_swords.positions import ADA, BEN, CLEO, fight_over, position

DRAWS = 3000


@pytest.mark.clause("F-SETUP-1")
def test_the_next_card_is_any_unseen_card_with_the_same_odds() -> None:
    match = position("Flamingo, Bow / Dizzy / Freeze", holding=("Twirl", "Exempt, Bow"), discard="Pivot")
    hidden = set(match.state.hidden.deck)
    first: Counter[int] = Counter()
    for number in range(DRAWS):
        state = match.game.possible_state(match.game.view(match.state, ADA), Dice(b"odds", number))
        assert set(state.hidden.deck) == hidden
        first[state.hidden.deck[0]] += 1
    assert set(first) == hidden
    expected = DRAWS / len(hidden)
    # Chi-square with 64 degrees of freedom; 110 is exceeded once in 3,000 times.
    assert sum((count - expected) ** 2 / expected for count in first.values()) < 110


@pytest.mark.clause("F-POINT-1")
def test_others_may_point_anywhere_and_known_facts_stay() -> None:
    match = position("Flamingo, Bow / Dizzy / Freeze").act(ADA, Point(2)).act(BEN, Point(1))
    seen: Counter[tuple[int | None, ...]] = Counter()
    for number in range(300):
        state = match.game.possible_state(match.game.view(match.state, ADA), Dice(b"odds", number))
        seen[tuple(private.pointed for private in state.private)] += 1
    assert set(seen) == {(2, 0, None), (2, 1, None), (2, 2, None)}
    assert min(seen.values()) > 60


@pytest.mark.clause("F-MODE-R3")
def test_a_sealed_move_may_be_any_that_is_not_forbidden() -> None:
    match = fight_over("Flamingo", fights="quick").exchange("feint", "lunge").act(BEN, Choose("parry"))
    for seat, known in (
        (ADA, {"feint", "parry"}),
        (CLEO, {"feint", "parry"}),
        (None, {"feint", "parry"}),
        (BEN, {"parry"}),
    ):
        found = {
            match.game.possible_state(match.game.view(match.state, seat), Dice(b"odds", number)).private[BEN].move
            for number in range(60)
        }
        assert found == known, seat
