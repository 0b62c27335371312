"""The coach of A Little Wordy: what a clue costs and tells, and how many words are left."""

from __future__ import annotations

from typing import Any

from rumpus.bots import coaching
from rumpus.bots.coaching import Remark, Remarks
from rumpus.bots.wordy.sight import search_for_own, search_of
from rumpus.engine import Prompt, Token, View
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import Ask, Guess, Point, Reveal, Write

TELLS_BOTH = ("share", "give")
"""Clues that tell the other side something, too."""


class Coach(coaching.Coach):
    def means(self, view: View[Any, Any], prompt: Prompt, token: Token, action: Any) -> Remarks:
        if token.kind == "token-ask":
            return (Remark("coach-price", {"berries": CARDS[token.value].value}, _other(view)),)
        return super().means(view, prompt, token, action)

    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        match action:
            case Ask(clue=clue):
                said = (self._left(view), Remark("coach-price", {"berries": CARDS[clue].value}, _other(view)))
                return (*said, Remark("coach-tells-both", {}, _other(view))) if clue in TELLS_BOTH else said
            case Guess():
                return (self._left(view), self._berries(view))
            case Write(word=word):
                return (Remark("coach-write", {"letters": len(word)}),)
            case Reveal() | Point():
                words = len(search_for_own(view).rows)
                return (Remark("coach-own-left", {"words": words}, _other(view)),)
            case _:
                return ()

    def _left(self, view: View[Any, Any]) -> Remark:
        return Remark("coach-left", {"words": len(search_of(view).rows)})

    def _berries(self, view: View[Any, Any]) -> Remark:
        seat = view.seat if view.seat is not None else 0
        mine, theirs = view.public.berries[seat], view.public.berries[1 - seat]
        standing = "ahead" if mine > theirs else "not_ahead"
        return Remark("coach-berries", {"mine": mine, "theirs": theirs, "standing": standing}, _other(view))


def _other(view: View[Any, Any]) -> dict[str, int]:
    return {"seat": 1 - (view.seat if view.seat is not None else 0)}
