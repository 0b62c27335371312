"""Greedy search for a word: the cost in berries for every possible word.

Each step asks the question with the lowest expected price per bit of information. A guess is a question, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from rumpus.bots.wordy.questions import Numbers, Questions, revealed
from rumpus.bots.wordy.sight import Floats, Rows
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.model import WRONG_GUESS, Ask

TURN = 0.15
"""The assumed cost of a turn besides the berries, so that useless questions are not free. Found by experiment."""
NO_GAIN = 1e-7
BERRIES_A_BIT = 0.65
"""The price of a bit for a good seeker, on average over tiles and clues."""


class Choice(NamedTuple):
    """A question with its answers, or (`ask` None) a guess of the likeliest word."""

    ask: Ask | None
    rate: float
    """Expected berries per bit; less is better."""
    answers: Numbers
    """By word: the number of its answer."""
    prices: Floats
    """By word: the price of its answer."""


def bits(weights: Floats) -> float:
    """The entropy of the weights, which sum to 1."""
    return float(-(weights * np.log2(weights)).sum())


def _nothing(_: Ask | None) -> float:
    return 0.0


def at_a_glance(
    questions: Questions, weights: Floats, copies: Numbers, extra: Callable[[Ask | None], float] = _nothing
) -> list[Choice]:
    """All informative questions and the best guess, the best first. The weights sum to 1.

    `copies` of each letter are known; owners choose what to show beyond them. `extra` is an additional price of some
    questions.
    """
    logs = weights * np.log2(weights)
    found = [_guess(weights, logs)]
    if questions.asks:
        prices, left = _prices_and_bits_left(questions, weights, logs)
        learnt = -float(logs.sum()) - left
        for place in np.flatnonzero(learnt > NO_GAIN):
            ask, answers = questions.asks[place], questions.answers[place]
            more = extra(ask)
            rate = (float(prices[place]) + more + TURN) / float(learnt[place])
            found.append(Choice(ask, rate, answers, questions.prices[answers] + more))
    for clue in questions.reveals:
        reveal = _reveal(questions, clue, weights, logs, copies, extra(Ask(clue)))
        if reveal is not None:
            found.append(reveal)
    return sorted(found, key=lambda choice: choice.rate)


def _prices_and_bits_left(questions: Questions, weights: Floats, logs: Floats) -> tuple[Floats, Floats]:
    """By question: expected price, and expected entropy afterwards."""
    total, count = len(questions.prices), len(questions.asks)
    flat = questions.answers.ravel()
    chance = np.bincount(flat, np.tile(weights, count), total)
    rest = np.bincount(flat, np.tile(logs, count), total)
    prices: Floats = np.add.reduceat(chance * questions.prices, questions.first)
    left: Floats = np.add.reduceat(chance * np.log2(chance) - rest, questions.first)
    return prices, left


def _guess(weights: Floats, logs: Floats) -> Choice:
    likeliest = int(weights.argmax())
    wrong = 1 - float(weights[likeliest])
    answers = np.ones(len(weights), np.int32)
    answers[likeliest] = 0
    rest = float(logs.sum() - logs[likeliest])
    left = wrong * float(np.log2(wrong)) - rest if wrong > NO_GAIN else 0.0
    learnt = -float(logs.sum()) - left
    rate = (wrong * WRONG_GUESS + TURN) / max(learnt, NO_GAIN)
    return Choice(None, rate, answers, answers.astype(np.float64) * WRONG_GUESS)


def _reveal(
    questions: Questions, clue: Clue, weights: Floats, logs: Floats, copies: Numbers, extra: float
) -> Choice | None:
    """A question whose owner chooses what to show. None if it tells nothing."""
    answers = revealed(questions.counts, weights, clue, copies)
    chance, rest = np.bincount(answers, weights), np.bincount(answers, logs)
    some = chance > 0
    left = float((chance[some] * np.log2(chance[some]) - rest[some]).sum())
    learnt = -float(logs.sum()) - left
    if learnt <= NO_GAIN:
        return None
    price = CARDS[clue].value + extra
    return Choice(Ask(clue), (price + TURN) / learnt, answers, np.full(len(weights), price))


def costs_of(questions: Questions, weights: Floats) -> Floats:
    """The cost of finding each of the words, greedily."""
    if len(weights) <= 2:
        costs = np.full(len(weights), float(WRONG_GUESS))
        costs[int(weights.argmax())] = 0
        return costs
    weights = weights / float(weights.sum())
    return costs_after(questions, weights, _best(questions, weights))


def costs_after(questions: Questions, weights: Floats, choice: Choice) -> Floats:
    """The cost of finding each of the words if the search begins with this choice."""
    costs = choice.prices.copy()
    order = np.argsort(choice.answers, kind="stable")
    ends = np.flatnonzero(np.diff(choice.answers[order])) + 1
    for columns in np.split(order, ends):
        is_right_guess = choice.ask is None and choice.answers[columns[0]] == 0
        if len(columns) > 1 and not is_right_guess:
            costs[columns] += _costs_within(questions, weights[columns], columns)
    return costs


def _costs_within(questions: Questions, weights: Floats, columns: Rows) -> Floats:
    return costs_of(questions if len(columns) == 2 else questions.of(columns), weights)


def _best(questions: Questions, weights: Floats) -> Choice:
    """The first of `at_a_glance`, without computing all of them. Letters that all words have count as known."""
    logs = weights * np.log2(weights)
    best = _guess(weights, logs)
    if questions.asks:
        prices, left = _prices_and_bits_left(questions, weights, logs)
        rates = (prices + TURN) / np.maximum(-float(logs.sum()) - left, NO_GAIN)
        place = int(rates.argmin())
        if rates[place] < best.rate:
            answers = questions.answers[place]
            best = Choice(questions.asks[place], float(rates[place]), answers, questions.prices[answers])
    if questions.reveals:
        copies = questions.counts.min(axis=0)
        for clue in questions.reveals:
            reveal = _reveal(questions, clue, weights, logs, copies, 0.0)
            if reveal is not None and reveal.rate < best.rate:
                best = reveal
    return best
