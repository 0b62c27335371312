"""A Quick fight as a small matrix game (F-MODE-R3): every possible exchange and its result.

A stand is the state before an exchange. Chances are those of the first fighter.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from rumpus.games.fake_swords.cards import MOVES, Deck, Effect, Kind, Move
from rumpus.games.fake_swords.model import Fight, Rule
from rumpus.games.fake_swords.quick import BEATS, MOST_CLASHES, WINS_TO_HIT, strays_to

Sides: TypeAlias = tuple[bool, bool]
NEITHER: Final[Sides] = (False, False)
BOTH: Final[Sides] = (True, True)


class Stand(NamedTuple):
    score: tuple[int, int]
    clashes: int
    spent: tuple[int, ...]
    """The kinds of cards that have been used up."""
    barred: tuple[tuple[Move, ...], tuple[Move, ...]]
    astray: Sides
    idle: Sides
    double: Sides
    turned: bool
    by_lot: bool
    """Whether this exchange is decided by lot."""


Ending: TypeAlias = Stand | int
"""The next stand, or the side that has won the fight."""
Endings: TypeAlias = tuple[tuple[float, Ending], ...]
"""Endings with their probabilities."""


class Exchanged(NamedTuple):
    """The facts about the last exchange that cards depend on."""

    chosen: tuple[Move | None, Move | None]
    moves: tuple[Move | None, Move | None]
    winner: int | None
    touched: Sides


NO_MOVES: Final = Exchanged((None, None), (None, None), None, NEITHER)

Binding: TypeAlias = tuple[tuple[int, Sides], ...]
"""The kinds of the cards in force, each with the sides that it binds."""


class Duel:
    """The cards of a fight, and their effect on exchanges."""

    def __init__(self, deck: Deck, binding: Binding) -> None:
        self._rules: list[tuple[int, Kind, Sides]] = [(place, deck.kinds[place], binds) for place, binds in binding]

    def first(self) -> Stand:
        return self._opened((0, 0), 0, (), None)

    def endings(self, stand: Stand, chosen: tuple[Move, Move]) -> Endings:
        """The possible results of these choices, each of which may go astray."""
        if stand.by_lot:
            return tuple(
                (chance / 2, ending) for side in (0, 1) for chance, ending in self._won(stand, NO_MOVES, side, 1)
            )
        return tuple(
            (first * second * chance, ending)
            for first, move in _turned_out(stand, 0, chosen[0])
            for second, other in _turned_out(stand, 1, chosen[1])
            for chance, ending in self._met(stand, Exchanged(chosen, (move, other), None, NEITHER))
        )

    def _met(self, stand: Stand, exchanged: Exchanged) -> Endings:
        first, second = exchanged.moves
        assert first is not None
        assert second is not None
        moves = (first, second)
        side = _winner(moves, turned=stand.turned)
        if side is not None and moves[side] == "lunge":
            helped = self._helper("shield", stand, 1 - side)
            if helped is not None:
                stand = stand._replace(spent=(*stand.spent, helped[0]))
                side = None
        if side is None:
            exchanged = exchanged._replace(touched=BOTH)
            helped = self._helper("first_clash", stand)
            if helped is None:
                return ((1.0, self._ended(stand, stand.score, stand.clashes + 1, exchanged)),)
            kind, side = helped
            stand = stand._replace(spent=(*stand.spent, kind))
        points = 2 if stand.double[1 - side] or self._counters(side, moves[side]) else 1
        return self._won(stand, exchanged, side, 0 if stand.idle[side] else points)

    def _won(self, stand: Stand, exchanged: Exchanged, side: int, points: int) -> Endings:
        exchanged = exchanged._replace(winner=side)
        won = stand.score[side] + points
        if won < WINS_TO_HIT:
            score = (won, stand.score[1]) if side == 0 else (stand.score[0], won)
            return ((1.0, self._ended(stand, score, 0, exchanged)),)
        touched = exchanged.touched
        saved = exchanged._replace(touched=(side == 0 or touched[0], side == 1 or touched[1]))
        helped = self._helper("second_wind", stand, 1 - side)
        if helped is not None:
            stand = stand._replace(spent=(*stand.spent, helped[0]))
            return ((1.0, self._ended(stand, stand.score, 0, saved)),)
        if self._helper("half", stand, 1 - side) is not None:
            return ((0.5, side), (0.5, self._ended(stand, stand.score, 0, saved)))
        return ((1.0, side),)

    def _ended(self, stand: Stand, score: tuple[int, int], clashes: int, last: Exchanged) -> Stand:
        first, second = (
            max(0, score[side] - (last.touched[side] and self._has("back", side)))  #
            for side in (0, 1)
        )
        return self._opened((first, second), clashes, stand.spent, last)

    def _opened(self, score: tuple[int, int], clashes: int, spent: tuple[int, ...], last: Exchanged | None) -> Stand:
        barred: tuple[set[Move], set[Move]] = (set(), set())
        flags: dict[Effect, list[bool]] = {}
        for _, kind, binds in self._rules:
            effect = kind.quick.effect
            for side in (0, 1):
                if binds[side] and _acts(kind, last, side):
                    flags.setdefault(effect, [False, False])[side] = True
                    if effect == "bar":
                        barred[side].update(_bars(kind, last, side))

        def sides(effect: Effect) -> Sides:
            first, second = flags.get(effect, NEITHER)
            return first, second

        first, second = (
            () if len(each) == len(MOVES) else tuple(move for move in MOVES if move in each) for each in barred
        )
        by_lot = clashes >= MOST_CLASHES or "lot" in flags
        return Stand(
            score, clashes, tuple(sorted(spent)), (first, second), sides("stray"), sides("idle"), sides("double"),
            "turned" in flags, by_lot,
        )  # fmt: skip

    def _has(self, effect: Effect, side: int) -> bool:
        return any(kind.quick.effect == effect and binds[side] for _, kind, binds in self._rules)

    def _counters(self, side: int, move: Move) -> bool:
        return any(
            kind.quick.effect == "counter" and kind.quick.move in ("any", move) and binds[side]
            for _, kind, binds in self._rules
        )

    def _helper(self, effect: Effect, stand: Stand, side: int | None = None) -> tuple[int, int] | None:
        """An unused kind of card with this effect, and the side that it helps: `side`, or anybody."""
        for number, kind, binds in self._rules:
            is_there = kind.quick.effect == effect and number not in stand.spent
            if is_there and (side is None or binds[side]):
                return number, binds.index(True)
        return None


def _turned_out(stand: Stand, side: int, chosen: Move) -> tuple[tuple[float, Move], ...]:
    """What a choice may become, with probabilities: if it can go astray, it does so half of the time."""
    others = strays_to(chosen, stand.barred[side]) if stand.astray[side] else ()
    if not others:
        return ((1.0, chosen),)
    return ((0.5, chosen), *((0.5 / len(others), move) for move in others))


def _winner(moves: tuple[Move, Move], *, turned: bool) -> int | None:
    if moves[0] == moves[1]:
        return None
    side = 0 if BEATS[moves[0]] == moves[1] else 1
    return 1 - side if turned else side


def _acts(kind: Kind, last: Exchanged | None, side: int) -> bool:
    card = kind.quick
    match card.when:
        case "whole":
            return True
        case "first":
            return last is None
        case "touch":
            return last is not None and last.touched[side]
        case "move":
            return last is not None and (card.move == "any" or card.move == last.moves[side])
        case "win":
            return last is not None and last.winner == side
        case "loss":
            return last is not None and last.winner == 1 - side


def _bars(kind: Kind, last: Exchanged | None, side: int) -> Iterator[Move]:
    move = kind.quick.move
    if move == "any":
        move = None if last is None else last.chosen[side]
    if move is not None:
        yield move


def binding_of(rules: tuple[Rule, ...], fighters: tuple[int, int]) -> Binding:
    first, second = fighters
    return tuple((rule.kind, (first in rule.seats, second in rule.seats)) for rule in rules)


def stand_of(fight: Fight) -> Stand:
    """The stand of a fight, from public information."""
    quick = fight.quick
    assert quick is not None
    now = quick.exchange
    return Stand(
        quick.score, quick.clashes, tuple(sorted(quick.spent)), now.barred, now.astray, now.idle, now.double,
        now.turned, False,
    )  # fmt: skip
