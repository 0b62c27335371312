"""Arena battles: staged when the game has terms for one, and turned into a `Result` at their end."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.arena.kind import Loss
from rumpus.arena.kinds import kind_of
from rumpus.bots.fitting import COMPANY
from rumpus.engine import Terms, battle_seed
from rumpus.replays.recordings import Staged
from rumpus.tables.heart import judging, quips
from rumpus.tables.heart.absence import has_stand_in
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.fitting import fit_of
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.state import Fight, Seen
from rumpus.tables.heart.tellings import ToAll
from rumpus.tables.log import BeginRecording, RecordPart
from rumpus.tables.messages.to_page import UNNUMBERED, BattleBegan, BattleInfo, BattleOver, Cause

encode = msgspec.json.Encoder().encode

MOST_NUMBERS = 2**31


class Steering(NamedTuple):
    """Who steers a body."""

    level: str
    """The level of the bot in the seat; empty for a person."""
    stand_in: str
    """The level of the bot that fights on for a person who dropped off."""


def attend(draft: Draft, tick: int) -> None:
    """Stage the battle that the game asks for, and stop one, at this tick, that it no longer asks for."""
    play, fight = draft.play, draft.fight
    terms = _terms(draft)
    if fight is not None and not _is_due(draft, fight):
        draft.fight = None
        _tell_over(draft, fight, "stopped", (), tick)
    if play is None or terms is None or draft.fight is not None:
        return
    setup = play.game.battle_setup(play.state, battle_seed(play.run.seed, terms.id))
    if setup is not None:
        _stage(draft, play, terms, setup)


def is_concerned(table: Seen) -> bool:
    """Whether there is a battle, or should be one."""
    return table.fight is not None or _terms(table) is not None


def _terms(table: Seen) -> Terms | None:
    play = table.play
    return None if play is None or play.outcome is not None else play.game.terms(play.state)


def _is_due(table: Seen, fight: Fight) -> bool:
    """Whether the game still asks for a battle."""
    terms = _terms(table)
    is_same_game = table.play is not None and table.play.id == fight.game_id
    return is_same_game and terms is not None and terms.id == fight.info.battle


def _stage(draft: Draft, play: Play, terms: Terms, setup: Any) -> None:
    kind = kind_of(setup)
    bodies = terms.bodies or terms.fighters
    info = BattleInfo(
        battle=terms.id,
        # Random, so that after a restart a page does not mistake a new battle for an old one.
        number=secrets.randbelow(MOST_NUMBERS),
        arena=kind.arena,
        fighters=tuple(bodies[body] for body in kind.fighters(setup)),
        bodies=bodies,
        binds=kind.binds(setup),
        tick=0,
    )
    draft.fight = Fight(play.id, setup, info)
    staged = Staged(kind.version, info.fighters, Raw(encode(setup)), kind.arena, info.bodies)
    draft.writes.append(BeginRecording(play.id, terms.id, encode(staged)))
    draft.tell(ToAll(BattleBegan(seq=UNNUMBERED, **msgspec.structs.asdict(info))))


def steering(table: Seen, fight: Fight, now: float) -> list[Steering]:
    """Who steers each body. A seat with a stand-in in the game is not waited for."""
    stand_in = table.document.settings.stand_in
    found = []
    for seat in fight.info.bodies:
        seating = table.document.seats[seat]
        is_bot = seating.kind == "bot" or has_stand_in(table, seat, now)
        level: str = (seating.level or stand_in) if is_bot else ""
        if level == COMPANY and table.play is not None:
            level = fit_of(table.document, table.play).fighter
        found.append(Steering(level, stand_in))
    return found


def record(draft: Draft, number: int, data: bytes) -> None:
    """Record a part of a battle."""
    fight = draft.fight
    if fight is not None and fight.info.number == number:
        draft.fight = replace(fight, parts=fight.parts + 1)
        draft.writes.append(RecordPart(fight.game_id, fight.info.battle, fight.parts + 1, data))


def over(draft: Draft, number: int, verdict: Any) -> None:
    """Apply the arena's verdict to the game, unless something else came just before."""
    play, fight = draft.play, draft.fight
    if play is None or fight is None or fight.info.number != number or not _is_due(draft, fight):
        return
    draft.fight = None
    kind = kind_of(fight.setup)
    _tell_over(draft, fight, verdict.cause, kind.losses(verdict), verdict.tick, kind.modifier(verdict))
    quips.of_battle(draft, fight.info.fighters, [fight.info.bodies[loss.body] for loss in kind.losses(verdict)])
    judging.battle_over(draft, play.game.battle_result(play.state, verdict))


def _tell_over(
    draft: Draft, fight: Fight, cause: Cause, losses: tuple[Loss, ...], tick: int, modifier: str = ""
) -> None:
    seats = fight.info.bodies
    draft.tell(
        ToAll(
            BattleOver(
                UNNUMBERED,
                battle=fight.info.battle,
                number=fight.info.number,
                cause=cause,
                losers=tuple(seats[loss.body] for loss in losses),
                causes=tuple(loss.cause for loss in losses),
                by=tuple(None if loss.by is None else seats[loss.by] for loss in losses),
                modifier=modifier,
                tick=tick,
            )
        )
    )
