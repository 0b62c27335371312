"""Checks of what a game offers: all of it is accepted, and all that is accepted is offered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rumpus.conformance.arbitrary import arbitrary
from rumpus.conformance.scene import Scene, told
from rumpus.conformance.variants import variants
from rumpus.engine.dice import Dice
from rumpus.engine.domain import domain
from rumpus.engine.errors import IllegalAction
from rumpus.engine.game import Prompt
from rumpus.engine.spelling import Said
from rumpus.engine.unions import members

LONGEST = 100
"""The greatest number of tokens in an answer."""
SELDOM = 8
"""One in so many positions is searched for legal actions by brute force."""
TRIES = 8
"""The number of arbitrary actions of a type that has too many values."""


def check_offers(scene: Scene) -> None:
    """A random way through the choices of every prompt ends in an action that is accepted."""
    game, state, dice = scene.game, scene.state, _dice(scene, b"/offers")
    for seat in range(game.seats):
        view = game.view(state, seat)
        for prompt in game.prompts(state, seat):
            said = _walk(scene, seat, view, prompt, dice)
            action = game.answer(view, prompt, said)
            if action is None:
                continue
            verdict = scene.tried(seat, action)
            if isinstance(verdict, IllegalAction):
                scene.note(
                    "offers the illegal",
                    f"{told(action)}, offered for prompt {prompt.id!r}, is refused: {verdict}.",
                    seat,
                )
            elif game.spelling(view, prompt, action) != said:
                back = game.spelling(view, prompt, action)
                scene.note(
                    "spelling", f"{told(action)} is spelt {_words(scene, said)}, but also {_words(scene, back)}.", seat
                )


def _walk(scene: Scene, seat: int, view: Any, prompt: Prompt, dice: Dice) -> Said:
    """Tokens chosen at random until they spell an action. Notes choices that break a promise."""
    game, said = scene.game, Said()
    while game.answer(view, prompt, said) is None:
        choices = game.choices(view, prompt, said)
        if not choices and not said and (prompt.until_ms is not None or not prompt.awaited):
            # Nothing can be answered now, but nobody is kept waiting for ever.
            return said
        if not choices or len(said) == LONGEST:
            end = "nothing may follow" if not choices else f"there is no answer after {LONGEST} tokens"
            scene.note(
                "dead end", f"the answer to prompt {prompt.id!r} began with {_words(scene, said)}, and {end}.", seat
            )
            return said
        if len(set(choices)) < len(choices):
            scene.note("choices", f"prompt {prompt.id!r} offers a token twice after {_words(scene, said)}.", seat)
        if prompt.awaited and all(game.tokens[number].idle for number in choices):
            scene.note("choices", f"prompt {prompt.id!r} offers only idle tokens after {_words(scene, said)}.", seat)
        said += (dice.pick(choices),)
    return said


def check_sampled_is_offered(scene: Scene, seat: int, prompt: Prompt, action: Any) -> None:
    if not _is_spelt(scene, seat, prompt, action):
        scene.note("misses the legal", f"{told(action)} answers prompt {prompt.id!r}, but is not offered.", seat)


def check_is_offered(scene: Scene, seat: int, action: Any) -> None:
    """An action that was accepted must answer one of the prompts."""
    prompts = scene.game.prompts(scene.state, seat)
    if not any(_is_spelt(scene, seat, prompt, action) for prompt in prompts):
        scene.note("misses the legal", f"{told(action)} is accepted, but not offered.", seat)


def check_nothing_is_missed(scene: Scene) -> None:
    """Every action that is accepted is offered: all of a type with few values, some of others."""
    game, state, dice = scene.game, scene.state, _dice(scene, b"/missed")
    asked = [(seat, prompt) for seat in range(game.seats) for prompt in game.prompts(state, seat)]
    if not asked or dice.below(SELDOM):
        return
    seat, prompt = dice.pick(asked)
    sampled = game.sample_action(game.view(state, seat), prompt, dice)
    for action in _candidates(scene, sampled, dice):
        if not isinstance(scene.tried(seat, action), IllegalAction):
            check_is_offered(scene, seat, action)


def _candidates(scene: Scene, sampled: Any, dice: Dice) -> Iterator[Any]:
    seats = scene.game.seats
    for kind in members(scene.game.types.action):
        few = _domain(kind, seats)
        if few is not None:
            yield from few
        else:
            yield from (action for _ in range(TRIES) if (action := arbitrary(kind, dice)) is not None)
    yield from variants(sampled, seats)


@lru_cache(maxsize=256)
def _domain(kind: Any, seats: int) -> tuple[Any, ...] | None:
    return domain(kind, seats)


def check_bots_are_offered(scene: Scene) -> None:
    """What a bot would do is offered."""
    game, state, dice = scene.game, scene.state, _dice(scene, b"/bots")
    asked = [seat for seat in range(game.seats) if game.prompts(state, seat)]
    if not scene.bots or not asked or dice.below(SELDOM):
        return
    seat = dice.pick(asked)
    prompts = {prompt.id: prompt for prompt in game.prompts(state, seat)}
    intent = dice.pick(scene.bots).choose(game.view(state, seat), tuple(prompts.values()), dice)
    if intent is not None:
        check_sampled_is_offered(scene, seat, prompts[intent.prompt], intent.action)


def check_same_choices(scene: Scene, possible: Any, seat: int) -> None:
    """What is offered does not change with what the seat cannot know."""
    game, dice = scene.game, _dice(scene, b"/same")
    for prompt in game.prompts(scene.state, seat):
        view = game.view(scene.state, seat)
        said = _walk(scene, seat, view, prompt, dice)
        starts = [said[:size] for size in range(len(said))]
        real = [game.choices(view, prompt, start) for start in starts]
        view = game.view(possible, seat)
        if prompt in game.prompts(possible, seat) and real != [game.choices(view, prompt, start) for start in starts]:
            scene.note(
                "depends on a secret",
                f"the choices for prompt {prompt.id!r} would be others if what the seat cannot know were otherwise.",
                seat,
            )


def _is_spelt(scene: Scene, seat: int, prompt: Prompt, action: Any) -> bool:
    """Whether the choices for a prompt lead to this action, or to one that does the same."""
    game, view = scene.game, scene.game.view(scene.state, seat)
    said = game.spelling(view, prompt, action)
    if not said:
        return False
    for size, number in enumerate(said):
        start = said[:size]
        if game.answer(view, prompt, start) is not None or number not in game.choices(view, prompt, start):
            return False
    spelt = game.answer(view, prompt, said)
    return spelt == action or (spelt is not None and scene.tried(seat, spelt) == scene.tried(seat, action))


def _words(scene: Scene, said: Said) -> str:
    """Tokens as written in messages."""
    return " ".join(told(scene.game.tokens[number]) for number in said) or "nothing"


def _dice(scene: Scene, name: bytes) -> Dice:
    # Separate dice, so that these checks do not change the game that is played.
    return Dice(scene.seed_bytes + name, scene.run.number)
