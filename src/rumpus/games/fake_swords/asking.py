"""What each seat is asked now. Depends on the public part alone. Pure."""

from __future__ import annotations

from rumpus.engine import Prompt
from rumpus.games.fake_swords.fights import pick_clause
from rumpus.games.fake_swords.model import Fight, Public
from rumpus.games.fake_swords.piles import is_arranged, may_count

NOTHING: tuple[Prompt, ...] = ()


def prompts_for(public: Public, seat: int) -> tuple[Prompt, ...]:
    match public.phase:
        case "point":
            if public.pointed[seat]:
                return NOTHING
            return (Prompt(f"point-{public.round}", "point", "F-POINT-1", until_ms=public.until_ms),)
        case "piles":
            return _before_countdown(public, seat)
        case "pick" if seat == public.boss:
            contested = sum(1 for cards in public.piles if cards)
            return (Prompt(f"pick-{public.round}", "pick", pick_clause(contested)),)
        case "fight" if public.fight is not None:
            return _in_fight(public, public.fight, seat)
        case _:
            return NOTHING


def _before_countdown(public: Public, seat: int) -> tuple[Prompt, ...]:
    is_up = public.fingers[seat]
    asked: tuple[Prompt, ...] = ()
    if seat != public.boss:
        if public.fingers[public.boss]:
            asked = (Prompt(f"finger-{public.asked}", "finger", "F-READY-1", awaited=not is_up),)
    else:
        is_ready = is_arranged(public)
        asked = (Prompt(f"piles-{public.round}", "piles", "F-PILES-1", awaited=not is_ready),)
        if not is_up and is_ready:
            asked += (Prompt(f"finger-{public.asked}", "finger", "F-READY-1"),)
        if is_up and may_count(public):
            # One may lower a finger and raise it again: that is another question.
            asked += (Prompt(f"count-{public.asked}-{public.lowered}", "count", "F-READY-1"),)
    return asked + (Prompt(f"talk-{public.asked}", "talk", "F-TALK-1", awaited=False),)


def _in_fight(public: Public, fight: Fight, seat: int) -> tuple[Prompt, ...]:
    if fight.stage == "stand_in":
        clause = "F-FIGHT-3" if public.boss in fight.fighters else "F-MODE-R4"
        return (Prompt(f"stand-in-{public.battles}", "stand_in", clause),) if seat == public.boss else NOTHING
    if fight.stage == "shorter":
        return (Prompt(f"shorter-{public.battles}", "shorter", "F-RULE-R1"),) if seat == fight.boss else NOTHING
    if fight.quick is not None:
        exchange = fight.quick.exchange
        if seat in fight.fighters and not exchange.chosen[fight.fighters.index(seat)]:
            return (Prompt(f"exchange-{public.battles}-{exchange.number}", "exchange", "F-MODE-R3"),)
        return NOTHING
    if fight.mode == "judged":
        return _in_judged(public, fight, seat)
    return NOTHING


def _in_judged(public: Public, fight: Fight, seat: int) -> tuple[Prompt, ...]:
    if fight.stage == "ready":
        return (Prompt(f"start-{fight.battle}", "start", "F-FIGHT-2"),) if seat == fight.boss else NOTHING
    if fight.stage == "countdown" or seat in fight.fighters:
        return NOTHING
    if seat != fight.boss:
        if fight.call is not None:
            return NOTHING
        return (Prompt(f"call-{public.battles}-{public.calls}", "call_out", "F-END-6", awaited=False),)
    asked: tuple[Prompt, ...] = (Prompt(f"report-{fight.battle}", "report", "F-MODE-R1", until_ms=public.until_ms),)
    if fight.call is not None:
        asked += (Prompt(f"decide-{public.calls}", "decide", "F-END-6"),)
    return asked


def waiting_for(public: Public) -> tuple[int, ...]:
    """The seats with an awaited prompt."""
    phase, fight = public.phase, public.fight
    if phase == "point":
        return tuple([seat for seat, has_pointed in enumerate(public.pointed) if not has_pointed])
    if phase == "piles":
        fingers, boss = public.fingers, public.boss
        if not fingers[boss]:
            return (boss,)
        may_start = may_count(public)
        return tuple([seat for seat, is_up in enumerate(fingers) if not is_up or (may_start and seat == boss)])
    if phase == "pick":
        return (public.boss,)
    if phase == "fight" and fight is not None:
        if fight.stage == "stand_in":
            return (public.boss,)
        if fight.quick is not None:
            chosen = fight.quick.exchange.chosen
            return tuple(sorted([seat for side, seat in enumerate(fight.fighters) if not chosen[side]]))
        is_asked = fight.stage == "shorter" or (fight.mode == "judged" and fight.stage != "countdown")
        return (fight.boss,) if is_asked and fight.boss is not None else ()
    return ()
