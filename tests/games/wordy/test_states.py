"""Contradictions in a state of A Little Wordy."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus.engine import State
from rumpus.games.wordy.model import Ask, Guess, Private
from tests.games.wordy.positions import ADA, BEN, Match, position, writing


def wrong(match: Match, adas: Private | None = None, bens: Private | None = None, **public: Any) -> str:
    """The contradiction after these parts are replaced."""
    private = (adas or match.private(ADA), bens or match.private(BEN))
    return match.game.contradiction(State(replace(match.public, **public), private, match.state.hidden))


def asked() -> Match:
    """Ada has asked for the length of BANANA, and Ben has guessed TREES."""
    match = position(clues=("length",))
    match.act(ADA, Ask("length"))
    match.act(BEN, Guess("TREES"))
    return match


def test_both_sides_have_the_same_answers() -> None:
    match = asked()
    assert wrong(match) == ""
    assert "different" in wrong(match, replace(match.private(ADA), told=()))
    assert "different" in wrong(match, bens=replace(match.private(BEN), told=()))


def test_the_tiles_in_front_of_a_side_are_those_that_the_other_side_drew() -> None:
    match = position()
    adas, bens = match.public.racks
    assert "swapped" in wrong(match, racks=(adas[1:] + "Z", bens))
    assert "swapped" in wrong(match, racks=(adas, bens[1:] + "Z"))
    assert wrong(match, racks=(adas[::-1], bens)) == ""


def test_a_secret_exists_once_it_is_written_and_is_spelt_with_its_tiles() -> None:
    match = position()
    assert "spelt" in wrong(match, replace(match.private(ADA), secret="PEAK"))
    assert "spelt" in wrong(match, replace(match.private(ADA), secret=""))
    begun = writing()
    assert wrong(begun) == ""
    assert "spelt" in wrong(begun, bens=replace(begun.private(BEN), secret="BANANA"))
    assert "spelt" in wrong(begun, written=(True, False))


def test_a_word_that_is_shown_is_the_secret() -> None:
    match = position()
    assert wrong(match, secrets=("", "BANANA")) == ""
    assert "shown" in wrong(match, secrets=("", "SALON"))


def test_a_secret_fits_answers_and_guesses() -> None:
    match = asked()
    assert wrong(match, bens=replace(match.private(BEN), secret="ANNALS")) == ""
    assert "belies" in wrong(match, bens=replace(match.private(BEN), secret="SALON"))
    assert "belies" in wrong(match, replace(match.private(ADA), secret="TREES"), racks=("", ""))


def test_a_clue_has_the_right_price() -> None:
    match = asked()
    clue, guess = match.public.turns
    assert "paid" in wrong(match, turns=(replace(clue, berries=clue.berries + 1), guess))
    assert wrong(match, turns=(clue, replace(guess, berries=guess.berries + 1))) == ""


def test_a_right_guess_is_the_secret() -> None:
    match = position(berries=(0, 3))
    match.act(ADA, Guess("BANANA"))
    assert wrong(match) == ""
    assert "right guess" in wrong(match, bens=replace(match.private(BEN), secret="ANNALS"), secrets=("", ""))
