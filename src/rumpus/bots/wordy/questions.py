"""All questions about some words as arrays: the answer that each word would give, and its price."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rumpus.bots.wordy.sight import Floats, Rows
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.knowledge import ALPHABET
from rumpus.games.wordy.model import Ask, Question
from rumpus.games.wordy.tiles import VOWELS
from rumpus.games.wordy.words.index import RackWords
from rumpus.games.wordy.words.rhymes import has_rhymes, rhymes_of

Numbers = NDArray[np.int32]

VOWEL_PLACES = tuple(ALPHABET.index(letter) for letter in VOWELS)


@dataclass(frozen=True, slots=True, eq=False)
class Questions:
    """Questions about n words. Every answer to every question has a unique number."""

    asks: tuple[Ask, ...]
    answers: Numbers
    """(questions, n): the number of the answer."""
    first: NDArray[np.intp]
    """The first answer number of each question."""
    prices: Floats
    """By answer number."""
    counts: Numbers
    """(n, 26): the letters of the words."""
    reveals: tuple[Clue, ...]
    """Clues whose owner chooses a letter: their answers depend on what is known by then."""

    def of(self, columns: Rows) -> Questions:
        """The questions restricted to some of the words; those with the same answer for all are left out."""
        return _tidy(
            self.asks, self.answers[:, columns], self.prices, self.counts[columns], self.reveals, len(self.prices)
        )


def _tidy(
    asks: Sequence[Ask], answers: Numbers, prices: Floats, counts: Numbers, reveals: tuple[Clue, ...], total: int
) -> Questions:
    tells = (answers != answers[:, :1]).any(axis=1)
    rows = np.flatnonzero(tells)
    answers = answers[rows]
    used = np.zeros(total, np.bool_)
    used[answers.ravel()] = True
    renumbered = np.cumsum(used, dtype=np.int32) - np.int32(1)
    return Questions(
        tuple(asks[row] for row in rows.tolist()),
        renumbered[answers],
        renumbered[answers.min(axis=1)].astype(np.intp) if len(rows) else np.zeros(0, np.intp),
        prices[used],
        counts,
        reveals,
    )


class _Gathering:
    def __init__(self) -> None:
        self.asks: list[Ask] = []
        self.answers: list[Numbers] = []
        self.prices: list[Floats] = []
        self.total = 0

    def add(self, ask: Ask, keys: NDArray[np.integer], prices: float | Floats) -> None:
        """Add a question whose answers are numbered from 0."""
        size = int(keys.max()) + 1
        self.asks.append(ask)
        self.answers.append((keys.astype(np.int32) + np.int32(self.total))[None, :])
        self.prices.append(np.full(size, prices, np.float64) if isinstance(prices, float | int) else prices)
        self.total += size


def questions_about(
    words: RackWords, rows: Rows, open_questions: Iterable[Question], to_show: Rows, never_again: frozenset[str]
) -> Questions:
    """All questions about the words in `rows`, showing words of `to_show` if a clue needs one.

    Dynamic Word Builder does not accept the words `never_again`.
    """
    found = _Gathering()
    counts = words.counts[rows].astype(np.int32)
    reveals: list[Clue] = []
    for question in open_questions:
        if question.closed:
            continue
        clue = question.clue
        if clue in ("vowel", "give"):
            reveals.append(clue)
        elif clue in ("builder", "dynamic"):
            _builders(found, clue, words, counts, to_show, never_again)
        else:
            _plain(found, question, words, rows, counts, to_show)
    if not found.asks:
        nothing = np.zeros((0, len(rows)), np.int32)
        return Questions((), nothing, np.zeros(0, np.intp), np.zeros(0), counts, tuple(reveals))
    return _tidy(
        found.asks, np.concatenate(found.answers), np.concatenate(found.prices), counts, tuple(reveals), found.total
    )


def _plain(found: _Gathering, question: Question, words: RackWords, rows: Rows, counts: Numbers, to_show: Rows) -> None:
    clue = question.clue
    price = float(CARDS[clue].value)
    lengths, vowels = words.lengths[rows].astype(np.int32), words.vowels[rows].astype(np.int32)
    letters = words.letters[rows]
    match clue:
        case "last":
            found.add(Ask(clue), letters[np.arange(len(rows)), lengths - 1], price)
        case "first":
            found.add(Ask(clue), letters[:, 0], price)
        case "length":
            found.add(Ask(clue), lengths, price)
        case "vowel_count":
            found.add(Ask(clue), vowels, price)
        case "consonant_count":
            found.add(Ask(clue), lengths - vowels, price)
        case "relative":
            for row in _one_of_each_length(words, to_show):
                found.add(Ask(clue, word=words.words[row]), np.sign(lengths - int(words.lengths[row])) + 1, price)
        case "strike" | "rare":
            for letter in question.letters:
                found.add(Ask(clue, letter), (counts[:, ALPHABET.index(letter)] > 0) * 1, price)
        case "share" | "burn":
            for letter in question.letters:
                found.add(Ask(clue, letter), counts[:, ALPHABET.index(letter)], price)
        case "super":
            for letter in question.letters:
                found.add(Ask(clue, letter), _places(letters == ALPHABET.index(letter)), price)
        case _:
            found.add(Ask(clue), rhyme_classes([words.words[row] for row in rows]), price)


def _places(here: NDArray[np.bool_]) -> Numbers:
    """The place of a letter, from 1, that each word's owner would name (of several the least telling); 0: none."""
    commonest = np.argsort(-here.sum(axis=0), kind="stable")
    first = here[:, commonest].argmax(axis=1)
    return np.where(here.any(axis=1), commonest[first] + 1, 0).astype(np.int32)


def _one_of_each_length(words: RackWords, to_show: Rows) -> list[int]:
    of_length: dict[int, int] = {}
    for row in to_show:
        of_length.setdefault(int(words.lengths[row]), int(row))
    return list(of_length.values())


def _builders(
    found: _Gathering, clue: Clue, words: RackWords, counts: Numbers, to_show: Rows, never_again: frozenset[str]
) -> None:
    shown = words.counts[to_show].astype(np.int32)
    if clue == "dynamic" and never_again:
        may = np.array([words.words[row] not in never_again for row in to_show], np.bool_)
        to_show, shown = to_show[may], shown[may]
    if not len(to_show):
        return
    used = np.flatnonzero(shown.any(axis=0))
    bases = shown[:, used] + 1
    strides = np.cumprod(bases, axis=1) // bases
    keys = np.zeros((len(to_show), len(counts)), np.int32)
    up = np.zeros((len(to_show), len(counts)), np.int32)
    for place, letter in enumerate(used):
        both = np.minimum(shown[:, letter, None], counts[None, :, letter])
        keys += both * strides[:, place, None]
        up += both
    sizes = bases.prod(axis=1)
    starts = np.cumsum(sizes) - sizes
    answers = keys + starts[:, None].astype(np.int32)
    if clue == "dynamic":
        prices = np.zeros(int(sizes.sum()))
        prices[answers.ravel()] = up.ravel()
    else:
        prices = np.full(int(sizes.sum()), float(CARDS[clue].value))
    found.asks.extend(Ask(clue, word=words.words[row]) for row in to_show)
    found.answers.append(answers + np.int32(found.total))
    found.prices.append(prices)
    found.total += int(sizes.sum())


def rhyme_classes(words: Sequence[str]) -> Numbers:
    """A number for each word: 0 if it has no rhyme, else equal for words that share a rhyme."""
    places = {word: place for place, word in enumerate(words)}
    classes = np.zeros(len(words), np.int32)
    classes_so_far = 0
    for place, word in enumerate(words):
        if classes[place] or not has_rhymes(word):
            continue
        classes_so_far += 1
        classes[place] = classes_so_far
        for rhyme in rhymes_of(word):
            other = places.get(rhyme)
            if other is not None and not classes[other]:
                classes[other] = classes_so_far
    return classes


def revealed(counts: Numbers, weights: Floats, clue: Clue, copies: Numbers) -> Numbers:
    """The letter that each word's owner shows to give away least: the likeliest of those beyond the known `copies`.

    0 if none is left, else 1 + the letter.
    """
    letters = np.array(VOWEL_PLACES) if clue == "vowel" else np.flatnonzero(counts.any(axis=0))
    can = counts[:, letters] > copies[letters]
    order = np.argsort(-(weights @ can), kind="stable")
    likeliest_first = can[:, order]
    first = likeliest_first.argmax(axis=1)
    shown = letters[order[first]] + 1
    return np.where(likeliest_first.any(axis=1), shown, 0).astype(np.int32)
