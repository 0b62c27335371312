"""The coach of the sword game: what a pile brings, and who else wants it."""

from __future__ import annotations

from typing import Any

from rumpus.bots import coaching
from rumpus.bots.coaching import Remark, Remarks
from rumpus.engine import Prompt, Token, View
from rumpus.games.fake_swords.cards import Deck, deck_of
from rumpus.games.fake_swords.model import Arrange, Choose, PickFight, Point, Public


class Coach(coaching.Coach):
    def means(self, view: View[Any, Any], prompt: Prompt, token: Token, action: Any) -> Remarks:
        if isinstance(action, Point) and view.seat is not None:
            return (self._brings(view.public, view.seat, action.pile),)
        return super().means(view, prompt, token, action)

    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        public, seat = view.public, view.seat if view.seat is not None else 0
        match action:
            case Point(pile=pile):
                others = [other for other in range(self.game.seats) if other != seat]
                rivals = sum(self._favourite(public, other) == pile for other in others)
                return (self._brings(public, seat, pile), Remark("coach-rivals", {"rivals": rivals}))
            case Choose(move=move):
                return (Remark("coach-exchange", {"move": move}), Remark("coach-mix"))
            case Arrange():
                return (Remark("coach-arrange"),)
            case PickFight(fighters=fighters):
                return (Remark("coach-pick", {"own": "yes" if seat in fighters else "no"}),)
            case _:
                return ()

    @property
    def _deck(self) -> Deck:
        return deck_of(self.game.options.deck)

    def _brings(self, public: Public, seat: int, pile: int) -> Remark:
        cards = public.piles[pile]
        return Remark("coach-pile", {"pile": pile + 1, "cards": len(cards), "sets": self._gain(public, seat, pile)})

    def _gain(self, public: Public, seat: int, pile: int) -> int:
        """How many sets a seat would have more with a pile."""
        mine, cards = public.collected[seat], public.piles[pile]
        return self._deck.sets((*mine, *cards)) - self._deck.sets(mine)

    def _favourite(self, public: Public, seat: int) -> int:
        piles = range(len(public.piles))
        return max(piles, key=lambda pile: (self._gain(public, seat, pile), len(public.piles[pile])))
