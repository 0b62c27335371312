"""Rounds: drawing cards, and winning the game. Pure."""

from __future__ import annotations

from rumpus.games.fake_swords.cards import SETS_TO_WIN
from rumpus.games.fake_swords.collecting import discard_pile, finish
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import DeckOut, DrawnByLot, Drew, Reshuffled, RoundBegan
from rumpus.games.fake_swords.fights import set_tiebreaker
from rumpus.games.fake_swords.model import Hidden
from rumpus.games.fake_swords.piles import PILES

DRAWN_MORE = 2
"""F-DRAW-1: so many more cards are drawn than there are players."""


def begin_round(draft: Draft, boss: int) -> None:
    public, seats = draft.public, draft.seats
    due = seats + DRAWN_MORE
    deck, discard = draft.hidden.deck, public.discard
    draft.tell(RoundBegan(public.round + 1, boss))
    if len(deck) < due and discard:  # F-DECK-1
        draft.tell(Reshuffled(len(discard)))
        deck += draft.moment.dice.shuffled(discard)
        discard = ()
    drawn, deck = deck[:due], deck[due:]
    draft.hidden = Hidden(deck)
    draft.change(
        round=public.round + 1,
        phase="piles",
        boss=boss,
        loose=drawn,
        piles=((),) * min(PILES[seats], len(drawn)),
        fingers=(False,) * seats,
        claims=(None,) * seats,
        asked=public.asked + 1,
        may_start=False,
        until_ms=None,
        pointed=(False,) * seats,
        deck=len(deck),
        discard=discard,
        fight=None,
    )
    if drawn:
        draft.tell(Drew(boss, draft.deck.names(drawn), "F-DRAW-1" if len(drawn) == due else "F-DECK-R1"))
    else:
        _run_out(draft)


def next_round(draft: Draft) -> None:
    """F-TURN-1, F-FIGHT-R1: counted from the round's Boss."""
    begin_round(draft, (draft.public.boss + 1) % draft.seats)


def settle_sets(draft: Draft) -> bool:
    """End the round if somebody has three sets, by a win or a tiebreaker (F-WIN-R1). Returns whether it did."""
    done = [seat for seat, sets in enumerate(draft.public.sets) if sets >= SETS_TO_WIN]
    if not done:
        return False
    for number, cards in enumerate(draft.public.piles):
        if cards:
            discard_pile(draft, number, "F-WIN-R1")
    if len(done) == 1:
        finish(draft, done[0], "F-WIN-1")
    elif len(done) == 2:
        set_tiebreaker(draft, done, "F-WIN-2")
    else:
        counts = [len(cards) for cards in draft.public.collected]
        set_tiebreaker(draft, _best_two(draft, done, counts), "F-WIN-3")
    return True


def _best_two(draft: Draft, among: list[int], counts: list[int]) -> list[int]:
    """The two with the most cards; those level at the cut draw lots (F-WIN-R2)."""
    second = sorted((counts[seat] for seat in among), reverse=True)[1]
    sure = [seat for seat in among if counts[seat] > second]
    level = [seat for seat in among if counts[seat] == second]
    if len(sure) + len(level) == 2:
        return sorted(sure + level)
    drawn = tuple(sorted(draft.moment.dice.shuffled(level)[: 2 - len(sure)]))
    draft.tell(DrawnByLot(drawn, tuple(level)))
    return sorted((*sure, *drawn))


def _run_out(draft: Draft) -> None:
    """F-DECK-R1: nothing is left to draw."""
    public = draft.public
    draft.tell(DeckOut())
    standing = [(public.sets[seat], len(public.collected[seat])) for seat in range(draft.seats)]
    best = [seat for seat in range(draft.seats) if standing[seat] == max(standing)]
    if len(best) == 1:
        finish(draft, best[0], "F-DECK-R1")
    else:
        set_tiebreaker(draft, _best_two(draft, best, [0] * draft.seats), "F-DECK-R1")
