"""Tables on which any word is allowed until somebody challenges it."""

from __future__ import annotations

import pytest

from rumpus.engine import Left
from rumpus.games.wordy.clues import Clue
from rumpus.games.wordy.events import (
    Accepted,
    Asked,
    Ended,
    LeftForGood,
    RoundBegan,
    RoundEnded,
    RoundVoid,
    SecretChallenged,
    SecretShown,
    Told,
    WordFellThrough,
    WordStood,
)
from rumpus.games.wordy.model import (
    Accept,
    Allow,
    Ask,
    Challenge,
    Forfeit,
    Guess,
    OfferDraw,
    Options,
    RoundResult,
    TakeBack,
)
from rumpus.games.wordy.turns import used_words
from tests.games.wordy.positions import ADA, BEN, Match, any_of, only, position

CHALLENGE = Options(words="challenge")
NONSENSE = ("TTB", "BANATO")


def challenge_table(
    secrets: tuple[str, str] = ("PEACE", "BANANA"), *, clues: tuple[Clue, ...] = ("builder",), **public: object
) -> Match:
    return position(secrets=secrets, clues=clues, options=CHALLENGE, **public)


# Words shown for a clue


@pytest.mark.clause("W-VALID-1")
@pytest.mark.parametrize("clue", ["relative", "builder", "dynamic"])
def test_a_word_shown_for_a_clue_waits_for_the_other_side(clue: Clue) -> None:
    match = challenge_table(clues=(clue,))
    assert match.act(ADA, Ask(clue, word="BATNO")) == (Asked(ADA, clue, word="BATNO"),)
    assert match.awaited() == ((), ("word",))
    assert match.refused(ADA, Allow()) == "W-VALID-1"
    assert match.refused(ADA, Challenge()) == "W-VALID-R2"
    events = match.act(BEN, Allow())
    assert any_of(Told, events)
    assert match.public.turns[0].word == "BATNO"


@pytest.mark.clause("W-VALID-1")
@pytest.mark.clause("W-CLUE-4")
def test_an_invalid_word_that_is_challenged_gets_no_answer_and_the_turn_is_kept() -> None:
    match = challenge_table()
    match.act(ADA, Ask("builder", word="BATNO"))
    assert match.act(BEN, Challenge()) == (WordFellThrough(ADA, "builder", "BATNO"),)
    assert (match.public.berries, match.public.turns, match.public.used) == ((0, 0), (), (0, 0))
    assert match.awaited() == (("turn",), ())
    match.act(ADA, Ask("builder", word="BATON"))
    assert match.awaited() == ((), ("word",))


@pytest.mark.clause("W-VALID-1")
def test_a_challenge_of_a_valid_word_costs_nothing_and_the_clue_is_answered() -> None:
    match = challenge_table()
    match.act(ADA, Ask("builder", word="BATON"))
    events = match.act(BEN, Challenge())
    assert events[0] == WordStood(ADA, "BATON")
    assert only(Told, events).staying == "BAN"
    assert match.public.turns[0].challenged
    assert match.public.berries == (0, 4)


@pytest.mark.clause("W-VALID-1")
def test_clue_words_are_still_spelt_with_the_tiles() -> None:
    assert challenge_table().refused(ADA, Ask("builder", word="PEACE")) == "W-C-BUILDER"


@pytest.mark.clause("W-VALID-R1")
def test_nothing_can_be_challenged_on_a_table_that_checks_words() -> None:
    match = position(clues=("builder",))
    match.act(ADA, Ask("builder", word="BATON"))
    for seat in (ADA, BEN):
        assert match.refused(seat, Challenge()) == "W-VALID-R1"
    assert match.refused(BEN, Allow()) == "W-VALID-1"


# Secrets


@pytest.mark.clause("W-VALID-R2")
def test_a_secret_that_is_not_known_cannot_be_challenged() -> None:
    match = challenge_table(NONSENSE)
    for seat in (ADA, BEN):
        assert match.refused(seat, Challenge()) == "W-VALID-R2"
        assert "challenge" not in match.prompts(seat)


@pytest.mark.clause("W-VALID-1")
@pytest.mark.clause("W-VALID-R2")
def test_an_invalid_secret_that_was_guessed_may_be_challenged_while_the_owner_plays_on() -> None:
    match = challenge_table(("PEACE", "BANATO"), berries=(0, 9))
    match.act(ADA, Guess("BANATO"))
    assert match.public.to_move == BEN
    assert not match.prompts(ADA)["challenge"].awaited
    assert match.refused(BEN, Challenge()) == "W-VALID-R2"
    events = match.act(ADA, Challenge())
    assert events == (
        SecretChallenged(ADA, BEN, "BANATO", valid=False),
        SecretShown(ADA, "PEACE"),
        RoundEnded((ADA,), "W-VALID-1"),
    )
    assert match.public.phase == "review"


@pytest.mark.clause("W-VALID-1")
def test_a_challenge_of_a_valid_secret_costs_nothing_and_is_not_made_twice() -> None:
    match = challenge_table(berries=(0, 9))
    match.act(ADA, Guess("BANANA"))
    assert match.act(ADA, Challenge()) == (SecretChallenged(ADA, BEN, "BANANA", valid=True),)
    assert match.public.berries == (0, 9)
    assert match.awaited() == ((), ("turn",))
    assert match.refused(ADA, Challenge()) == "W-VALID-R2"
    assert "challenge" not in match.prompts(ADA)


@pytest.mark.clause("W-VALID-R2")
def test_at_the_end_both_secrets_are_known_and_the_result_waits_to_be_accepted() -> None:
    match = challenge_table(("PEACE", "BANATO"), berries=(0, 9), to_move=BEN)
    events = match.act(BEN, Guess("PEACE"))
    assert SecretShown(BEN, "BANATO") in events
    assert RoundEnded((BEN,), "W-WIN-1") in events
    assert not any_of(Ended, events)
    assert match.outcome is None
    assert match.awaited() == (("accept",), ("accept",))
    assert match.prompts(ADA)["accept"].until_ms == 60_000
    events = match.act(ADA, Challenge())
    assert events == (SecretChallenged(ADA, BEN, "BANATO", valid=False), RoundEnded((ADA,), "W-VALID-1"))
    assert match.act(ADA, Accept()) == (Accepted(ADA),)
    assert match.act(BEN, Accept()) == (Accepted(BEN), Ended((ADA,), "W-VALID-1"))
    assert match.outcome is not None
    assert (match.outcome.clause, match.outcome.winners) == ("W-VALID-1", (ADA,))


@pytest.mark.clause("W-VALID-R2")
@pytest.mark.parametrize("early", [False, True])
def test_a_challenge_reverses_a_forfeit_even_if_one_side_has_accepted(early: bool) -> None:
    match = challenge_table(("PEACE", "BANATO"))
    match.act(ADA, Forfeit())
    if early:
        match.act(ADA, Accept())
        assert match.awaited() == ((), ("accept",))
    match.act(ADA, Challenge())
    assert match.public.results[-1].winner == ADA
    assert match.awaited() == (("accept",), ("accept",))


@pytest.mark.clause("W-VALID-R2")
def test_a_forfeit_stands_if_the_secret_is_valid() -> None:
    match = challenge_table()
    match.act(ADA, Forfeit())
    match.act(ADA, Challenge())
    assert match.public.results[-1].winner == BEN
    match.act(BEN, Accept())
    match.act(ADA, Accept())
    assert match.public.winners == (BEN,)


@pytest.mark.clause("W-VALID-R2")
def test_a_drawn_round_is_lost_by_the_owner_of_an_invalid_secret() -> None:
    match = challenge_table(("TTB", "BANANA"))
    match.act(ADA, OfferDraw())
    match.act(BEN, OfferDraw())
    assert match.public.results[-1].winner is None
    match.act(BEN, Challenge())
    assert match.public.results[-1].winner == BEN


@pytest.mark.clause("W-VALID-R2")
def test_after_sixty_seconds_the_result_stands() -> None:
    match = challenge_table(NONSENSE)
    match.at_ms = 5000
    match.act(ADA, Forfeit())
    assert match.game.wake_at_ms(match.state) == 65_000
    assert match.wake() == (Ended((BEN,), "W-FORFEIT-1"),)
    assert match.refused(ADA, Challenge()) == "W-FORFEIT-1"


@pytest.mark.clause("W-VALID-R2")
def test_a_challenge_does_not_make_the_sixty_seconds_longer() -> None:
    match = challenge_table(("PEACE", "BANATO"))
    match.act(ADA, Forfeit())
    match.at_ms = 50_000
    match.act(ADA, Challenge())
    assert match.game.wake_at_ms(match.state) == 60_000
    assert match.wake() == (Ended((ADA,), "W-VALID-1"),)


@pytest.mark.clause("W-VALID-R2")
def test_nothing_can_be_challenged_once_both_have_accepted() -> None:
    match = challenge_table(NONSENSE)
    match.act(ADA, Forfeit())
    match.act(ADA, Accept())
    assert match.refused(ADA, Accept()) == "W-VALID-R2"
    match.act(BEN, Accept())
    assert match.public.winners == (BEN,)
    assert match.refused(ADA, Challenge()) == "W-FORFEIT-1"


@pytest.mark.clause("W-VALID-R2")
@pytest.mark.parametrize("during", [True, False])
def test_if_both_secrets_are_invalid_the_round_does_not_count_and_is_played_again(during: bool) -> None:
    match = challenge_table(NONSENSE, berries=(0, 9))
    if during:
        match.act(ADA, Guess("BANATO"))
    else:
        match.act(BEN, Forfeit())
    match.act(ADA, Challenge())
    assert match.public.results[-1].winner == ADA
    events = match.act(BEN, Challenge())
    assert events[:2] == (SecretChallenged(BEN, ADA, "TTB", valid=False), RoundVoid(1))
    assert only(RoundBegan, events).round == 1
    assert match.public.results == ()
    assert (match.public.round, match.public.phase, match.public.berries) == (1, "writing", (0, 0))
    assert match.awaited() == (("write",), ("write",))
    assert match.private(ADA).tiles != "PEACEEBTTRS"
    assert match.public.secrets == ("", "")


# Leaving after the end


def won_and_left(secrets: tuple[str, str], options: Options = CHALLENGE) -> Match:
    """Ada has guessed right with more berries, and has left for good."""
    match = position(secrets=secrets, options=options, berries=(9, 0))
    match.act(ADA, Guess(secrets[BEN]))
    assert match.act(None, Left(ADA)) == (LeftForGood(ADA, "W-VALID-R2"),)
    return match


@pytest.mark.clause("W-VALID-R2")
def test_a_winner_who_leaves_can_still_be_challenged() -> None:
    match = won_and_left(("TTB", "BANANA"))
    assert match.outcome is None
    assert match.awaited() == ((), ("accept",))
    assert match.act(BEN, Challenge()) == (
        SecretChallenged(BEN, ADA, "TTB", valid=False),
        RoundEnded((BEN,), "W-VALID-1"),
    )
    assert match.awaited() == ((), ("accept",))
    assert match.act(BEN, Accept()) == (Accepted(BEN), Ended((BEN,), "W-VALID-1"))


@pytest.mark.clause("W-VALID-R2")
@pytest.mark.parametrize("waits", [True, False])
def test_a_winner_who_leaves_has_won_without_a_challenge(waits: bool) -> None:
    match = won_and_left(("TTB", "BANANA"))
    events = match.wake() if waits else match.act(BEN, Accept())
    assert events[-1] == Ended((ADA,), "W-WIN-1")


@pytest.mark.clause("W-VALID-R2")
def test_a_player_who_has_left_cannot_challenge() -> None:
    match = won_and_left(NONSENSE)
    assert match.game.prompts(match.state, ADA) == ()
    assert match.refused(ADA, Challenge()) == "W-VALID-R2"


@pytest.mark.clause("W-VALID-R2")
def test_a_player_who_has_left_loses_a_round_that_has_to_be_played_again() -> None:
    match = position(secrets=NONSENSE, options=CHALLENGE, berries=(9, 0))
    match.act(ADA, Guess("BANATO"))
    match.act(ADA, Challenge())
    match.act(None, Left(ADA))
    events = match.act(BEN, Challenge())
    assert events[1:] == (RoundVoid(1), Ended((BEN,), "W-FORFEIT-1"))


@pytest.mark.clause("W-VALID-R2")
def test_when_both_have_left_the_result_stands() -> None:
    match = won_and_left(("TTB", "BANANA"))
    assert match.act(None, Left(ADA)) == ()
    assert match.act(None, Left(BEN)) == (LeftForGood(BEN, "W-VALID-R2"), Ended((ADA,), "W-WIN-1"))


@pytest.mark.clause("W-LONG-R2")
@pytest.mark.parametrize("secret", ["PEACE", "TTB"])
def test_the_winner_of_a_longer_game_may_leave_and_loses_the_win_only_by_a_challenge(secret: str) -> None:
    result = RoundResult(ADA, "W-WIN-1", ADA, ("", ""), ("", ""), (0, 0), (), (), (0, 0), ())
    options = Options(words="challenge", rounds=3)
    match = position(secrets=(secret, "BANANA"), options=options, berries=(9, 0), results=(result,))
    match.act(ADA, Guess("BANANA"))
    match.act(None, Left(ADA))
    match.act(BEN, Challenge())
    events = match.act(BEN, Accept())
    assert events[-1] == (Ended((ADA,), "W-LONG-1") if secret == "PEACE" else Ended((BEN,), "W-LONG-R2"))


@pytest.mark.clause("W-VALID-1")
def test_a_secret_can_be_challenged_while_a_word_for_a_clue_waits() -> None:
    match = challenge_table(NONSENSE, berries=(0, 0))
    match.act(ADA, Guess("BANATO"))
    match.act(BEN, Ask("builder", word="PEACE"))
    assert only(SecretChallenged, match.act(ADA, Challenge(secret=True))) == SecretChallenged(
        ADA, BEN, "BANATO", valid=False
    )
    assert match.public.results[-1].winner == ADA


@pytest.mark.clause("W-TIE-R1")
def test_a_word_that_was_taken_back_counts_as_shown() -> None:
    match = challenge_table()
    match.act(ADA, Ask("builder", word="BAT"))
    match.act(ADA, TakeBack())
    assert "BAT" in used_words(match.public)
