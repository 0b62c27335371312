"""The end of a battle. Reports, rulings, exchanges and the arena all end battles here. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, Result, Ruling, put
from rumpus.games.burrito.battles import begin_battle, forget_choices
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import BattleLost, Bruised, Grabbed, LotDrawn, PutOut, Tied
from rumpus.games.burrito.model import Battle, BattleEnd, Cause, Grab
from rumpus.games.burrito.rounds import await_restart, end_round, finish, has_cards_left, win_round

CLAUSES: dict[Cause, str] = {
    "hit": "B-HIT-1",
    "caught": "B-CATCH-1",
    "foul": "B-CANT-1",
    "grab": "B-WRONG-2",
    "claim": "B-WRONG-1",
    "lot": "B-ARENA-R1",
    "ruling": "B-MODE-R1",
    "left": "B-AWAY-R1",
}
CAUSES: dict[str, Cause] = {CLAUSES[cause]: cause for cause in ("hit", "caught", "foul", "grab", "lot")}
"""The causes that the arena or the host may give."""
MOST_TIES = 3
"""If the server judges, the third tie in a row is decided by lot."""


def settle(draft: Draft, losers: tuple[int, ...], cause: Cause, by: int | None = None) -> None:
    """One of the fighters lost the battle, or several did at the same time."""
    if len(losers) == 1:
        lose(draft, losers[0], cause, CLAUSES[cause], by)
        return
    battle = draft.battle
    ties = battle.ties + 1
    by_lot = battle.mode != "judged" and ties >= MOST_TIES
    if by_lot:
        clause = "B-MODE-R3" if battle.mode == "quick" else "B-ARENA-R1"
    else:
        clause = "B-TIE-1" if len(losers) == 2 else "B-TIE-R1"
    draft.tell(Tied(losers, clause))
    _remember(draft, losers, cause, CLAUSES[cause], by)
    if by_lot:
        draw_lots(draft, losers, clause)
        return
    rest = battle.rest
    if battle.stake == "round":
        rest = tuple(sorted({*rest, *battle.fighters} - {*losers}))
    begin_battle(
        draft,
        "duel" if len(losers) == 2 else "war",
        losers,
        clause,
        battle.caller,
        battle.stake,
        ties=ties,
        rest=rest,
        sent_off=battle.sent_off,
    )


def draw_lots(draft: Draft, among: tuple[int, ...], clause: str) -> None:
    loser = draft.moment.dice.pick(among)
    draft.tell(LotDrawn(loser, among, clause))
    lose(draft, loser, "lot", clause, None)


def lose(draft: Draft, loser: int, cause: Cause, clause: str, by: int | None) -> None:
    """The battle is over, and this seat lost it: a fighter, or a bystander who grabbed a burrito."""
    battle, public = draft.battle, draft.public
    forget_choices(draft)
    draft.tell(BattleLost(loser, cause, by, clause))
    _remember(draft, (loser,), cause, clause, by)
    draft.change(until_ms=None)
    if by is not None:
        row = public.hits[by]
        draft.change(hits=put(public.hits, by, put(row, loser, row[loser] + 1)))
    if battle.stake == "bruise":
        if not bruise(draft, loser):
            go_on(draft, battle.caller)
        return
    put_out(draft, battle, loser)


def _remember(draft: Draft, losers: tuple[int, ...], cause: Cause, clause: str, by: int | None) -> None:
    battle = draft.battle
    played = () if battle.quick is None else battle.quick.played
    draft.change(
        last=BattleEnd(
            battle.id, battle.kind, battle.mode, battle.stake, battle.fighters, losers, cause, clause, by, played
        )
    )


def bruise(draft: Draft, loser: int) -> bool:
    """B-LOSE-1. Returns whether that was the last bruise, which ends the round."""
    public = draft.public
    left = public.bruises_left - 1
    draft.change(
        bruises_left=left,
        bruises=put(public.bruises, loser, public.bruises[loser] + 1),
        points=put(public.points, loser, public.points[loser] - 1),
    )
    draft.tell(Bruised(loser, left))
    if left == 0:
        end_round(draft, "B-ROUND-1", "bruises")
    return left == 0


def go_on(draft: Draft, counter: int) -> None:
    """After a bruise: play restarts if there are cards to play with."""
    if has_cards_left(draft):
        await_restart(draft, counter)
    else:
        end_round(draft, "B-END-R1", "cards")


def put_out(draft: Draft, battle: Battle, loser: int) -> None:
    """B-RTIE-R1: fights that settle a round or the game give no bruises."""
    left = tuple(sorted({*battle.fighters, *battle.rest} - {loser}))
    if len(left) > 1:
        draft.tell(PutOut(loser))
        begin_battle(draft, "war", left, "B-RTIE-2", battle.caller, "round", sent_off=battle.sent_off)
    elif battle.stake == "game":
        finish(draft, left[0], "B-WIN-2")
    else:
        win_round(draft, left[0])


# Grabs


def grab(draft: Draft, seat: int, _: Grab) -> None:
    """B-WRONG-2, B-WRONG-R2. Fighters take their burritos without asking."""
    battle = draft.public.battle
    if battle is None:
        raise IllegalAction("B-WRONG-R2", "No battle is on: burritos stay in the middle.")
    if seat in draft.public.skipped:
        raise IllegalAction("B-AWAY-R1", "Your seat is skipped.")
    if battle.mode == "arena":
        raise IllegalAction("B-MODE-R2", "Burritos are grabbed in the arena.")
    if seat in battle.fighters:
        raise IllegalAction("B-MODE-R3" if battle.mode == "quick" else "B-MODE-R1", "You are in the battle.")
    if battle.stage != "fighting":
        raise IllegalAction("B-WRONG-R2", "Nobody takes a burrito before the battle begins.")
    if seat in battle.sent_off:
        raise IllegalAction("B-RTIE-R1", "You were sent off.")
    take_grab(draft, seat)


def take_grab(draft: Draft, seat: int) -> None:
    """A bystander took a burrito: they lose the battle, or are sent off."""
    battle = draft.battle
    if battle.stake == "bruise":
        draft.tell(Grabbed(seat, "B-WRONG-2"))
        lose(draft, seat, "grab", "B-WRONG-2", None)
        return
    draft.tell(Grabbed(seat, "B-RTIE-R1"))
    sent_off = tuple(sorted((*battle.sent_off, seat)))
    if battle.mode != "arena":
        draft.change_battle(sent_off=sent_off)
        return
    # The arena battle has ended: it is fought again without the one who was sent off.
    begin_battle(
        draft,
        battle.kind,
        battle.fighters,
        battle.clause,
        battle.caller,
        battle.stake,
        ties=battle.ties,
        rest=battle.rest,
        sent_off=sent_off,
    )


# What the table says


def take_result(draft: Draft, action: Result | Ruling) -> None:
    """The end of a battle by the arena or by the host."""
    battle = draft.public.battle
    if battle is None:
        raise IllegalAction("B-BATTLE-1", "There is no battle to decide now.")
    if battle.mode == "quick" or (isinstance(action, Result) and battle.mode != "arena"):
        raise IllegalAction("B-MODE-R3", "This battle is not decided that way.")
    if action.battle != battle.id:
        raise IllegalAction("B-BATTLE-1", "That was another battle.")
    if isinstance(action, Ruling):
        _check_host_rules(battle)
    losers = tuple(sorted(set(action.losers)))
    cause = CAUSES.get(action.clause, "ruling" if isinstance(action, Ruling) else "hit")
    if cause == "grab" and len(losers) == 1 and losers[0] not in battle.fighters:
        check_outside(draft, losers[0])
        take_grab(draft, losers[0])
        return
    if not losers or any(seat not in battle.fighters for seat in losers):
        raise IllegalAction("B-BATTLE-1", "One of the fighters loses, or several in the same moment.")
    if cause == "grab":
        # Fighters may grab, so a grab by which one loses is a foul.
        cause = "foul"
    by = _by(battle, losers, action.by) if isinstance(action, Result) else None
    if cause == "lot" and len(losers) == 1:
        draft.tell(LotDrawn(losers[0], battle.fighters, CLAUSES["lot"]))
    settle(draft, losers, cause, by)


def _check_host_rules(battle: Battle) -> None:
    """B-MODE-R4: the host rules on judged battles if nobody outside them can. Raises IllegalAction."""
    if battle.mode == "arena":
        raise IllegalAction("B-MODE-R2", "The arena judges this battle.")
    if battle.judge is not None:
        raise IllegalAction("B-MODE-R4", "Somebody outside the battle rules.")
    if battle.stage != "fighting":
        raise IllegalAction("B-MODE-R1", "The battle has not begun.")


def check_outside(draft: Draft, seat: int) -> None:
    """Check that this seat plays, is outside the battle, and was not sent off. Raises IllegalAction."""
    battle = draft.battle
    if seat not in draft.active or seat in battle.fighters:
        raise IllegalAction("B-WRONG-2", "Only somebody who is not in the battle can grab wrongly.")
    if seat in battle.sent_off:
        raise IllegalAction("B-RTIE-R1", "They were sent off.")


def _by(battle: Battle, losers: tuple[int, ...], told: str) -> int | None:
    """The seat that threw or caught, if the arena names one."""
    by = int(told) if told.isdecimal() and len(told) < 3 else None
    return by if by in battle.fighters and by not in losers else None
