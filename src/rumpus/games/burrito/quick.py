"""Quick battles (B-MODE-R3): secret choices, exchange by exchange. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, put
from rumpus.games.burrito.battles import forget_choices
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.ends import draw_lots, settle
from rumpus.games.burrito.events import Chosen, Faked, NobodyLost, Threw, TriedToCatch
from rumpus.games.burrito.model import Battle, Cause, Choice, Choose, Played, Quick

MOST_EXCHANGES = 10


def choose(draft: Draft, seat: int, action: Choose) -> None:
    """A fighter's secret choice; when all have chosen, the exchange is played."""
    battle = draft.public.battle
    if battle is None or battle.quick is None:
        raise IllegalAction("B-MODE-R3", "There is no exchange to choose for now.")
    if seat not in battle.fighters:
        raise IllegalAction("B-MODE-R3", "You are not in the battle.")
    quick, side = battle.quick, battle.fighters.index(seat)
    if quick.chosen[side]:
        raise IllegalAction("B-MODE-R3", "You have chosen for this exchange.")
    _check_target(battle, seat, action)
    draft.tell(Chosen(seat))
    chosen = put(quick.chosen, side, value=True)
    draft.change_private(seat, choice=Choice(action.move, action.target))
    draft.change_battle(quick=replace(quick, chosen=chosen))
    if all(chosen):
        _play(draft, quick)


def _check_target(battle: Battle, seat: int, action: Choose) -> None:
    target = action.target
    if action.move == "catch":
        if target is not None:
            raise IllegalAction("B-MODE-R3", "A catch is aimed at nobody.")
    elif target is None or target == seat or target not in battle.fighters:
        raise IllegalAction("B-MODE-R3", "Name another fighter as the target.")


def _play(draft: Draft, quick: Quick) -> None:
    fighters = draft.battle.fighters
    choices: list[Choice] = []
    for seat in fighters:
        choice = draft.private[seat].choice
        assert choice is not None
        choices.append(choice)
    forget_choices(draft)
    lost = _resolve(draft, dict(zip(fighters, choices, strict=True)))
    losers = tuple(sorted(lost))
    played = quick.played + (Played(tuple(choices), losers),)
    number = quick.exchange
    draft.change_battle(quick=Quick(number + 1, (False,) * len(fighters), played))
    if not losers:
        draft.tell(NobodyLost(number))
        if number >= MOST_EXCHANGES:
            draw_lots(draft, fighters, "B-MODE-R3")
        return
    cause, by = lost[losers[0]]
    settle(draft, losers, cause, by)


def _resolve(draft: Draft, choices: dict[int, Choice]) -> dict[int, tuple[Cause, int]]:
    """The losers, each with the cause and the seat that did it (the first of several)."""
    lost: dict[int, tuple[Cause, int]] = {}
    for seat, choice in choices.items():
        target = choice.target
        if target is None:
            draft.tell(TriedToCatch(seat))
            continue
        catches = choices[target].move == "catch"
        if choice.move == "throw":
            draft.tell(Threw(seat, target, catches))
            if catches:
                lost.setdefault(seat, ("caught", target))
            else:
                lost.setdefault(target, ("hit", seat))
        else:
            draft.tell(Faked(seat, target, catches))
            if catches:
                lost.setdefault(target, ("hit", seat))
    return lost
