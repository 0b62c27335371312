"""The HTTP routes of the rule books."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from rumpus.engine.languages import SOURCE, languages
from rumpus.engine.rulebook import RuleBook, rulebook_of
from rumpus.games import game_named
from rumpus.replays.examples import Example, examples_of
from rumpus.server.requests import NOT_FOUND, GameName

Language = Annotated[
    str, QueryParameter(name="language", max_length=20, description="A language, such as de. What it lacks is English.")
]


@get("/rules/{game:str}", summary="The rule book of a game", responses=NOT_FOUND)
async def get_rules(game: GameName, language: Language = SOURCE) -> RuleBook:
    return rulebook_of(game_named(game), language if language in languages() else SOURCE)


@get("/rules/{game:str}/examples", summary="The examples of a rule book, played by the rules", responses=NOT_FOUND)
async def get_examples(game: GameName) -> tuple[Example, ...]:
    return await asyncio.to_thread(examples_of, game_named(game))


rule_routes = (get_rules, get_examples)
