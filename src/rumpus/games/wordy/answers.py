"""The answers of clues. Pure."""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from rumpus.games.wordy.clues import CARDS, RARE_LETTERS, Clue
from rumpus.games.wordy.events import Told
from rumpus.games.wordy.knowledge import Known
from rumpus.games.wordy.model import Asking, Question
from rumpus.games.wordy.tiles import VOWELS, vowels_in
from rumpus.games.wordy.words.rhymes import has_rhymes, rhymes_of

SUGGESTED_RHYMES = 48


def question(clue: Clue, tiles: str, other_tiles: str, *, is_own_word_known: bool) -> Question:
    """A clue as a side with `tiles` in front of it may use it (W-C-R2)."""
    if clue in ("share", "give") and is_own_word_known:
        return Question(clue, closed="own_word_known")
    letters = ""
    if clue in ("strike", "super"):
        letters = "".join(sorted(set(tiles)))
    elif clue == "rare":
        letters = RARE_LETTERS
    elif clue == "burn":
        letters = "".join(sorted(letter for letter in set(tiles) if tiles.count(letter) > 1))
        if not letters:
            return Question(clue, closed="no_double")
    elif clue == "share":
        letters = "".join(sorted(set(tiles) & set(other_tiles)))
        if not letters:
            return Question(clue, closed="no_common")
    return Question(clue, letters)


def tiles_up(word: str, secret: str) -> tuple[bool, ...]:
    """Which tiles of the shown word stay up: the leftmost copies (W-BUILDER-R1)."""
    left = list(secret)
    up = []
    for letter in word:
        stays = letter in left
        if stays:
            left.remove(letter)
        up.append(stays)
    return tuple(up)


def plain_answer(told: Told, secret: str, askers_secret: str) -> Told:
    """The answer of a clue without a choice, which the table gives (W-C-R3)."""
    match told.clue:
        case "last":
            return replace(told, letter=secret[-1])
        case "first":
            return replace(told, letter=secret[0])
        case "length":
            return replace(told, number=len(secret))
        case "relative":
            shown = len(told.word)
            answer = "same" if len(secret) == shown else "longer" if len(secret) > shown else "shorter"
            return replace(told, answer=answer)
        case "strike" | "rare":
            return replace(told, answer="yes" if told.letter in secret else "no")
        case "builder" | "dynamic":
            up = tiles_up(told.word, secret)
            return replace(told, up=up, staying="".join(compress(told.word, up)))
        case "share":
            number, mine = secret.count(told.letter), askers_secret.count(told.letter)
            return replace(told, number=number, asker_number=mine)
        case "burn":
            return replace(told, number=secret.count(told.letter))
        case "vowel_count":
            return replace(told, number=vowels_in(secret))
        case "consonant_count":
            return replace(told, number=len(secret) - vowels_in(secret))
        case _:
            raise AssertionError(f"{told.clue} asks the owner")


def value_of(told: Told) -> int:
    """The price of a clue in berries."""
    return sum(told.up) if told.clue == "dynamic" else CARDS[told.clue].value


def asking(clue: Clue, letter: str, secret: str, known: Known) -> Asking:
    """The question to the owner of a secret, and the allowed answers (W-C-R1); `known` is the asker's knowledge."""
    if clue in ("vowel", "give"):
        among = VOWELS if clue == "vowel" else sorted(set(secret))
        letters = "".join(each for each in among if secret.count(each) > known.copies(each))
        return Asking(clue, letters=letters)
    if clue == "super":
        places = tuple(place for place, each in enumerate(secret, start=1) if each == letter)
        return Asking(clue, letter=letter, places=places)
    return Asking(clue, rhymes=suggested_rhymes(secret))


def suggested_rhymes(secret: str) -> tuple[str, ...]:
    return rhymes_of(secret)[:SUGGESTED_RHYMES] if has_rhymes(secret) else ()
