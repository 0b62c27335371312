"""Between the cards and the arena: what a battle there is fought under. Pure."""

from __future__ import annotations

from rumpus.engine import Terms
from rumpus.games.burrito.battles import CLAUSES
from rumpus.games.burrito.cards import decks_for
from rumpus.games.burrito.model import Options, Public
from rumpus.games.burrito.seating import active


def terms_of(options: Options, public: Public) -> Terms | None:
    """The battle that the arena has to stage now, if any.

    Its rules are clauses: the kind of battle (B-BRAWL-1, B-WAR-1, B-DUEL-1); B-TWO-2 or B-SMALL-1 where first throws go
    behind the back; B-DECKS-1 for four burritos instead of two; and B-RTIE-R1 where grabbing does not lose the battle.
    """
    battle = public.battle
    if battle is None or battle.mode != "arena":
        return None
    seats = len(public.waits)
    here = active(seats, public.skipped)
    outside = tuple([seat for seat in here if seat not in battle.fighters and seat not in battle.sent_off])
    rules: tuple[tuple[str, tuple[int, ...]], ...] = ((CLAUSES[battle.kind], battle.fighters),)
    if battle.behind_back:
        rules += (("B-SMALL-1" if options.small_room else "B-TWO-2", battle.fighters),)
    if decks_for(seats) > 1:
        rules += (("B-DECKS-1", here),)
    if battle.stake != "bruise":
        rules += (("B-RTIE-R1", outside),)
    return Terms(battle.id, battle.fighters, outside, rules)
