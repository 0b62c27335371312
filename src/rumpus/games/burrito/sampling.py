"""Random answers to every prompt of Throw Throw Burrito. Pure."""

from __future__ import annotations

from rumpus.engine import Dice, Prompt
from rumpus.games.burrito.cards import BATTLES, FIRST_BATTLE, HAND, SET, BattleKind, battle_of
from rumpus.games.burrito.model import (
    Action,
    Battle,
    BurritoView,
    Choose,
    Count,
    Declare,
    Discard,
    Draw,
    Grab,
    LaySet,
    Pile,
    Public,
    Report,
    Vote,
)
from rumpus.games.burrito.passing import is_two, open_piles
from rumpus.games.burrito.seating import active

COUNT, GRAB, CATCH = Count(), Grab(), Choose("catch")
DRAWS: dict[Pile, Draw] = {"own": Draw("own"), "left": Draw("left"), "right": Draw("right")}
DISCARDS = tuple(Discard(card) for card in range(FIRST_BATTLE + len(BATTLES)))
KINDS_OF_BATTLE: tuple[BattleKind, ...] = ("brawl", "war", "duel")
MISTAKE_SHARE = 400
"""One in so many answers declares a battle without its cards."""
KEEP_SHARE = 4
"""One in so many answers keeps a set in hand."""


def sample_action(view: BurritoView, prompt: Prompt, dice: Dice) -> Action:
    public, seat = view.public, view.seat
    assert seat is not None
    match prompt.kind:
        case "pass":
            return _pass(view, public, seat, dice)
        case "count":
            return COUNT
        case "vote":
            return Vote(not public.votes[seat])
        case "grab":
            return GRAB
    battle = public.battle
    assert battle is not None
    if prompt.kind == "exchange":
        return _choice(battle, seat, dice)
    return _report(public, battle, dice)


def _pass(view: BurritoView, public: Public, seat: int, dice: Dice) -> Action:
    mine = view.private
    assert mine is not None
    hand = mine.hand
    if public.phase == "window":
        return _declare(public, hand, dice, is_mistake=False)
    chance = dice.roll()
    size = len(hand)
    if size >= SET:
        if chance * MISTAKE_SHARE < 1:
            return _declare(public, hand, dice, is_mistake=True)
        if len(set(hand)) <= size - 2 and chance * KEEP_SHARE >= 1:
            for card in hand:
                if hand.count(card) >= SET:
                    is_battle = card >= FIRST_BATTLE
                    return _declared(public, (card,) * SET, dice) if is_battle else LaySet((card,) * SET)
    if size == HAND:
        return DISCARDS[hand[dice.below(HAND)]]
    piles = open_piles(public.flow, seat, is_two=is_two(public))
    if not piles:
        return DISCARDS[hand[dice.below(size)]]
    return DRAWS[piles[0] if len(piles) == 1 else piles[dice.below(len(piles))]]


def _declare(public: Public, hand: tuple[int, ...], dice: Dice, *, is_mistake: bool) -> Declare:
    """Declare a set if there is one, unless it is to be a mistake; otherwise any three cards."""
    if not is_mistake:
        matching = [card for card in hand if card >= FIRST_BATTLE and hand.count(card) >= SET]
        if matching and dice.below(KEEP_SHARE):
            return _declared(public, (matching[0],) * SET, dice)
    cards = dice.shuffled(hand)[:SET]
    kinds = [kind for kind in KINDS_OF_BATTLE if len(set(cards)) > 1 or battle_of(cards[0]) != kind]
    return _of_kind(public, dice.pick(kinds), cards, dice)


def _declared(public: Public, cards: tuple[int, ...], dice: Dice) -> Declare:
    kind = battle_of(cards[0])
    assert kind is not None
    return _of_kind(public, kind, cards, dice)


def _of_kind(public: Public, kind: BattleKind, cards: tuple[int, ...], dice: Dice) -> Declare:
    duelists: tuple[int, ...] = ()
    if kind == "duel":
        duelists = tuple(sorted(dice.shuffled(active(len(public.waits), public.skipped))[:2]))
    return Declare(kind, cards, duelists)


def _choice(battle: Battle, seat: int, dice: Dice) -> Choose:
    move = dice.below(3)
    if move == 2:
        return CATCH
    target = dice.pick([each for each in battle.fighters if each != seat])
    return Choose("throw" if move == 0 else "fake", target)


def _report(public: Public, battle: Battle, dice: Dice) -> Report:
    way = dice.below(12)
    if way == 0:
        barred = (*battle.fighters, *battle.sent_off, *public.skipped)
        outside = [seat for seat in range(len(public.waits)) if seat not in barred]
        if outside:
            return Report((dice.pick(outside),), "grab")
    fighters = dice.shuffled(battle.fighters)
    if way == 1:
        return Report(tuple(sorted(fighters[: 2 + dice.below(len(fighters) - 1)])))
    if way == 2:
        return Report(fighters[:1], "foul")
    return Report(fighters[:1], "caught" if way < 5 else "hit", fighters[1] if way % 2 else None)
