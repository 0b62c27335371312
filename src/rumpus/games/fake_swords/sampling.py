"""Random answers to every prompt of Fake Swords. Pure."""

from __future__ import annotations

from rumpus.engine import Dice, Prompt
from rumpus.games.fake_swords.cards import MOVES, Deck
from rumpus.games.fake_swords.model import (
    Action,
    Arrange,
    CallOut,
    Choose,
    Claim,
    CountDown,
    Decide,
    Fight,
    FightView,
    Finger,
    MoveCard,
    NameShorter,
    NameStandIn,
    PickFight,
    Point,
    Public,
    Report,
    StartFight,
)

POINTS = tuple(Point(pile) for pile in range(5))
RAISE, LOWER = Finger(), Finger(up=False)
CHOICES = tuple(Choose(move) for move in MOVES)
COUNT_DOWN = CountDown()
MOVE_SHARE = 8
"""One in so many answers about piles moves a single card."""


def sample_action(deck: Deck, view: FightView, prompt: Prompt, dice: Dice) -> Action:
    public, seat = view.public, view.seat
    assert seat is not None
    match prompt.kind:
        case "point":
            return POINTS[dice.below(len(public.piles))]
        case "exchange":
            return _exchange(public, seat, dice)
        case "finger":
            return LOWER if public.fingers[seat] else RAISE
        case "count":
            return COUNT_DOWN
        case "piles":
            return _piles(public, dice)
        case "talk":
            pile = dice.below(len(public.piles) + 1)
            return Claim(None if pile == len(public.piles) else pile)
        case "pick":
            return _pick(public, dice)
    fight = public.fight
    assert fight is not None
    return _in_fight(deck, fight, prompt.kind, dice)


def _piles(public: Public, dice: Dice) -> Action:
    if dice.below(MOVE_SHARE) == 0:
        return _move(public, dice)
    cards = dice.shuffled(public.loose + tuple([card for pile in public.piles for card in pile]))
    count = len(public.piles)
    piles = [[card] for card in cards[:count]]
    for card in cards[count:]:
        piles[dice.below(count)].append(card)
    return Arrange(tuple(map(tuple, piles)))


def _move(public: Public, dice: Dice) -> MoveCard:
    places: list[tuple[int, int | None]] = [(card, None) for card in public.loose]
    places += [(card, number) for number, pile in enumerate(public.piles) for card in pile]
    card, lies_in = dice.pick(places)
    to = dice.below(len(public.piles) + 1)
    pile = None if to == len(public.piles) else to
    if pile == lies_in:
        pile = 0 if lies_in is None else None
    return MoveCard(card, pile)


def _pick(public: Public, dice: Dice) -> PickFight:
    pile = dice.pick([number for number, cards in enumerate(public.piles) if cards])
    first, second = dice.shuffled(public.reveal[pile].seats)[:2]
    return PickFight(pile, (first, second))


def _exchange(public: Public, seat: int, dice: Dice) -> Choose:
    fight = public.fight
    assert fight is not None
    assert fight.quick is not None
    barred = fight.quick.exchange.barred[fight.fighters.index(seat)]
    if not barred:
        return CHOICES[dice.below(len(CHOICES))]
    return dice.pick([choice for choice in CHOICES if choice.move not in barred])


def _in_fight(deck: Deck, fight: Fight, kind: str, dice: Dice) -> Action:
    match kind:
        case "stand_in":
            return NameStandIn(dice.pick(fight.candidates))
        case "shorter":
            return NameShorter(dice.pick(fight.fighters))
        case "start":
            return StartFight()
        case "report":
            return _report(deck, fight, dice)
        case "call_out":
            rule = dice.pick(fight.rules)
            return CallOut(dice.pick(rule.seats), deck.kinds[rule.kind].id)
        case _:
            return Decide(dice.below(2) == 0)


def _report(deck: Deck, fight: Fight, dice: Dice) -> Report:
    way = dice.below(8)
    if way == 0:
        return Report("both")
    if way <= 2:
        rule = dice.pick(fight.rules)
        return Report("broken", dice.pick(rule.seats), deck.kinds[rule.kind].id)
    return Report("arm_block" if way == 3 else "hit", dice.pick(fight.fighters))
