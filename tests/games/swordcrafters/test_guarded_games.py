"""Whole games with guarded swords, played twice: the second time Ada's hidden gems are in another order."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.engine import Dice, Moment
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Action, Finish, Options, Place, SwordState, TakeOff
from tests.games.swordcrafters.positions import ADA

HIDDEN = ("right", "back")
"""The sides that are hidden as long as nobody turns a sword."""


def seen(game: Swordcrafters, state: SwordState) -> bytes:
    """Everything that spectators and the other players get."""
    watchers = (None, *range(1, game.seats))
    return msgspec.json.encode([(game.view(state, watcher), game.waiting_for(state)) for watcher in watchers])


def crafted(game: Swordcrafters, state: SwordState, seat: int, dice: Dice) -> list[Action]:
    """The actions of a seat until it is done, without taking anything off again."""
    actions: list[Action] = []
    while not actions or not isinstance(actions[-1], Finish):
        view = game.view(state, seat)
        action = game.sample_action(view, game.prompts(state, seat)[0], dice)
        if not isinstance(action, TakeOff):
            actions.append(action)
            if isinstance(action, Place):
                state = applied(game, state, seat, action)
    return actions


def swapped(actions: list[Action], sword: int, dice: Dice) -> list[Action]:
    """The same actions, with the gems for hidden sides of a sword in another order."""
    hidden = [each for each in actions if isinstance(each, Place) and each.sword == sword and each.side in HIDDEN]
    gems = iter(dice.shuffled([each.gem for each in hidden]))
    return [
        Place(next(gems), each.side, sword) if isinstance(each, Place) and each in hidden else each for each in actions
    ]


def applied(game: Swordcrafters, state: SwordState, seat: int, action: Action) -> SwordState:
    return game.apply(state, seat, action, Moment(0, Dice(b"game"))).state


@pytest.mark.clause("S-OPEN-R1")
@pytest.mark.parametrize(("seats", "dual"), [(2, False), (2, True), (3, False), (4, False)])
def test_others_cannot_distinguish_games_that_differ_only_in_hidden_gems(seats: int, dual: bool) -> None:
    game = Swordcrafters(Options(guarded=True, dual=dual), seats=seats)
    different = 0
    for seed in range(6):
        one, other = played_twice(game, seed)
        assert one.public.swords[1:] == other.public.swords[1:]
        different += one.public.swords[ADA] != other.public.swords[ADA]
    assert different > 2


def played_twice(game: Swordcrafters, seed: int) -> tuple[SwordState, SwordState]:
    """The final states of both games. Until then they look the same to all but Ada."""
    dice = Dice(b"play", seed)
    one = other = game.new(Moment(0, Dice(b"game", seed))).state
    while game.outcome(one) is None:
        seat = game.waiting_for(one)[0]
        if one.public.phase != "craft":
            view = game.view(one, seat)
            actions = again = [game.sample_action(view, game.prompts(one, seat)[0], dice)]
        else:
            actions = again = crafted(game, one, seat, dice)
            if seat == ADA:
                again = swapped(swapped(actions, 0, dice), 1, dice)
        for action, instead in zip(actions, again, strict=True):
            one, other = applied(game, one, seat, action), applied(game, other, seat, instead)
            if game.outcome(one) is None:
                assert seen(game, one) == seen(game, other)
    return one, other
