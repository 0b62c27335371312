"""The deck, the deal, and the start of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import Dice, Moment
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.cards import COLOURS, EFFECTS, MODIFIERS, deck_of
from rumpus.games.fake_swords.events import Dealt, Drew, RoundBegan

SEATS = range(3, 7)


@pytest.mark.clause("F-CARDS-1")
@pytest.mark.clause("F-CARDS-2")
@pytest.mark.clause("F-CARDS-R1")
def test_our_deck_has_72_cards_six_kinds_a_colour_three_copies_each() -> None:
    deck = deck_of()
    assert deck.size == 72
    assert Counter(deck.kind(card).colour for card in range(72)) == dict.fromkeys(COLOURS, 18)
    assert Counter(kind.colour for kind in deck.kinds) == dict.fromkeys(COLOURS, 6)
    assert {kind.copies for kind in deck.kinds} == {3}
    assert all(kind.name and kind.text and kind.arena.text and kind.quick.text and kind.icon for kind in deck.kinds)


@pytest.mark.clause("F-CARDS-R1")
def test_every_card_has_an_effect_in_the_arena_and_in_a_quick_fight() -> None:
    for kind in deck_of().kinds:
        assert kind.exempt or kind.arena.modifier in MODIFIERS[kind.colour]
        assert kind.exempt or kind.quick.effect in EFFECTS[kind.colour][0][1:]
    assert len({kind.arena.modifier for kind in deck_of().kinds}) == 24


@pytest.mark.clause("F-SETUP-1")
@pytest.mark.clause("F-SETUP-2")
@pytest.mark.clause("F-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_one_visible_card_and_the_rest_is_a_hidden_draw_pile(seats: int) -> None:
    game = FakeSwords(seats=seats)
    step = game.new(Moment(0, Dice(b"new")))
    public = step.state.public
    assert [len(cards) for cards in public.collected] == [1] * seats
    assert public.discard == ()
    assert public.deck == len(step.state.hidden.deck) == 72 - seats - (seats + 2)
    dealt = [event for event in step.events if isinstance(event, Dealt)]
    assert [each.card for each in dealt] == [game.deck.names(cards)[0] for cards in public.collected]
    assert list(step.state.hidden.deck) != sorted(step.state.hidden.deck)
    assert game.view(step.state, None).public.collected == public.collected


@pytest.mark.clause("F-SETUP-4")
def test_lots_decide_who_is_the_first_boss() -> None:
    game = FakeSwords(seats=4)
    steps = [game.new(Moment(0, Dice(b"new", number))) for number in range(60)]
    assert {step.state.public.boss for step in steps} == {0, 1, 2, 3}
    [began] = [event for event in steps[0].events if isinstance(event, RoundBegan)]
    assert (began.round, began.boss) == (1, steps[0].state.public.boss)


@pytest.mark.clause("F-DRAW-1")
@pytest.mark.clause("F-PILES-1")
@pytest.mark.parametrize(("seats", "piles"), [(3, 3), (4, 3), (5, 4), (6, 5)])
def test_the_boss_draws_two_cards_more_than_there_are_players(seats: int, piles: int) -> None:
    game = FakeSwords(seats=seats)
    step = game.new(Moment(0, Dice(b"new")))
    public = step.state.public
    assert len(public.loose) == seats + 2
    assert public.piles == ((),) * piles
    [drew] = [event for event in step.events if isinstance(event, Drew)]
    assert (drew.seat, drew.cards) == (public.boss, game.deck.names(public.loose))
    assert [prompt.kind for prompt in game.prompts(step.state, public.boss) if prompt.awaited] == ["piles"]
