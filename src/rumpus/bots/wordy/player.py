"""The base of all Wordy bots: which prompts they answer, and the simple answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np

from rumpus.bots.bot import Intent, Level
from rumpus.bots.wordy.pauses import wordy_pause_ms
from rumpus.bots.wordy.sight import Rows, Search, own
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import (
    RACE_LETTERS,
    Accept,
    Action,
    Allow,
    Ask,
    Challenge,
    Guess,
    OfferDraw,
    Options,
    Question,
    Race,
    WordyView,
    Write,
)
from rumpus.games.wordy.strings import some_string
from rumpus.games.wordy.turns import used_words
from rumpus.games.wordy.words.index import RackWords, is_insult, is_word, rack_words


class WordyBot(ABC):
    """A level says which words it knows, hides, searches and shows.

    Besides awaited prompts, bots only challenge a secret that is not a word, and accept a draw if they expect nothing
    better; they never forfeit.
    """

    level: ClassVar[Level]
    vocabulary: ClassVar[int]
    """The largest SCOWL size of words that it shows; `easy` and `good` know no others."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self.time_limit_ms = time_limit_ms
        options = game.options
        assert isinstance(options, Options)
        self.options = options

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        for prompt in sorted(prompts, key=lambda prompt: prompt.awaited):
            # Rolled first, so that the pause does not depend on the bot's thinking.
            pause = wordy_pause_ms(self.level, prompt.kind, dice)
            action = self._answer(view, prompt, dice)
            if action is not None:
                return Intent(prompt.id, action, pause)
        return None

    def _answer(self, view: WordyView, prompt: Prompt, dice: Dice) -> Action | None:
        seat, _ = own(view)
        public = view.public
        match prompt.kind:
            case "write":
                return Write(self.hide(view, dice))
            case "turn":
                return self.take_turn(view, dice)
            case "reveal" | "point" | "rhyme":
                return self.tell(view, dice)
            case "word":
                assert public.pending is not None
                return Allow() if is_word(public.pending.word) else Challenge()
            case "race":
                word = self._race_word(view, dice)
                return None if word is None else Race(word)
            case "accept":
                return Accept()
            case "challenge":
                return None if is_word(public.secrets[1 - seat]) else Challenge(secret=True)
            case "draw":
                is_offered = public.offers[1 - seat] and not public.offers[seat]
                return OfferDraw() if is_offered and self.wants_draw(view) else None
            case _:
                return None

    @abstractmethod
    def hide(self, view: WordyView, dice: Dice) -> str:
        """Choose the secret word."""

    @abstractmethod
    def take_turn(self, view: WordyView, dice: Dice) -> Action:
        """Choose a clue or a guess."""

    @abstractmethod
    def tell(self, view: WordyView, dice: Dice) -> Action:
        """Answer a clue about the own word."""

    def wants_draw(self, view: WordyView) -> bool:
        """Whether to accept a draw: far behind, and the word not found yet."""
        seat, _ = own(view)
        public = view.public
        return not public.guessed[seat] and public.berries[1 - seat] - public.berries[seat] >= FAR_BEHIND

    def known(self, words: RackWords) -> Rows:
        """The words that this level may hide or show: those it knows, or all if it knows none; never insults."""
        rows = np.flatnonzero(words.clean & (words.sizes <= self.vocabulary))
        return rows if len(rows) else np.flatnonzero(words.clean)

    def suspects(self, search: Search) -> Rows:
        """The possible words that this level knows, or all possible words if it knows none of them."""
        rows = search.among(self.vocabulary)
        return rows if len(rows) else search.rows

    def to_show(self, view: WordyView, search: Search) -> list[str]:
        """The words that it may show for a clue."""
        words, shown = search.words, shown_before(view)
        return [words.words[row] for row in self.known(words) if words.words[row] not in shown]

    def at_a_loss(self, view: WordyView, search: Search, dice: Dice) -> Action:
        """Play on when no known word fits (the secret is an insult or not a word): spend little, since a non-word will
        be challenged."""
        seat, _ = own(view)
        if self.options.words == "challenge" and dice.below(2):
            try:
                return Guess(some_string(search.known, dice, lambda word: not is_insult(word)))
            except LookupError:
                pass
        public = view.public
        open_clues = [each for each in public.questions[seat] if not each.closed]
        open_clues.sort(key=lambda each: (each.clue in ("share", "give"), CARDS[each.clue].value))
        words = search.words
        to_show = self.to_show(view, search)
        for question in open_clues:
            needs = CARDS[question.clue].needs
            if needs == "letter":
                return Ask(question.clue, letter=dice.pick(question.letters))
            if needs == "nothing":
                return Ask(question.clue)
            if to_show:
                return Ask(question.clue, word=dice.pick(to_show))
        return Guess(words.words[self.known(words)[0]])

    def _race_word(self, view: WordyView, dice: Dice) -> str | None:
        seat, _ = own(view)
        words = rack_words(view.public.racks[seat])
        used = used_words(view.public)
        able = [
            row for row in np.flatnonzero(words.clean & (words.lengths == RACE_LETTERS)) if words.words[row] not in used
        ]
        familiar = [row for row in able if words.sizes[row] <= self.vocabulary]
        return words.words[dice.pick(familiar or able)] if able else None


FAR_BEHIND = 8
"""A deficit in berries."""


def worth_asking(view: WordyView) -> tuple[Question, ...]:
    """The clues that this side may use now, without those that cannot tell anything new."""
    seat, private = own(view)
    mine = [each for each in private.told if each.asker == seat]
    # An owner may give the same rhyme again, and one without a letter left to show would only repeat that.
    spent = {each.clue for each in mine if each.clue == "rhyme" or (each.clue in ("vowel", "give") and not each.letter)}
    return tuple(each for each in view.public.questions[seat] if not each.closed and each.clue not in spent)


def shown_before(view: WordyView) -> frozenset[str]:
    """Words that this side may not show again for Dynamic Word Builder."""
    return frozenset(turn.word for turn in view.public.turns if turn.clue == "dynamic" and turn.seat == view.seat)
