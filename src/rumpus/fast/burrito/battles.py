"""The beginning of a battle, in compiled code."""

from __future__ import annotations

from rumpus.fast.burrito.layout import (
    BATTLE,
    BATTLES,
    BEHIND_BACK,
    CALLER,
    CHOICES,
    CHOSEN,
    CLAUSE,
    DUEL,
    EXCHANGE,
    FIGHTERS,
    FIGHTING,
    KIND,
    PHASE,
    PLAYED,
    REST,
    SEATS,
    SENT_OFF,
    SMALL_ROOM,
    STAKE,
    TIES,
    UNTIL,
    Rows,
    Rules,
)
from rumpus.fast.burrito.passing import active
from rumpus.fast.compiling import part


@part
def begin_battle(
    row: Rows,
    rules: Rules,
    kind: int,
    fighters: int,
    clause: int,
    caller: int,
    stake: int,
    ties: int,
    rest: int,
    sent_off: int,
) -> None:
    seats = rules[SEATS]
    row[PHASE] = BATTLE
    row[UNTIL] = -1
    row[BATTLES] += 1
    row[FIGHTING] = 1
    row[KIND] = kind
    row[CLAUSE] = clause
    row[STAKE] = stake
    row[FIGHTERS] = fighters
    row[CALLER] = caller
    row[BEHIND_BACK] = kind != DUEL and (rules[SMALL_ROOM] > 0 or active(row, seats) == 2)
    row[TIES] = ties
    row[REST] = rest
    row[SENT_OFF] = sent_off
    row[EXCHANGE] = 1
    row[CHOSEN] = 0
    row[PLAYED] = 0
    for seat in range(seats):
        row[CHOICES + seat] = 0
