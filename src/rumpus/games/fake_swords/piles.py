"""Before the countdown: the Boss arranges piles, everybody talks and raises a finger. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, put
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import (
    Arranged,
    CardMoved,
    Claimed,
    CountdownBegan,
    FingerLowered,
    FingerRaised,
    ReadyTimeOver,
)
from rumpus.games.fake_swords.model import Arrange, Claim, CountDown, Finger, MoveCard, Public

PILES = {3: 3, 4: 3, 5: 4, 6: 5}
"""F-PILES-1: the number of piles by number of players."""
COUNTDOWN_MS = 3000


def is_arranged(public: Public) -> bool:
    """F-PILES-2: every card lies in a pile, and no pile is empty."""
    return not public.loose and all(public.piles)


def check_boss(public: Public, seat: int, clause: str) -> None:
    if public.phase != "piles":
        raise IllegalAction("F-PILES-3", "The countdown has begun: the piles stay as they are.")
    if seat != public.boss:
        raise IllegalAction(clause, "Only the Fight Boss can do that.")


def arrange(draft: Draft, seat: int, action: Arrange) -> None:
    public = draft.public
    check_boss(public, seat, "F-PILES-1")
    if len(action.piles) != len(public.piles):
        raise IllegalAction(
            "F-PILES-1", "There are {piles} piles, not {given}.", piles=len(public.piles), given=len(action.piles)
        )
    if not all(action.piles):
        raise IllegalAction("F-PILES-2", "Every pile needs at least one card.")
    laid = [card for pile in action.piles for card in pile]
    drawn = [*public.loose, *[card for pile in public.piles for card in pile]]
    if sorted(laid) != sorted(drawn):
        if not set(laid) <= set(drawn):
            raise IllegalAction("F-PILES-2", "That card was not drawn for this round.")
        if len(set(laid)) < len(laid):
            raise IllegalAction("F-PILES-2", "A card lies in two places.")
        raise IllegalAction("F-PILES-2", "Every card that was drawn has to lie in a pile.")
    _lay(draft, (), action.piles)
    draft.tell(Arranged(seat, any(public.fingers)))


def move_card(draft: Draft, seat: int, action: MoveCard) -> None:
    public, card = draft.public, action.card
    check_boss(public, seat, "F-PILES-1")
    if action.pile is not None and action.pile >= len(public.piles):
        raise IllegalAction("F-PILES-1", "There are only {piles} piles.", piles=len(public.piles))
    lies_in = next((number for number, pile in enumerate(public.piles) if card in pile), None)
    if lies_in is None and card not in public.loose:
        raise IllegalAction("F-PILES-2", "That card was not drawn for this round.")
    if lies_in == action.pile:
        raise IllegalAction("F-PILES-2", "The card lies there already.")
    loose = tuple(each for each in public.loose if each != card)
    piles = tuple(tuple(each for each in pile if each != card) for pile in public.piles)
    if action.pile is None:
        loose += (card,)
    else:
        piles = put(piles, action.pile, (*piles[action.pile], card))
    _lay(draft, loose, piles)
    number = None if action.pile is None else action.pile + 1
    draft.tell(CardMoved(seat, draft.deck.kind(card).name, number, any(public.fingers)))


def _lay(draft: Draft, loose: tuple[int, ...], piles: tuple[tuple[int, ...], ...]) -> None:
    """F-READY-R1: all fingers go down, and claims about the old piles are cleared."""
    draft.change(
        loose=loose,
        piles=piles,
        fingers=(False,) * draft.seats,
        claims=(None,) * draft.seats,
        asked=draft.public.asked + 1,
        may_start=False,
        until_ms=None,
    )


def claim(draft: Draft, seat: int, action: Claim) -> None:
    public, pile = draft.public, action.pile
    if public.phase != "piles":
        raise IllegalAction("F-TALK-1", "The countdown has begun: no more talk about where to point.")
    if pile is not None and pile >= len(public.piles):
        raise IllegalAction("F-TALK-1", "There are only {piles} piles.", piles=len(public.piles))
    draft.change(claims=put(public.claims, seat, pile))
    draft.tell(Claimed(seat, None if pile is None else pile + 1))


def move_finger(draft: Draft, seat: int, action: Finger) -> None:
    if action.up:
        _raise_finger(draft, seat)
    else:
        _lower_finger(draft, seat)


def _raise_finger(draft: Draft, seat: int) -> None:
    public = draft.public
    is_boss = seat == public.boss
    if public.phase != "piles":
        raise IllegalAction("F-READY-1", "The countdown has begun.")
    if public.fingers[seat]:
        raise IllegalAction("F-READY-1", "Your finger is up already.")
    if not is_boss and not public.fingers[public.boss]:
        raise IllegalAction("F-READY-1", "The Fight Boss asks first, by raising a finger.")
    fingers = put(public.fingers, seat, True)
    if is_boss:
        if not is_arranged(public):
            raise IllegalAction("F-PILES-2", "Every card has to lie in a pile, and every pile needs a card.")
        draft.change(fingers=fingers, until_ms=draft.moment.at_ms + draft.options.ready_s * 1000)
    else:
        draft.public = replace(public, fingers=fingers)
    draft.events.append(FingerRaised(seat, is_boss))


def _lower_finger(draft: Draft, seat: int) -> None:
    public = draft.public
    if public.phase != "piles":
        raise IllegalAction("F-READY-1", "The countdown has begun.")
    if not public.fingers[seat]:
        raise IllegalAction("F-READY-1", "Your finger is not up.")
    if seat == public.boss:
        raise IllegalAction("F-READY-1", "You have asked. To take it back, rearrange the piles.")
    draft.change(fingers=put(public.fingers, seat, False), lowered=public.lowered + 1)
    draft.tell(FingerLowered(seat))


def may_count(public: Public) -> bool:
    """Whether the Boss may count down: all fingers are up, or the ready time is over."""
    return public.may_start or all(public.fingers)


def end_ready_time(draft: Draft) -> None:
    draft.change(may_start=True, until_ms=None)
    if not all(draft.public.fingers):
        draft.tell(ReadyTimeOver(draft.public.boss))


def count_down(draft: Draft, seat: int, _: CountDown) -> None:
    public = draft.public
    if public.phase != "piles":
        raise IllegalAction("F-READY-1", "The countdown has begun.")
    if seat != public.boss:
        raise IllegalAction("F-READY-1", "Only the Fight Boss counts down.")
    if not public.fingers[seat]:
        raise IllegalAction("F-READY-1", "Raise your finger first, to ask whether everybody is ready.")
    if not may_count(public):
        raise IllegalAction("F-READY-R1", "Some fingers are not up yet, and there is still time to get ready.")
    missing = tuple([each for each, is_up in enumerate(public.fingers) if not is_up])
    draft.change(phase="countdown", until_ms=draft.moment.at_ms + COUNTDOWN_MS)
    draft.tell(CountdownBegan(seat, missing))
