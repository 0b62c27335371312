"""Simulated people in company, without a clock: part of `benchmarks.newcomer`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, overload

from msgspec import Struct
from msgspec.structs import replace

from rumpus.bots import Bot, Fit, Intent, Level, make_bot
from rumpus.bots.burrito.hand_times import time_ms
from rumpus.bots.following import Hands, Measure, first_measure, fit_now, learnt
from rumpus.engine import Applied, Dice, Prompt, Run, View, read_options, table_options
from rumpus.games import AnyGame, game_named
from rumpus.lab.play import Playing, play_all, playing
from rumpus.lab.series import game_seed

SPREAD: Final = 0.4
"""The standard deviation of the logarithm of a person's times."""


class Guest(Struct, frozen=True):
    """A simulated person."""

    judgement: Level
    tempo_ms: int
    """The median time for an action of games against the clock."""
    fighter: str
    """The skill in the arenas."""


class Person:
    """Judges like a bot and takes a person's time."""

    def __init__(self, game: AnyGame, guest: Guest) -> None:
        self._bot = make_bot(game, guest.judgement)
        self._tempo_ms = guest.tempo_ms if game.facts.pace == "real_time" else 0

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        intent = self._bot.choose(view, prompts, dice)
        if intent is None or not self._tempo_ms or not any(each.kind == "pass" for each in prompts):
            return intent
        return Intent(intent.prompt, intent.action, time_ms(self._tempo_ms, SPREAD, dice))


class Evening(Run[Any, Any, Any]):
    """A game in which company follows the person in one seat."""

    __slots__ = ("hands", "measure", "person")

    def __init__(self, game: AnyGame, seed: bytes, person: int, measure: Measure) -> None:
        super().__init__(game, seed)
        self.person, self.measure = person, measure
        self.hands: dict[int, Hands] = {}
        self.start()

    def act(self, seat: int | None, action: Any, at_ms: int, by: str = "person") -> Applied[Any, Any]:
        applied = super().act(seat, action, at_ms, by)
        if seat == self.person:
            hands = self.hands.get(seat, Hands(self.measure.tempo_ms))
            self.hands[seat] = hands.acted(applied.entry.at_ms)
        return applied

    @property
    def bots(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if seat != self.person]

    @property
    def fit(self) -> Fit:
        return fit_now(self.game, self.state.public, self.measure, self.hands, (self.person,), self.bots)

    def learnt(self) -> Measure:
        outcome = self.outcome
        assert outcome is not None
        return learnt(self.measure, outcome, self.hands, (self.person,), self.bots)


class Follower:
    """A bot that is as strong as it fits at the moment."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        return _fitting(self._evening.game, self._evening.fit).choose(view, prompts, dice)


class Fighters(Sequence[Any]):
    """The skills in the arenas, as they are when a battle begins."""

    def __init__(self, evening: Evening, guest: Guest) -> None:
        self._evening, self._guest = evening, guest

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...
    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        assert isinstance(seat, int)
        return self._guest.fighter if seat == self._evening.person else self._evening.fit.fighter

    def __len__(self) -> int:
        return self._evening.game.seats


class Evenings(Struct, frozen=True):
    """Evenings of games with one person."""

    shares: list[list[float]]
    """The share of the person in the win of each game, evening by evening."""
    strengths: list[list[float]]
    """How strong company was when each of these games began, and after the last one."""


class Hosted(Struct, frozen=True):
    """A kind of game that people are invited to."""

    title: str
    game: str
    seats: int
    options: bytes = b"{}"
    part: int = 1
    """Of how many games one is played: fights on screen take long to simulate."""

    def play(self, guest: Guest, evenings: Sequence[Sequence[int]], seed: int, against: Level | None) -> Evenings:
        """Play evenings of games, by their numbers; all first games side by side, then all second ones."""
        measures = [first_measure(self.game)] * len(evenings)
        shares: list[list[float]] = [[] for _ in evenings]
        strengths = [[measure.strength] for measure in measures]
        for each in range(len(evenings[0])):
            runs = [
                Evening(_game(self), game_seed(seed, numbers[each]), numbers[each] % self.seats, measures[evening])
                for evening, numbers in enumerate(evenings)
            ]
            for evening, played in play_all(self._games(runs, guest, against)):
                winners = played.outcome.winners
                shares[evening].append(1 / len(winners) if runs[evening].person in winners else 0.0)
                measures[evening] = runs[evening].learnt()
                strengths[evening].append(measures[evening].strength)
        return Evenings(shares, strengths)

    def _games(self, runs: Sequence[Evening], guest: Guest, against: Level | None) -> Iterator[Playing]:
        person = Person(_game(self), guest)
        for run in runs:
            bots: list[Bot] = [Follower(run) if against is None else _fixed(run.game, against)] * self.seats
            bots[run.person] = person
            levels: Any = Fighters(run, guest)
            if against is not None:
                levels = [guest.fighter if seat == run.person else against for seat in range(self.seats)]
            yield playing(run, bots, levels)


@lru_cache(maxsize=8)
def _game(kind: Hosted) -> AnyGame:
    rules = game_named(kind.game)
    options = read_options(rules.types.options, kind.options)
    # Everybody is a bot, so that nobody is asked to judge.
    bots = {
        name: tuple(range(kind.seats)) for name, fact in table_options(rules.types.options).items() if fact == "bots"
    }
    return rules(replace(options, **bots), seats=kind.seats)


@lru_cache(maxsize=256)
def _fitting(game: AnyGame, fit: Fit) -> Bot:
    return make_bot(game, fit)


@lru_cache(maxsize=8)
def _fixed(game: AnyGame, level: Level) -> Bot:
    return make_bot(game, level)
