"""A few words of bots at fitting moments. They depend only on what everybody sees, and come seldom."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.bots.playouts.values import scores_of
from rumpus.tables.document import Document
from rumpus.tables.heart import guiding
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.tellings import ToAll
from rumpus.tables.messages.to_page import UNNUMBERED, Quip, QuipMoment

GAP_MS: Final = 25_000
"""The least game time between two of them; the end of a game does not wait."""
MOST: Final = 6
"""The largest number in a game."""
VARIANTS: Final = 3
"""The number of sentences for each moment (`quip-…` in table.ftl)."""


def of_step(draft: Draft, before: Play, after: Play) -> None:
    """A bot greets after the first action of a game, and speaks of a new leader and of the end."""
    document = draft.document
    bots = _bots(document)
    if not bots:
        return
    if after.outcome is not None:
        winners = [seat for seat in bots if seat in after.outcome.winners]
        _say(draft, "won" if winners else "lost", winners or bots, is_end=True)
        return
    if before.run.number == 0:
        _say(draft, "hello" if document.played <= 1 else "again", bots)
    seats = after.game.seats
    earlier, now = scores_of(before.state.public, seats), scores_of(after.state.public, seats)
    if earlier is None or now is None or now is earlier or now == earlier:
        return
    leader = _leader(now)
    if leader is None or leader == _leader(earlier):
        return
    if document.seats[leader].kind == "bot":
        _say(draft, "leads", [leader])
    else:
        _say(draft, "chases", bots)


def of_battle(draft: Draft, fighters: Sequence[int], losers: Sequence[int]) -> None:
    """A bot speaks of a battle that it fought with somebody."""
    bots = set(_bots(draft.document))
    lost = [seat for seat in losers if seat in bots]
    won = [seat for seat in fighters if seat in bots and seat not in losers]
    if lost and any(seat not in bots for seat in fighters if seat not in losers):
        _say(draft, "hit", lost)
    elif won and any(seat not in bots for seat in losers):
        _say(draft, "hits", won)


def _say(draft: Draft, moment: QuipMoment, bots: Sequence[int], *, is_end: bool = False) -> None:
    """One of the bots says something, unless one has just spoken or nobody wants to hear it."""
    play, document = draft.play, draft.document
    if play is None or not bots or not document.settings.bot_words or not document.people:
        return
    if not guiding.is_over(document):
        # Somebody who learns the game listens to the guide.
        return
    now_ms = play.run.at_ms
    if play.quips >= MOST or (play.quips and not is_end and now_ms - play.quipped_ms < GAP_MS):
        return
    lot = zlib.crc32(f"{play.id}/{play.run.number}".encode())
    seat = bots[lot // VARIANTS % len(bots)]
    draft.play = replace(play, quips=play.quips + 1, quipped_ms=now_ms)
    draft.tell(ToAll(Quip(UNNUMBERED, seat, document.names[seat], moment, 1 + lot % VARIANTS)))


def _bots(document: Document) -> list[int]:
    return [seat for seat, seating in enumerate(document.seats) if seating.kind == "bot"]


def _leader(scores: Sequence[int]) -> int | None:
    """The seat with most points, if it is one alone."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None
