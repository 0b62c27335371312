"""Best of three: rounds, who goes first, and who wins the game."""

from __future__ import annotations

import pytest

from rumpus.engine import Left
from rumpus.games.wordy.events import Ended, LeftForGood, RoundBegan, RoundEnded, SecretShown
from rumpus.games.wordy.model import Accept, Ask, Forfeit, OfferDraw, Options, Write
from rumpus.games.wordy.words.index import rack_words
from tests.games.wordy.positions import ADA, BEN, Match, any_of, new_game, only, position

LONG = Options(rounds=3)
DRAW = None


def write_words(match: Match) -> None:
    for seat in range(2):
        match.act(seat, Write(rack_words(match.private(seat).tiles).words[0]))


def play_round(match: Match, winner: int | None) -> tuple[object, ...]:
    """Win the round by giving up, or draw it by agreement. Then both go on, unless the game is over."""
    write_words(match)
    if winner is None:
        match.act(ADA, OfferDraw())
        events = match.act(BEN, OfferDraw())
    else:
        events = match.act(1 - winner, Forfeit())
    for seat in range(2):
        if match.outcome is None:
            events += match.act(seat, Accept(), dice=bytes([match.public.step]))
    return events


def play(*winners: int | None) -> Match:
    match = new_game(options=LONG)
    for number, winner in enumerate(winners, start=1):
        assert match.public.round == number
        play_round(match, winner)
    return match


@pytest.mark.clause("W-LONG-1")
@pytest.mark.parametrize("winners", [(ADA, ADA), (ADA, BEN, ADA), (BEN, ADA, ADA), (ADA, DRAW, ADA)])
def test_the_side_that_wins_two_rounds_wins_the_game(winners: tuple[int | None, ...]) -> None:
    match = play(*winners)
    assert match.outcome is not None
    assert (match.outcome.clause, match.outcome.winners) == ("W-LONG-1", (ADA,))
    assert match.outcome.points == match.public.wins == (2, winners.count(BEN))


@pytest.mark.clause("W-LONG-R1")
def test_two_wins_end_the_game_early() -> None:
    match = new_game(options=LONG)
    assert not any_of(Ended, play_round(match, BEN))
    events = play_round(match, BEN)
    assert only(Ended, events) == Ended((BEN,), "W-LONG-1")
    assert not any_of(RoundBegan, events)
    assert match.public.round == 2


@pytest.mark.clause("W-LONG-R1")
@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
@pytest.mark.parametrize("winner", [ADA, BEN, DRAW])
def test_the_first_turn_alternates_whoever_won(seed: bytes, winner: int | None) -> None:
    match = new_game(seed, LONG)
    for won in (winner, DRAW, DRAW):
        play_round(match, won)
    first = match.state.hidden.first
    assert [result.first for result in match.public.results] == [first, 1 - first, first]


@pytest.mark.clause("W-LONG-R1")
def test_every_round_is_a_whole_new_set_up() -> None:
    match = position(clues=("length",), options=LONG)
    match.act(ADA, Ask("length"))
    match.act(BEN, OfferDraw())
    match.act(ADA, Forfeit())
    before = match.public
    assert before.berries == (0, 3)
    match.act(ADA, Accept())
    events = match.act(BEN, Accept())
    after = match.public
    assert only(RoundBegan, events) == RoundBegan(2, after.clues)
    assert (after.round, after.phase, after.berries, after.bank) == (2, "writing", (0, 0), 40)
    assert after.turns == ()
    assert (after.used, after.offers, after.written) == ((0, 0), (False, False), (False, False))
    assert after.racks == after.secrets == ("", "")
    assert after.wins == (0, 1)
    assert after.clues != before.clues
    for seat in range(2):
        own = match.private(seat)
        assert (own.secret, own.told, own.sure) == ("", (), None)
        assert sorted(own.tiles) != sorted(before.racks[1 - seat])
    assert after.results[0].secrets == ("PEACE", "BANANA")


@pytest.mark.clause("W-LONG-R1")
def test_the_next_round_waits_until_both_go_on_or_a_minute_has_passed() -> None:
    match = position(options=LONG)
    match.act(ADA, Forfeit())
    assert match.awaited() == (("accept",), ("accept",))
    match.act(BEN, Accept())
    assert match.awaited() == (("accept",), ())
    assert match.public.phase == "review"
    assert match.game.wake_at_ms(match.state) == 60_000
    assert any_of(RoundBegan, match.wake())


@pytest.mark.clause("W-END-R1", "W-FORFEIT-1")
def test_nobody_can_give_up_or_offer_a_draw_between_two_rounds() -> None:
    match = position(options=LONG)
    match.act(ADA, Forfeit())
    for seat in (ADA, BEN):
        assert match.refused(seat, OfferDraw()) == "W-END-R1"
        assert match.refused(seat, Forfeit()) == "W-FORFEIT-1"
        assert set(match.prompts(seat)) == {"accept"}


@pytest.mark.clause("W-LONG-R2")
def test_giving_up_loses_only_the_round() -> None:
    match = position(options=LONG)
    events = match.act(ADA, Forfeit())
    assert RoundEnded((BEN,), "W-FORFEIT-1") in events
    assert match.outcome is None


@pytest.mark.clause("W-LONG-R2")
@pytest.mark.parametrize("rounds_before", [(), (ADA,), (ADA, BEN)])
def test_leaving_for_good_loses_the_whole_game(rounds_before: tuple[int, ...]) -> None:
    match = play(*rounds_before)
    assert match.act(None, Left(ADA)) == (LeftForGood(ADA, "W-LONG-R2"), Ended((BEN,), "W-LONG-R2"))
    assert match.outcome is not None
    assert match.outcome.winners == (BEN,)


@pytest.mark.clause("W-LONG-R2")
def test_leaving_for_good_shows_the_words_and_the_answers() -> None:
    match = position(secrets=("PEACE", "BANANA"), clues=("last",), options=LONG)
    match.act(ADA, Ask("last"))
    events = match.act(None, Left(BEN))
    shown = [event for event in events if isinstance(event, SecretShown)]
    assert shown == [SecretShown(ADA, "PEACE"), SecretShown(BEN, "BANANA")]
    result = match.public.results[-1]
    assert (result.winner, len(result.told), len(result.left)) == (ADA, 1, 1)


@pytest.mark.clause("W-LONG-R2")
def test_leaving_for_good_between_two_rounds_also_loses_the_whole_game() -> None:
    match = play(ADA)
    write_words(match)
    match.act(ADA, OfferDraw())
    match.act(BEN, OfferDraw())
    assert match.public.phase == "review"
    match.act(None, Left(ADA))
    assert match.public.winners == (BEN,)


@pytest.mark.clause("W-LONG-R2")
@pytest.mark.parametrize("winners", [(ADA, DRAW, DRAW), (DRAW, DRAW, ADA), (DRAW, DRAW, DRAW, ADA)])
def test_a_drawn_round_counts_for_nobody(winners: tuple[int | None, ...]) -> None:
    match = play(*winners)
    assert match.outcome is not None
    assert (match.outcome.clause, match.outcome.winners) == ("W-LONG-R2", (ADA,))
    assert match.outcome.points == (1, 0)


@pytest.mark.clause("W-LONG-R2")
@pytest.mark.parametrize("three", [(ADA, BEN, DRAW), (DRAW, BEN, ADA), (DRAW, DRAW, DRAW)])
def test_another_round_is_played_if_the_sides_are_tied_after_three(three: tuple[int | None, ...]) -> None:
    match = play(*three)
    assert match.outcome is None
    assert match.public.round == 4
    play_round(match, BEN)
    assert match.public.winners == (BEN,)
    again = play(*three, DRAW)
    assert again.outcome is not None
    assert (again.outcome.clause, again.outcome.winners) == ("W-LONG-R2", (ADA, BEN))
