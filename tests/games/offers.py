"""What a game offers a seat, in plain words: `offered(game, state, ADA, "craft", "place red") == ["side left"]`.

A token is written as its kind, its value, and its seat after an @.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rumpus.engine import Dice, Game, IllegalAction, Moment, Prompt, Said, Token

AnyGame = Game[Any, Any, Any, Any, Any]


def word(token: Token) -> str:
    values = token.value if isinstance(token.value, tuple) else () if token.value is None else (token.value,)
    seat = () if token.seat is None else (f"@{token.seat}",)
    return " ".join(map(str, (token.kind.removeprefix("token-"), *values, *seat)))


def prompt_of(game: AnyGame, state: Any, seat: int, kind: str) -> Prompt:
    [prompt] = [each for each in game.prompts(state, seat) if each.kind == kind]
    return prompt


def _numbers(game: AnyGame, words: Iterable[str]) -> Said:
    known = [word(token) for token in game.tokens]
    return tuple(known.index(each) for each in words)


def offered(game: AnyGame, state: Any, seat: int, kind: str, *said: str) -> list[str]:
    """The tokens that may follow those that were said."""
    prompt = prompt_of(game, state, seat, kind)
    choices = game.choices(game.view(state, seat), prompt, _numbers(game, said))
    return [word(game.tokens[number]) for number in choices]


def answered(game: AnyGame, state: Any, seat: int, kind: str, *said: str) -> Any:
    """The action that these tokens spell, or None."""
    return game.answer(game.view(state, seat), prompt_of(game, state, seat, kind), _numbers(game, said))


def spelt(game: AnyGame, state: Any, seat: int, kind: str, action: Any) -> list[str]:
    said = game.spelling(game.view(state, seat), prompt_of(game, state, seat, kind), action)
    return [word(game.tokens[number]) for number in said]


def every_answer(game: AnyGame, state: Any, seat: int, kind: str, *begun: str) -> list[Any]:
    """All actions that are offered for a prompt and begin with these tokens, in the order of the choices.

    Each is spelt in this way and no other.
    """
    view, prompt = game.view(state, seat), prompt_of(game, state, seat, kind)

    def complete(said: Said) -> list[Any]:
        action = game.answer(view, prompt, said)
        if action is not None:
            assert game.spelling(view, prompt, action) == said
            return [action]
        return [found for number in game.choices(view, prompt, said) for found in complete((*said, number))]

    return complete(_numbers(game, begun))


def accepted(game: AnyGame, state: Any, seat: int, actions: Iterable[Any]) -> list[Any]:
    """Those actions that the rules accept."""
    return [action for action in actions if _is_accepted(game, state, seat, action)]


def _is_accepted(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    try:
        game.apply(state, seat, action, Moment(0, Dice(b"test")))
    except IllegalAction:
        return False
    return True
