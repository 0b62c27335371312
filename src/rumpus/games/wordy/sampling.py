"""Random answers to every prompt of A Little Wordy. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rumpus.engine import Dice, Prompt
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.draft import other
from rumpus.games.wordy.knowledge import known_of
from rumpus.games.wordy.model import (
    RACE_LETTERS,
    Accept,
    Action,
    Allow,
    Ask,
    Challenge,
    Forfeit,
    Guess,
    OfferDraw,
    Options,
    Point,
    Private,
    Race,
    Reveal,
    Rhyme,
    TakeBack,
    WordyView,
    Write,
)
from rumpus.games.wordy.turns import used_words
from rumpus.games.wordy.words.index import is_insult, rack_words
from rumpus.games.wordy.words.rhymes import made_up_rhymes


def sample_action(options: Options, view: WordyView, prompt: Prompt, dice: Dice) -> Action:
    private, seat = view.private, view.seat
    assert private is not None
    assert seat is not None
    match prompt.kind:
        case "write":
            return Write(_some_word(options, private.tiles, dice))
        case "turn":
            return _sample_turn(options, view, seat, private, dice)
        case "reveal" | "point" | "rhyme":
            return _sample_answer(private, dice)
        case "word":
            return Allow() if dice.below(2) else Challenge()
        case "race":
            return Race(_race_word(view, seat, dice))
        case "take_back":
            return TakeBack()
        case "challenge":
            return Challenge(secret=True)
        case "draw":
            return OfferDraw(not view.public.offers[seat])
        case "forfeit":
            return Forfeit()
        case _:
            return Accept()


def _some_word(options: Options, tiles: str, dice: Dice) -> str:
    """A word from the dictionary; if words are not checked, now and then any string of tiles."""
    if options.words == "challenge" and dice.below(4) == 0:
        return _string(tiles, dice)
    return dice.pick(_clean(rack_words(tiles).words) or rack_words(tiles).words)


def _clean(words: Sequence[str]) -> list[str]:
    """Without insults: only people may play those."""
    return [word for word in words if not is_insult(word)]


def _string(tiles: str, dice: Dice) -> str:
    while True:
        string = "".join(dice.shuffled(tiles)[: 1 + dice.below(len(tiles))])
        if not is_insult(string):
            return string


def _sample_turn(options: Options, view: WordyView, seat: int, private: Private, dice: Dice) -> Action:
    public = view.public
    tiles = public.racks[seat]
    way = dice.below(10)
    if way == 0:
        return Guess(_string(tiles, dice))
    if way == 1:
        return Guess(_some_word(options, tiles, dice))
    # When one side plays on alone, equal berries are rare, and they are the way to a race.
    is_nearly_race = public.guessed[other(seat)] and public.berries[0] == public.berries[1]
    if way <= (8 if is_nearly_race else 4):
        words = rack_words(tiles)
        fits = known_of(other(seat), tiles, private.told, public.turns).fitting(words)
        candidates = [words.words[row] for row in np.flatnonzero(fits & words.clean)]
        return Guess(dice.pick(candidates) if candidates else _some_word(options, tiles, dice))
    question = dice.pick([each for each in public.questions[seat] if not each.closed])
    match CARDS[question.clue].needs:
        case "letter":
            return Ask(question.clue, letter=dice.pick(question.letters))
        case "word":
            return Ask(question.clue, word=_word_to_show(options, view, seat, question.clue, dice))
        case _:
            return Ask(question.clue)


def _word_to_show(options: Options, view: WordyView, seat: int, clue: str, dice: Dice) -> str:
    public = view.public
    shown = {turn.word for turn in public.turns if turn.clue == "dynamic" and turn.seat == seat}
    while True:
        word = _some_word(options, public.racks[seat], dice)
        if clue != "dynamic" or word not in shown:
            return word


def _sample_answer(private: Private, dice: Dice) -> Action:
    asked = private.asking
    assert asked is not None
    if asked.clue in ("vowel", "give"):
        return Reveal(dice.pick(asked.letters) if asked.letters else "")
    if asked.clue == "super":
        return Point(dice.pick(asked.places) if asked.places else 0)
    return Rhyme(dice.pick(asked.rhymes or made_up_rhymes(private.secret)))


def _race_word(view: WordyView, seat: int, dice: Dice) -> str:
    used = used_words(view.public)
    able = [
        word for word in rack_words(view.public.racks[seat]).words if len(word) == RACE_LETTERS and word not in used
    ]
    # If the tiles spell no such word, any attempt is refused.
    return dice.pick(_clean(able) or able or [""])
