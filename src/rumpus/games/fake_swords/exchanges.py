"""The effect of the cards in force on the next exchange of a Quick fight (F-MODE-R3). Pure."""

from __future__ import annotations

from functools import lru_cache

from rumpus.games.fake_swords.cards import MOVES, Deck, Kind, Move, QuickRule
from rumpus.games.fake_swords.model import Exchange, Fight, Played, Quick

NEITHER = (False, False)


@lru_cache(maxsize=64)
def plain(number: int) -> Exchange:
    """An exchange that no card changes, as most are."""
    return Exchange(number)


def next_exchange(deck: Deck, fight: Fight, quick: Quick) -> tuple[Exchange, Kind | None]:
    """The next exchange, and the card that makes it drawn by lot, if any."""
    last = quick.played[-1] if quick.played else None
    number = len(quick.played) + 1
    acting = [
        (kind, rule.seats)
        for rule in fight.rules
        if (kind := deck.kinds[rule.kind]).colour != "black" and _may_act(kind.quick, quick, last)
    ]
    if not acting:
        return plain(number), None
    barred: tuple[list[Move], list[Move]] = ([], [])
    astray, idle, double = [False, False], [False, False], [False, False]
    turned = False
    lot: Kind | None = None
    for kind, seats in acting:
        card = kind.quick
        for side, seat in enumerate(fight.fighters):
            if seat not in seats or not _acts_now(card, quick, last, side, seat):
                continue
            match card.effect:
                case "bar":
                    barred[side].extend(_barred_by(card, last, side))
                case "stray":
                    astray[side] = True
                case "idle":
                    idle[side] = True
                case "double":
                    double[side] = True
                case "turned":
                    turned = True
                case "lot":
                    lot = kind
                case _:
                    pass
    first, second = _some_left(barred[0]), _some_left(barred[1])
    exchange = Exchange(
        number,
        (first, second),
        (astray[0], astray[1]),
        (idle[0], idle[1]),
        (double[0], double[1]),
        turned,
    )
    return exchange, lot


def _may_act(card: QuickRule, quick: Quick, last: Played | None) -> bool:
    """Whether a card can have an effect now."""
    match card.when:
        case "first":
            return last is None
        case "touch":
            return quick.touched != NEITHER
        case "whole":
            return card.effect != "none"
        case _:
            return last is not None


def _acts_now(card: QuickRule, quick: Quick, last: Played | None, side: int, seat: int) -> bool:
    match card.when:
        case "touch":
            return quick.touched[side]
        case "move":
            return last is not None and (card.move == "any" or card.move == last.moves[side])
        case "win":
            return last is not None and last.winner == seat
        case "loss":
            return last is not None and last.winner is not None and last.winner != seat
        case _:
            return True


def _barred_by(card: QuickRule, last: Played | None, side: int) -> list[Move]:
    """The moves that a card bars; "any" means the move chosen last."""
    if card.move != "any":
        return [] if card.move is None else [card.move]
    move = None if last is None else last.chosen[side]
    return [] if move is None else [move]


def _some_left(barred: list[Move]) -> tuple[Move, ...]:
    """The barred moves; none if every move would be barred."""
    if not barred:
        return ()
    listed = tuple([move for move in MOVES if move in barred])
    return () if len(listed) == len(MOVES) else listed
