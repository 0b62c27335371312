"""The odds of the top card: exact values, counted by hand and by enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, NoSuchQuestion, View
from rumpus.games.mantis.model import (
    CARD_BY_FRONT_AND_BACK,
    CARDS_A_COLOUR,
    COLOURS,
    DECK,
    FRONTS,
    MantisView,
    Odds,
    Private,
    Public,
)
from rumpus.games.mantis.view import odds
from tests.games.mantis.position import game_of, position, tank

BACK = (0, 1, 2)
"""Red, orange, yellow."""
NAMES = ("red", "orange", "yellow")


def seen(*, dealt: str, drawn: tuple[int, ...] = ()) -> Public:
    """The public part, with a back of red, orange and yellow on top."""
    state = position(tanks=("", ""), deck="red")
    left = len(DECK) - len(dealt.split()) - len(drawn)
    return replace(state.public, top=NAMES, dealt=tank(dealt), drawn=drawn, left=left)


GAME = game_of(position(tanks=("", ""), deck="red"))


def seen_by(seat: int | None, public: Public) -> MantisView:
    return View(seat, public, None if seat is None else Private())


def card(front: int, back: tuple[int, int, int] = BACK) -> int:
    return CARD_BY_FRONT_AND_BACK[front, back]


def counted(public: Public) -> list[Fraction]:
    """The odds, counted over every way in which the dealt cards of the three colours can have been dealt."""
    ways = [0, 0, 0]
    unseen = [[each for each in DECK if FRONTS[each] == colour and each not in public.drawn] for colour in BACK]
    hands = [list(combinations(unseen[colour], public.dealt[colour])) for colour in BACK]
    for red in hands[0]:
        for orange in hands[1]:
            for yellow in hands[2]:
                dealt = {*red, *orange, *yellow}
                for colour in BACK:
                    ways[colour] += card(colour) not in dealt and card(colour) not in public.drawn
    return [Fraction(way, sum(ways)) for way in ways]


def test_without_information_the_three_colours_are_equally_likely() -> None:
    assert odds(seen(dealt="pink pink blue blue")) == pytest.approx([1 / 3] * 3)


def test_dealt_cards_of_a_colour_make_it_less_likely() -> None:
    # 11 of the 15 red cards, 13 of the 15 orange and all 15 yellow ones are still in the pile.
    assert odds(seen(dealt="red red red red orange orange")) == pytest.approx([11 / 39, 13 / 39, 15 / 39])


def test_a_card_that_was_drawn_cannot_be_on_top() -> None:
    assert odds(seen(dealt="", drawn=(card(0),))) == pytest.approx([0, 1 / 2, 1 / 2])


def test_other_drawn_cards_increase_the_weight_of_dealt_ones() -> None:
    # A red card with another back was drawn: 2 of the 14 unseen red cards were dealt, and 12 are in the pile.
    public = seen(dealt="red red", drawn=(card(0, (0, 1, 3)),))
    assert odds(public) == pytest.approx([(12 / 14) / (12 / 14 + 2), 1 / (12 / 14 + 2), 1 / (12 / 14 + 2)])


def test_the_top_card_is_certain_when_only_one_card_is_possible() -> None:
    assert odds(seen(dealt="", drawn=(card(0), card(2)))) == (0, 1, 0)


def test_without_a_top_card_there_are_no_odds() -> None:
    assert odds(replace(seen(dealt=""), top=())) == ()


@pytest.mark.parametrize(
    ("dealt", "drawn"),
    [
        ("red red orange", ()),
        ("red orange yellow", (card(0, (0, 3, 4)), card(0, (0, 1, 5)))),
        ("red red", (card(1), card(2, (2, 5, 6)))),
    ],
)
def test_the_odds_equal_those_counted_over_every_deal(dealt: str, drawn: tuple[int, ...]) -> None:
    public = seen(dealt=dealt, drawn=drawn)
    assert odds(public) == pytest.approx([float(share) for share in counted(public)])


def test_possible_states_have_the_counted_odds() -> None:
    public = seen(dealt="red red red red red orange yellow", drawn=(card(1, (1, 3, 4)),))
    view = seen_by(0, public)
    dice = Dice(b"possible states")
    draws = 3000
    tops = Counter(FRONTS[GAME.possible_state(view, dice).hidden.deck[1]] for _ in range(draws))
    for colour, chance in enumerate(odds(public)):
        assert tops[colour] / draws == pytest.approx(chance, abs=0.035)


def test_a_possible_draw_pile_has_every_card_that_was_not_dealt_or_seen() -> None:
    public = seen(dealt="red red red red red orange yellow pink", drawn=(card(1, (1, 3, 4)),))
    view = seen_by(None, public)
    for number in range(50):
        deck = GAME.possible_state(view, Dice(b"pile", number)).hidden.deck
        assert deck[:1] == public.drawn
        assert len(set(deck)) == len(deck) == 105 - 8
        fronts = Counter(FRONTS[each] for each in deck)
        assert [fronts[colour] for colour in range(7)] == [
            CARDS_A_COLOUR - public.dealt[colour] for colour in range(len(COLOURS))
        ]


def test_every_unseen_card_below_the_top_is_equally_likely_to_have_been_dealt() -> None:
    public = seen(dealt="green green green")
    view = seen_by(None, public)
    draws = 1500
    missing: Counter[int] = Counter()
    for number in range(draws):
        missing.update(set(DECK) - set(GAME.possible_state(view, Dice(b"dealt", number)).hidden.deck))
    assert sorted(missing) == [each for each in DECK if COLOURS[FRONTS[each]] == "green"]
    for count in missing.values():
        assert count / draws == pytest.approx(3 / 15, abs=0.05)


def test_hints_give_the_odds_and_each_tanks_chance_of_a_match() -> None:
    state = position(tanks=("red yellow", "orange"), deck="red")
    public = replace(seen(dealt="red yellow orange"), tanks=state.public.tanks)
    view = seen_by(0, public)
    answer = game_of(state, hints=True).consult(view, Odds())
    assert answer.fronts == pytest.approx([1 / 3] * 3)
    assert answer.match == pytest.approx([2 / 3, 1 / 3])


def test_a_table_without_hints_gives_none() -> None:
    state = position(tanks=("red", ""), deck="red")
    with pytest.raises(NoSuchQuestion):
        game_of(state).consult(game_of(state).view(state, 0), Odds())
