"""What A Little Wordy offers: words letter by letter, so that every letter can still become a valid word."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any

from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import (
    Accept,
    Allow,
    Ask,
    Challenge,
    Forfeit,
    Guess,
    OfferDraw,
    Options,
    Point,
    Race,
    Reveal,
    Rhyme,
    TakeBack,
    Turn,
    Write,
)
from rumpus.games.wordy.next_letters import END, of_rhyme, of_tiles, of_words
from rumpus.games.wordy.words.index import rack_words
from tests.games.offers import accepted, answered, every_answer, offered, spelt
from tests.games.wordy.positions import ADA, ADAS_TILES, BEN, BENS_TILES, Match, position, writing

FREE = Options(words="challenge")


def words(match: Match, seat: int, kind: str, *said: str) -> list[str]:
    return offered(match.game, match.state, seat, kind, *said)


def letters(*names: str) -> list[str]:
    return [f"letter {letter}" for name in names for letter in name]


def answers(match: Match, seat: int, kind: str, *begun: str) -> list[Any]:
    return every_answer(match.game, match.state, seat, kind, *begun)


def test_every_word_that_the_tiles_spell_can_be_written_down_and_no_other() -> None:
    match = writing()
    assert answers(match, ADA, "write") == [Write(word) for word in rack_words(ADAS_TILES).words]


def test_a_letter_is_offered_only_if_a_word_goes_on_with_it() -> None:
    match = writing()
    assert words(match, ADA, "write", *letters("CRAT")) == letters("E")
    assert words(match, ADA, "write", *letters("PEACE")) == ["end", "letter S"]
    assert answered(match.game, match.state, ADA, "write", *letters("PEACE")) is None
    assert answered(match.game, match.state, ADA, "write", *letters("PEACE"), "end") == Write("PEACE")


def test_where_words_are_not_checked_any_tiles_can_be_written_down() -> None:
    match = writing(tiles=(ADAS_TILES, BENS_TILES), options=FREE)
    assert words(match, ADA, "write") == letters("ABCEPRST")
    assert words(match, ADA, "write", *letters("BC")) == ["end", *letters("AEPRST")]


def test_on_a_turn_every_clue_that_is_open_may_be_asked_and_the_word_guessed() -> None:
    match = position(clues=("last", "burn", "relative"), tiles=("PEACRTSBDLI", BENS_TILES), to_move=BEN)
    clues = [question.clue for question in match.public.questions[BEN] if not question.closed]
    assert "burn" not in clues
    assert words(match, BEN, "turn") == ["guess", *(f"ask {clue}" for clue in clues)]


def test_a_clue_that_needs_nothing_is_one_token() -> None:
    match = position(clues=("last",))
    assert answered(match.game, match.state, ADA, "turn", "ask last") == Ask("last")


def test_a_clue_that_needs_a_letter_takes_one_of_those_on_its_card() -> None:
    match = position(clues=("strike",))
    assert words(match, ADA, "turn", "ask strike") == letters(
        match.public.questions[ADA][_place(match, "strike")].letters
    )
    assert answered(match.game, match.state, ADA, "turn", "ask strike", "letter A") == Ask("strike", letter="A")


def _place(match: Match, clue: str) -> int:
    return next(place for place, question in enumerate(match.public.questions[ADA]) if question.clue == clue)


def test_a_clue_that_needs_a_word_takes_one_that_the_tiles_in_front_spell() -> None:
    match = position(clues=("relative",))
    assert words(match, ADA, "turn", "ask relative", *letters("BANAN")) == ["letter A"]
    said = ("ask relative", *letters("BANANA"), "end")
    assert answered(match.game, match.state, ADA, "turn", *said) == Ask("relative", word="BANANA")


def test_a_guess_may_be_any_string_of_tiles() -> None:
    match = position()
    assert words(match, ADA, "turn", "guess") == letters("ABLNOST")
    assert words(match, ADA, "turn", "guess", *letters("LB")) == ["end", *letters("ANOST")]
    assert answered(match.game, match.state, ADA, "turn", "guess", *letters("LB"), "end") == Guess("LB")


def test_a_word_shown_before_is_not_offered_again_for_the_dynamic_clue() -> None:
    turns = (Turn(ADA, "dynamic", word="BANANA"), Turn(BEN, "dynamic", word="TAN"))
    match = position(clues=("dynamic",), turns=turns)
    shown = [action.word for action in answers(match, ADA, "turn", "ask dynamic")]
    assert shown == [word for word in rack_words(BENS_TILES).words if word != "BANANA"]


def test_a_letter_that_leads_only_to_words_left_out_is_not_offered() -> None:
    assert "B" not in of_words(
        "BANANAONTSL", "A", {word for word in rack_words("BANANAONTSL").words if word[:2] == "AB"}
    )


def test_no_string_of_tiles_is_a_dead_end_even_if_all_its_completions_are_left_out() -> None:
    assert of_tiles("AB", "", {"A", "AB"}) == ("B",)
    assert of_tiles("AB", "A", {"A"}) == ("B",)
    assert of_tiles("AB", "B", {"BA"}) == (END,)
    assert of_tiles("AAB", "A") == (END, "A", "B")
    assert of_tiles("AA", "", {"A"}) == ("A",)
    assert of_tiles("ABB", "", {"A", "AB"}) == ("A", "B")


def test_what_no_word_begins_with_leads_nowhere() -> None:
    assert of_words(BENS_TILES, "ZZZ") == ()


def asked(ask: Ask, secret: str = "PEACE") -> Match:
    """Ben has asked Ada about her word."""
    match = position(secrets=(secret, "BANANA"), clues=(ask.clue,), to_move=BEN)
    match.act(BEN, ask)
    return match


def test_a_letter_to_show_is_one_of_those_that_are_left() -> None:
    match = asked(Ask("vowel"))
    assert answers(match, ADA, "reveal") == [Reveal("A"), Reveal("E")]
    assert answers(asked(Ask("vowel"), secret="BRT"), ADA, "reveal") == [Reveal("")]
    assert spelt(match.game, match.state, ADA, "reveal", Reveal(" ")) == ["no_letter"]


def test_a_place_to_point_at_is_one_where_the_letter_is() -> None:
    assert answers(asked(Ask("super", letter="E")), ADA, "point") == [Point(2), Point(5)]
    assert answers(asked(Ask("super", letter="B")), ADA, "point") == [Point(0)]


def test_every_rhyme_of_the_dictionary_may_be_given_not_only_those_that_are_suggested() -> None:
    match = asked(Ask("rhyme"))
    found = answers(match, ADA, "rhyme")
    asking = match.private(ADA).asking
    assert asking is not None
    assert {Rhyme(word) for word in (*asking.rhymes, "GEESE", "NIECE")} < set(found)
    assert Rhyme("PEACE") not in found
    assert accepted(match.game, match.state, ADA, found) == found


def test_a_word_without_rhymes_takes_any_letters_but_its_own_forms() -> None:
    assert of_rhyme("BCT", "") == tuple(ascii_uppercase)
    assert END in of_rhyme("BCT", "X")
    assert END not in of_rhyme("BCT", "BCTS")
    assert of_rhyme("BCT", "X" * 40) == (END,)
    match = asked(Ask("rhyme"), secret="BCT")
    tried = [Rhyme("X"), Rhyme("BCTS"), Rhyme("X" * 40)]
    assert accepted(match.game, match.state, ADA, tried) == [Rhyme("X"), Rhyme("X" * 40)]


def test_a_word_shown_may_be_let_stand_or_challenged_and_its_owner_may_take_it_back() -> None:
    match = position(clues=("relative",), options=FREE)
    match.act(ADA, Ask("relative", word="TAN"))
    assert answers(match, BEN, "word") == [Allow(), Challenge()]
    assert answers(match, ADA, "take_back") == [TakeBack()]


def test_a_race_is_for_unused_words_of_four_letters() -> None:
    match = position(turns=(Turn(ADA, word="BOAT"),))
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Guess("PEACE"))
    match.wake()
    wanted = [word for word in rack_words(BENS_TILES).words if len(word) == 4 and word != "BOAT"]
    assert answers(match, ADA, "race") == [Race(word) for word in wanted]


def test_a_draw_is_offered_or_withdrawn_and_only_the_latter_is_idle() -> None:
    match = position()
    assert answers(match, ADA, "draw") == [OfferDraw()]
    match.act(ADA, OfferDraw())
    assert answers(match, ADA, "draw") == [OfferDraw(offer=False)]
    idle = {token.kind for token in match.game.tokens if token.idle}
    assert idle == {"token-withdraw_draw", "token-take_back"}


def test_a_round_may_be_given_up_and_its_result_accepted_or_the_secret_challenged() -> None:
    match = position(options=FREE)
    match.act(ADA, Guess("BANANA"))
    assert answers(match, ADA, "challenge") == [Challenge(secret=True)]
    assert spelt(match.game, match.state, ADA, "challenge", Challenge()) == ["challenge_secret"]
    assert answers(match, BEN, "forfeit") == [Forfeit()]
    match.act(BEN, Forfeit())
    assert answers(match, BEN, "accept") == [Accept()]


def test_a_word_is_spelt_as_the_rules_read_what_was_typed() -> None:
    match = writing()
    assert spelt(match.game, match.state, ADA, "write", Write(" peace ")) == [*letters("PEACE"), "end"]
    assert spelt(match.game, match.state, ADA, "write", Write("né")) == []
    assert spelt(match.game, match.state, ADA, "write", Point(50)) == []
    assert spelt(match.game, match.state, ADA, "write", Ask("strike", letter="a")) == ["ask strike", "letter A"]
    assert spelt(match.game, match.state, ADA, "write", Ask("builder", word="ant")) == [
        "ask builder",
        *letters("ANT"),
        "end",
    ]


def test_the_alphabet_has_sixty_five_tokens() -> None:
    assert len(Wordy(seats=2).tokens) == 65
