"""What a seat can deduce: possible states are consistent and look to it like the real one."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, State
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import solo_cards
from rumpus.games.swordcrafters.model import Hidden, Options, Private, SwordState
from rumpus.games.swordcrafters.sword import GUARDED as GUARDS
from tests.games.swordcrafters.positions import ADA, GUARDED, crafting, new_game
from tests.games.swordcrafters.random_games import ALL, states_of, told


@pytest.mark.parametrize("setting", ALL, ids=told)
def test_a_possible_state_looks_the_same_and_contradicts_nothing(setting: tuple[int, Options]) -> None:
    seats, options = setting
    game = Swordcrafters(options, seats=seats)
    dice = Dice(b"possible")
    for number, state in enumerate(states_of(game, 1)):
        assert game.contradiction(state) == ""
        watcher = (None, *range(seats))[number % (seats + 1)]
        view = game.view(state, watcher)
        possible = game.possible_state(view, dice)
        assert game.view(possible, watcher) == view
        assert game.contradiction(possible) == ""
        assert Counter(possible.hidden.stack) == Counter(state.hidden.stack)
        assert len(possible.hidden.solo) == len(state.hidden.solo)
        check_rounds(possible)


def check_rounds(state: SwordState) -> None:
    """Guarded swords: the tiles of each round are where that round placed them."""
    for mine, private in zip(state.public.swords, state.private, strict=True):
        if private.swords is None:
            continue
        for sword, sides in zip(mine, private.swords, strict=True):
            before = (0, 0, 0, 0)
            for layer, tiles in zip(sword.layers, sword.taken, strict=False):
                built = "".join(
                    sides[side][before[side] + GUARDS[side] : layer[side] + GUARDS[side]] for side in range(4)
                )
                assert sorted(built) == sorted(tiles)
                before = layer


def test_the_tiles_to_come_may_come_in_any_order() -> None:
    match = new_game(4)
    view = match.game.view(match.state, ADA)
    stacks = [match.game.possible_state(view, Dice(bytes([number]))).hidden.stack for number in range(50)]
    assert len(set(stacks)) == 50
    assert len({stack[0] for stack in stacks}) == 7


@pytest.mark.clause("S-SOLO-2")
def test_any_unseen_solo_card_may_come_next() -> None:
    match = new_game(1, Options(opponents=1))
    solo = match.public.solo
    assert solo is not None
    view = match.game.view(match.state, ADA)
    decks = [match.game.possible_state(view, Dice(bytes([number]))).hidden.solo for number in range(80)]
    seen = {card.id for card in solo.opponents} | set(solo.drawn)
    assert {deck[0] for deck in decks} == {card.id for card in solo_cards()} - seen
    assert all(len(deck) == len(set(deck)) == 5 for deck in decks)


def test_a_tile_too_many_or_of_another_kind_is_a_contradiction() -> None:
    match = new_game(3)
    stack = match.state.hidden.stack
    for wrong in (stack[1:], stack + "R", stack.replace("R", "B", 1)):
        assert match.game.contradiction(State(match.public, match.state.private, Hidden(wrong, ())))
    assert match.game.contradiction(State(replace(match.public, stack=7), match.state.private, match.state.hidden))


@pytest.mark.parametrize(
    ("sides", "hand"),
    [
        (("A", "", "R", "B"), "G"),  # another shape than the visible one
        (("W", "G", "R", "B"), ""),  # not the tiles that were taken
        (("G", "A", "R", "B"), ""),  # other gems than the visible ones
        (("A", "G", "R", "P"), ""),  # another guard
    ],
)
def test_a_guarded_sword_that_differs_from_its_visible_sides_is_a_contradiction(
    sides: tuple[str, ...], hand: str
) -> None:
    match = crafting("AG", options=GUARDED)
    match.craft(ADA, ("A", "left"), ("G", "right"))
    state = match.state
    # The position added tiles to the game: take them out of the stack.
    rest = Counter(dict.fromkeys("RBPGAW-", 10)) - Counter("AG")
    hidden = Hidden("".join(rest.elements()), ())
    public = replace(match.public, stack=len(hidden.stack))
    assert match.game.contradiction(State(public, state.private, hidden)) == ""
    wrong = (Private((sides,), (hand,)), *state.private[1:])  # type: ignore[arg-type]
    assert "sword" in match.game.contradiction(State(public, wrong, hidden))


def test_a_sword_that_does_not_hold_together_is_a_contradiction() -> None:
    match = new_game(3)
    [mine] = match.public.swords[ADA]
    falls_apart = replace(mine, sides=(mine.sides[0], mine.sides[1], mine.sides[2] + "R", mine.sides[3]))
    public = replace(match.public, swords=((falls_apart,), *match.public.swords[1:]))
    stack = match.state.hidden.stack.replace("R", "", 1)
    state = State(replace(public, stack=len(stack)), match.state.private, Hidden(stack, ()))
    assert match.game.contradiction(state) == "a sword falls apart"


@pytest.mark.parametrize(("stack", "secrets"), [("RBPGA", ("RBPGA",)), ("RBPG", ()), ("", ())])
def test_a_stack_of_more_than_four_tiles_is_a_secret(stack: str, secrets: tuple[str, ...]) -> None:
    match = new_game(3)
    assert match.game.secrets(State(match.public, match.state.private, Hidden(stack, ())), ADA) == secrets
