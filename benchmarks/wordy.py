"""The cost of words: the berries that each level of bot pays until it has guessed a word.

The hunter plays as at a table. The owner of the word answers clues, but never guesses: in its own turns it asks the
cheapest question, so that every hunt ends.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from typing import Any

import numpy as np
from msgspec import Struct
from rich.table import Table

from rumpus.bots import LEVELS, Bot, Intent, Level, make_bot
from rumpus.engine import Dice, Prompt, Run
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import Ask, Options, Word, WordyView, Write
from rumpus.games.wordy.words.index import RackWords, rack_words
from rumpus.lab.intervals import of_means

HUNTER, OWNER = 0, 1
LONGEST_OF, RAREST_OF = 10, 10
"""The number of longest words of the tiles from which a long word is chosen; the same for rare words."""

Writing = Callable[[RackWords, Dice], Word]


def _any_word(words: RackWords, dice: Dice) -> str:
    rows = np.flatnonzero(words.clean)
    return words.words[int(rows[dice.below(len(rows))])]


def _long_word(words: RackWords, dice: Dice) -> str:
    rows = np.flatnonzero(words.clean)
    longest = rows[np.argsort(-words.lengths[rows].astype(int), kind="stable")]
    return words.words[int(longest[dice.below(min(LONGEST_OF, len(longest)))])]


def _rare_word(words: RackWords, dice: Dice) -> str:
    rows = np.array(dice.shuffled(np.flatnonzero(words.clean).tolist()))
    rarest = rows[np.argsort(-words.sizes[rows].astype(int), kind="stable")]
    return words.words[int(rarest[dice.below(min(RAREST_OF, len(rarest)))])]


WAYS: dict[str, Writing | None] = {
    "any word": _any_word,
    "a long word": _long_word,
    "a rare word": _rare_word,
    "the top level's word": None,
}
"""How the owner chooses its word. None: as its level does."""


class Owner:
    """Writes a word, answers clues about it as its level does, and does not hunt itself."""

    def __init__(self, game: Wordy, level: Level, way: str) -> None:
        self._bot: Bot = make_bot(game, level)
        self._write = WAYS[way]

    def choose(self, view: WordyView, prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        prompt = prompts[0]
        if prompt.kind == "write" and self._write is not None:
            assert view.private is not None
            return Intent(prompt.id, Write(self._write(rack_words(view.private.tiles), dice)))
        if prompt.kind == "turn":
            return Intent(prompt.id, _cheapest(view, dice))
        return self._bot.choose(view, prompts, dice)


def _cheapest(view: WordyView, dice: Dice) -> Ask:
    """A question that reveals nothing about the owner's word."""
    public = view.public
    questions = [each for each in public.questions[OWNER] if not each.closed and each.clue not in ("share", "give")]
    question = min(
        (each for each in questions if each.clue != "dynamic"), key=lambda question: CARDS[question.clue].value
    )
    needs = CARDS[question.clue].needs
    if needs == "letter":
        return Ask(question.clue, letter=question.letters[0])
    if needs == "word":
        return Ask(question.clue, word=_any_word(rack_words(public.racks[OWNER]), dice))
    return Ask(question.clue)


class Hunt(Struct, frozen=True):
    """The hunt for one word."""

    berries: int
    found: bool
    seconds: tuple[float, ...]
    """CPU time of each decision of the hunter."""


def hunt(hunter: Level, owner: Level, way: str, seed: int, number: int) -> Hunt:
    game = Wordy(Options(), seats=2)
    key = hashlib.sha256(f"hunt/{seed}/{number}".encode()).digest()[:16]
    run: Run[Any, Any, Any] = Run(game, key)
    run.start()
    bots: tuple[Bot, Bot] = (make_bot(game, hunter), Owner(game, owner, way))
    dice = [Dice(key + b"/bot", seat) for seat in range(2)]
    seconds = []
    while run.outcome is None and not run.state.public.guessed[HUNTER]:
        seat = game.waiting_for(run.state)[0]
        prompts = tuple(prompt for prompt in game.prompts(run.state, seat) if prompt.awaited)
        began = time.process_time()
        intent = bots[seat].choose(game.view(run.state, seat), prompts, dice[seat])
        if seat == HUNTER:
            seconds.append(time.process_time() - began)
        assert intent is not None
        run.act(seat, intent.action, run.at_ms, "bot")
    public = run.state.public
    return Hunt(public.berries[OWNER], public.guessed[HUNTER], tuple(seconds))


class Cost(Struct, frozen=True):
    """The cost of words of one kind for a level."""

    hunter: Level
    owner: Level
    way: str
    hunts: int
    berries: float
    """The mean cost until the word was found or the turns were used up."""
    low: float
    high: float
    found: float
    """The share of words found."""
    mean_seconds: float
    longest_seconds: float


def cost(hunter: Level, owner: Level, way: str, hunts: int, seed: int, jobs: int = 1) -> Cost:
    one = partial(hunt, hunter, owner, way, seed)
    if jobs == 1:
        done = list(starmap(one, ((number,) for number in range(hunts))))
    else:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            done = list(pool.map(one, range(hunts), chunksize=10))
    berries = [float(each.berries) for each in done]
    seconds = [second for each in done for second in each.seconds]
    low, high = _interval(berries)
    return Cost(
        hunter,
        owner,
        way,
        hunts,
        sum(berries) / hunts,
        low,
        high,
        sum(each.found for each in done) / hunts,
        sum(seconds) / len(seconds),
        max(seconds),
    )


def _interval(numbers: list[float]) -> tuple[float, float]:
    """`of_means` is for shares from 0 to 1."""
    most = max(*numbers, 1.0)
    low, high = of_means([number / most for number in numbers])
    return low * most, high * most


def all_costs(hunts: int, seed: int, jobs: int) -> list[Cost]:
    """The cost of random words and of the top level's words for each level, and of words chosen in other ways."""
    plain: list[tuple[Level, str]] = [("random", "any word"), ("best", "the top level's word")]
    others: list[tuple[Level, str]] = [("best", way) for way in WAYS if way != "the top level's word"]
    wanted = [(hunter, *owner) for hunter in LEVELS for owner in plain]
    wanted += [(hunter, *owner) for hunter in LEVELS[2:] for owner in others]
    return [cost(hunter, owner, way, hunts, seed, jobs) for hunter, owner, way in wanted]


def cost_table(costs: list[Cost]) -> Table:
    table = Table(title="wordy: berries paid until the word is guessed", title_justify="left")
    for column in ("hunter", "answers", "hidden", "hunts", "berries", "95% interval", "found", "decision", "longest"):
        table.add_column(column, justify="left" if column in ("hunter", "answers", "hidden") else "right")
    for each in costs:
        table.add_row(
            each.hunter,
            f"as {each.owner}",
            each.way,
            f"{each.hunts:,}",
            f"{each.berries:.2f}",
            f"{each.low:.2f} – {each.high:.2f}",
            f"{each.found:.1%}",
            f"{each.mean_seconds * 1000:.1f} ms",
            f"{each.longest_seconds * 1000:.0f} ms",
        )
    return table
