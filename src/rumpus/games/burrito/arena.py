"""Translation between the card game and the arena: terms, setup and result of a battle. Pure."""

from __future__ import annotations

from rumpus.arena.volley import Setup, Verdict
from rumpus.engine import Result, Terms
from rumpus.games.burrito.battles import CLAUSES
from rumpus.games.burrito.cards import BURRITOS, BattleKind, decks_for
from rumpus.games.burrito.model import Options, Public
from rumpus.games.burrito.seating import active

KINDS: dict[str, BattleKind] = {clause: kind for kind, clause in CLAUSES.items()}
ENDS = {"hit": "B-HIT-1", "caught": "B-CATCH-1", "foul": "B-CANT-1", "grab": "B-WRONG-2", "lot": "B-ARENA-R1"}


def terms_of(options: Options, public: Public) -> Terms | None:
    """The battle that the arena has to stage now, if any.

    Its rules are clauses: the kind of battle (B-BRAWL-1, B-WAR-1, B-DUEL-1); B-TWO-2 or B-SMALL-1 if first throws go
    behind the back; B-DECKS-1 for four burritos instead of two; and B-RTIE-R1 if grabbing does not lose the battle.
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
    # Fighters and bystanders are all on the floor.
    return Terms(battle.id, battle.fighters, outside, rules, tuple(sorted((*battle.fighters, *outside))))


def ruled_of(public: Public) -> Terms | None:
    """The battle that the host may rule on (B-MODE-R4): it is judged, and nobody outside it can rule."""
    battle = public.battle
    if battle is None or battle.mode != "judged" or battle.stage != "fighting" or battle.judge is not None:
        return None
    return Terms(battle.id, battle.fighters, ())


def setup_of(options: Options, terms: Terms, seed: int) -> Setup:
    """The arena's setup for a battle."""
    rules = {clause for clause, _ in terms.rules}
    bodies = terms.bodies
    return Setup(
        seed=seed,
        kind=next(KINDS[clause] for clause, _ in terms.rules if clause in KINDS),
        fighters=tuple([bodies.index(seat) for seat in terms.fighters]),
        bodies=len(bodies),
        burritos=BURRITOS * 2 if "B-DECKS-1" in rules else BURRITOS,
        small_room=options.small_room,
        behind_back=not rules.isdisjoint({"B-SMALL-1", "B-TWO-2"}),
        grab_loses="B-RTIE-R1" not in rules,
    )


def result_of(terms: Terms, verdict: Verdict) -> Result:
    """The table action for a verdict of the arena.

    If a bystander grabbed at the same time as a fighter lost, the fighter loses: there is one bruise per battle.
    """
    bodies = terms.bodies
    causes = verdict.causes or (verdict.cause,) * len(verdict.losers)
    by = verdict.by or (-1,) * len(verdict.losers)
    lost = [(bodies[body], cause, who) for body, cause, who in zip(verdict.losers, causes, by, strict=True)]
    lost = [each for each in lost if each[0] in terms.fighters] or lost[:1]
    _, cause, who = lost[0]
    return Result(terms.id, tuple([seat for seat, _, _ in lost]), ENDS[cause], "arena" if who < 0 else str(bodies[who]))
