"""The deal, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import BadOptions, Dice, Moment
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.events import Counted, PlayBegan, RoundBegan
from rumpus.games.burrito.model import Count
from rumpus.games.burrito.view import cards_of
from tests.games.burrito.positions import Match


def new(seats: int, seed: int = 1) -> Match:
    game = Burrito(seats=seats)
    step = game.new(Moment(0, Dice(b"deal", seed)))
    match = Match(game, step.state)
    match.events = list(step.events)
    return match


@pytest.mark.clause("B-CARDS-1", "B-CARDS-R1")
def test_there_are_twelve_of_each_normal_kind_and_nine_of_each_battle_card() -> None:
    counted = Counter(KINDS[card] for card in cards_of(new(4).state))
    assert sum(counted.values()) == 120
    battle = {"brawl_sun", "brawl_moon", "war", "duel"}
    assert {kind: counted[kind] for kind in battle} == dict.fromkeys(battle, 9)
    assert {counted[kind] for kind in KINDS if kind not in battle} == {12}


@pytest.mark.clause("B-SETUP-1", "B-SETUP-4", "B-SETUP-R1")
@pytest.mark.parametrize("seats", range(2, 13))
def test_everybody_is_dealt_fifteen_cards_and_takes_five_of_them_in_hand(seats: int) -> None:
    flow = new(seats).public.flow
    assert flow.hands == (5,) * seats
    assert flow.piles == (10,) * seats


@pytest.mark.clause("B-SETUP-2", "B-SETUP-R1")
@pytest.mark.parametrize(
    ("seats", "piles"), [(2, (45, 45)), (3, (38, 37)), (4, (30, 30)), (5, (23, 22)), (6, (15, 15)), (7, (68, 67))]
)
def test_the_rest_is_split_evenly_with_the_odd_card_on_the_first_pile(seats: int, piles: tuple[int, int]) -> None:
    assert new(seats).public.flow.community == piles


@pytest.mark.clause("B-SETUP-3")
def test_six_bruises_lie_in_the_middle() -> None:
    public = new(4).public
    assert public.bruises_left == 6
    assert public.bruises == public.points == (0, 0, 0, 0)
    assert public.badge is None


@pytest.mark.clause("B-DECKS-1")
@pytest.mark.parametrize("seats", [7, 12])
def test_more_than_six_players_use_two_decks_with_twelve_bruises(seats: int) -> None:
    match = new(seats)
    assert match.public.bruises_left == 12
    assert len(cards_of(match.state)) == 240
    assert set(Counter(cards_of(match.state)).values()) == {24, 18}


@pytest.mark.clause("B-DECKS-1")
def test_the_game_is_for_two_to_twelve_players() -> None:
    for seats in (1, 13):
        with pytest.raises(BadOptions):
            Burrito(seats=seats)


@pytest.mark.clause("B-START-1")
def test_one_player_counts_and_then_everybody_starts() -> None:
    match = new(4)
    counter = match.told(RoundBegan).seat
    assert match.public.counter == counter
    assert [seat for seat in range(4) if match.may(seat)] == [counter]
    assert match.refused((counter + 1) % 4, Count()) == "B-START-1"
    match.act(counter, Count())
    assert match.told(Counted).clause == "B-START-1"
    assert not any(match.may(seat) for seat in range(4))
    assert match.game.wake_at_ms(match.state) == 3000
    match.wake()
    assert match.told(PlayBegan)
    assert all(match.asked(seat) == ["pass"] for seat in range(4))


@pytest.mark.clause("B-START-1")
def test_who_counts_is_drawn_by_lot() -> None:
    assert {new(4, seed).public.counter for seed in range(60)} == {0, 1, 2, 3}
