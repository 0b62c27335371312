"""How the answers of Fake Swords are spelt. Pure.

Piles are arranged card after card, pile after pile; a fight is picked by its pile, then its fighters.
"""

from __future__ import annotations

from collections.abc import Iterable

from rumpus.engine import Prompt, Said, Speller
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
from rumpus.games.fake_swords.piles import PILES

CAUSES = ("hit", "broken", "arm_block", "both")


class FightSpeller(Speller[FightView, Action]):
    def __init__(self, deck: Deck, seats: int) -> None:
        super().__init__()
        self._seats = seats
        piles = range(PILES[seats])
        self._card = [self.add("card", (card, deck.kind(card).name)) for card in range(deck.size)]
        self._next_pile = self.add("next_pile")
        self._move = self.add("move", idle=True)
        self._onto = {pile: self.add("onto", pile) for pile in (*piles, None)}
        self._claim = {pile: self.add("claim", pile, idle=True, action=Claim(pile)) for pile in (*piles, None)}
        self._finger = {
            True: self.add("raise", action=Finger()),
            False: self.add("lower", idle=True, action=Finger(up=False)),
        }
        self._point = [self.add("point", pile, action=Point(pile)) for pile in piles]
        self._pick = [self.add("pick", pile) for pile in piles]
        self._seat = [self.add("seat", seat=seat) for seat in range(seats)]
        self._choose = {move: self.add("choose", move, action=Choose(move)) for move in MOVES}
        self._cause = {
            cause: self.add("report", cause, action=Report("both") if cause == "both" else None) for cause in CAUSES
        }
        self._rule = [self.add("rule", (kind.id, kind.name)) for kind in deck.kinds]
        self._rule_of = {kind.id: number for kind, number in zip(deck.kinds, self._rule, strict=True)}
        self._fixed = {
            "count": (self.add("count_down", action=CountDown()),),
            "start": (self.add("start", action=StartFight()),),
            "decide": (
                self.add("uphold", action=Decide(upheld=True)),
                self.add("dismiss", action=Decide(upheld=False)),
            ),
        }

    def choices(self, view: FightView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        public, seat = view.public, view.seat
        assert seat is not None
        match prompt.kind:
            case "point":
                return tuple(self._point[: len(public.piles)])
            case "piles":
                return self._arrange(public, said)
            case "talk":
                return (*[self._claim[pile] for pile in range(len(public.piles))], self._claim[None])
            case "finger":
                return (self._finger[not public.fingers[seat]],)
            case "pick":
                return self._pick_on(view, said)
        fixed, fight = self._fixed.get(prompt.kind), public.fight
        if fixed is not None or fight is None:
            return fixed or ()
        match prompt.kind:
            case "exchange":
                assert fight.quick is not None
                barred = fight.quick.exchange.barred[fight.fighters.index(seat)]
                return tuple([number for move, number in self._choose.items() if move not in barred])
            case "stand_in":
                return self._seats_of(view, fight.candidates)
            case "shorter":
                return self._seats_of(view, fight.fighters)
            case "report" if not said:
                return tuple([number for cause, number in self._cause.items() if cause != "broken" or fight.rules])
            case "report" if said[0] != self._cause["broken"]:
                return self._seats_of(view, fight.fighters)
            case "report":
                return self._break_rule(view, fight, said[1:])
            case _:
                return self._break_rule(view, fight, said)

    def _arrange(self, public: Public, said: Said) -> tuple[int, ...]:
        """Every pile gets a card (F-PILES-2), so enough of them are kept for those to come."""
        cards = [*public.loose, *[card for pile in public.piles for card in pile]]
        if said and said[0] == self._move:
            return self._move_on(public, cards, said)
        able = [number for card in cards if (number := self._card[card]) not in said]
        to_come = len(public.piles) - 1 - said.count(self._next_pile)
        found = able if len(able) > to_come else []
        if to_come and said and said[-1] != self._next_pile:
            found.append(self._next_pile)
        return tuple(found) if said else (*found, self._move)

    def _move_on(self, public: Public, cards: list[int], said: Said) -> tuple[int, ...]:
        if len(said) == 1:
            return tuple([self._card[card] for card in cards])
        card = self.tokens[said[1]].value[0]
        lies_in = next((number for number, pile in enumerate(public.piles) if card in pile), None)
        return tuple([self._onto[pile] for pile in (*range(len(public.piles)), None) if pile != lies_in])

    def _pick_on(self, view: FightView, said: Said) -> tuple[int, ...]:
        """A pile, and two who point at it: the first clockwise from the viewer comes first."""
        if not said:
            return tuple([self._pick[number] for number, cards in enumerate(view.public.piles) if cards])
        able = self._seats_of(view, view.public.reveal[self.tokens[said[0]].value].seats)
        return able[:-1] if len(said) == 1 else tuple([number for number in able if number > said[1]])

    def _break_rule(self, view: FightView, fight: Fight, said: Said) -> tuple[int, ...]:
        if not said:
            return tuple([self._rule[rule.kind] for rule in fight.rules])
        kind = self._rule.index(said[0])
        return self._seats_of(view, next(rule.seats for rule in fight.rules if rule.kind == kind))

    def _seats_of(self, view: FightView, seats: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted([self._seat[(seat - (view.seat or 0)) % self._seats] for seat in seats]))

    def build(self, view: FightView, prompt: Prompt, said: Said) -> Action | None:
        if prompt.kind == "piles":
            return self._built_piles(view.public, said)
        tokens = [self.tokens[number] for number in said]
        seats = [(view.seat or 0) + token.seat for token in tokens if token.seat is not None]
        seats = sorted([seat % self._seats for seat in seats])
        if not seats or (prompt.kind == "pick" and len(seats) < 2):
            return None
        match prompt.kind:
            case "pick":
                return PickFight(tokens[0].value, (seats[0], seats[1]))
            case "stand_in":
                return NameStandIn(seats[0])
            case "shorter":
                return NameShorter(seats[0])
            case "call_out":
                return CallOut(seats[0], tokens[0].value[0])
            case _:
                return Report(tokens[0].value, seats[0], tokens[1].value[0] if len(said) > 2 else "")

    def _built_piles(self, public: Public, said: Said) -> Action | None:
        if said[0] == self._move:
            moved = [self.tokens[number].value for number in said[1:]]
            return MoveCard(moved[0][0], moved[1]) if len(moved) == 2 else None
        piles: list[list[int]] = [[]]
        for number in said:
            if number == self._next_pile:
                piles.append([])
            else:
                piles[-1].append(self.tokens[number].value[0])
        is_complete = sum(map(len, piles)) == len(public.loose) + sum(map(len, public.piles))
        return Arrange(tuple(map(tuple, piles))) if is_complete else None

    def spell(self, view: FightView, prompt: Prompt, action: Action) -> Said:
        match action:
            case Arrange():
                piles = [(self._next_pile, *[self._card[card] for card in pile]) for pile in action.piles]
                return tuple([number for pile in piles for number in pile][1:])
            case MoveCard():
                return self._move, self._card[action.card], self._onto[action.pile]
            case PickFight():
                return (self._pick[action.pile], *self._named(view, action.fighters))
            case NameStandIn() | NameShorter():
                return self._named(view, (action.seat,))
            case CallOut():
                return (self._rule_of[action.card], *self._named(view, (action.seat,)))
            case Report(cause="both"):
                return (self._cause["both"],)
            case Report() if action.seat is not None:
                rule = (self._rule_of[action.card],) if action.cause == "broken" else ()
                return (self._cause[action.cause], *rule, *self._named(view, (action.seat,)))
            case _:
                raise LookupError(action)

    def _named(self, view: FightView, seats: tuple[int, ...]) -> tuple[int, ...]:
        if any(seat not in range(self._seats) for seat in seats):
            raise LookupError(seats)
        return self._seats_of(view, seats)
