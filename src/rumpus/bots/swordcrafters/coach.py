"""The coach of Swordcrafters: tiles, rows and magic, in points."""

from __future__ import annotations

from typing import Any

from rumpus.bots import coaching
from rumpus.bots.coaching import Remark, Remarks
from rumpus.engine import Dice, Moment, Prompt, View
from rumpus.games.swordcrafters.gems import BLANK, FORGE, LETTERS
from rumpus.games.swordcrafters.model import Discard, Place, Public, Select, Slice
from rumpus.games.swordcrafters.scoring import forged, score
from rumpus.games.swordcrafters.sword import PLACE_OF, longest_run


class Coach(coaching.Coach):
    def why(self, view: View[Any, Any], prompt: Prompt, action: Any) -> Remarks:
        public: Public = view.public
        seat = view.seat if view.seat is not None else 0
        if isinstance(action, Slice):
            after = self._after(view, action)
            groups = sorted(len(_tiles(after, group)) for group in after.groups)
            return (Remark("coach-slice", {"most": groups[-1], "least": groups[0]}), Remark("coach-slice-why"))
        if isinstance(action, Select | Discard):
            return self._of_group(public, seat, action)
        if isinstance(action, Place):
            return self._of_place(view, seat, action)
        return ()

    def _of_group(self, public: Public, seat: int, action: Select | Discard) -> Remarks:
        tiles = _tiles(public, public.groups[action.group])
        if isinstance(action, Discard):
            return (Remark("coach-discard", {"tiles": len(tiles)}),)
        said = [Remark("coach-select", {"tiles": len(tiles), "gems": sum(tile != BLANK for tile in tiles)})]
        best = max(LETTERS, key=tiles.count)
        if tiles.count(best) > 1:
            said.append(Remark("coach-select-alike", {"count": tiles.count(best)}))
        if any(public.grid[cell] == FORGE for cell in public.groups[action.group]):
            said.append(Remark("coach-select-forge"))
        return tuple(said)

    def _of_place(self, view: View[Any, Any], seat: int, action: Place) -> Remarks:
        if self.game.options.guarded:
            # The table does not show all sides.
            return ()
        after = self._after(view, action)
        before, now = self._points(view.public, seat), self._points(after, seat)
        side = after.swords[seat][action.sword].sides[PLACE_OF[action.side]]
        row = longest_run(side, BLANK)
        said = [Remark("coach-row", {"side": action.side, "gems": row})] if row else []
        return (*said, Remark("coach-points", {"before": before, "now": now}))

    def _points(self, public: Public, seat: int) -> int:
        """What the seat's own sword would score if the game ended now, by everything that lies open."""
        swords = [forged([sword.sides for sword in mine]) for mine in public.swords]
        magic = [card.side for card in public.magic]
        return score(swords, magic, light=self.game.options.light)[seat].total

    def _after(self, view: View[Any, Any], action: Any) -> Public:
        # What is public after a move does not depend on the dice.
        dice = Dice(b"coach")
        state = self.game.possible_state(view, dice)
        after: Public = self.game.apply(state, view.seat, action, Moment(0, dice)).state.public
        return after


def _tiles(public: Public, group: tuple[int, ...]) -> str:
    return "".join(public.grid[cell] for cell in group if public.grid[cell] != FORGE)
