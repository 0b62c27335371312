"""The end: all swords are shown and scored, and the highest total wins. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import Outcome, State, Step
from rumpus.games.swordcrafters.model import Ended, Event, Options, Public, Scored, Sword, SwordState
from rumpus.games.swordcrafters.scoring import Score, forged, forged_by_card, score


def end(state: SwordState, events: tuple[Event, ...], options: Options) -> Step[SwordState, Event]:
    public = state.public
    scores = scores_of(state, options)
    swords = public.swords
    if options.guarded:
        # Everything is shown for the scoring.
        swords = tuple(
            tuple(
                Sword(sides, sword.fixed, "", (), sword.taken, sword.layers)
                for sides, sword in zip(private.swords or (), mine, strict=True)
            )
            for private, mine in zip(state.private, swords, strict=True)
        )
    after = replace(public, phase="over", scores=scores, swords=swords)
    outcome = outcome_of(after)
    after = replace(after, over=outcome.clause)
    events += tuple(Scored(each.seat, each.total, each.name) for each in scores)
    totals = [each.total for each in scores]
    events += (Ended(outcome.winners, outcome.clause, totals.count(max(totals)) > 1),)
    return Step(State(after, state.private, state.hidden), events)


def scores_of(state: SwordState, options: Options) -> tuple[Score, ...]:
    public = state.public
    players = [
        forged(private.swords if private.swords is not None else [sword.sides for sword in mine])
        for private, mine in zip(state.private, public.swords, strict=True)
    ]
    opponents = () if public.solo is None else public.solo.opponents
    everybody = [*players, *map(forged_by_card, opponents)]
    found = score(everybody, [card.side for card in public.magic], light=options.light)
    named = [replace(each, seat=seat) for seat, each in enumerate(found[: len(players)])]
    named += [replace(each, name=card.name) for each, card in zip(found[len(players) :], opponents, strict=True)]
    return tuple(named)


def outcome_of(public: Public) -> Outcome:
    seats, is_solo = len(public.swords), public.solo is not None
    totals = [each.total for each in public.scores]
    places = tuple(1 + sum(other > mine for other in totals) for mine in totals[:seats])
    shared = totals.count(max(totals)) > 1 and 1 in places
    clause = ("S-SOLO-R4" if is_solo else "S-WIN-R1") if shared or is_solo else "S-WIN-1"
    return Outcome(clause, places, tuple(totals[:seats]))
