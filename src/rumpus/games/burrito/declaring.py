"""Declaring battles: true and false claims, and the window in which several claims become one War. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction
from rumpus.games.burrito.battles import CLAUSES, begin_battle, fighters_of
from rumpus.games.burrito.cards import FIRST_BATTLE, KINDS, SET, battle_of
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.ends import bruise, go_on
from rumpus.games.burrito.events import CalledOff, Declared, FalselyDeclared
from rumpus.games.burrito.model import Declaration, Declare
from rumpus.games.burrito.passing import is_frozen
from rumpus.games.burrito.sets import check_held, running_ms, score_set


def declare(draft: Draft, seat: int, action: Declare) -> None:
    """B-BATTLE-1, B-WRONG-1. A claim is checked when it is made."""
    public = draft.public
    if public.phase not in ("passing", "window"):
        raise is_frozen(public)
    check_held(draft, seat, action.cards)
    if public.phase == "window":
        _check_may_join(draft, seat)
    duelists = _duelists(draft, action)
    cards = action.cards
    is_genuine = len(set(cards)) == 1 and battle_of(cards[0]) == action.kind
    if public.phase == "passing":
        _freeze(draft)
    if is_genuine:
        score_set(draft, seat, cards[0])
        draft.tell(Declared(seat, action.kind, KINDS[cards[0]], duelists))
    else:
        draft.tell(FalselyDeclared(seat, action.kind, tuple([KINDS[card] for card in cards])))
    declared = Declaration(seat, action.kind, cards, duelists, is_genuine)
    draft.change(declared=draft.public.declared + (declared,))
    if not is_genuine:
        bruise(draft, seat)


def may_join(hand: tuple[int, ...]) -> bool:
    """B-MULTI-R1: whether a player holds three battle cards, matching or not."""
    return sum(card >= FIRST_BATTLE for card in hand) >= SET


def _check_may_join(draft: Draft, seat: int) -> None:
    if any(declared.seat == seat for declared in draft.public.declared):
        raise IllegalAction("B-MULTI-R1", "You have declared already.")
    if not may_join(draft.private[seat].hand):
        raise IllegalAction("B-MULTI-R1", "Cards are frozen. Only who holds three battle cards may still declare.")


def _duelists(draft: Draft, action: Declare) -> tuple[int, ...]:
    """B-DUEL-1: any two different players."""
    named, active = action.duelists, draft.active
    if action.kind != "duel":
        if named:
            raise IllegalAction("B-DUEL-1", "Only a Duel has fighters to pick.")
        return ()
    if len(active) == 2 and not named:
        # B-TWO-1
        return active
    if len(named) != 2 or named[0] == named[1]:
        raise IllegalAction("B-DUEL-1", "Pick two different players for the Duel.")
    if any(seat not in active for seat in named):
        raise IllegalAction("B-DUEL-1", "Nobody plays in that seat.")
    return tuple(sorted(named))


def _freeze(draft: Draft) -> None:
    """B-MULTI-R1."""
    at_ms = draft.moment.at_ms
    ran_ms = running_ms(draft.public, at_ms)
    draft.change(phase="window", until_ms=at_ms + draft.options.window_ms, ran_ms=ran_ms, declared=())


def close_window(draft: Draft) -> None:
    """The battle starts, or play restarts if nobody had the cards."""
    public = draft.public
    draft.change(stretch=public.stretch + 1, until_ms=None)
    genuine = [declared for declared in public.declared if declared.genuine]
    if not genuine:
        go_on(draft, public.declared[0].seat)
        return
    first = genuine[0]
    if len(genuine) > 1:
        begin_battle(draft, "war", draft.active, "B-MULTI-1", first.seat, "bruise")
        return
    fighters = fighters_of(draft, first)
    if len(fighters) < 2:
        draft.tell(CalledOff())
        go_on(draft, first.seat)
        return
    begin_battle(draft, first.kind, fighters, CLAUSES[first.kind], first.seat, "bruise")
