"""Learns the worth of holdings in Fake Swords: `python -m rumpus.lab.teaching.fake_swords --into FILE`.

Each round plays many games side by side between bots that use the table so far, then fits the table that explains best
who won. Only colours are simulated: the rules on the cards matter little for the worth of holdings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from rumpus.bots.fake_swords.payoffs import Stakes, fight_scores, payoffs
from rumpus.bots.fake_swords.profiles import profiles_of
from rumpus.bots.fake_swords.regret import balanced
from rumpus.bots.fake_swords.worth import (
    COLOUR_COUNT,
    Counts,
    Floats,
    Table,
    TableFile,
    Worth,
    places_of,
    read_tables,
    rough_table,
)
from rumpus.games.fake_swords.cards import CARDS_A_SET, SETS_TO_WIN, deck_of
from rumpus.games.fake_swords.piles import PILES
from rumpus.games.fake_swords.rounds import DRAWN_MORE

PLAYERS: Final = (3, 4, 5, 6)
STEPS: Final = 20
WHIMS: Final = 0.15
"""The chance to point at random, so that the table also learns the worth of unusual holdings."""
LOOKED_AT: Final = {3: 8, 4: 8, 5: 3, 6: 1}
"""By number of players: the number of arrangements that a Boss compares."""
SIDE_BY_SIDE: Final = {3: 200, 4: 100, 5: 10, 6: 2}
"""By number of players: games computed at once; more would not fit into the caches."""
MOST_ROUNDS: Final = 60
CAUTION: Final = 12.0
"""The weight of the previous table, in games."""
ABOUT: Final = (
    "What holdings are worth in Fake Swords, as logarithms of strengths: by whole sets, by colours with one card more "
    "and by colours with two cards more; and what is added for being Boss next, after that, and so on. Chances to win "
    "are in proportion to strengths. Halfway between a rule of thumb and what thousands of simulated games for each "
    "number of players taught. Made by rumpus.lab.teaching.fake_swords."
)


class Lessons(NamedTuple):
    """Positions at the start of rounds; seat 0 is the next Boss."""

    held: Counts
    """[position, seat, colour]"""
    winners: NDArray[np.intp]


class _Game:
    """One game; seats are counted from the Boss of the round."""

    def __init__(self, players: int, rng: np.random.Generator) -> None:
        self.players = players
        self.rng = rng
        self.boss = 0
        self.deck: list[int] = list(rng.permutation(list(deck_of().colour_of)))
        self.discard: list[int] = []
        self.held = np.zeros((players, COLOUR_COUNT), np.intp)
        self.positions: list[tuple[int, Counts]] = []
        self.winner: int | None = None
        for seat in range(players):
            self.held[seat, self.deck.pop()] += 1

    def draw(self) -> list[int]:
        self.positions.append((self.boss, self.held.copy()))
        drawn = []
        for _ in range(self.players + DRAWN_MORE):
            if not self.deck:
                self.deck, self.discard = list(self.rng.permutation(self.discard)), []
            drawn.append(self.deck.pop())
        return drawn

    def arrangements(self, drawn: list[int], count: int) -> list[list[list[int]]]:
        ways = []
        for _ in range(count):
            cards = [int(each) for each in self.rng.permutation(drawn)]
            piles = [[card] for card in cards[: PILES[self.players]]]
            for card in cards[len(piles) :]:
                piles[self.rng.integers(len(piles))].append(card)
            ways.append(piles)
        return ways

    def from_boss(self) -> Counts:
        return np.roll(self.held, -self.boss, axis=0)

    def resolve(self, piles: list[list[int]], points: list[int], scores: Floats) -> None:
        """`points` from the Boss on; `scores` [pile, pair] are the Boss's for fights."""
        pairs = profiles_of(self.players, len(piles)).pairs
        at = [[place for place, pile in enumerate(points) if pile == number] for number in range(len(piles))]
        for number, places in enumerate(at):
            if len(places) == 1:
                self._take(places[0], piles[number])
            else:
                self.discard += piles[number]
        if not self._settled():
            fights = [
                (scores[number, pair], number, first, second)
                for number, places in enumerate(at)
                for pair, (first, second) in enumerate(pairs)
                if first in places and second in places
            ]
            if fights:
                _, number, first, second = max(fights)
                for card in piles[number]:
                    self.discard.remove(card)
                self._take((first, second)[self.rng.integers(2)], piles[number])
                self._settled()
        self.boss = (self.boss + 1) % self.players
        if self.winner is None and len(self.positions) >= MOST_ROUNDS:
            self.winner = int(self.rng.integers(self.players))

    def _take(self, place: int, cards: list[int]) -> None:
        for card in cards:
            self.held[(self.boss + place) % self.players, card] += 1

    def _settled(self) -> bool:
        sets = (self.held // CARDS_A_SET).sum(axis=1)
        done = np.flatnonzero(sets >= SETS_TO_WIN)
        if len(done):
            self.winner = int(self.rng.choice(done))
        return bool(len(done))


def played(table: Table, games: int, rng: np.random.Generator) -> Lessons:
    """Play games between bots that use a table."""
    players = table.players
    worth = Worth(table)
    running = [_Game(players, rng) for _ in range(games)]
    everyone = list(running)
    while running:
        drawn = [game.draw() for game in running]
        ways = [game.arrangements(cards, LOOKED_AT[players]) for game, cards in zip(running, drawn, strict=True)]
        flat = [(game, piles) for game, several in zip(running, ways, strict=True) for piles in several]
        mixes, expected, scores = _thought(flat, worth, players)
        for number, game in enumerate(running):
            first = number * LOOKED_AT[players]
            row = first + int(expected[first : first + LOOKED_AT[players]].argmax())
            points = [_pointed(mix, rng) for mix in mixes[row]]
            game.resolve(flat[row][1], points, scores[row])
        running = [game for game in running if game.winner is None]
    held, winners = [], []
    for game in everyone:
        assert game.winner is not None
        for boss, position in game.positions:
            held.append(np.roll(position, -boss, axis=0))
            winners.append((game.winner - boss) % players)
    return Lessons(np.array(held), np.array(winners))


def _pointed(mix: Floats, rng: np.random.Generator) -> int:
    if rng.random() < WHIMS:
        return int(rng.integers(len(mix)))
    return int(rng.choice(len(mix), p=mix / mix.sum()))


def _thought(ways: list[tuple[_Game, list[list[int]]]], worth: Worth, players: int) -> tuple[Floats, Floats, Floats]:
    """By arrangement: everybody's mix, the Boss's chance to win, and the worth of fights for the Boss."""
    piles = PILES[players]
    profiles = profiles_of(players, piles)
    turns = worth.turns(1)
    parts: list[tuple[Any, ...]] = []
    for start in range(0, len(ways), SIDE_BY_SIDE[players]):
        part = ways[start : start + SIDE_BY_SIDE[players]]
        held = np.array([game.from_boss() for game, _ in part])
        laid = np.array([[np.bincount(pile, minlength=COLOUR_COUNT) for pile in several] for _, several in part])
        gained = worth.strengths(held[:, :, None] + laid[:, None]) * turns[:, None]
        odds = np.full((len(part), piles, len(profiles.pairs)), 0.5)
        stakes = Stakes(0, worth.strengths(held) * turns, gained, odds)
        habits = np.full((len(part), players, piles), WHIMS / piles)
        balance = balanced(payoffs(stakes), stakes.twins(habits), STEPS, habits)
        parts.append((balance.mixes, balance.expected[:, 0], fight_scores(stakes, profiles)))
    mixes, expected, scores = (np.concatenate(each) for each in zip(*parts, strict=True))
    return mixes, expected, scores


def explained(before: Table, lessons: Lessons) -> Table:
    """The maximum likelihood table for the winners, regularised towards the previous one."""
    players = before.players
    holdings = np.array(before.holdings)
    cells = np.ravel_multi_index(places_of(lessons.held), holdings.shape)
    count = holdings.size
    old = np.concatenate((holdings.ravel(), before.turns))
    # Each seat of a position has one feature for its holding and one for its turn.
    features = np.stack((cells, np.broadcast_to(count + np.arange(players), cells.shape)), axis=2)
    positions = np.arange(len(cells))
    values = old.copy()
    for _ in range(12):
        logits = values[features].sum(axis=2)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        missed = -chances
        missed[positions, lessons.winners] += 1
        slope = np.zeros_like(values)
        np.add.at(slope, features, missed[:, :, None])
        mean = np.zeros((len(cells), len(values)))
        bend = np.zeros((len(values), len(values)))
        for each in (0, 1):
            np.add.at(mean, (positions[:, None], features[:, :, each]), chances)
            for other in (0, 1):
                np.add.at(bend, (features[:, :, each], features[:, :, other]), chances)
        bend -= mean.T @ mean
        slope -= CAUTION * (values - old)
        values = values + np.linalg.solve(bend + CAUTION * np.eye(len(values)), slope)
    found = values[:count].reshape(holdings.shape).round(3)
    return Table(
        players,
        tuple(tuple(tuple(float(each) for each in row) for row in rows) for rows in found),
        tuple(float(each) for each in values[count:].round(3)),
    )


def halfway(table: Table) -> Table:
    """The mean of the learned table and the rule of thumb, since rare holdings are seen too seldom."""
    rough = rough_table(table.players)
    holdings = ((np.array(table.holdings) + np.array(rough.holdings)) / 2).round(3)
    turns = (np.array(table.turns) / 2).round(3)
    return msgspec.convert({"players": table.players, "holdings": holdings.tolist(), "turns": turns.tolist()}, Table)


def main(
    into: Annotated[Path, typer.Option(help="The file to write; tables for other numbers of players stay in it.")],
    players: Annotated[list[int] | None, typer.Option(help="For how many players. Default: all.")] = None,
    rounds: Annotated[int, typer.Option(help="How often to play and learn.")] = 3,
    games: Annotated[int, typer.Option(help="How many games a round.")] = 1500,
    seed: Annotated[int, typer.Option(help="The same seed teaches the same.")] = 1,
) -> None:
    """Teach the tables."""
    tables = read_tables(into.read_bytes()) if into.exists() else {}
    for count in players or PLAYERS:
        rng = np.random.default_rng((seed, count))
        table = rough_table(count)
        for number in range(rounds):
            lessons = played(table, games, rng)
            table = explained(table, lessons)
            print(f"{count} players, round {number + 1} of {rounds}: {len(lessons.winners):,} positions")
        tables[count] = halfway(table)
    found = TableFile(ABOUT, tuple(tables[count] for count in sorted(tables)))
    into.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    typer.run(main)
