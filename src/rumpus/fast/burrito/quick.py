"""Quick battles and how they end, in compiled code. `rumpus.games.burrito.quick` and `ends` judge it."""

from __future__ import annotations

from rumpus.fast.burrito.battles import begin_battle
from rumpus.fast.burrito.layout import (
    AN_EXCHANGE,
    BATTLES,
    BRUISE,
    CALLER,
    CATCH,
    CATCH_1,
    CAUGHT,
    CHOICES,
    CHOSEN,
    DUEL,
    EXCHANGE,
    EXCHANGES,
    FIGHTERS,
    GAME_AT_STAKE,
    HIT,
    HIT_1,
    HITS,
    KIND,
    LAST,
    LAST_BY,
    LAST_CAUSE,
    LAST_CLAUSE,
    LAST_EXCHANGES,
    LAST_FIGHTERS,
    LAST_KIND,
    LAST_LOSERS,
    LAST_PLAYED,
    LAST_STAKE,
    LOT,
    MODE_R3,
    PLAYED,
    REST,
    ROUND_AT_STAKE,
    RTIE_2,
    SEATS,
    SENT_OFF,
    STAKE,
    THROW,
    TIE_1,
    TIE_R1,
    TIES,
    UNTIL,
    WAR,
    WIN_2,
    Rows,
    Rules,
)
from rumpus.fast.burrito.rounds import bruise, finish, go_on, win_round
from rumpus.fast.compiling import inlined, part
from rumpus.fast.rolls import Streams, below
from rumpus.games.burrito.ends import MOST_TIES
from rumpus.games.burrito.model import MOST_SEATS
from rumpus.games.burrito.quick import MOST_EXCHANGES

NOBODY = -1


@part
def count_bits(seats: int) -> int:
    found = 0
    while seats:
        seats &= seats - 1
        found += 1
    return found


@part
def seat_at(seats: int, place: int) -> int:
    """The seat at that place of a set, counted from 0."""
    for _ in range(place):
        seats &= seats - 1
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@inlined
def choose(row: Rows, rules: Rules, seat: int, move: int, target: int, dice: Streams, number: int) -> None:
    """A fighter's secret choice; when all have chosen, the exchange is played."""
    row[CHOICES + seat] = 1 + 16 * move + target
    row[CHOSEN] |= 1 << seat
    if row[CHOSEN] == row[FIGHTERS]:
        _play(row, rules, dice, number)


@inlined
def _play(row: Rows, rules: Rules, dice: Streams, number: int) -> None:
    seats, fighters = rules[SEATS], row[FIGHTERS]
    losers, loser, cause, by = _resolve(row, seats, fighters)
    exchange = EXCHANGES + AN_EXCHANGE * row[PLAYED]
    for seat in range(seats):
        row[exchange + seat] = row[CHOICES + seat]
        row[CHOICES + seat] = 0
    row[exchange + MOST_SEATS] = losers
    row[PLAYED] += 1
    row[CHOSEN] = 0
    row[EXCHANGE] += 1
    if losers:
        _settle(row, rules, losers, loser, cause, by, dice, number)
    elif row[EXCHANGE] > MOST_EXCHANGES:
        _draw_lots(row, rules, fighters, dice, number)


@inlined
def _resolve(row: Rows, seats: int, fighters: int) -> tuple[int, int, int, int]:
    """The losers; the first of them, why, and by whom."""
    losers, first, cause, by = 0, seats, HIT, NOBODY
    for seat in range(seats):
        if not fighters >> seat & 1:
            continue
        chosen = row[CHOICES + seat] - 1
        move, target = chosen >> 4, chosen & 15
        if move == CATCH:
            continue
        catches = (row[CHOICES + target] - 1) >> 4 == CATCH
        if move == THROW and catches:
            lost, why, who = seat, CAUGHT, target
        elif move == THROW or catches:
            lost, why, who = target, HIT, seat
        else:
            continue
        if not losers >> lost & 1:
            losers |= 1 << lost
            if lost < first:
                first, cause, by = lost, why, who
    return losers, first, cause, by


@inlined
def _settle(row: Rows, rules: Rules, losers: int, loser: int, cause: int, by: int, dice: Streams, number: int) -> None:
    """One of the fighters lost the battle, or several did at the same time."""
    clause = HIT_1 if cause == HIT else CATCH_1
    lost = count_bits(losers)
    if lost == 1:
        _lose(row, rules, loser, cause, clause, by, dice, number)
        return
    ties = row[TIES] + 1
    _remember(row, losers, cause, clause, by)
    if ties >= MOST_TIES:
        _draw_lots(row, rules, losers, dice, number)
        return
    rest = row[REST]
    if row[STAKE] == ROUND_AT_STAKE:
        rest = (rest | row[FIGHTERS]) & ~losers
    kind, why = (DUEL, TIE_1) if lost == 2 else (WAR, TIE_R1)
    begin_battle(row, rules, kind, losers, why, row[CALLER], row[STAKE], ties, rest, row[SENT_OFF])


@part
def _draw_lots(row: Rows, rules: Rules, among: int, dice: Streams, number: int) -> None:
    loser = seat_at(among, below(dice, number, count_bits(among)))
    _lose(row, rules, loser, LOT, MODE_R3, NOBODY, dice, number)


@part
def _lose(row: Rows, rules: Rules, loser: int, cause: int, clause: int, by: int, dice: Streams, number: int) -> None:
    """The battle is over, and this seat lost it."""
    _remember(row, 1 << loser, cause, clause, by)
    row[UNTIL] = -1
    if by != NOBODY:
        row[HITS + MOST_SEATS * by + loser] += 1
    if row[STAKE] == BRUISE:
        caller = row[CALLER]
        if not bruise(row, rules, loser, dice, number):
            go_on(row, rules, caller, dice, number)
        return
    # B-RTIE-R1: fights that settle a round or the game give no bruises.
    left = (row[FIGHTERS] | row[REST]) & ~(1 << loser)
    if count_bits(left) > 1:
        begin_battle(row, rules, WAR, left, RTIE_2, row[CALLER], ROUND_AT_STAKE, 0, 0, row[SENT_OFF])
    elif row[STAKE] == GAME_AT_STAKE:
        finish(row, rules, seat_at(left, 0), WIN_2)
    else:
        win_round(row, rules, seat_at(left, 0), dice, number)


@part
def _remember(row: Rows, losers: int, cause: int, clause: int, by: int) -> None:
    row[LAST] = row[BATTLES]
    row[LAST_KIND] = row[KIND]
    row[LAST_STAKE] = row[STAKE]
    row[LAST_FIGHTERS] = row[FIGHTERS]
    row[LAST_LOSERS] = losers
    row[LAST_CAUSE] = cause
    row[LAST_CLAUSE] = clause
    row[LAST_BY] = by
    row[LAST_PLAYED] = row[PLAYED]
    for place in range(AN_EXCHANGE * row[PLAYED]):
        row[LAST_EXCHANGES + place] = row[EXCHANGES + place]
