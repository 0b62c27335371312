"""Bad input is refused with its clause, costs nothing and keeps the turn (`refused` checks the rest)."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import Clue
from rumpus.games.wordy.model import (
    Accept,
    Action,
    Allow,
    Ask,
    Challenge,
    Guess,
    OfferDraw,
    Options,
    Point,
    Race,
    Reveal,
    Rhyme,
    TakeBack,
    Write,
)
from tests.games.wordy.positions import ADA, BEN, position, writing

CHALLENGE = Options(words="challenge")

BAD_SPELLINGS = {
    "a tile that is not there": "BANKS",
    "too many of a letter": "BALLAST",
    "nothing": "",
    "blanks": "   ",
    "twelve letters": "BANANAONTSLA",
    "digits": "B4TON",
    "an accent": "BÂTON",
    "a capital that is longer": "ßATON",
    "a dotless i": "ıON",
    "letters of another alphabet": "ВАТОN",
    "an emoji": "🍌",
    "a letter and an emoji": "A🍌",
    "a hyphen": "TAN-TAN",
    "two words": "TAN SLOB",
    "a line break": "TAN\nS",
    "nothing that can be seen": "\u200b",
    "a zero byte": "TAN\x00",
}


@pytest.fixture(params=BAD_SPELLINGS.values(), ids=BAD_SPELLINGS.keys())
def bad(request: pytest.FixtureRequest) -> str:
    word: str = request.param
    return word


@pytest.mark.clause("W-WORD-1")
@pytest.mark.parametrize("options", [Options(), CHALLENGE])
def test_a_malformed_secret_is_refused(bad: str, options: Options) -> None:
    match = writing(tiles=("PEACEEBTTRS", "BANANAONTSL"), options=options)
    assert match.refused(BEN, Write(bad)) == "W-WORD-1"
    assert match.awaited() == (("write",), ("write",))


@pytest.mark.clause("W-GUESS-1")
@pytest.mark.parametrize("options", [Options(), CHALLENGE])
def test_a_malformed_guess_is_refused(bad: str, options: Options) -> None:
    match = position(options=options)
    assert match.refused(ADA, Guess(bad)) == "W-GUESS-1"
    assert match.awaited() == (("turn",), ())


@pytest.mark.clause("W-C-RELATIVE")
@pytest.mark.clause("W-C-BUILDER")
@pytest.mark.clause("W-C-DYNAMIC")
@pytest.mark.parametrize("options", [Options(), CHALLENGE])
def test_a_malformed_word_for_a_clue_is_refused(bad: str, options: Options) -> None:
    match = position(clues=("relative", "builder", "dynamic"), options=options)
    assert match.refused(ADA, Ask("relative", word=bad)) == "W-C-RELATIVE"
    assert match.refused(ADA, Ask("builder", word=bad)) == "W-C-BUILDER"
    assert match.refused(ADA, Ask("dynamic", word=bad)) == "W-C-DYNAMIC"
    assert match.awaited() == (("turn",), ())


@pytest.mark.clause("W-TIE-1")
def test_a_malformed_race_word_is_refused(bad: str) -> None:
    match = position()
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Guess("PEACE"))
    match.wake()
    assert match.refused(ADA, Race(bad)) == "W-TIE-1"


@pytest.mark.clause("W-VALID-R1")
@pytest.mark.parametrize("word", ["BANATO", "T", "NATASO"])
def test_a_secret_that_is_not_in_the_dictionary_is_refused(word: str) -> None:
    assert writing().refused(BEN, Write(word)) == "W-VALID-R1"


BAD_LETTERS = ["Z", "E", "", " ", "AB", "4", "Ä", "🍌", "\x00"]


@pytest.mark.parametrize("letter", BAD_LETTERS)
@pytest.mark.parametrize(
    ("clue", "clause"),
    [("strike", "W-C-STRIKE"), ("super", "W-C-SUPER"), ("burn", "W-C-BURN"), ("share", "W-C-SHARE")],
)
def test_a_letter_that_is_not_among_the_tiles_is_refused(clue: Clue, clause: str, letter: str) -> None:
    match = position(clues=(clue,))
    assert match.refused(ADA, Ask(clue, letter)) == clause
    assert match.awaited() == (("turn",), ())


@pytest.mark.parametrize("letter", ["A", "", "JK", "4", "🍌"])
def test_a_letter_that_is_not_rare_is_refused_by_rare_find(letter: str) -> None:
    assert position(clues=("rare",)).refused(ADA, Ask("rare", letter)) == "W-C-RARE"


@pytest.mark.parametrize(
    ("ask", "clause"),
    [
        (Ask("last", letter="A"), "W-C-LAST"),
        (Ask("length", word="BATON"), "W-C-LENGTH"),
        (Ask("strike", letter="A", word="BATON"), "W-C-STRIKE"),
        (Ask("relative", letter="A", word="BATON"), "W-C-RELATIVE"),
        (Ask("vowel", letter="A"), "W-C-VOWEL"),
        (Ask("give", word="BATON"), "W-C-GIVE"),
    ],
)
def test_a_letter_or_a_word_that_the_clue_does_not_need_is_refused(ask: Ask, clause: str) -> None:
    assert position(clues=(ask.clue,)).refused(ADA, ask) == clause


@pytest.mark.parametrize("clue", ["first", "builder", "consonant_count", "rhyme"])
def test_a_clue_that_is_not_on_the_table_is_refused(clue: Clue) -> None:
    match = position(
        clues=("last", "relative", "strike", "length", "share", "rare", "vowel", "give"),
    )
    assert match.refused(ADA, Ask(clue)) == "W-SETUP-1"


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"ask","clue":"horoscope"}',
        b'{"type":"ask"}',
        b'{"type":"guess","word":7}',
        b'{"type":"guess","word":"A","again":true}',
        b'{"type":"point","place":-1}',
        b'{"type":"point","place":1.5}',
        b'{"type":"wake"}',
        b'{"type":"guess","word":"' + b"A" * 41 + b'"}',
    ],
)
def test_an_invalid_action_never_reaches_the_rules(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        Wordy(seats=2).action_decoder.decode(text)


OUT_OF_TURN: list[tuple[Action, str]] = [
    (Ask("last"), "W-TURN-1"),
    (Guess("PEACE"), "W-TURN-1"),
    (Write("PEACE"), "W-WORD-2"),
    (Reveal("A"), "W-C-R3"),
    (Point(1), "W-C-R3"),
    (Rhyme("PIANO"), "W-C-R3"),
    (Allow(), "W-VALID-1"),
    (Challenge(), "W-VALID-R1"),
    (TakeBack(), "W-CLUE-R1"),
    (Race("BEST"), "W-TIE-1"),
    (OfferDraw(offer=False), "W-END-R1"),
    (Accept(), "W-LONG-R1"),
]


@pytest.mark.parametrize(("action", "clause"), OUT_OF_TURN, ids=lambda each: type(each).__name__)
def test_an_action_out_of_turn_is_refused(action: Action, clause: str) -> None:
    match = position(clues=("last",))
    assert match.refused(BEN, action) == clause
    assert match.awaited() == (("turn",), ())


@pytest.mark.clause("W-GUESS-3")
@pytest.mark.parametrize("action", [Ask("last"), Guess("BANANA"), Guess("SALON")])
def test_a_side_that_has_guessed_right_neither_asks_nor_guesses(action: Action) -> None:
    match = position(clues=("last",), berries=(0, 5), guessed=(True, False), to_move=BEN)
    assert match.refused(ADA, action) == "W-GUESS-3"


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Ask("vowel"), Reveal("E")),
        (Ask("super", "A"), Point(3)),
        (Ask("rhyme"), Rhyme("POLICE")),
    ],
)
def test_nobody_answers_a_clue_about_somebody_elses_word(ask: Ask, answer: Action) -> None:
    match = position(clues=(ask.clue,))
    match.act(ADA, ask)
    assert match.refused(ADA, answer) == "W-C-R3"
    assert match.awaited()[ADA] == ()


@pytest.mark.parametrize(
    ("ask", "answer", "clause"),
    [
        (Ask("vowel"), Point(2), "W-C-VOWEL"),
        (Ask("give"), Rhyme("PIANO"), "W-C-GIVE"),
        (Ask("super", "A"), Reveal("A"), "W-C-SUPER"),
        (Ask("rhyme"), Point(2), "W-C-RHYME"),
        (Ask("rhyme"), Allow(), "W-VALID-1"),
    ],
)
def test_an_answer_to_another_kind_of_clue_is_refused(ask: Ask, answer: Action, clause: str) -> None:
    match = position(clues=(ask.clue,))
    match.act(ADA, ask)
    assert match.refused(BEN, answer) == clause


@pytest.mark.clause("W-C-R1")
@pytest.mark.parametrize("letter", ["O", "B", "Z", "AN", "4", "🍌"])
def test_a_reveal_of_a_known_or_absent_letter_is_refused(letter: str) -> None:
    match = position(secrets=("PEACE", "BOAT"), tiles=("PEACEEBTTRS", "BOATNNLATAS"), clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    match.act(BEN, Reveal("O"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("vowel"))
    assert match.refused(BEN, Reveal(letter)) in ("W-C-R1", "W-C-VOWEL")
    assert match.awaited() == ((), ("reveal",))
    assert match.public.berries == (2, 1)


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("word", ["BANANA", "banana", " BANANA ", "BANANAS", "BANANAED"])
def test_a_rhyme_that_is_the_secret_or_a_form_of_it_is_refused(word: str) -> None:
    match = position(clues=("rhyme",))
    match.act(ADA, Ask("rhyme"))
    assert match.refused(BEN, Rhyme(word)) == "W-C-R3"
    assert match.public.berries == (0, 0)


@pytest.mark.clause("W-C-RHYME")
@pytest.mark.parametrize("word", ["", " ", "PIA NO", "P1ANO", "PIÂNO", "🍌", "PIANO\x00"])
def test_a_rhyme_is_one_word_of_plain_letters(word: str) -> None:
    match = position(clues=("rhyme",))
    match.act(ADA, Ask("rhyme"))
    assert match.refused(BEN, Rhyme(word)) == "W-C-RHYME"
