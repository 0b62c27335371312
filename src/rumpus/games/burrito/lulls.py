"""Lulls, in which nobody lays a set (B-END-R1): the vote, and the end of the round. Pure."""

from __future__ import annotations

from rumpus.engine import IllegalAction, put
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import Voted, VoteOffered
from rumpus.games.burrito.model import Options, Public, Vote
from rumpus.games.burrito.rounds import end_round


def due_ms(options: Options, public: Public) -> int:
    """While cards are passed: when the vote is offered or, after that, when the round ends."""
    lull_ms = options.stall_s * 1000
    if not public.votes:
        lull_ms = lull_ms * 2 // 3
    return public.since_ms - public.ran_ms + public.quiet_ms + lull_ms


def wake(draft: Draft) -> None:
    public = draft.public
    if public.votes:
        end_round(draft, "B-END-R1", "lull")
        return
    # Bots vote yes.
    votes = tuple([seat in public.bots for seat in range(draft.seats)])
    draft.change(votes=votes, offers=public.offers + 1)
    draft.tell(VoteOffered())
    count_votes(draft)


def vote(draft: Draft, seat: int, action: Vote) -> None:
    public = draft.public
    if public.phase != "passing" or not public.votes:
        raise IllegalAction("B-END-R1", "There is no vote now.")
    if seat in public.skipped:
        raise IllegalAction("B-AWAY-R1", "Your seat is skipped.")
    if public.votes[seat] == action.end:
        raise IllegalAction("B-END-R1", "You have voted so already.")
    draft.change(votes=put(public.votes, seat, action.end))
    draft.tell(Voted(seat, action.end))
    count_votes(draft)


def count_votes(draft: Draft) -> None:
    votes, bots = draft.public.votes, draft.public.bots
    if votes and all(votes[seat] or seat in bots for seat in draft.active):
        end_round(draft, "B-END-R1", "vote")
