"""What Throw Throw Burrito offers: passing in one step, declarations and reports in several."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from msgspec.structs import replace

from rumpus.engine import Left
from rumpus.engine.domain import domain
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Choose, Count, Declare, Discard, Draw, Grab, LaySet, Report, Vote
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, WAR, Match, battle, cards, position
from tests.games.offers import accepted, answered, every_answer, offered, spelt

FEW: tuple[Any, ...] = (Count, Draw, Discard, Choose, Grab, Vote)
KINDS: tuple[Any, ...] = ("brawl", "war", "duel")
CAUSES: tuple[Any, ...] = ("hit", "caught", "foul", "grab")


def answers(match: Match, seat: int) -> list[Any]:
    """Everything that a seat is offered, whatever it is asked."""
    prompts = match.game.prompts(match.state, seat)
    return [action for prompt in prompts for action in every_answer(match.game, match.state, seat, prompt.kind)]


def claims(match: Match, seat: int) -> list[Any]:
    """Every set and every claim that could be made with a hand, duelists in their order."""
    hand, seats = match.state.private[seat].hand, match.game.seats
    shown = [*set(permutations(hand, 3)), hand[:2]]
    pairs = [(), *((one, two) for one in range(seats + 1) for two in range(one, seats + 1))]
    return [*map(LaySet, shown), *(Declare(*each) for each in product(KINDS, shown, pairs))]


def legal(match: Match, seat: int, *more: Any) -> set[Any]:
    tried = [action for kind in FEW for action in domain(kind, match.game.seats) or ()]
    return set(accepted(match.game, match.state, seat, [*tried, *claims(match, seat), *more]))


def words(match: Match, seat: int, *said: str) -> list[str]:
    return offered(match.game, match.state, seat, "pass", *said)


def test_a_hand_with_room_draws_from_the_piles_that_are_open() -> None:
    match = position("corn lime", piles=["bean"])
    assert words(match, ADA) == ["draw own"]
    match = position("corn lime")
    assert words(match, ADA) == ["draw left", "draw right"]
    assert set(answers(match, ADA)) == legal(match, ADA)


def test_a_full_hand_passes_a_card_on_lays_a_set_or_declares() -> None:
    match = position("corn corn corn lime war", piles=["bean"])
    assert words(match, ADA) == [
        "discard 3",
        "discard 4",
        "discard 9",
        "lay 3",
        "declare brawl",
        "declare war",
        "declare duel",
    ]
    assert set(answers(match, ADA)) == legal(match, ADA)


def test_battle_cards_are_declared_and_not_laid() -> None:
    match = position(BRAWL, piles=["bean"])
    assert words(match, ADA) == ["draw own", "declare brawl", "declare war", "declare duel"]


def test_two_players_may_draw_from_every_pile() -> None:
    match = position("corn corn corn", piles=["bean"], seats=2)
    assert words(match, ADA)[:4] == ["draw own", "draw left", "draw right", "lay 3"]


def test_any_three_cards_in_any_order_make_a_claim_even_a_false_one() -> None:
    match = position("corn lime war")
    assert words(match, ADA, "declare war") == ["card 3", "card 4", "card 9"]
    assert words(match, ADA, "declare war", "card 4") == ["card 3", "card 9"]
    said = ("declare war", "card 4", "card 9", "card 3")
    assert answered(match.game, match.state, ADA, "pass", *said[:3]) is None
    assert answered(match.game, match.state, ADA, "pass", *said) == Declare("war", (4, 9, 3))
    assert set(answers(match, ADA)) == legal(match, ADA)


def test_a_duel_names_two_players_each_pair_once() -> None:
    match = position("", DUEL)
    said = ("declare duel", "card 10", "card 10", "card 10")
    assert words(match, BEN, *said) == ["seat @0", "seat @1", "seat @2"]
    assert words(match, BEN, *said, "seat @1") == ["seat @2", "seat @3"]
    assert answered(match.game, match.state, BEN, "pass", *said, "seat @1", "seat @3") == Declare(
        "duel", (10,) * 3, (0, 2)
    )


def test_with_two_players_an_unnamed_duel_is_spelt_like_a_named_one() -> None:
    match = position(DUEL, seats=2)
    said = spelt(match.game, match.state, ADA, "pass", Declare("duel", cards(DUEL)))
    assert answered(match.game, match.state, ADA, "pass", *said) == Declare("duel", cards(DUEL), (0, 1))


def test_a_seat_that_is_skipped_is_not_named() -> None:
    match = position(DUEL, leaving="skip").act(None, Left(BEN))
    assert words(match, ADA, "declare duel", "card 10", "card 10", "card 10") == ["seat @0", "seat @2"]


def test_after_a_declaration_who_may_join_only_declares() -> None:
    match = position(BRAWL, WAR).declare(ADA, BRAWL)
    assert words(match, BEN) == ["declare brawl", "declare war", "declare duel"]
    assert set(answers(match, BEN)) == legal(match, BEN)


def test_in_a_quick_battle_a_fighter_throws_fakes_or_catches() -> None:
    match = battle(WAR, battles="quick")
    assert offered(match.game, match.state, BEN, "exchange") == ["throw @1", "throw @2", "fake @1", "fake @2", "catch"]
    assert set(answers(match, BEN)) == legal(match, BEN)


def reports(match: Match, seat: int) -> set[Any]:
    """Every report that the rules accept, found by trying; losers in any order."""
    some = range(match.game.seats + 1)
    losers = [each for size in range(5) for each in product(some, repeat=size)]
    tried = [Report(*each) for each in product(losers, CAUSES, (None, *some))]
    return set(accepted(match.game, match.state, seat, tried))


def test_a_report_names_a_cause_the_losers_and_who_threw_or_caught() -> None:
    match = battle(BRAWL, battles="judged").wake()
    for seat in (ADA, BEN, DEV):
        found = every_answer(match.game, match.state, seat, "report")
        assert len(found) == len(set(found))
        assert set(found) == reports(match, seat)


def test_a_report_of_a_war_may_name_everybody() -> None:
    match = battle(WAR, battles="judged", seats=3).wake()
    assert set(every_answer(match.game, match.state, CLEO, "report")) == reports(match, CLEO)


def test_only_somebody_outside_the_battle_is_reported_for_a_grab_and_who_was_sent_off_is_not() -> None:
    match = battle(BRAWL, battles="judged").wake()
    assert offered(match.game, match.state, BEN, "report", "report grab") == ["seat @3", "seat @1"]
    assert match.public.battle is not None
    gone = replace(match.public, battle=replace(match.public.battle, sent_off=(ADA, CLEO)))
    match.state = replace(match.state, public=gone)
    assert "report grab" not in offered(match.game, match.state, BEN, "report")


def test_the_rest_is_one_token_each() -> None:
    match = battle(DUEL, battles="judged", duelists=(BEN, CLEO))
    assert answers(match, ADA) == [Count()]
    match.act(ADA, Count()).wake()
    assert every_answer(match.game, match.state, DEV, "grab") == [Grab()]


def test_a_vote_is_given_or_taken_back_and_only_the_latter_is_idle() -> None:
    match = position("corn", "lime", stall_s=30).wake()
    assert every_answer(match.game, match.state, ADA, "vote") == [Vote()]
    match.act(ADA, Vote())
    assert every_answer(match.game, match.state, ADA, "vote") == [Vote(end=False)]
    assert {token.kind for token in match.game.tokens if token.idle} == {"token-vote_against"}


def test_what_is_not_at_the_table_has_no_spelling() -> None:
    match = battle(BRAWL, battles="judged").wake()
    assert spelt(match.game, match.state, BEN, "report", Report((BEN, 4))) == []
    assert spelt(match.game, match.state, BEN, "report", LaySet((0, 1, 2))) == []


def test_the_alphabet_grows_with_the_seats() -> None:
    assert [len(Burrito(seats=seats).tokens) for seats in (2, 12)] == [53, 93]
