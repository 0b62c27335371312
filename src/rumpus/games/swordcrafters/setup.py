"""The set-up of a game and of each round. Pure."""

from __future__ import annotations

from rumpus.engine import Dice
from rumpus.games.swordcrafters.cards import MAGIC_ON_TABLE, ROUNDS, SoloCard, magic_cards, solo_cards
from rumpus.games.swordcrafters.gems import ALL_LETTERS, FORGE, GUARDS_A_COLOUR, LETTERS, REMOVED_A_GEM, TILES_A_GEM
from rumpus.games.swordcrafters.grid import LOW, WIDE, Shape, cells_of
from rumpus.games.swordcrafters.model import Magic, Options, Sword
from rumpus.games.swordcrafters.sword import GUARDED, SIDES, Side, Sides

UNKNOWN = "?"
SHOWN_AT_FIRST: tuple[Side, ...] = ("left", "front")
MIXES = {"bbi": (True, True, False), "bii": (True, False, False)}


def shape_for(seats: int) -> Shape:
    """S-GRID-1, S-SOLO-1."""
    return LOW if seats in (2, 3) else WIDE


def all_tiles(seats: int) -> str:
    """The tiles in play (S-SETUP-1)."""
    copies = TILES_A_GEM - REMOVED_A_GEM if seats in (2, 3) else TILES_A_GEM
    return "".join(letter * copies for letter in ALL_LETTERS)


def draw_magic(options: Options, dice: Dice) -> tuple[Magic, ...]:
    """S-SETUP-2, S-SETUP-R2."""
    drawn = dice.shuffled(magic_cards(options.magic_file))[:MAGIC_ON_TABLE]
    found = []
    for place, card in enumerate(drawn):
        if options.magic == "mixed":
            mix = MIXES.get(options.magic_sides)
            is_beginner = mix[place] if mix else dice.below(2) == 0
        else:
            is_beginner = options.magic == "beginner"
        side = card.beginner if is_beginner else card.intermediate
        found.append(Magic(card.id, "beginner" if is_beginner else "intermediate", side))
    return tuple(found)


def draw_guards(dice: Dice, swords: int) -> tuple[Sides, ...]:
    """S-SETUP-3: two guards per sword, front and back."""
    guards = dice.shuffled(LETTERS * GUARDS_A_COLOUR)
    return tuple(("", "", guards[2 * place], guards[2 * place + 1]) for place in range(swords))


def draw_solo(options: Options, dice: Dice) -> tuple[tuple[SoloCard, ...], tuple[str, ...]]:
    """The opponents, and the cards for the rounds (S-SOLO-1, S-SOLO-2)."""
    cards = dice.shuffled(solo_cards(options.solo_file))
    rounds = cards[options.opponents : options.opponents + ROUNDS]
    return cards[: options.opponents], tuple(card.id for card in rounds)


def new_sword(sides: Sides, *, guarded: bool) -> Sword:
    return Sword(sides, (0, 0, 0, 0), "", SHOWN_AT_FIRST if guarded else ())


def as_seen(sides: Sides, sword: Sword, shown: tuple[Side, ...]) -> Sides:
    """The sides of a sword as others see it, who saw `sword` until now.

    On a side that is not shown the number of tiles is visible, but not their gems, except those of earlier rounds that
    were seen before: they never move.
    """
    seen = [
        side if SIDES[place] in shown else _remembered(side, sword.sides[place], sword.fixed[place] + GUARDED[place])
        for place, side in enumerate(sides)
    ]
    return (seen[0], seen[1], seen[2], seen[3])


def hand_as_seen(hand: str, sword: Sword) -> str:
    """The tiles in hand as others see them: all are known until some are built in on a hidden side."""
    if not sword.shown or len(hand) == len(sword.taken[-1]):
        return hand
    return UNKNOWN * len(hand)


def _remembered(side: str, before: str, fixed: int) -> str:
    known = before[:fixed]
    return known + UNKNOWN * (len(side) - len(known))


def lay_grid(shape: Shape, stack: str) -> tuple[str, str]:
    """The grid, and what is left of the stack."""
    tiles, forge = shape.cells - 1, shape.forge
    return stack[:forge] + FORGE + stack[forge:tiles], stack[tiles:]


def order_of(seats: int, first: int) -> tuple[int, ...]:
    """Clockwise from the first player; two players take two turns each, one after the other (S-TWO-1)."""
    once = tuple((first + place) % seats for place in range(seats))
    return once * 2 if seats == 2 else once


def tiles_in(cells: tuple[int, ...], grid: str) -> str:
    return "".join(grid[cell] for cell in cells if grid[cell] != FORGE)


WHOLE = {shape: (cells_of(shape.whole),) for shape in (LOW, WIDE)}
