"""Contradictions in a state of Fake Swords, and its secrets."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus.engine import State
from rumpus.games.fake_swords.model import Choose, Hidden, Point, Private
from tests.games.fake_swords.positions import ADA, BEN, Match, fight_over, position

PILES = "Flamingo, Bow / Dizzy / Big Target"


def wrong(match: Match, *private: Private, deck: tuple[int, ...] = (), counted: int = 0, **public: Any) -> str:
    """The contradiction after these parts are replaced; `private` are those of the first seats."""
    others = match.state.private[len(private) :]
    public["deck"] = counted or match.public.deck
    hidden = Hidden(deck) if deck else match.state.hidden
    return match.game.contradiction(State(replace(match.public, **public), (*private, *others), hidden))


def test_the_visible_cards_and_the_draw_pile_make_up_one_deck() -> None:
    match = position(PILES)
    deck = match.state.hidden.deck
    assert wrong(match) == ""
    assert "one deck" in wrong(match, deck=deck[1:])
    assert "one deck" in wrong(match, deck=deck[:1] + deck[:-1])
    assert "one deck" in wrong(match, discard=deck[:1])


def test_the_draw_pile_has_as_many_cards_as_the_public_part_says() -> None:
    match = position(PILES)
    assert "number" in wrong(match, counted=match.public.deck - 1)


def test_sets_are_those_of_the_cards_collected() -> None:
    match = position(PILES)
    assert "sets" in wrong(match, sets=(1, 0, 0))


def test_there_is_a_sealed_pile_exactly_for_seats_shown_as_having_pointed() -> None:
    match = position(PILES)
    assert "points" in wrong(match, Private(pointed=0))
    match.act(ADA, Point(1))
    assert wrong(match) == ""
    assert "points" in wrong(match, Private())
    assert "points" in wrong(match, phase="piles")


def test_there_is_a_sealed_choice_exactly_for_seats_shown_as_having_chosen() -> None:
    match = fight_over("Flamingo", fights="quick")
    assert wrong(match) == ""
    assert "chosen" in wrong(match, Private(move="swing"))
    match.act(BEN, Choose("swing"))
    assert wrong(match) == ""
    assert "chosen" in wrong(match, Private(), Private())


def test_a_draw_pile_of_more_than_four_cards_is_a_secret() -> None:
    match = position(PILES)
    deck = match.state.hidden.deck
    for cards, found in ((deck, 1), (deck[:5], 1), (deck[:4], 0), ((), 0)):
        secrets = match.game.secrets(State(match.public, match.state.private, Hidden(cards)), ADA)
        assert secrets == ((",".join(map(str, cards)),) if found else ())
