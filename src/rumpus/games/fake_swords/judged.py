"""Judged fights (F-MODE-R1): foam swords, and the Boss of the fight reports what happened. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.ends import settle, settle_by_lot
from rumpus.games.fake_swords.events import CallDismissed, CalledOut, FightBegan, FightCounted
from rumpus.games.fake_swords.model import Call, CallOut, Decide, Fight, Report, StartFight
from rumpus.games.fake_swords.piles import COUNTDOWN_MS

LONGEST_MS = 600_000
"""A fight that nobody reports for so long is decided by lot."""


def _fight_of(draft: Draft, seat: int, clause: str) -> Fight:
    """The judged fight that this seat is Boss of. Raises IllegalAction."""
    fight = draft.public.fight
    if fight is None or fight.mode != "judged" or fight.stage in ("stand_in", "shorter"):
        raise IllegalAction(clause, "There is no fight to judge now.")
    if seat != fight.boss:
        raise IllegalAction(clause, "Only the Boss of the fight can do that.")
    return fight


def start(draft: Draft, seat: int, _: StartFight) -> None:
    """F-FIGHT-2."""
    fight = _fight_of(draft, seat, "F-FIGHT-2")
    if fight.stage != "ready":
        raise IllegalAction("F-FIGHT-2", "The countdown has begun.")
    _count_down(draft, seat)


def _count_down(draft: Draft, seat: int | None) -> None:
    draft.change_fight(stage="countdown")
    draft.change(until_ms=draft.moment.at_ms + COUNTDOWN_MS)
    draft.tell(FightCounted(seat))


def wake(draft: Draft) -> None:
    """The table's countdown, "Fight!", or the end of a fight that nobody reported."""
    at_ms = draft.moment.at_ms
    if draft.fight.stage == "ready":
        _count_down(draft, None)
    elif draft.fight.stage == "countdown":
        draft.change_fight(stage="fighting", began_ms=at_ms)
        draft.change(until_ms=at_ms + LONGEST_MS)
        draft.tell(FightBegan())
    else:
        settle_by_lot(draft, "F-MODE-R1")


def report(draft: Draft, seat: int, action: Report) -> None:
    fight = _fight_of(draft, seat, "F-END-5")
    if fight.stage != "fighting":
        raise IllegalAction("F-FIGHT-2", "Count 3-2-1-Fight first.")
    if action.cause == "both":
        if action.seat is not None:
            raise IllegalAction("F-END-4", "Both were hit: there is no single loser to name.")
        settle(draft, fight.fighters, "hit")
        return
    if action.seat not in fight.fighters:
        raise IllegalAction("F-END-5", "Say which of the two fighters loses.")
    if action.cause == "broken":
        card = draft.deck.kinds[_bound_by(draft, fight, action.seat, action.card)].name
        settle(draft, (action.seat,), "broken", card=card)
        return
    if action.card:
        raise IllegalAction("F-END-3", "A card is named only when its rule was broken.")
    settle(draft, (action.seat,), action.cause)


def _bound_by(draft: Draft, fight: Fight, seat: int, card: str) -> int:
    """The kind of that id, which must bind the fighter now. Raises IllegalAction."""
    for rule in fight.rules:
        if draft.deck.kinds[rule.kind].id == card:
            if seat not in rule.seats:
                raise IllegalAction("F-END-3", "That card does not bind this fighter.")
            return rule.kind
    raise IllegalAction("F-RULE-1", "That card is not in force in this fight.")


def call_out(draft: Draft, seat: int, action: CallOut) -> None:
    """F-END-6."""
    fight = draft.public.fight
    if fight is None or fight.mode != "judged" or fight.stage != "fighting":
        raise IllegalAction("F-END-6", "There is no fight on in which somebody could break a rule.")
    if seat in fight.fighters:
        raise IllegalAction("F-END-6", "Fighters cannot call out a broken rule.")
    if seat == fight.boss:
        raise IllegalAction("F-END-5", "You are Boss of the fight: report it.")
    if fight.call is not None:
        raise IllegalAction("F-END-6", "Somebody has called out a broken rule. The Boss of the fight decides first.")
    if action.seat not in fight.fighters:
        raise IllegalAction("F-END-6", "Only fighters can break a card's rule.")
    kind = _bound_by(draft, fight, action.seat, action.card)
    draft.change_fight(call=Call(seat, action.seat, kind))
    draft.change(calls=draft.public.calls + 1)
    draft.tell(CalledOut(seat, action.seat, draft.deck.kinds[kind].name))


def decide(draft: Draft, seat: int, action: Decide) -> None:
    fight = _fight_of(draft, seat, "F-END-6")
    call = fight.call
    if call is None:
        raise IllegalAction("F-END-6", "Nobody has called out a broken rule.")
    card = draft.deck.kinds[call.kind].name
    if action.upheld:
        settle(draft, (call.seat,), "broken", card=card)
        return
    draft.change_fight(call=None)
    draft.tell(CallDismissed(seat, call.seat, card))
