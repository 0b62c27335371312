"""The HTTP route for guided first games."""

from __future__ import annotations

import structlog
from litestar import get

from rumpus.engine import RumpusError, UnknownGame
from rumpus.engine.first_game import first_game_of, lines_of
from rumpus.games import AnyGame, game_named
from rumpus.server.http_messages import Guide
from rumpus.server.requests import NOT_FOUND, GameName

logger = structlog.get_logger()


@get("/games/{game:str}/first-game", summary="What the coach says in the guided first game", responses=NOT_FOUND)
async def get_guide(game: GameName) -> Guide:
    kind = game_named(game)
    script = first_game_of(kind) if has_first_game(kind) else None
    if script is None:
        raise UnknownGame("There is no guided first game of {game}.", game=game)
    return Guide(script.cues)


def has_first_game(kind: type[AnyGame]) -> bool:
    """Whether there is a guided game that the rules allow. That of a brought game may be wrong."""
    try:
        return bool(lines_of(kind))
    except RumpusError as error:
        logger.warning("first_game.bad", game=kind.facts.name, error=error.message)
        return False
