"""The base of all Swordcrafters bots: which prompts they answer, and how a plan becomes single placements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from rumpus.bots.bot import Intent
from rumpus.bots.swordcrafters.anvil import Anvil
from rumpus.bots.swordcrafters.pauses import sword_pause_ms
from rumpus.bots.swordcrafters.sight import Sight, sight_of
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.swordcrafters.gems import GEM_OF
from rumpus.games.swordcrafters.model import Action, Discard, Finish, Options, Place, Select, Slice, TakeOff
from rumpus.games.swordcrafters.sword import GUARDED, SIDES, Sides, can_lose, can_take, heights

AS_GOOD: Final = 1e-6
"""Plans that differ by less count as equal."""


class SwordBot(ABC):
    """A level says how it slices, selects, discards and crafts. Bots never turn a guarded sword."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self.time_limit_ms = time_limit_ms
        options = game.options
        assert isinstance(options, Options)
        self.game = game
        self.options = options

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        for prompt in prompts:
            if prompt.awaited:
                # Rolled first, so that the pause does not depend on the bot's thinking.
                pause = sword_pause_ms(prompt.kind, dice)
                return Intent(prompt.id, self._answer(sight_of(self.game, view, dice), prompt, dice), pause)
        return None

    def _answer(self, sight: Sight, prompt: Prompt, dice: Dice) -> Action:
        match prompt.kind:
            case "slice":
                return self.slice(sight, dice)
            case "select":
                return self.select(sight, dice)
            case "discard":
                return self.discard(sight, dice)
            case _:
                return self.craft(sight, dice)

    @abstractmethod
    def slice(self, sight: Sight, dice: Dice) -> Slice: ...

    @abstractmethod
    def select(self, sight: Sight, dice: Dice) -> Select: ...

    @abstractmethod
    def discard(self, sight: Sight, dice: Dice) -> Discard: ...

    @abstractmethod
    def craft(self, sight: Sight, dice: Dice) -> Action: ...


def next_step(sight: Sight, anvil: Anvil) -> Action:
    """The next placement of the best plan; tiles of this round that do not fit the plan are taken off first."""
    for number, sides in enumerate(sight.swords[sight.seat]):
        hand = sight.hands[sight.seat][number]
        fixed = sight.public.swords[sight.seat][number].fixed
        bare = _without(sides, fixed)
        built_in = "".join(side[len(below) :] for side, below in zip(sides, bare, strict=True))
        if built_in:
            as_it_is = anvil.worth(sides, hand)
            if as_it_is < anvil.worth(bare, "".join(sorted(built_in + hand))) - AS_GOOD:
                return _take_off(sides, fixed, number)
        if hand:
            return _placement(sides, anvil.built(sides, hand), number)
    return Finish()


def _without(sides: Sides, fixed: tuple[int, int, int, int]) -> Sides:
    """The sword at the start of the round."""
    bare = [side[: tiles + guards] for side, tiles, guards in zip(sides, fixed, GUARDED, strict=True)]
    return (bare[0], bare[1], bare[2], bare[3])


def _take_off(sides: Sides, fixed: tuple[int, int, int, int], number: int) -> TakeOff:
    tall = heights(sides)
    side = next(side for side in range(4) if tall[side] > fixed[side] and can_lose(sides, side))
    return TakeOff(SIDES[side], number)


def _placement(sides: Sides, planned: Sides, number: int) -> Place:
    side = next(side for side in range(4) if len(planned[side]) > len(sides[side]) and can_take(sides, side))
    return Place(GEM_OF[planned[side][len(sides[side])]], SIDES[side], number)
