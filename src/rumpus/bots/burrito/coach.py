"""The coach of Throw Throw Burrito: how far a set is, and what a battle brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rumpus.bots import coaching
from rumpus.bots.coaching import Remark, Remarks
from rumpus.engine import Prompt, View
from rumpus.games.burrito.cards import SET
from rumpus.games.burrito.model import Choose, Declare, Discard, Draw, LaySet


class Coach(coaching.Coach):
    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        hand = Counter(view.private.hand if view.private is not None else ())
        match action:
            case Discard():
                kept = hand - Counter({action.card: 1})
                return (Remark("coach-pass", {"value": action.card, "held": hand[action.card]}), *_far(kept))
            case Draw():
                return _far(hand)
            case LaySet():
                return (Remark("coach-lay"),)
            case Declare():
                return (Remark("coach-declare"),)
            case Choose(move=move, target=target):
                return (Remark("coach-exchange", {"move": move}, {} if target is None else {"seat": target}),)
            case _:
                return ()


def _far(hand: Counter[int]) -> Remarks:
    """How far the nearest set is."""
    if not hand:
        return ()
    card, held = hand.most_common(1)[0]
    return (Remark("coach-far", {"value": card, "held": held, "missing": max(0, SET - held)}),)
