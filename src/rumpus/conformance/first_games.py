"""Checks the guided first game that lies beside a game, if there is one."""

from __future__ import annotations

from typing import Any

from rumpus.conformance.findings import Finding, Findings
from rumpus.engine.errors import RumpusError
from rumpus.engine.first_game import PACES_MS, first_game_of, rehearsed
from rumpus.engine.game import Game


def check_first_game(game_type: type[Game[Any, Any, Any, Any, Any]], findings: Findings) -> None:
    """The rules allow its script, however fast the learner reads."""
    try:
        script = first_game_of(game_type)
        for pace_ms in PACES_MS if script is not None else ():
            assert script is not None
            rehearsed(game_type, script, pace_ms)
    except RumpusError as error:
        findings.add(Finding("first game", error.message.removesuffix(".") + "."))
