"""Which battle is fought, by whom, and in which mode. Its end is in `ends.py`. Pure."""

from __future__ import annotations

from rumpus.games.burrito.cards import BattleKind
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import BattleSet
from rumpus.games.burrito.model import COUNTDOWN_MS, Battle, Declaration, Mode, Quick, Stake
from rumpus.games.burrito.seating import from_seat, left_of, right_of

CLAUSES: dict[BattleKind, str] = {"brawl": "B-BRAWL-1", "war": "B-WAR-1", "duel": "B-DUEL-1"}


def fighters_of(draft: Draft, declared: Declaration) -> tuple[int, ...]:
    """The fighters of a declared battle, of those who are still in the game."""
    active, skipped, seat = draft.active, draft.public.skipped, declared.seat
    if len(active) == 2:
        # B-TWO-1
        return active
    if declared.kind == "war":
        return tuple([each for each in active if each != seat])
    if declared.kind == "brawl":
        return tuple(sorted({left_of(seat, draft.seats, skipped), right_of(seat, draft.seats, skipped)}))
    return tuple(sorted(set(declared.duelists) & set(active)))


def begin_battle(
    draft: Draft,
    kind: BattleKind,
    fighters: tuple[int, ...],
    clause: str,
    caller: int,
    stake: Stake,
    *,
    ties: int = 0,
    rest: tuple[int, ...] = (),
    sent_off: tuple[int, ...] = (),
) -> None:
    """Every battle has a unique id, also one that continues another, so that reports of another one do not count."""
    options, public = draft.options, draft.public
    mode: Mode = options.battles
    if mode == "judged" and any(seat in public.bots for seat in fighters):
        # B-MODE-R4
        mode = "quick"
    is_two = len(draft.active) == 2
    battle = Battle(
        id=f"battle-{public.battles + 1}",
        kind=kind,
        clause=clause,
        mode=mode,
        stage="fighting" if mode != "judged" else "ready" if kind == "duel" else "countdown",
        stake=stake,
        fighters=fighters,
        caller=caller,
        judge=_judge(draft, fighters, caller) if mode == "judged" else None,
        behind_back=kind != "duel" and (options.small_room or is_two),
        ties=ties,
        rest=rest,
        sent_off=sent_off,
        reports=(None,) * len(fighters) if mode == "judged" else (),
        quick=Quick(1, (False,) * len(fighters)) if mode == "quick" else None,
    )
    until_ms = draft.moment.at_ms + COUNTDOWN_MS if battle.stage == "countdown" else None
    draft.change(phase="battle", battle=battle, battles=public.battles + 1, until_ms=until_ms)
    forget_choices(draft)
    draft.tell(BattleSet(kind, fighters, mode, battle.behind_back, clause))


def forget_choices(draft: Draft) -> None:
    for seat, mine in enumerate(draft.private):
        if mine.choice is not None:
            draft.change_private(seat, choice=None)


def _judge(draft: Draft, fighters: tuple[int, ...], caller: int) -> int | None:
    """B-MODE-R4: the first person outside the battle, clockwise from its caller."""
    public = draft.public
    barred = (*fighters, *public.bots, *public.skipped)
    return next((seat for seat in from_seat(caller, draft.seats) if seat not in barred), None)


def counts_paces(battle: Battle) -> int:
    """Judged: the seat that counts the paces of a Duel: the judge, or else one of the two."""
    return battle.fighters[0] if battle.judge is None else battle.judge
