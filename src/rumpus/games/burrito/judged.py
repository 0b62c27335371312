"""Judged battles (B-MODE-R1): real burritos; fighters report what happened, or somebody outside rules. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, put
from rumpus.games.burrito.battles import counts_paces
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.ends import check_outside, draw_lots, settle, take_grab
from rumpus.games.burrito.events import Counted, FightBegan, Reported, Ruled
from rumpus.games.burrito.model import COUNTDOWN_MS, Battle, Report

LONGEST_MS = 600_000
"""A battle that nobody reports for so long is decided by lot."""


def count_paces(draft: Draft, seat: int) -> None:
    """B-DUEL-1: one pace on each number."""
    battle = draft.battle
    if battle.mode != "judged" or battle.stage != "ready":
        raise IllegalAction("B-DUEL-1", "There is nothing to count down to now.")
    if seat != counts_paces(battle):
        raise IllegalAction("B-DUEL-1", "Somebody else counts the paces.")
    draft.change_battle(stage="countdown")
    draft.change(until_ms=draft.moment.at_ms + COUNTDOWN_MS)
    draft.tell(Counted(seat, "B-DUEL-1"))


def wake(draft: Draft) -> None:
    """ "Burrito!", or the end of a battle that nobody reported."""
    if draft.battle.stage == "countdown":
        draft.change_battle(stage="fighting")
        draft.change(until_ms=draft.moment.at_ms + LONGEST_MS)
        draft.tell(FightBegan())
    else:
        draw_lots(draft, draft.battle.fighters, "B-MODE-R1")


def report(draft: Draft, seat: int, action: Report) -> None:
    battle = draft.public.battle
    if battle is None or battle.mode != "judged":
        raise IllegalAction("B-MODE-R1", "There is no battle to report on now.")
    if seat not in battle.fighters and seat != battle.judge:
        raise IllegalAction("B-MODE-R4", "Only the fighters report, and who rules.")
    if battle.stage != "fighting":
        raise IllegalAction("B-MODE-R1", "The battle has not begun.")
    _check(draft, battle, action)
    losers = tuple(sorted(action.losers))
    if seat == battle.judge:
        draft.tell(Ruled(seat, losers, action.cause))
        _take(draft, action)
        return
    reports = put(battle.reports, battle.fighters.index(seat), action)
    draft.change_battle(reports=reports)
    draft.tell(Reported(seat, losers, action.cause))
    if all(each is not None and sorted(each.losers) == list(losers) for each in reports):
        _take(draft, action)


def _check(draft: Draft, battle: Battle, action: Report) -> None:
    losers, by = action.losers, action.by
    if not losers or len(set(losers)) < len(losers):
        raise IllegalAction("B-MODE-R1", "Name everybody who lost, each once.")
    if action.cause == "grab":
        if len(losers) > 1:
            raise IllegalAction("B-WRONG-2", "Name the one who grabbed.")
        check_outside(draft, losers[0])
    elif any(seat not in battle.fighters for seat in losers):
        raise IllegalAction("B-MISS-1", "Who is not in the battle cannot lose it: that was a miss.")
    if by is not None and (by not in battle.fighters or by in losers):
        raise IllegalAction("B-MODE-R1", "Only another fighter can have thrown or caught.")


def _take(draft: Draft, action: Report) -> None:
    if action.cause == "grab":
        take_grab(draft, action.losers[0])
        if draft.public.battle is not None and draft.battle.mode == "judged" and draft.battle.stage == "fighting":
            # B-RTIE-R1: the fight goes on, and earlier reports do not count.
            draft.change_battle(reports=(None,) * len(draft.battle.fighters))
        return
    settle(draft, tuple(sorted(action.losers)), action.cause, action.by)
