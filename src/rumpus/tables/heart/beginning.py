"""Beginning, restoring and clearing games."""

from __future__ import annotations

import msgspec
import structlog
from msgspec.structs import replace

from rumpus.engine import RumpusError, Run, read_options
from rumpus.engine.first_game import LEARNER
from rumpus.games import game_named
from rumpus.replays.format import Player
from rumpus.tables import lobby, seat_facts
from rumpus.tables.document import Document
from rumpus.tables.heart import guiding
from rumpus.tables.heart.clock import Clock
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.fitting import measure_of
from rumpus.tables.heart.play import begun, folded
from rumpus.tables.heart.state import State
from rumpus.tables.heart.tellings import GameNews, TableNews
from rumpus.tables.log import BeginGame, StoredGame
from rumpus.tables.names import new_game_id, new_seed

logger = structlog.get_logger()

NEW_RULES = "The rules of this game were updated, so it could not go on. Start a fresh one."
BEGUN_ANEW = "The rules of this game were changed and it could not go on, so this is a fresh game."


def begin(draft: Draft, document: Document) -> None:
    """Begin a new game with the seated people. Raises BadOptions if it is not for so many."""
    script = guiding.script_of(document)
    kind = game_named(document.game)
    # A guided game is the same for everybody.
    options = seat_facts.options_at_start(document) if script is None else guiding.options_of(kind, script)
    game = kind(options, seats=len(document.seats))
    seed = new_seed() if script is None else bytes.fromhex(script.seed)
    play, opening = begun(new_game_id(), document.played, Run(game, seed), draft.now, measure_of(document).tempo_ms)
    players = tuple(
        Player(name, each.avatar, each.colour, each.level or "")
        for name, each in zip(document.names, document.seats, strict=True)
    )
    draft.writes.append(
        BeginGame(
            id=play.id,
            table=document.code,
            game=document.game,
            rules_version=game.rules_version,
            options=msgspec.json.encode(options),
            players=msgspec.json.encode(players),
            seed=seed.hex(),
            opening=msgspec.json.encode(opening),
        )
    )
    draft.play = play
    draft.played_for, draft.stepped_in = {}, frozenset()
    draft.document = replace(document, game_id=play.id)
    tell_game(draft)


def begin_anew(draft: Draft) -> None:
    """Replace a game whose log does not fit the changed rules by a fresh one. Does nothing for other tables.

    If the new rules refuse the seats or options, the table stays in its lobby."""
    document = draft.document
    if document.notice != NEW_RULES or document.phase != "lobby" or document.host is None:
        return
    try:
        begin(draft, replace(lobby.start(document, document.host, anyway=True), notice=BEGUN_ANEW))
    except (RumpusError, ValueError, msgspec.MsgspecError):
        logger.exception("table.not_begun_anew", table=document.code)


def clear(draft: Draft) -> None:
    """Take the game off the table."""
    draft.play = None
    draft.stepped_in = frozenset()
    tell_game(draft)


def tell_game(draft: Draft) -> None:
    """Send the whole game to everybody, because it began, ended or has other deadlines."""
    draft.tell(TableNews())
    draft.tell(GameNews(frozenset(page.stream for page in draft.pages)))


def set_paused(draft: Draft, *, paused: bool) -> None:
    assert draft.play is not None
    clock = draft.play.clock
    draft.play = replace(draft.play, clock=clock.paused(draft.now) if paused else clock.resumed(draft.now))


def give_learner_time(draft: Draft) -> None:
    """The clock of a guided game stands while the learner is away, reads, or is to move: everybody learns at their own
    pace, and the rules decide nothing for them."""
    play, document = draft.play, draft.document
    if play is None or play.outcome is not None or document.paused or guiding.script_of(document) is None:
        return
    is_here = any(draft.presence.is_here(each.member) for each in document.seats[LEARNER].holders)
    runs = is_here and not guiding.waits_for_learner(document, play.asked)
    if runs != play.clock.is_running:
        set_paused(draft, paused=not runs)


def restored(state: State, stored: StoredGame, now: float) -> State:
    """Restore a game from its log. If the log does not fit the rules any more, offer a fresh start."""
    document = state.document
    kind = game_named(stored.game)
    if stored.rules_version != kind.rules_version:
        return replace(state, document=lobby.to_lobby(document, NEW_RULES))
    try:
        options = read_options(kind.types.options, stored.options)
        run = Run(kind(options, seats=len(document.seats)), bytes.fromhex(stored.seed))
        play = folded(begun(stored.id, document.played, run, now, measure_of(document).tempo_ms)[0], stored.entries)
    except (RumpusError, ValueError, msgspec.MsgspecError):
        logger.exception("table.log_does_not_fold", table=document.code, game=stored.id)
        return replace(state, document=lobby.to_lobby(document, NEW_RULES))
    is_resting = document.paused or guiding.script_of(document) is not None
    clock = Clock(play.run.at_ms, None if is_resting else now)
    return replace(state, play=replace(play, clock=clock).with_timers_restarted(now))
