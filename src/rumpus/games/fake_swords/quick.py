"""Quick fights (F-MODE-R3): sealed exchanges, and what each card is worth in them. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction
from rumpus.games.fake_swords.cards import MOVES, Effect, Kind, Move, QuickRule
from rumpus.games.fake_swords.draft import NOTHING, Draft, put
from rumpus.games.fake_swords.events import (
    AdvantageUsed,
    Chosen,
    Exchanged,
    ExchangeDrawn,
    GroundGiven,
    NothingScored,
    Strayed,
)
from rumpus.games.fake_swords.model import Exchange, Fight, Played, Private, Quick

WINS_TO_HIT = 2
MOST_CLASHES = 3
BEATS: dict[Move, Move] = {"lunge": "feint", "feint": "parry", "parry": "lunge"}
NEITHER = (False, False)
BOTH = (True, True)


def begin(draft: Draft) -> None:
    draft.change_fight(quick=Quick((0, 0), 0, (), NEITHER, Exchange(0)))
    _open(draft)


def choose(draft: Draft, seat: int, move: Move) -> int | None:
    """A fighter's sealed choice. Says who was hit, if anybody was, once both have chosen."""
    fight = draft.public.fight
    if fight is None or fight.quick is None or fight.stage != "fighting":
        raise IllegalAction("F-MODE-R3", "There is no exchange to choose for now.")
    if seat not in fight.fighters:
        raise IllegalAction("F-MODE-R3", "You do not fight.")
    side = fight.fighters.index(seat)
    exchange = fight.quick.exchange
    if exchange.chosen[side]:
        raise IllegalAction("F-MODE-R3", "You have chosen for this exchange.")
    if move in exchange.barred[side]:
        raise IllegalAction("F-MODE-R3", f"You cannot {move} in this exchange: a card in force forbids it.")
    draft.tell(Chosen(seat))
    draft.private = put(draft.private, seat, Private(None, move))
    if not exchange.chosen[1 - side]:
        chosen = (side == 0, side == 1)
        draft.change_fight(quick=replace(fight.quick, exchange=replace(exchange, chosen=chosen)))
        return None
    first, second = [draft.private[each].move for each in fight.fighters]
    assert first is not None
    assert second is not None
    for each in fight.fighters:
        draft.private = put(draft.private, each, NOTHING)
    loser = _clash_or_win(draft, fight, fight.quick, _strayed(draft, fight, exchange, (first, second)))
    return loser if loser is not None else _open(draft)


# Opening an exchange


def _open(draft: Draft) -> int | None:
    """The next exchange, with all that the cards make of it. Those drawn by lot are drawn at once."""
    while True:
        fight = draft.fight
        quick = fight.quick
        assert quick is not None
        exchange, lot = _exchange(draft, fight, quick)
        if quick.clashes < MOST_CLASHES and lot is None:
            draft.change_fight(quick=replace(quick, exchange=exchange))
            return None
        side = draft.moment.dice.below(2)
        draft.tell(ExchangeDrawn(fight.fighters[side], "" if lot is None else lot.name))
        hit = _won(draft, fight, quick, side, (None, None), 1)
        if hit is not None:
            return hit


def _exchange(draft: Draft, fight: Fight, quick: Quick) -> tuple[Exchange, Kind | None]:
    """The next exchange, and the card that wants it drawn by lot."""
    last = quick.played[-1] if quick.played else None
    barred: tuple[list[Move], list[Move]] = ([], [])
    astray, idle, double = [False, False], [False, False], [False, False]
    turned = False
    lot: Kind | None = None
    for rule in fight.rules:
        kind = draft.deck.kinds[rule.kind]
        card = kind.quick
        for side, seat in enumerate(fight.fighters):
            if seat not in rule.seats or not _acts_now(card, quick, last, side, seat):
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
    first, second = [_some_left(tuple([move for move in MOVES if move in each])) for each in barred]
    return Exchange(
        len(quick.played) + 1,
        (first, second),
        (astray[0], astray[1]),
        (idle[0], idle[1]),
        (double[0], double[1]),
        turned,
    ), lot


def _acts_now(card: QuickRule, quick: Quick, last: Played | None, side: int, seat: int) -> bool:
    match card.when:
        case "whole":
            return True
        case "first":
            return last is None
        case "touch":
            return quick.touched[side]
        case "move":
            return last is not None and last.moves[side] is not None and card.move in ("any", last.moves[side])
        case "win":
            return last is not None and last.winner == seat
        case "loss":
            return last is not None and last.winner is not None and last.winner != seat


def _barred_by(card: QuickRule, last: Played | None, side: int) -> list[Move]:
    if card.move != "any":
        return [] if card.move is None else [card.move]
    move = None if last is None else last.moves[side]
    return [] if move is None else [move]


def _some_left(barred: tuple[Move, ...]) -> tuple[Move, ...]:
    """Cards that together forbid every choice forbid none."""
    return () if len(barred) == len(MOVES) else barred


# Playing it


def _strayed(draft: Draft, fight: Fight, exchange: Exchange, chosen: tuple[Move, Move]) -> tuple[Move, Move]:
    moves = list(chosen)
    dice = draft.moment.dice
    for side, seat in enumerate(fight.fighters):
        if exchange.astray[side] and dice.below(2):
            moves[side] = dice.pick([move for move in MOVES if move != chosen[side]])
            draft.tell(Strayed(seat, chosen[side], moves[side]))
    return moves[0], moves[1]


def _clash_or_win(draft: Draft, fight: Fight, quick: Quick, moves: tuple[Move, Move]) -> int | None:
    exchange = quick.exchange
    side: int | None = None
    if moves[0] != moves[1]:
        side = 0 if BEATS[moves[0]] == moves[1] else 1
        if exchange.turned:
            side = 1 - side
    draft.tell(Exchanged(fight.fighters, *moves, None if side is None else fight.fighters[side]))
    touched = NEITHER
    if side is None:
        touched = BOTH
        helped = _helper(draft, fight, quick, "first_clash")
        if helped is not None:
            side, quick = _help(draft, fight, quick, helped)
    elif moves[side] == "lunge":
        helped = _helper(draft, fight, quick, "shield", of=1 - side)
        if helped is not None:
            _, quick = _help(draft, fight, quick, helped)
            side, touched = None, BOTH
    if side is None:
        _end_exchange(draft, fight, quick, moves, None, quick.score, quick.clashes + 1, BOTH)
        return None
    points = 2 if exchange.double[1 - side] or _counters(draft, fight, side, moves[side]) else 1
    if exchange.idle[side]:
        points = 0
        draft.tell(NothingScored(fight.fighters[side]))
    return _won(draft, fight, quick, side, moves, points, touched)


def _won(
    draft: Draft,
    fight: Fight,
    quick: Quick,
    side: int,
    moves: tuple[Move | None, Move | None],
    points: int,
    touched: tuple[bool, bool] = NEITHER,
) -> int | None:
    """One side has won an exchange. Says whether the other was hit."""
    won = quick.score[side] + points
    if won < WINS_TO_HIT:
        score = put(quick.score, side, won)
        _end_exchange(draft, fight, quick, moves, side, (score[0], score[1]), 0, touched)
        return None
    for effect in ("second_wind", "half"):
        helped = _helper(draft, fight, quick, effect, of=1 - side)
        if helped is None or (effect == "half" and draft.moment.dice.below(2)):
            continue
        _, quick = _help(draft, fight, quick, helped)
        # F-RULE-R2: a hit that does not count is a touch of the sword that made it.
        _end_exchange(
            draft, fight, quick, moves, side, quick.score, 0, (side == 0 or touched[0], side == 1 or touched[1])
        )
        return None
    return fight.fighters[1 - side]


def _end_exchange(
    draft: Draft,
    fight: Fight,
    quick: Quick,
    moves: tuple[Move | None, Move | None],
    winner: int | None,
    score: tuple[int, int],
    clashes: int,
    touched: tuple[bool, bool],
) -> None:
    after = list(score)
    for side, seat in enumerate(fight.fighters):
        if touched[side] and after[side] and _has(draft, fight, seat, "back"):
            after[side] -= 1
            draft.tell(GroundGiven(seat))
    final = (after[0], after[1])
    played = Played(moves, None if winner is None else fight.fighters[winner], final)
    draft.change_fight(
        quick=Quick(final, clashes, quick.spent, touched, quick.exchange, quick.played + (played,)),
    )


# What cards help


def _has(draft: Draft, fight: Fight, seat: int, effect: Effect) -> bool:
    kinds = draft.deck.kinds
    return any(kinds[rule.kind].quick.effect == effect and seat in rule.seats for rule in fight.rules)


def _counters(draft: Draft, fight: Fight, side: int, move: Move) -> bool:
    kinds = draft.deck.kinds
    seat = fight.fighters[side]
    return any(
        kinds[rule.kind].quick.effect == "counter" and kinds[rule.kind].quick.move in ("any", move)
        for rule in fight.rules
        if seat in rule.seats
    )


def _helper(draft: Draft, fight: Fight, quick: Quick, effect: Effect, of: int | None = None) -> int | None:
    """The kind in force that has this effect for a fighter (for any, if `of` is None) and is not spent."""
    for rule in fight.rules:
        if draft.deck.kinds[rule.kind].quick.effect != effect or rule.kind in quick.spent:
            continue
        if of is None or fight.fighters[of] in rule.seats:
            return rule.kind
    return None


def _help(draft: Draft, fight: Fight, quick: Quick, kind: int) -> tuple[int, Quick]:
    """The side that a card helps, and the fight with the card spent; Half Target helps again and again."""
    [rule] = [each for each in fight.rules if each.kind == kind]
    card = draft.deck.kinds[kind]
    draft.tell(AdvantageUsed(rule.seats[0], card.name))
    if card.quick.effect != "half":
        quick = replace(quick, spent=quick.spent + (kind,))
    return fight.fighters.index(rule.seats[0]), quick
