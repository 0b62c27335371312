"""Winning a round: berries after a right guess, giving up, draws, and turns that run out."""

from __future__ import annotations

import pytest

from rumpus.engine import Left
from rumpus.games.wordy.events import (
    Accepted,
    DrawLapsed,
    DrawOffered,
    DrawWithdrawn,
    Ended,
    Forfeited,
    GuessedRight,
    LeftForGood,
    PlaysOn,
    RaceCalled,
    RoundEnded,
    SecretShown,
    TurnBegan,
)
from rumpus.games.wordy.model import Accept, Ask, Forfeit, Guess, OfferDraw, Options, Race, Write
from tests.games.wordy.positions import ADA, BEN, Match, any_of, position, writing


def ending(match: Match) -> tuple[str, tuple[int, ...]]:
    outcome = match.outcome
    assert outcome is not None
    return outcome.clause, outcome.winners


@pytest.mark.clause("W-WIN-1")
def test_a_right_guess_with_more_berries_wins_at_once() -> None:
    match = position(berries=(5, 4))
    events = match.act(ADA, Guess("BANANA"))
    assert events == (
        GuessedRight(ADA, "BANANA"),
        SecretShown(ADA, "PEACE"),
        RoundEnded((ADA,), "W-WIN-1"),
        Ended((ADA,), "W-WIN-1"),
    )
    assert ending(match) == ("W-WIN-1", (ADA,))
    assert match.outcome is not None
    assert match.outcome.points == (5, 4)
    assert match.refused(BEN, Guess("PEACE")) == "W-WIN-1"


@pytest.mark.clause("W-WIN-2")
@pytest.mark.parametrize("berries", [(0, 0), (4, 4), (3, 4)])
def test_a_right_guess_without_more_berries_leaves_the_other_side_playing_on_alone(berries: tuple[int, int]) -> None:
    match = position(berries=berries)
    events = match.act(ADA, Guess("BANANA"))
    assert events == (GuessedRight(ADA, "BANANA"), PlaysOn(BEN), TurnBegan(BEN))
    assert match.outcome is None
    assert match.public.guessed == (True, False)
    assert match.public.secrets == ("", "BANANA")
    assert match.awaited() == ((), ("turn",))


@pytest.mark.clause("W-WIN-2")
def test_a_side_that_has_guessed_wins_as_soon_as_it_has_one_berry_more() -> None:
    match = position(clues=("last", "strike"), berries=(3, 5))
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Ask("last"))
    match.act(BEN, Ask("last"))
    assert match.public.berries == (5, 5)
    assert match.outcome is None
    events = match.act(BEN, Ask("strike", "T"))
    assert RoundEnded((ADA,), "W-WIN-2") in events
    assert ending(match) == ("W-WIN-2", (ADA,))


@pytest.mark.clause("W-WIN-2")
def test_a_wrong_guess_of_the_side_that_plays_on_pays_the_other() -> None:
    match = position(berries=(3, 4))
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Guess("TREES"))
    assert match.public.berries == (5, 4)
    assert ending(match) == ("W-WIN-2", (ADA,))


@pytest.mark.clause("W-WIN-2")
def test_a_clue_that_costs_nothing_does_not_end_the_round() -> None:
    match = position(secrets=("BRATS", "BANANA"), clues=("dynamic",), berries=(4, 4))
    match.act(ADA, Guess("BANANA"))
    assert match.act(BEN, Ask("dynamic", word="CEP"))[-1] == TurnBegan(BEN)
    assert match.public.berries == (4, 4)


@pytest.mark.clause("W-WIN-3")
def test_the_side_that_plays_on_wins_by_guessing_right_with_more_berries() -> None:
    match = position(clues=("last",), berries=(2, 5))
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Ask("last"))
    events = match.act(BEN, Guess("PEACE"))
    assert RoundEnded((BEN,), "W-WIN-3") in events
    assert not any_of(SecretShown, events)
    assert ending(match) == ("W-WIN-3", (BEN,))


@pytest.mark.clause("W-TIE-1")
def test_two_right_guesses_with_equal_berries_lead_to_a_race() -> None:
    match = position(berries=(4, 4))
    match.act(ADA, Guess("BANANA"))
    events = match.act(BEN, Guess("PEACE"))
    assert any_of(RaceCalled, events)
    assert match.outcome is None


# Giving up


@pytest.mark.clause("W-FORFEIT-1")
@pytest.mark.parametrize("seat", [ADA, BEN])
def test_a_side_that_gives_up_loses_in_or_out_of_turn(seat: int) -> None:
    match = position(berries=(9, 9))
    events = match.act(seat, Forfeit())
    assert events[0] == Forfeited(seat)
    assert RoundEnded((1 - seat,), "W-FORFEIT-1") in events
    assert match.public.secrets == ("PEACE", "BANANA")
    assert ending(match) == ("W-FORFEIT-1", (1 - seat,))


@pytest.mark.clause("W-FORFEIT-1")
def test_a_side_may_give_up_while_writing_answering_playing_on_and_racing() -> None:
    match = writing()
    match.act(ADA, Write("PEACE"))
    match.act(BEN, Forfeit())
    assert ending(match) == ("W-FORFEIT-1", (ADA,))
    match = position(clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    match.act(BEN, Forfeit())
    assert ending(match) == ("W-FORFEIT-1", (ADA,))
    assert match.private(BEN).asking is match.public.pending is None
    match = position()
    match.act(ADA, Guess("BANANA"))
    match.act(ADA, Forfeit())
    assert ending(match) == ("W-FORFEIT-1", (BEN,))
    match = position()
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Guess("PEACE"))
    match.wake()
    match.act(BEN, Forfeit())
    assert ending(match) == ("W-FORFEIT-1", (ADA,))
    assert match.refused(ADA, Race("SLOT")) == "W-FORFEIT-1"


@pytest.mark.clause("W-FORFEIT-1")
def test_leaving_a_game_of_one_round_for_good_is_giving_up() -> None:
    match = position(berries=(9, 0))
    assert match.act(None, Left(ADA))[0] == LeftForGood(ADA, "W-FORFEIT-1")
    assert ending(match) == ("W-FORFEIT-1", (BEN,))
    assert position().refused(ADA, Left(ADA)) == "W-TURN-1"


# Turns that run out, and draws


def nearly_out_of_turns(berries: tuple[int, int], **public: object) -> Match:
    """Ada has one of sixty turns left, and Ben none."""
    return position(clues=("last", "length"), berries=berries, used=(59, 60), **public)


@pytest.mark.clause("W-END-R1")
@pytest.mark.parametrize(("berries", "winners"), [((5, 3), (ADA,)), ((5, 8), (BEN,)), ((5, 4), (ADA, BEN))])
def test_after_sixty_turns_each_more_berries_win_and_equal_ones_draw(
    berries: tuple[int, int], winners: tuple[int, ...]
) -> None:
    match = nearly_out_of_turns(berries)
    events = match.act(ADA, Ask("last"))
    assert match.public.berries == (berries[0], berries[1] + 1)
    assert RoundEnded(winners if len(winners) == 1 else (), "W-END-R1") in events
    assert ending(match) == ("W-END-R1", winners)


@pytest.mark.clause("W-END-R1")
def test_the_only_side_that_has_guessed_right_wins_when_the_turns_are_used_up() -> None:
    match = nearly_out_of_turns((2, 9))
    events = match.act(ADA, Guess("BANANA"))
    assert not any_of(PlaysOn, events)
    assert ending(match) == ("W-END-R1", (ADA,))
    match = position(clues=("last",), berries=(2, 9), used=(20, 58), guessed=(True, False), to_move=BEN)
    match.act(BEN, Ask("last"))
    assert match.outcome is None
    match.act(BEN, Ask("last"))
    assert match.public.berries == (4, 9)
    assert ending(match) == ("W-END-R1", (ADA,))


@pytest.mark.clause("W-END-R1")
def test_a_side_with_turns_left_goes_on_when_the_other_has_none() -> None:
    match = position(clues=("last",), used=(58, 60))
    assert match.act(ADA, Ask("last"))[-1] == TurnBegan(ADA)
    assert match.outcome is None


@pytest.mark.clause("W-END-R1")
def test_the_table_may_set_another_number_of_turns() -> None:
    match = position(clues=("last",), used=(4, 5), options=Options(most_turns=5))
    match.act(ADA, Ask("last"))
    assert ending(match) == ("W-END-R1", (BEN,))


@pytest.mark.clause("W-END-R1")
def test_both_sides_may_agree_on_a_draw_at_any_time() -> None:
    match = position(berries=(9, 1))
    assert match.act(BEN, OfferDraw()) == (DrawOffered(BEN),)
    assert match.refused(BEN, OfferDraw()) == "W-END-R1"
    assert match.awaited() == (("turn",), ())
    events = match.act(ADA, OfferDraw())
    assert RoundEnded((), "W-END-R1") in events
    assert ending(match) == ("W-END-R1", (ADA, BEN))


@pytest.mark.clause("W-END-R1")
@pytest.mark.parametrize("offering", [ADA, BEN])
def test_an_offer_of_a_draw_lapses_with_the_next_action(offering: int) -> None:
    match = position(clues=("last",))
    match.act(offering, OfferDraw())
    taken = match.prompts(1 - offering)["draw"].id
    assert match.act(ADA, Ask("last"))[0] == DrawLapsed(offering)
    assert match.public.offers == (False, False)
    assert match.prompts(1 - offering)["draw"].id != taken
    assert match.act(1 - offering, OfferDraw()) == (DrawOffered(1 - offering),)
    assert match.outcome is None


@pytest.mark.clause("W-END-R1")
def test_an_offer_of_a_draw_stands_after_a_refused_action() -> None:
    match = position()
    match.act(ADA, OfferDraw())
    assert match.refused(ADA, Guess("XYZ")) == "W-GUESS-1"
    assert match.public.offers == (True, False)


@pytest.mark.clause("W-END-R1")
def test_no_offer_is_left_after_an_agreed_draw() -> None:
    match = position(options=Options(rounds=3))
    match.act(ADA, OfferDraw())
    match.act(BEN, OfferDraw())
    assert match.act(ADA, Accept()) == (Accepted(ADA),)


@pytest.mark.clause("W-END-R1")
def test_an_offer_of_a_draw_may_be_withdrawn() -> None:
    match = position()
    assert match.refused(ADA, OfferDraw(False)) == "W-END-R1"
    match.act(ADA, OfferDraw())
    assert match.act(ADA, OfferDraw(False)) == (DrawWithdrawn(ADA),)
    match.act(BEN, OfferDraw())
    assert match.outcome is None
