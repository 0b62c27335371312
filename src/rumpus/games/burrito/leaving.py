"""Leaving for good (B-AWAY-R1): the seat is skipped, or a stand-in plays on. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, put
from rumpus.games.burrito.battles import begin_battle, forget_choices
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.ends import go_on, put_out
from rumpus.games.burrito.events import BattleLost, CalledOff, SeatSkipped, StandInTookOver
from rumpus.games.burrito.lulls import count_votes
from rumpus.games.burrito.model import Battle, Flow, Hidden, Private
from rumpus.games.burrito.rounds import finish
from rumpus.games.burrito.seating import left_of, right_of


def leave(draft: Draft, seat: int) -> None:
    if seat not in range(draft.seats):
        raise IllegalAction("B-AWAY-R1", "Nobody sits there.")
    public = draft.public
    if seat in public.skipped:
        return
    if draft.options.leaving == "stand_in":
        _stand_in(draft, seat)
        return
    _give_up_cards(draft, seat)
    draft.change(skipped=tuple(sorted((*public.skipped, seat))))
    draft.tell(SeatSkipped(seat))
    if public.badge == seat:
        draft.change(badge=None)
    active = draft.active
    if len(active) == 1:
        finish(draft, active[0], "B-AWAY-R1")
        return
    battle = public.battle
    if battle is not None:
        _leave_battle(draft, battle, seat)
    elif public.phase == "count" and public.counter == seat:
        draft.change(counter=left_of(seat, draft.seats, draft.public.skipped))
    elif public.phase == "passing":
        count_votes(draft)


def _stand_in(draft: Draft, seat: int) -> None:
    """A stand-in is a bot: it throws no real burritos, and does not block a vote."""
    public, battle = draft.public, draft.public.battle
    if seat in public.bots:
        return
    draft.change(bots=tuple(sorted((*public.bots, seat))))
    draft.tell(StandInTookOver(seat))
    if battle is not None and battle.mode == "judged" and (seat in battle.fighters or seat == battle.judge):
        _fight_anew(draft, battle, battle.fighters, battle.rest)
    elif public.phase == "passing":
        count_votes(draft)


def _give_up_cards(draft: Draft, seat: int) -> None:
    """Pile and hand are shuffled into the smaller community pile, and others' knowledge of them is cleared."""
    public, hidden = draft.public, draft.hidden
    side = 0 if len(hidden.community[0]) <= len(hidden.community[1]) else 1
    cards = hidden.community[side] + hidden.piles[seat] + draft.private[seat].hand
    cards = draft.moment.dice.shuffled(cards)
    community = (cards, hidden.community[1]) if side == 0 else (hidden.community[0], cards)
    draft.hidden = Hidden(put(hidden.piles, seat, ()), community, hidden.passed)
    giver = right_of(seat, draft.seats, public.skipped)
    draft.change_private(giver, given=(), held=())
    draft.private = put(draft.private, seat, Private(()))
    flow = public.flow
    draft.change(flow=Flow(put(flow.hands, seat, 0), put(flow.piles, seat, 0), (len(community[0]), len(community[1]))))


def _leave_battle(draft: Draft, battle: Battle, seat: int) -> None:
    fighters = tuple([each for each in battle.fighters if each != seat])
    rest = tuple([each for each in battle.rest if each != seat])
    if len(fighters) == len(battle.fighters):
        # In the arena everybody has a body, which cannot vanish in mid-fight.
        is_on_floor = battle.mode == "arena" and seat not in battle.sent_off
        if seat == battle.judge or is_on_floor:
            _fight_anew(draft, battle, fighters, rest)
        elif len(rest) != len(battle.rest):
            draft.change_battle(rest=rest)
        return
    if len(fighters) > 1:
        _fight_anew(draft, battle, fighters, rest)
    elif battle.stake == "bruise":
        forget_choices(draft)
        draft.tell(CalledOff())
        go_on(draft, battle.caller)
    else:
        draft.tell(BattleLost(seat, "left", None, "B-AWAY-R1"))
        put_out(draft, battle, seat)


def _fight_anew(draft: Draft, battle: Battle, fighters: tuple[int, ...], rest: tuple[int, ...]) -> None:
    begin_battle(
        draft,
        battle.kind,
        fighters,
        battle.clause,
        battle.caller,
        battle.stake,
        ties=battle.ties,
        rest=rest,
        sent_off=battle.sent_off,
    )
