"""What a bot sees of the table, prepared for its calculations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from rumpus.engine import Dice
from rumpus.games import AnyGame
from rumpus.games.swordcrafters.cards import ROUNDS
from rumpus.games.swordcrafters.gems import LETTERS
from rumpus.games.swordcrafters.grid import Cut, Group, Shape, cuts
from rumpus.games.swordcrafters.model import Public, SwordView
from rumpus.games.swordcrafters.setup import tiles_in
from rumpus.games.swordcrafters.sword import Sides

Hands: TypeAlias = tuple[tuple[str, ...], ...]
"""The tiles still to be built in, by seat and sword, each sorted."""

TILES_A_ROUND: Final = {1: 3.2, 2: 4.9, 3: 3.1, 4: 3.3, 5: 2.8}
"""By number of players: tiles per player and round, measured in games between bots."""


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    seat: int
    public: Public
    shape: Shape
    swords: tuple[tuple[Sides, ...], ...]
    """By seat and sword; sides hidden from this seat are sampled."""
    hands: Hands
    rounds: int
    """The number of rounds after this one."""
    shares: tuple[float, ...]
    """The share of each colour among the tiles to come."""

    @property
    def seats(self) -> int:
        return len(self.swords)

    @property
    def rate(self) -> float:
        """Tiles per sword and round."""
        return TILES_A_ROUND[self.seats] / len(self.swords[0])

    def tiles(self, group: Group) -> str:
        """The gems in a group, sorted."""
        grid = self.public.grid
        cells = tuple(cell for cell in range(len(grid)) if group >> cell & 1)
        return "".join(sorted(tiles_in(cells, grid)))

    def has_forge(self, group: Group) -> bool:
        return bool(group >> self.shape.forge & 1)

    def groups(self) -> list[Group]:
        """All groups by number, including those already taken."""
        return [sum(1 << cell for cell in cells) for cells in self.public.groups]

    def free(self) -> list[int]:
        """The numbers of the groups that can be taken."""
        return [number for number, holder in enumerate(self.public.taken) if holder is None]

    def all_cuts(self) -> list[tuple[int, Cut]]:
        """Every legal slice, and the number of the group it cuts."""
        solo = self.public.solo
        wanted = None if solo is None else solo.icons[solo.icon]
        return [
            (number, cut)
            for number, group in enumerate(self.groups())
            for cut in cuts(group, self.shape)
            if wanted is None or cut.axis == wanted
        ]

    def open_swords(self, seat: int) -> list[int]:
        """The swords that a seat may still name when it selects (S-DUAL-1)."""
        count = len(self.swords[seat])
        if count == 1:
            return [0]
        used = [holder % 2 for holder in self.public.taken if holder is not None and holder // 2 == seat]
        return [number for number in range(count) if number not in used]


def sight_of(game: AnyGame, view: SwordView, dice: Dice) -> Sight:
    seat = view.seat
    assert seat is not None
    public = view.public
    # Of the possible state only what is hidden from this seat is used.
    possible = game.possible_state(view, dice)
    swords = tuple(
        private.swords if private.swords is not None else tuple(sword.sides for sword in mine)
        for private, mine in zip(possible.private, public.swords, strict=True)
    )
    hands = tuple(
        private.hands if private.hands is not None else tuple(sword.hand for sword in mine)
        for private, mine in zip(possible.private, public.swords, strict=True)
    )
    stack = possible.hidden.stack
    shares = tuple(stack.count(letter) / len(stack) if stack else 0.0 for letter in LETTERS)
    shape = Shape(public.columns, public.rows)
    hands = tuple(tuple("".join(sorted(hand)) for hand in mine) for mine in hands)
    return Sight(seat, public, shape, swords, hands, ROUNDS - public.round, shares)


def with_tiles(hands: Hands, seat: int, sword: int, tiles: str) -> Hands:
    """The hands after a seat has taken these tiles."""
    mine = list(hands[seat])
    mine[sword] = "".join(sorted(mine[sword] + tiles))
    return (*hands[:seat], tuple(mine), *hands[seat + 1 :])
