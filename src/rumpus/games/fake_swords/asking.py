"""The prompts of each seat. They depend on the public part alone. Pure."""

from __future__ import annotations

from functools import lru_cache

from rumpus.engine import Prompt
from rumpus.games.fake_swords.fights import pick_clause
from rumpus.games.fake_swords.model import Fight, Public
from rumpus.games.fake_swords.piles import is_arranged, may_count

NOTHING: tuple[Prompt, ...] = ()
REMEMBERED = 1024
"""Cache size; timers, bots and pages ask for the same prompts again and again."""


def prompts_for(public: Public, seat: int) -> tuple[Prompt, ...]:
    match public.phase:
        case "point":
            return NOTHING if public.pointed[seat] else _point(public.round, public.until_ms)
        case "piles":
            is_up = public.fingers[seat]
            if seat != public.boss:
                return _others_before_countdown(public.asked, is_up, public.fingers[public.boss])
            may_start = is_up and may_count(public)
            return _boss_before_countdown(
                public.round, public.asked, public.lowered, is_arranged(public), is_up, may_start
            )
        case "fight" if public.fight is not None:
            return _in_fight(public, public.fight, seat)
        case "pick" if seat == public.boss:
            contested = sum(1 for cards in public.piles if cards)
            return (Prompt(f"pick-{public.round}", "pick", pick_clause(contested)),)
        case _:
            return NOTHING


@lru_cache(REMEMBERED)
def _point(number: int, until_ms: int | None) -> tuple[Prompt, ...]:
    return (Prompt(f"point-{number}", "point", "F-POINT-1", until_ms=until_ms),)


@lru_cache(REMEMBERED)
def _others_before_countdown(asked: int, is_up: bool, boss_asks: bool) -> tuple[Prompt, ...]:
    talk = Prompt(f"talk-{asked}", "talk", "F-TALK-1", awaited=False)
    return (Prompt(f"finger-{asked}", "finger", "F-READY-1", awaited=not is_up), talk) if boss_asks else (talk,)


@lru_cache(REMEMBERED)
def _boss_before_countdown(
    number: int, asked: int, lowered: int, is_ready: bool, is_up: bool, may_start: bool
) -> tuple[Prompt, ...]:
    found = [Prompt(f"piles-{number}", "piles", "F-PILES-1", awaited=not is_ready)]
    if not is_up and is_ready:
        found.append(Prompt(f"finger-{asked}", "finger", "F-READY-1"))
    if may_start:
        # A lowered finger may be raised again; that is a new prompt.
        found.append(Prompt(f"count-{asked}-{lowered}", "count", "F-READY-1"))
    return (*found, Prompt(f"talk-{asked}", "talk", "F-TALK-1", awaited=False))


@lru_cache(REMEMBERED)
def _exchange(battles: int, number: int) -> tuple[Prompt, ...]:
    return (Prompt(f"exchange-{battles}-{number}", "exchange", "F-MODE-R3"),)


def _in_fight(public: Public, fight: Fight, seat: int) -> tuple[Prompt, ...]:
    if fight.quick is not None:
        exchange = fight.quick.exchange
        if seat in fight.fighters and not exchange.chosen[fight.fighters.index(seat)]:
            return _exchange(public.battles, exchange.number)
        return NOTHING
    if fight.stage == "stand_in":
        clause = "F-FIGHT-3" if public.boss in fight.fighters else "F-MODE-R4"
        return (Prompt(f"stand-in-{public.battles}", "stand_in", clause),) if seat == public.boss else NOTHING
    if fight.stage == "shorter":
        return (Prompt(f"shorter-{public.battles}", "shorter", "F-RULE-R1"),) if seat == fight.boss else NOTHING
    if fight.mode == "judged":
        return _in_judged(public, fight, seat)
    return NOTHING


def _in_judged(public: Public, fight: Fight, seat: int) -> tuple[Prompt, ...]:
    if fight.stage == "ready":
        if seat != fight.boss:
            return NOTHING
        return (Prompt(f"start-{fight.battle}", "start", "F-FIGHT-2", until_ms=public.until_ms, screen=True),)
    if fight.stage == "countdown" or seat in fight.fighters:
        return NOTHING
    if seat != fight.boss:
        if fight.call is not None:
            return NOTHING
        return (Prompt(f"call-{public.battles}-{public.calls}", "call_out", "F-END-6", awaited=False),)
    # A fight may take long: its judge is not awaited, and nobody else answers for them.
    # With phones in pockets, the shared screen can report.
    report = Prompt(
        f"report-{fight.battle}", "report", "F-MODE-R1", awaited=False, until_ms=public.until_ms, screen=True
    )
    if fight.call is None:
        return (report,)
    return (report, Prompt(f"decide-{public.calls}", "decide", "F-END-6", until_ms=public.until_ms, screen=True))


def waiting_for(public: Public) -> tuple[int, ...]:
    """The seats with an awaited prompt."""
    phase, fight = public.phase, public.fight
    if phase == "point":
        return tuple([seat for seat, has_pointed in enumerate(public.pointed) if not has_pointed])
    if phase == "piles":
        fingers, boss = public.fingers, public.boss
        if not fingers[boss] or all(fingers):
            return (boss,)
        missing = [seat for seat, is_up in enumerate(fingers) if not is_up]
        return tuple(sorted([*missing, boss])) if public.may_start else tuple(missing)
    if phase == "pick":
        return (public.boss,)
    if phase == "fight" and fight is not None:
        if fight.quick is not None:
            # Fighters are in the order of their seats.
            first, second = fight.quick.exchange.chosen
            return fight.fighters[1:] if first else fight.fighters[:1] if second else fight.fighters
        if fight.stage == "stand_in":
            return (public.boss,)
        is_asked = fight.stage == "shorter" or (fight.mode == "judged" and fight.stage == "ready")
        return (fight.boss,) if (is_asked or fight.call is not None) and fight.boss is not None else ()
    return ()
