"""Guided first games: a table whose bots play a script, and whose learner is asked for the moves in it. Pure.

How far the script has come is the text of a pad of the learner's seat, so it is stored with the table, and all pages of
the learner know it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine import RumpusError, UnknownGame, read_options
from rumpus.engine.first_game import LEARNER, FirstGame, Rehearsed, first_game_of, lines_of
from rumpus.games import AnyGame, game_named
from rumpus.tables import lobby, pads, seated_bots
from rumpus.tables.document import EMPTY, Document, Pad
from rumpus.tables.errors import OffScript
from rumpus.tables.heart.asked import Asked
from rumpus.tables.messages.people import BotLevel

PAD = "coach"
BOTS: BotLevel = "easy"
"""The level of the bots once the script is over."""


def opened(game: str) -> Document:
    """A table for a guided game, which begins as soon as the learner comes in. Raises UnknownGame."""
    script = first_game_of(game_named(game))
    if script is None:
        raise UnknownGame("There is no guided first game of {game}.", game=game)
    table = lobby.open_table("", game)
    for seat in range(1, script.seats):
        table = seated_bots.with_bot(table, seat, BOTS)
    return replace(
        table,
        seats=(EMPTY, *table.seats[1 : script.seats]),
        options=Raw(msgspec.json.encode(script.options)),
        begins_at_once=True,
        guided=script.fingerprint,
    )


def script_of(table: Document) -> FirstGame | None:
    """The script that the game on a table follows; None if it is an ordinary game, or the script has changed since."""
    if not table.guided:
        return None
    try:
        kind = game_named(table.game)
        script = first_game_of(kind) if lines_of(kind) else None
    except RumpusError:
        # Its file was changed, and is wrong now.
        return None
    return script if script is not None and script.fingerprint == table.guided else None


def options_of(kind: type[AnyGame], script: FirstGame) -> Any:
    """The options of a guided game, with the facts about its seats."""
    return read_options(kind.types.options, msgspec.json.encode(script.options))


def place_of(table: Document, script: FirstGame) -> int:
    """The number of the current cue, or of cues if the script is over."""
    return read_place(pads.text_of(table, LEARNER, PAD), len(script.cues))


def read_place(text: str, most: int) -> int:
    """A place in a script from a pad. Anything but a number is its beginning."""
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 5 else 0


def moved_to(table: Document, place: int) -> Document:
    """The table with the script at a later place; it never goes back."""
    script = script_of(table)
    if script is None or place <= place_of(table, script):
        return table
    seating = table.seats[LEARNER]
    others = tuple(pad for pad in seating.pads if pad.name != PAD)
    seating = replace(seating, pads=(*others, Pad(PAD, str(place))))
    return replace(table, seats=(seating, *table.seats[1:]))


def line_now(table: Document, asked: Asked) -> tuple[int, Rehearsed] | None:
    """The bot and the move that the script wants from it now; None while it waits for the learner, and at its end."""
    script = script_of(table)
    if script is None:
        return None
    place = place_of(table, script)
    if place == len(script.cues) or script.cues[place].play is None or script.cues[place].seat == LEARNER:
        return None
    line, seat = lines_of(game_named(table.game))[place], script.cues[place].seat
    return (seat, line) if any(each.kind == line.kind for each in asked.prompts[seat]) else None


def waits_for_learner(table: Document, asked: Asked) -> bool:
    """Whether the learner can move, and the script waits for that move or for the tap of somebody who reads."""
    script = script_of(table)
    if script is None or LEARNER not in asked.waiting:
        return False
    place = place_of(table, script)
    return place < len(script.cues) and (script.cues[place].play is None or script.cues[place].seat == LEARNER)


def is_over(table: Document) -> bool:
    """Whether no move of a script is left, so that everybody plays as they like."""
    script = script_of(table)
    return script is None or script.next_play(place_of(table, script)) is None


def after_move(table: Document, seat: int, action: Any) -> Document:
    """The table after a move of a seat. Raises OffScript if the coach wants something else first."""
    script = script_of(table)
    at = None if script is None else script.next_play(place_of(table, script))
    if script is None or at is None:
        return table
    if script.cues[at].seat != seat or lines_of(game_named(table.game))[at].action != action:
        raise OffScript("Not yet! The coach points at what to do first.")
    return moved_to(table, at + 1)


def has_strayed(table: Document, asked: Asked) -> bool:
    """Whether the game has gone another way, so that the next move of the script can never be made: somebody is asked,
    but not for that move. It happens if the rules decided something for a learner who took too long."""
    script = script_of(table)
    at = None if script is None else script.next_play(place_of(table, script))
    if script is None or at is None or not asked.waiting:
        return False
    line = lines_of(game_named(table.game))[at]
    return all(each.kind != line.kind for each in asked.prompts[script.cues[at].seat])
