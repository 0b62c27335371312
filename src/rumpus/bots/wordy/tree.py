"""Finding a word by the cheapest questions: what it costs, in berries, for every word that it may be.

At each step the question is asked after which the price and the uncertainty left, in berries a bit, are least.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rumpus.bots.wordy.questions import Numbers, Questions, revealed
from rumpus.bots.wordy.sight import Floats, Rows
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.model import WRONG_GUESS, Ask

NO_GAIN = 1e-9
RATE = 0.8
"""Berries that a bit costs, about. Found by trying what makes words cheapest to find."""


class Choice(NamedTuple):
    """A question and its answers, or (None) a guess of the likeliest word."""

    ask: Ask | None
    worth: float
    """Expected cost until the word is found, as far as it can be told at a glance. Less is better."""
    answers: Numbers
    """By word: which answer it gives."""
    prices: Floats
    """By word: what the answer costs."""


def bits(weights: Floats) -> float:
    """How uncertain it is which word it is."""
    return float(-(weights * np.log2(weights)).sum())


def at_a_glance(questions: Questions, weights: Floats, rate: float, copies: Numbers | None = None) -> list[Choice]:
    """The best guess and all questions, unordered. The weights add up to 1.

    `copies` of each letter are known where owners choose what to show; by default those that all words have.
    """
    logs = weights * np.log2(weights)
    found = [_guess(weights, logs, rate)]
    if len(questions.asks):
        costs = _costs(questions, weights, logs, rate)
        found += [
            Choice(ask, float(cost), answers, questions.prices[answers])
            for ask, cost, answers in zip(questions.asks, costs, questions.answers, strict=True)
        ]
    found += [_reveal(questions, clue, weights, logs, rate, copies) for clue in questions.reveals]
    return found


def _costs(questions: Questions, weights: Floats, logs: Floats, rate: float) -> Floats:
    """By question: price and uncertainty left, expected."""
    total = len(questions.prices)
    flat = questions.answers.ravel()
    chance = np.bincount(flat, np.tile(weights, len(questions.asks)), total)
    rest = np.bincount(flat, np.tile(logs, len(questions.asks)), total)
    each = chance * (questions.prices + rate * np.log2(chance)) - rate * rest
    costs: Floats = np.add.reduceat(each, questions.first)
    return costs


def _guess(weights: Floats, logs: Floats, rate: float) -> Choice:
    likeliest = int(weights.argmax())
    wrong = 1 - float(weights[likeliest])
    answers = np.ones(len(weights), np.int32)
    answers[likeliest] = 0
    left = wrong * np.log2(wrong) - (logs.sum() - logs[likeliest]) if wrong > NO_GAIN else 0.0
    return Choice(None, wrong * WRONG_GUESS + rate * float(left), answers, answers.astype(np.float64) * WRONG_GUESS)


def _reveal(
    questions: Questions, clue: Clue, weights: Floats, logs: Floats, rate: float, copies: Numbers | None
) -> Choice:
    known = questions.counts.min(axis=0) if copies is None else copies
    answers = revealed(questions.counts, weights, clue, known)
    chance = np.bincount(answers, weights)
    rest = np.bincount(answers, logs)
    some = chance > 0
    price = float(CARDS[clue].value)
    left = float((chance[some] * np.log2(chance[some]) - rest[some]).sum())
    return Choice(Ask(clue), price + rate * left, answers, np.full(len(weights), price))


def costs_of(questions: Questions, weights: Floats, rate: float) -> Floats:
    """What finding each of the words costs, asking greedily all the way."""
    count = len(weights)
    if count <= 2:
        costs = np.full(count, float(WRONG_GUESS))
        costs[int(weights.argmax())] = 0
        return costs
    weights = weights / weights.sum()
    choice = _best(questions, weights, rate)
    return costs_after(questions, weights, rate, choice)


def costs_after(questions: Questions, weights: Floats, rate: float, choice: Choice) -> Floats:
    """What finding each of the words costs if it begins with this choice."""
    costs = choice.prices.copy()
    order = np.argsort(choice.answers, kind="stable")
    ends = np.flatnonzero(np.diff(choice.answers[order])) + 1
    for columns in np.split(order, ends):
        if choice.ask is None and choice.answers[columns[0]] == 0:
            continue
        costs[columns] += _costs_within(questions, weights, rate, columns)
    return costs


def _costs_within(questions: Questions, weights: Floats, rate: float, columns: Rows) -> Floats:
    if len(columns) == 1:
        return np.zeros(1)
    if len(columns) == 2:
        return costs_of(questions, weights[columns], rate)
    return costs_of(questions.of(columns), weights[columns], rate)


def _best(questions: Questions, weights: Floats, rate: float) -> Choice:
    """As the least of `at_a_glance`, without making all of them. If nothing tells anything, a guess."""
    logs = weights * np.log2(weights)
    best = _guess(weights, logs, rate)
    if len(questions.asks):
        costs = _costs(questions, weights, logs, rate)
        place = int(costs.argmin())
        if costs[place] < best.worth:
            answers = questions.answers[place]
            best = Choice(questions.asks[place], float(costs[place]), answers, questions.prices[answers])
    for clue in questions.reveals:
        reveal = _reveal(questions, clue, weights, logs, rate, None)
        if reveal.worth < best.worth and (reveal.answers != reveal.answers[0]).any():
            best = reveal
    return best
