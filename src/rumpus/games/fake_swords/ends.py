"""The end of a fight. Reports, rulings, exchanges and the arena all end fights here. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, Result, Ruling
from rumpus.games.fake_swords.collecting import finish, take_prize
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import BothLost, FightWon
from rumpus.games.fake_swords.fights import fight_again
from rumpus.games.fake_swords.model import Cause, FightEnd
from rumpus.games.fake_swords.rounds import next_round, settle_sets

CLAUSES: dict[Cause, str] = {
    "hit": "F-END-1",
    "broken": "F-END-3",
    "arm_block": "F-END-2",
    "lot": "F-ARENA-R1",
    "ruling": "F-END-5",
}
CAUSES: dict[str, Cause] = {clause: cause for cause, clause in CLAUSES.items()}
MOST_BOUTS = 3
"""F-ARENA-R1: if the server judges, a third tie is decided by lot."""


def settle(draft: Draft, losers: tuple[int, ...], cause: Cause, *, card: str = "", clause: str = "") -> None:
    """Somebody lost the bout, or both did at the same time. `card` is the name of the card that was broken."""
    fight = draft.fight
    if len(losers) == 2:
        again = fight.mode == "judged" or fight.bouts < MOST_BOUTS
        draft.tell(BothLost(fight.fighters, again))
        if again:
            fight_again(draft)
        else:
            settle_by_lot(draft)
        return
    [loser] = losers
    winner = fight.fighters[1 if loser == fight.fighters[0] else 0]
    clause = clause or CLAUSES[cause]
    draft.tell(FightWon(winner, loser, cause, card, clause))
    played = () if fight.quick is None else fight.quick.played
    draft.change(
        last=FightEnd(fight.battle, fight.mode, fight.pile, fight.fighters, winner, cause, card, clause, played)
    )
    if fight.pile is None:
        finish(draft, winner, fight.clause)
        return
    take_prize(draft, winner, fight.pile)
    draft.change(fight=None, until_ms=None)
    if not settle_sets(draft):
        next_round(draft)


def settle_by_lot(draft: Draft, clause: str = "F-ARENA-R1") -> None:
    settle(draft, (draft.moment.dice.pick(draft.fight.fighters),), "lot", clause=clause)


def take_result(draft: Draft, action: Result | Ruling) -> None:
    """The end of a bout by the arena, or by the host if the seats could not settle it."""
    fight = draft.public.fight
    if fight is None or fight.stage in ("stand_in", "shorter"):
        raise IllegalAction("F-END-5", "There is no fight to decide now.")
    if fight.mode == "quick" or (isinstance(action, Result) and fight.mode != "arena"):
        raise IllegalAction("F-MODE-R4", "This fight is not decided that way.")
    if action.battle != fight.battle:
        raise IllegalAction("F-END-5", "That was another bout.")
    losers = tuple(sorted(set(action.losers)))
    if not losers or any(seat not in fight.fighters for seat in losers):
        raise IllegalAction("F-END-5", "One of the two fighters loses, or both in the same moment.")
    if isinstance(action, Ruling):
        settle(draft, losers, "ruling", clause=action.clause if action.clause in CAUSES else "")
        return
    kind = draft.deck.by_id.get(action.card or "")
    settle(draft, losers, CAUSES.get(action.clause, "hit"), card="" if kind is None else kind.name)
