"""Tells a page what may be done: the tokens that may come next in an answer to a prompt."""

from __future__ import annotations

from typing import Any

from rumpus.engine import Prompt, Said
from rumpus.games import AnyGame
from rumpus.tables.errors import BadAction, PromptClosed
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.judging import check_seat, play_on
from rumpus.tables.heart.state import Page
from rumpus.tables.messages.from_page import AskChoices
from rumpus.tables.messages.to_page import Answer, Offer, OfferedToken


def offer(draft: Draft, page: Page, asked: AskChoices) -> None:
    """Answer a question for choices without changing anything. Raises TableError."""
    play = play_on(draft)
    check_seat(draft, page, asked.seat)
    mine = play.asked.prompts[asked.seat]
    prompts = [each for each in mine if each.id == asked.prompt] if asked.prompt else mine
    if asked.prompt and not prompts:
        raise PromptClosed("That question is closed.", clause="")
    if asked.said and not asked.prompt:
        raise BadAction("prompt: say which one these tokens answer.")
    game = play.game
    view = game.view(play.state, asked.seat)
    tokens: list[OfferedToken] = []
    for prompt in prompts:
        _check_said(game, view, prompt, asked.said)
        tokens += [offered(game, view, prompt, asked.said, token) for token in game.choices(view, prompt, asked.said)]
    draft.reply(page.stream, Answer(asked.ref, Offer(tuple(tokens))))


def _check_said(game: AnyGame, view: Any, prompt: Prompt, said: Said) -> None:
    """A speller may rely on it that each token was among the choices."""
    for place, token in enumerate(said):
        if token not in game.choices(view, prompt, said[:place]):
            raise BadAction(f"said: token {token} cannot come at place {place + 1} of this answer.")


def offered(game: AnyGame, view: Any, prompt: Prompt, said: Said, number: int) -> OfferedToken:
    """A token as a page knows it."""
    token = game.tokens[number]
    seat = None if token.seat is None else (view.seat + token.seat) % game.seats
    action = game.answer(view, prompt, (*said, number))
    return OfferedToken(prompt.id, number, token.kind, token.value, seat, token.idle, action)
