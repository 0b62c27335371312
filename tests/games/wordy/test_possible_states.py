"""What a side can deduce: possible states are consistent and look to it like the real one."""

from __future__ import annotations

import pytest

from rumpus.engine import Dice
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Ask, Forfeit, Guess, Options, Write
from tests.games.wordy.positions import ADA, BEN, BENS_TILES, Match, position, writing
from tests.games.wordy.random_games import ALL, states_of

CHALLENGE = Options(words="challenge")


@pytest.mark.parametrize("options", ALL)
def test_a_possible_state_looks_the_same_and_contradicts_nothing(options: Options) -> None:
    game = Wordy(options, seats=2)
    dice = Dice(b"possible")
    for seed in range(8):
        for state in states_of(options, seed):
            for seat in (0, 1, None):
                view = game.view(state, seat)
                possible = game.possible_state(view, dice)
                assert game.view(possible, seat) == view
                assert game.contradiction(possible) == ""
                for each in range(2):
                    asking = possible.private[each].asking
                    assert (asking is None) == (state.private[each].asking is None)
                    assert (possible.private[each].chosen is None) == (state.private[each].chosen is None)
                    assert (possible.private[each].sure is None) == (state.private[each].sure is None)
                    assert bool(possible.private[each].secret) == bool(state.private[each].secret)


def possible_secrets(match: Match, seat: int | None, owner: int) -> set[str]:
    view = match.game.view(match.state, seat)
    return {match.game.possible_state(view, Dice(bytes([n]))).private[owner].secret for n in range(80)}


def test_every_word_that_fits_the_answers_is_possible_for_the_asker() -> None:
    match = position(clues=("length", "first"))
    assert len(possible_secrets(match, ADA, BEN)) > 40
    match.act(ADA, Ask("first"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("length"))
    found = possible_secrets(match, ADA, BEN)
    assert "BANANA" in found
    assert found <= {"BANANA", "BALATA", "BASALT", "BATONS", "BLOATS", "BANNAS"}


def test_possible_words_for_a_spectator_depend_on_payments_but_not_on_answers() -> None:
    match = position(secrets=("PEACE", "TAN"), clues=("dynamic", "length"))
    match.act(ADA, Ask("length"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("dynamic", word="LOTS"))
    found = possible_secrets(match, None, BEN)
    assert len({len(word) for word in found}) > 1
    assert all(sum(letter in word for letter in "LOTS") == 1 for word in found)


@pytest.mark.parametrize("secret", ["ELASTICALLY", "YLLACITSALE"])
def test_a_long_word_shown_before_the_swap_is_spelt_with_the_tiles_of_its_side(secret: str) -> None:
    match = writing(tiles=(secret, BENS_TILES), options=CHALLENGE)
    match.act(ADA, Write(secret))
    match.act(BEN, Forfeit())
    for seat in (BEN, None):
        possible = match.game.possible_state(match.game.view(match.state, seat), Dice(b"possible"))
        assert sorted(possible.private[ADA].tiles) == sorted(secret)
        assert match.game.contradiction(possible) == ""


def test_if_words_are_not_checked_and_none_fits_the_secret_is_some_string() -> None:
    match = position(secrets=("PEACE", "LNTB"), clues=("length", "vowel_count"), options=CHALLENGE)
    match.act(ADA, Ask("vowel_count"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("length"))
    found = possible_secrets(match, ADA, BEN)
    assert len(found) > 10
    for word in found:
        assert len(word) == 4
        assert not set(word) & set("AEIOU")
        assert all(word.count(letter) <= BENS_TILES.count(letter) for letter in word)
