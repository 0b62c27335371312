"""What a viewer can deduce: cards that they passed are known as long as they must lie there; all others may lie
anywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import Dice
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState, Choose, Discard, Draw, LaySet
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, WAR, Match, battle, cards, position

DRAWS = 2000
FIVE = "corn corn lime bean onion"
CORN, LIME, BEAN = cards("corn lime bean")


def possible(match: Match, seat: int | None, number: int) -> BurritoState:
    state = match.game.possible_state(match.game.view(match.state, seat), Dice(b"odds", number))
    assert match.game.contradiction(state) == ""
    assert match.game.view(state, seat) == match.game.view(match.state, seat)
    return state


@pytest.mark.clause("B-SETUP-4")
def test_another_hand_holds_each_unseen_card_with_the_right_odds() -> None:
    match = position("war war war war war", "corn", score=("", "", "war corn"))
    found: Counter[str] = Counter()
    for number in range(DRAWS):
        [card] = possible(match, ADA, number).private[BEN].hand
        found[KINDS[card]] += 1
    # 120 cards less six in the score pile and five in hand; one War and nine corn cards are left.
    left = dict.fromkeys(KINDS[:7], 12) | dict.fromkeys(KINDS[7:], 9) | {"war": 1, "corn": 9}
    assert sum(left.values()) == 109
    # Chi-square with 10 degrees of freedom; 30 is exceeded once in 1,000 times.
    assert sum((found[kind] - DRAWS * n / 109) ** 2 / (DRAWS * n / 109) for kind, n in left.items()) < 30


@pytest.mark.clause("B-PASS-R1")
def test_a_passed_card_is_known_to_lie_on_the_neighbours_pile_until_it_is_drawn() -> None:
    match = position(FIVE, "tomato", piles=("avocado", "chilli")).act(ADA, Discard(LIME)).act(ADA, Draw())
    match.act(ADA, Discard(CORN))
    assert all(possible(match, ADA, number).hidden.piles[BEN][-2:] == (LIME, CORN) for number in range(20))
    match.act(BEN, Draw())
    for number in range(20):
        state = possible(match, ADA, number)
        assert state.hidden.piles[BEN][-1:] == (LIME,)
        assert CORN in state.private[BEN].hand
    # Cleo has seen none of it.
    assert len({possible(match, CLEO, number).hidden.piles[BEN] for number in range(60)}) > 20


@pytest.mark.clause("B-PASS-R1")
def test_the_neighbours_hand_is_uncertain_again_once_they_pass_a_card() -> None:
    match = position(FIVE, "tomato tomato tomato tomato").act(ADA, Discard(LIME)).act(BEN, Draw())
    assert match.state.private[ADA].held == (LIME,)
    match.act(BEN, Discard(LIME))
    assert match.state.private[ADA].held == ()
    assert {LIME in possible(match, ADA, number).private[BEN].hand for number in range(60)} == {True, False}


@pytest.mark.clause("B-SET-1")
def test_a_set_of_the_neighbour_may_include_cards_that_they_were_known_to_hold() -> None:
    match = position(FIVE, "lime lime tomato").act(ADA, Discard(LIME)).act(BEN, Draw())
    match.act(BEN, LaySet((LIME,) * 3))
    assert match.state.private[ADA].held == ()
    possible(match, ADA, 1)


@pytest.mark.clause("B-PASS-R1")
def test_a_card_passed_to_a_messy_pile_may_have_been_drawn() -> None:
    match = position(FIVE, "", piles=("", "chilli chilli chilli"), messy=True).act(ADA, Discard(LIME))
    assert all(LIME in possible(match, ADA, number).hidden.piles[BEN] for number in range(20))
    match.act(BEN, Draw(), seed=1).act(BEN, Draw(), seed=2)
    unknown = position(FIVE, "chilli chilli", piles=("", "chilli chilli"), messy=True)
    base = sum(LIME in possible(unknown, CLEO, number).hidden.piles[BEN] for number in range(DRAWS)) / DRAWS
    lies = sum(LIME in possible(match, ADA, number).hidden.piles[BEN] for number in range(DRAWS)) / DRAWS
    # Two of the four cards were drawn: half of the time it is still there.
    assert 0.5 <= lies <= 0.5 + base + 0.05


@pytest.mark.clause("B-PASS-R1")
def test_many_cards_passed_to_a_messy_pile_still_give_consistent_states() -> None:
    match = position(FIVE, FIVE, FIVE, FIVE, messy=True)
    for turn in range(120):
        for seat in range(4):
            match.act(seat, Discard(match.state.private[seat].hand[0]), seed=turn)
            match.act(seat, Draw("own" if match.public.flow.piles[seat] else "left"), seed=turn)
        possible(match, ADA, turn)
        possible(match, BEN, turn)
    assert len(match.state.private[ADA].given) <= 60


@pytest.mark.clause("B-WRONG-R1")
def test_cards_shown_for_a_false_claim_are_in_that_hand_while_cards_are_frozen() -> None:
    match = position("war war corn lime bean", FIVE).declare(ADA, "war war corn")
    for number in range(20):
        hand = Counter(possible(match, BEN, number).private[ADA].hand)
        assert not Counter(cards("war war corn")) - hand
    match.wake().restart()
    hands = {tuple(sorted(possible(match, BEN, number).private[ADA].hand)) for number in range(40)}
    assert len(hands) > 20


@pytest.mark.clause("B-MODE-R3")
def test_a_sealed_choice_may_be_any() -> None:
    match = battle(WAR, battles="quick").act(BEN, Choose("throw", DEV))
    for seat in (ADA, CLEO, None):
        found = {possible(match, seat, number).private[BEN].choice for number in range(200)}
        assert {(choice.move, choice.target) for choice in found if choice} == {
            ("throw", CLEO),
            ("throw", DEV),
            ("fake", CLEO),
            ("fake", DEV),
            ("catch", None),
        }
    mine = {possible(match, BEN, number).private[BEN].choice for number in range(20)}
    assert len(mine) == 1


@pytest.mark.clause("B-TWO-3")
def test_with_two_players_the_neighbour_is_on_both_sides() -> None:
    match = position(FIVE, FIVE, seats=2).act(ADA, Discard(LIME)).act(BEN, Discard(BEAN)).act(ADA, Draw())
    for seat in (ADA, BEN, None):
        for number in range(20):
            possible(match, seat, number)
    assert match.state.private[BEN].held == (BEAN,)
    assert battle(BRAWL, seats=2).battle.fighters == (ADA, BEN)
