"""The whole suite: every number of seats, several option settings, several seeds."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from rumpus.conformance.event_clauses import check_declared_clauses
from rumpus.conformance.events import sentences_of
from rumpus.conformance.findings import Finding, Findings
from rumpus.conformance.first_games import check_first_game
from rumpus.conformance.playout import check_ends_without_idling, leads_to, play_out
from rumpus.conformance.scene import Chooser, Scene, encode
from rumpus.conformance.settings import option_settings
from rumpus.conformance.tokens import check_tokens
from rumpus.engine.errors import BadOptions, RumpusError
from rumpus.engine.game import Game
from rumpus.engine.rulebook import rulebook_of
from rumpus.engine.sentences import Sentences
from rumpus.engine.unions import members

AnyGame = Game[Any, Any, Any, Any, Any]

RARE_SEEDS = 1_000_000
RARE_ENTRIES = 20_000
"""How many entries are played without checks in search of action types that the ordinary play-outs did not reach."""

FEW_NUMBERS = 6
EVERY = 3
"""If a game allows many numbers of seats, non-default settings are tried with every third number only."""

MISTAKES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
    RumpusError,
)
"""Exceptions that a bug in a game may raise. They become findings, and the other play-outs go on."""


def check_game(
    game_type: type[AnyGame],
    *,
    seeds: Iterable[int] = range(3),
    seats: Iterable[int] | None = None,
    report: Callable[[Finding], None] | None = None,
    most_entries: int = 3000,
    bots_of: Callable[[AnyGame], Sequence[Chooser]] = lambda _: (),
) -> list[Finding]:
    """Play a game at random and report broken promises. A game without findings conforms.

    `seats=None` tests every number of seats that the game allows. `report` is called at once for each finding.
    `bots_of` makes bots whose answers have to be among those that the game offers.
    """
    findings = Findings(report)
    texts = _Texts.of(game_type, findings)
    if texts is None:
        return findings.found
    clauses, settings, sentences = texts
    check_declared_clauses(game_type, clauses, findings)
    check_first_game(game_type, findings)
    facts = game_type.facts
    numbers = list(seats) if seats is not None else list(range(facts.min_seats, facts.max_seats + 1))
    accepted: set[type] = set()
    seeds = list(seeds)
    for place, options in enumerate(settings):
        games = _games(game_type, options, _tried_numbers(numbers, place), findings)
        for game in games:
            bots = bots_of(game)
            with _noting(Scene(game, seeds[0], clauses, sentences, findings)) as scene:
                check_tokens(scene)
                check_ends_without_idling(scene, most_entries)
            for seed in seeds:
                with _noting(Scene(game, seed, clauses, sentences, findings, bots)) as scene:
                    play_out(scene, accepted, most_entries)
    kinds = (*members(game_type.types.action), *members(game_type.types.table_action))

    def scene_of(options: Any, seed: int) -> Scene | None:
        games = _games(game_type, options, numbers, findings)
        return Scene(games[seed % len(games)], seed, clauses, sentences, findings) if games else None

    _look_for_rare(scene_of, settings, set(kinds), accepted, most_entries)
    for kind in kinds:
        if kind not in accepted:
            findings.add(Finding("never accepted", f"no play-out had a {kind.__name__} that the rules accepted."))
    return findings.found


def check_quickly(game_type: type[AnyGame], *, seconds: float, most_entries: int) -> list[Finding]:
    """A short check before a game is offered: with the fewest and the most seats, under the default options, and for no
    more than so many seconds."""
    findings = Findings()
    texts = _Texts.of(game_type, findings)
    if texts is None:
        return findings.found
    check_declared_clauses(game_type, texts.clauses, findings)
    check_first_game(game_type, findings)
    until = time.monotonic() + seconds
    facts = game_type.facts
    for seats in sorted({facts.min_seats, facts.max_seats}):
        with _noting(Scene(game_type(seats=seats), 1, texts.clauses, texts.sentences, findings)) as scene:
            check_tokens(scene)
            check_ends_without_idling(scene, most_entries)
        if findings.found:
            break
        with _noting(Scene(game_type(seats=seats), 1, texts.clauses, texts.sentences, findings)) as scene:
            play_out(scene, set(), most_entries, stop=lambda: time.monotonic() > until)
    return findings.found


class _Texts(NamedTuple):
    """What the suite reads of a game before it plays."""

    clauses: frozenset[str]
    settings: list[Any]
    sentences: Sentences | None

    @classmethod
    def of(cls, game_type: type[AnyGame], findings: Findings) -> _Texts | None:
        try:
            return cls(
                frozenset(rulebook_of(game_type).clauses),
                option_settings(game_type),
                sentences_of(game_type, findings),
            )
        except (OSError, TypeError, ValueError) as error:
            findings.add(Finding("set-up", f"the rules, options or sentences cannot be read: {error}."))
            return None


def _tried_numbers(numbers: list[int], place: int) -> list[int]:
    """The numbers of seats to test under one setting: all of them under the defaults (place 0), and if there are many,
    a rotating subset under each other setting."""
    if place == 0 or len(numbers) <= FEW_NUMBERS:
        return numbers
    return numbers[place % EVERY :: EVERY]


def _look_for_rare(
    scene_of: Callable[[Any, int], Scene | None],
    settings: list[Any],
    kinds: set[type],
    accepted: set[type],
    most_entries: int,
) -> None:
    """Search for play-outs with rare action types, and check those."""
    entries = 0
    seed = RARE_SEEDS
    while entries < RARE_ENTRIES and (wanted := kinds - accepted):
        seed += 1
        options = settings[seed % len(settings)]
        scene = scene_of(options, seed)
        if scene is None:
            return
        try:
            found = leads_to(scene, accepted, wanted, most_entries)
        except MISTAKES:
            found = True
        entries += 1 + scene.run.number
        if found and (again := scene_of(options, seed)) is not None:
            with _noting(again):
                play_out(again, accepted, most_entries, is_rare=True)


def _games(game_type: type[AnyGame], options: Any, numbers: list[int], findings: Findings) -> list[AnyGame]:
    """The game under these options for each number of seats that they allow."""
    games = []
    refused = ""
    for seats in numbers:
        try:
            games.append(game_type(options, seats=seats))
        except BadOptions as error:
            refused = error.message
    if not games:
        told = encode(options).decode()
        findings.add(Finding("options", f"no number of seats can play with these options: {refused}.", options=told))
    return games


@contextmanager
def _noting(scene: Scene) -> Iterator[Scene]:
    """Makes a finding of an exception that a bug in the game raises."""
    try:
        yield scene
    except MISTAKES as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        scene.note("crash", f"{type(error).__name__}: {error}, in {last.name} ({last.filename}:{last.lineno}).")
