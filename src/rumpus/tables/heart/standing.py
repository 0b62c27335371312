"""How a member stands at a table, for a page that is elsewhere."""

from __future__ import annotations

from rumpus.tables.heart.absence import commits
from rumpus.tables.heart.state import State
from rumpus.tables.messages.table_info import Standing
from rumpus.tables.names import credential_hash


def standing(table: State, credential: str) -> Standing | None:
    """None if the table does not know the credential."""
    document, play = table.document, table.play
    member = document.known_by(credential_hash(credential))
    if member is None:
        return None
    seats = document.seats_of(member.id)
    is_on = play is not None and play.outcome is None and not document.paused
    asked = [seat for seat in seats if play is not None and is_on and seat in play.asked.waiting]
    return Standing(
        code=document.code,
        game=document.game,
        phase=document.phase,
        is_host=document.host == member.id,
        your_move=any(member.id in commits(table, seat) for seat in asked),
    )
