"""The prompts of each seat. Pure.

While cards are passed everybody has one prompt, which stays open: neither a neighbour's action nor an own one closes
it. It stays the same in the window after a declaration for those who may join in (B-MULTI-R1).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rumpus.engine import Prompt
from rumpus.games.burrito.battles import counts_paces
from rumpus.games.burrito.declaring import may_join
from rumpus.games.burrito.model import Battle, Flow, Private, Public
from rumpus.games.burrito.passing import can_act
from rumpus.games.burrito.rounds import count_clause

NOTHING: tuple[Prompt, ...] = ()


@lru_cache(maxsize=4096)
def _pass(stretch: int, waits: int) -> tuple[Prompt, ...]:
    return (Prompt(f"pass-{stretch}-{waits}", "pass", "B-PASS-1"),)


@lru_cache(maxsize=4096)
def _join(stretch: int, waits: int) -> tuple[Prompt, ...]:
    return (Prompt(f"pass-{stretch}-{waits}", "pass", "B-PASS-1", awaited=False),)


def prompts_for(public: Public, mine: Private, seat: int) -> tuple[Prompt, ...]:
    phase = public.phase
    if phase == "passing":
        if seat in public.skipped:
            return NOTHING
        asked = _pass(public.stretch, public.waits[seat]) if can_act(public.flow, seat) else NOTHING
        if public.votes:
            asked += (Prompt(f"vote-{public.stretch}-{public.offers}", "vote", "B-END-R1", awaited=False),)
        return asked
    if phase == "battle":
        return NOTHING if public.battle is None else _in_battle(public, public.battle, seat)
    if phase == "window":
        has_declared = any(declared.seat == seat for declared in public.declared)
        if seat in public.skipped or has_declared or not may_join(mine.hand):
            return NOTHING
        return _join(public.stretch, public.waits[seat])
    if phase == "count" and seat == public.counter and public.until_ms is None:
        return (Prompt(f"count-{public.stretch}", "count", count_clause(public), screen=True),)
    return NOTHING


def asked_anew(before: Public, after: Public) -> Sequence[int]:
    """The seats whose prompts may differ. Mostly none, because passing and drawing leave everybody's prompt open."""
    anew: Sequence[int] | None = None
    if after.phase == before.phase and after.skipped is before.skipped:
        if after.phase == "passing":
            if after.stretch == before.stretch and after.waits is before.waits and after.votes is before.votes:
                anew = _with_other_cards(before.flow, after.flow)
        elif before.battle is not None and after.battle is not None:
            anew = _having_chosen(before.battle, after.battle)
    return _everybody(len(after.waits)) if anew is None else anew


def _with_other_cards(before: Flow, after: Flow) -> Sequence[int]:
    """The seats that have cards to draw or to pass in only one of two states."""
    if 0 not in before.hands and 0 not in after.hands:
        return ()
    empty = [seat for seat, held in enumerate(after.hands) if not held or not before.hands[seat]]
    return [seat for seat in empty if can_act(before, seat) != can_act(after, seat)]


def _having_chosen(before: Battle, after: Battle) -> Sequence[int] | None:
    """The seats that chose between two states of the same Quick exchange, or None if it is not the same."""
    was, now = before.quick, after.quick
    if was is None or now is None or was.exchange != now.exchange:
        return None
    if before.id != after.id or before.sent_off is not after.sent_off:
        return None
    return [seat for side, seat in enumerate(after.fighters) if was.chosen[side] != now.chosen[side]]


def _in_battle(public: Public, battle: Battle, seat: int) -> tuple[Prompt, ...]:
    if battle.stage == "ready":
        return (
            (Prompt(f"paces-{battle.id}", "count", "B-DUEL-1", screen=True),)
            if seat == counts_paces(battle)
            else NOTHING
        )
    if battle.stage == "countdown" or battle.mode == "arena":
        return NOTHING
    asked = NOTHING
    if seat in battle.fighters:
        if battle.quick is None:
            return (Prompt(f"report-{battle.id}", "report", "B-MODE-R1", until_ms=public.until_ms),)
        if battle.quick.chosen[battle.fighters.index(seat)]:
            return NOTHING
        return (Prompt(f"exchange-{battle.id}-{battle.quick.exchange}", "exchange", "B-MODE-R3"),)
    if seat == battle.judge:
        asked = (Prompt(f"rule-{battle.id}", "report", "B-MODE-R4", until_ms=public.until_ms, screen=True),)
    if seat not in battle.sent_off and seat not in public.skipped:
        asked += (Prompt(f"grab-{battle.id}", "grab", "B-WRONG-2", awaited=False),)
    return asked


def waiting_for(public: Public) -> tuple[int, ...]:
    """The seats with an awaited prompt."""
    phase, battle = public.phase, public.battle
    if phase == "passing":
        flow = public.flow
        if (flow.community[0] or flow.community[1]) and not public.skipped:
            return _everybody(len(flow.hands))
        return tuple([seat for seat in range(len(flow.hands)) if can_act(flow, seat) and seat not in public.skipped])
    if phase == "count" and public.counter is not None:
        # B-START-R1: nobody is waited for while the end of a battle is shown.
        return (public.counter,) if public.until_ms is None else ()
    if phase != "battle" or battle is None or battle.mode == "arena" or battle.stage == "countdown":
        return ()
    if battle.stage == "ready":
        return (counts_paces(battle),)
    if battle.quick is not None:
        return tuple([seat for side, seat in enumerate(battle.fighters) if not battle.quick.chosen[side]])
    judges = () if battle.judge is None else (battle.judge,)
    return tuple(sorted((*battle.fighters, *judges)))


@lru_cache(maxsize=16)
def _everybody(seats: int) -> tuple[int, ...]:
    return tuple(range(seats))
