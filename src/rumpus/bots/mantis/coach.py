"""The coach of Mantis: what a card can match, and how likely it is."""

from __future__ import annotations

from typing import Any

from rumpus.bots import coaching
from rumpus.bots.coaching import Remark, Remarks
from rumpus.engine import Prompt, Token, View
from rumpus.games.mantis.model import COLOURS, Public, Steal
from rumpus.games.mantis.view import odds

CLOSE = 3
"""Somebody who needs no more cards than this is about to win."""
SURE = 0.999


class Coach(coaching.Coach):
    def means(self, view: View[Any, Any], prompt: Prompt, token: Token, action: Any) -> Remarks:
        seat = view.seat if view.seat is not None else 0
        into = _into(action, seat)
        verb = "score" if into == seat else "steal"
        seats = {} if into == seat else {"seat": into}
        found = [(colour, cards) for colour, cards, _ in matches(view.public, into) if cards]
        if not found:
            return (Remark(f"coach-{verb}-none", seats=seats),)
        text = f"coach-{verb}-match"
        return tuple(Remark(text, {"colour": colour, "cards": cards}, seats) for colour, cards in found)

    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        public, seat = view.public, view.seat if view.seat is not None else 0
        into = _into(action, seat)
        found = matches(public, into)
        chance = sum(chance for _, cards, chance in found if cards)
        most = max(cards for _, cards, _ in found)
        said = [Remark("coach-odds", {"percent": round(100 * chance), "cards": most + 1 if most else 0})]
        if into == seat and any(cards and public.piles[seat] + cards + 1 >= public.target for _, cards, _ in found):
            said.append(Remark("coach-wins-now"))
        elif into == seat and most > 1:
            said.append(Remark("coach-bring-home"))
        elif into != seat and public.target - public.piles[into] <= CLOSE:
            said.append(Remark("coach-stop", {"needs": public.target - public.piles[into]}, {"seat": into}))
        elif into != seat:
            said.append(Remark("coach-not-safe" if chance > SURE else "coach-risk"))
        return tuple(said)


def _into(action: Any, seat: int) -> int:
    return action.target if isinstance(action, Steal) else seat


def matches(public: Public, into: int) -> list[tuple[str, int, float]]:
    """For each colour of the top card: how many cards of it are in a tank, and its chance."""
    tank = public.tanks[into]
    return [
        (colour, tank[COLOURS.index(colour)], chance) for colour, chance in zip(public.top, odds(public), strict=True)
    ]
