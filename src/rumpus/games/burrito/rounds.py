"""Rounds: the deal, the start and restart of play, the end of a round, the badge, and the winner. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction
from rumpus.games.burrito.battles import begin_battle
from rumpus.games.burrito.cards import BRUISES, DEALT, HAND, KINDS, SET, decks_for, whole_deck
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import (
    BadgeGiven,
    Counted,
    DeckTurned,
    Ended,
    PlayBegan,
    RoundBegan,
    RoundEnded,
    RoundTied,
    RoundWon,
)
from rumpus.games.burrito.model import COUNTDOWN_MS, Count, Flow, Hidden, Private, Public, RoundEnd
from rumpus.games.burrito.seating import left_of

ROUNDS = 2
WAR = KINDS.index("war")


def blank(seats: int, bots: tuple[int, ...]) -> Public:
    """The public part before the first deal."""
    nobody = (0,) * seats
    return Public(
        round=0,
        phase="count",
        flow=Flow(nobody, nobody, (0, 0)),
        stretch=0,
        waits=nobody,
        counter=0,
        until_ms=None,
        bruises_left=0,
        bruises=nobody,
        score=((),) * seats,
        points=nobody,
        bots=tuple(sorted({seat for seat in bots if seat < seats})),
        skipped=(),
        declared=(),
        battle=None,
        battles=0,
        last=None,
        since_ms=0,
        ran_ms=0,
        quiet_ms=0,
        last_set_ms=nobody,
        droughts=nobody,
        offers=0,
        votes=(),
        badge=None,
        hits=(nobody,) * seats,
        rounds=(),
    )


def begin_round(draft: Draft, counter: int) -> None:
    """B-SETUP-1 to B-SETUP-4, and B-ROUND-R1: a fresh deal of the whole deck."""
    public, seats = draft.public, draft.seats
    decks = decks_for(seats)
    cards = draft.moment.dice.shuffled(whole_deck(decks))
    hands: list[tuple[int, ...]] = [()] * seats
    piles: list[tuple[int, ...]] = [()] * seats
    for place, seat in enumerate(draft.active):
        mine = cards[DEALT * place : DEALT * (place + 1)]
        hands[seat], piles[seat] = mine[DEALT - HAND :], mine[: DEALT - HAND]
    rest = cards[DEALT * len(draft.active) :]
    # B-SETUP-R1: the first gets the odd card.
    half = (len(rest) + 1) // 2
    nobody = (0,) * seats
    draft.private = tuple([Private(hand) for hand in hands])
    draft.hidden = Hidden(tuple(piles), (rest[:half], rest[half:]), nobody)
    draft.change(
        round=public.round + 1,
        phase="count",
        flow=Flow(tuple(map(len, hands)), tuple(map(len, piles)), (half, len(rest) - half)),
        stretch=public.stretch + 1,
        counter=counter,
        until_ms=_breather(draft, 0 if public.round == 0 else 2),
        bruises_left=BRUISES * decks,
        bruises=nobody,
        score=((),) * seats,
        points=nobody,
        declared=(),
        battle=None,
        ran_ms=0,
        quiet_ms=0,
        last_set_ms=nobody,
        droughts=nobody,
        votes=(),
    )
    draft.tell(RoundBegan(public.round + 1, counter))


def count(draft: Draft, seat: int, _: Count) -> None:
    """B-START-1, B-LOSE-2."""
    public = draft.public
    clause = count_clause(public)
    if public.phase != "count":
        raise IllegalAction(clause, "There is nothing to count down to now.")
    if seat != public.counter:
        raise IllegalAction(clause, "Somebody else gives the 3-2-1-Burrito.")
    if public.until_ms is not None:
        raise IllegalAction("B-START-R1", "Not everybody has seen yet what happened. Wait a moment.")
    draft.change(phase="countdown", counter=None, until_ms=draft.moment.at_ms + COUNTDOWN_MS)
    draft.tell(Counted(seat, clause))


def _breather(draft: Draft, times: int) -> int | None:
    """B-START-R1: when pages have shown what happened; None if there is nothing to show."""
    breather_ms = times * draft.options.breather_s * 1000
    return draft.moment.at_ms + breather_ms if breather_ms else None


def open_count(draft: Draft) -> None:
    """B-START-R1: pages have shown everything, and the 3-2-1 can be given."""
    draft.change(until_ms=None)


def count_clause(public: Public) -> str:
    return "B-LOSE-2" if public.declared else "B-START-1"


def begin_play(draft: Draft) -> None:
    """Burrito!"""
    draft.change(phase="passing", until_ms=None, since_ms=draft.moment.at_ms, declared=())
    draft.tell(PlayBegan())


def await_restart(draft: Draft, counter: int) -> None:
    """B-LOSE-2: the declarer restarts play; if that seat is skipped, the next one does."""
    public = draft.public
    if counter in public.skipped:
        counter = left_of(counter, draft.seats, public.skipped)
    draft.change(phase="count", counter=counter, until_ms=_breather(draft, 1), battle=None)


def has_cards_left(draft: Draft) -> bool:
    """Whether there are cards outside the score piles."""
    return SET * sum(map(len, draft.public.score)) < len(whole_deck(decks_for(draft.seats)))


def end_round(draft: Draft, clause: str, reason: str) -> None:
    """The most points win the round; ties are fought out."""
    public = draft.public
    ran_ms = public.ran_ms + (draft.moment.at_ms - public.since_ms if public.phase == "passing" else 0)
    droughts = tuple(
        [max(longest, ran_ms - last) for longest, last in zip(public.droughts, public.last_set_ms, strict=True)]
    )
    end = RoundEnd(clause, public.points, None, ran_ms, draft.hidden.passed, droughts)
    stretch = public.stretch + (public.phase in ("passing", "window"))
    draft.change(
        rounds=public.rounds + (end,),
        ran_ms=ran_ms,
        droughts=droughts,
        phase="battle",
        stretch=stretch,
        until_ms=None,
        counter=None,
        battle=None,
        votes=(),
    )
    draft.tell(RoundEnded(public.round, clause, reason))
    most = max(public.points[seat] for seat in draft.active)
    level = tuple([seat for seat in draft.active if public.points[seat] == most])
    if len(level) == 1:
        win_round(draft, level[0])
        return
    clause = "B-RTIE-1" if len(level) == 2 else "B-RTIE-2"
    draft.tell(RoundTied(level, most, clause))
    if len(level) > 2:
        deck = draft.moment.dice.shuffled(whole_deck(decks_for(draft.seats)))
        draft.tell(DeckTurned(deck.index(WAR) + 1))
    begin_battle(draft, "duel" if len(level) == 2 else "war", level, clause, level[0], "round")


def win_round(draft: Draft, seat: int) -> None:
    """B-ROUND-2, B-WIN-1, B-WIN-2."""
    public = draft.public
    end = public.rounds[-1]
    draft.change(rounds=public.rounds[:-1] + (replace(end, winner=seat),), battle=None)
    draft.tell(RoundWon(seat, public.round, end.points[seat]))
    badge = public.badge
    if public.round < ROUNDS:
        draft.change(badge=seat)
        draft.tell(BadgeGiven(seat))
        begin_round(draft, seat)
    elif badge is None or badge == seat:
        finish(draft, seat, "B-WIN-1")
    else:
        begin_battle(draft, "duel", tuple(sorted((badge, seat))), "B-WIN-2", badge, "game")


def finish(draft: Draft, winner: int, clause: str) -> None:
    draft.change(phase="over", over=clause, winner=winner, battle=None, until_ms=None, counter=None, votes=())
    draft.private = tuple([Private(mine.hand, mine.given, mine.held) for mine in draft.private])
    draft.tell(Ended(winner, clause))
