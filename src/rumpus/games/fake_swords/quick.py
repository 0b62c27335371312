"""Quick fights (F-MODE-R3): exchanges of secret choices, and the effects of cards. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, put
from rumpus.games.fake_swords.cards import MOVES, Effect, Kind, Move
from rumpus.games.fake_swords.draft import NOTHING, Draft
from rumpus.games.fake_swords.events import (
    AdvantageUsed,
    Chosen,
    Exchanged,
    ExchangeDrawn,
    GroundGiven,
    NothingScored,
    Strayed,
)
from rumpus.games.fake_swords.exchanges import NEITHER, next_exchange, plain
from rumpus.games.fake_swords.model import Fight, Played, Private, Quick, Rule

WINS_TO_HIT = 2
MOST_CLASHES = 3
BEATS: dict[Move, Move] = {"lunge": "feint", "feint": "parry", "parry": "lunge"}
BOTH = (True, True)


def strays_to(chosen: Move, barred: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that a choice may become if it goes astray: any other allowed one."""
    return tuple([move for move in MOVES if move != chosen and move not in barred])


def begin(draft: Draft) -> None:
    _go_on(draft, Quick((0, 0), 0, (), NEITHER, plain(0)), None)


def choose(draft: Draft, seat: int, move: Move) -> int | None:
    """A fighter's secret choice. Returns who was hit, if anybody, once both have chosen."""
    fight = draft.public.fight
    if fight is None or fight.quick is None or fight.stage != "fighting":
        raise IllegalAction("F-MODE-R3", "There is no exchange to choose for now.")
    if seat not in fight.fighters:
        raise IllegalAction("F-MODE-R3", "You do not fight.")
    side = fight.fighters.index(seat)
    exchange = fight.quick.exchange
    if exchange.chosen[side]:
        raise IllegalAction("F-MODE-R3", "You have chosen for this exchange.")
    if move in exchange.barred[side]:
        raise IllegalAction("F-MODE-R3", "You cannot {move} in this exchange: a card in force forbids it.", move=move)
    draft.events.append(Chosen(seat))
    if not exchange.chosen[1 - side]:
        draft.private = put(draft.private, seat, Private(None, move))
        chosen = (side == 0, side == 1)
        quick = replace(fight.quick, exchange=replace(exchange, chosen=chosen))
        draft.public = replace(draft.public, fight=replace(fight, quick=quick))
        return None
    other = fight.fighters[1 - side]
    others = draft.private[other].move
    assert others is not None
    draft.private = put(draft.private, other, NOTHING)
    played = _Exchange(draft, fight, fight.quick)
    loser = played.play((move, others) if side == 0 else (others, move))
    return _go_on(draft, played.quick, loser)


def _go_on(draft: Draft, quick: Quick, loser: int | None) -> int | None:
    """Open the next exchange, unless somebody was hit. Those drawn by lot are played at once."""
    fight = draft.fight
    while loser is None:
        exchange, lot = next_exchange(draft.deck, fight, quick)
        if quick.clashes < MOST_CLASHES and lot is None:
            quick = replace(quick, exchange=exchange)
            break
        drawn = _Exchange(draft, fight, quick)
        loser = drawn.draw_by_lot(lot)
        quick = drawn.quick
    draft.public = replace(draft.public, fight=replace(fight, quick=quick))
    return loser


class _Exchange:
    """One exchange being played. Sides are 0 and 1, in the order of the fighters."""

    __slots__ = ("chosen", "draft", "fight", "moves", "quick", "touched")

    def __init__(self, draft: Draft, fight: Fight, quick: Quick) -> None:
        self.draft = draft
        self.fight = fight
        self.quick = quick
        """The state before the exchange, later after it."""
        self.chosen: tuple[Move | None, Move | None] = (None, None)
        self.moves: tuple[Move | None, Move | None] = (None, None)
        self.touched = NEITHER

    def play(self, chosen: tuple[Move, Move]) -> int | None:
        """Play the exchange. Returns who was hit, if anybody."""
        fighters, exchange = self.fight.fighters, self.quick.exchange
        moves = self._strayed(chosen) if exchange.astray != NEITHER else chosen
        self.chosen, self.moves = chosen, moves
        winner: int | None = None
        if moves[0] != moves[1]:
            winner = int((BEATS[moves[0]] != moves[1]) != exchange.turned)
        shield = self._help("shield", 1 - winner) if winner is not None and moves[winner] == "lunge" else ""
        if shield:
            winner = None
        self.draft.events.append(Exchanged(fighters, *moves, None if winner is None else fighters[winner], shield))
        if shield and self.fight.shorter is not None:
            self.draft.tell(AdvantageUsed(self.fight.shorter, shield))
        if winner is None:
            self.touched = BOTH
            # Only the shorter fighter can have such a card.
            winner = 0 if self._helps("first_clash", 0) else 1 if self._helps("first_clash", 1) else None
        if winner is None:
            self._end(None, self.quick.score)
            return None
        if exchange.idle[winner]:
            self.draft.tell(NothingScored(fighters[winner]))
            return self._score(winner, 0)
        counts_twice = exchange.double[1 - winner] or self._counters(winner, moves[winner])
        return self._score(winner, 2 if counts_twice else 1)

    def draw_by_lot(self, card: Kind | None) -> int | None:
        winner = self.draft.moment.dice.below(2)
        self.draft.tell(ExchangeDrawn(self.fight.fighters[winner], "" if card is None else card.name))
        return self._score(winner, 1)

    def _strayed(self, chosen: tuple[Move, Move]) -> tuple[Move, Move]:
        moves = list(chosen)
        dice = self.draft.moment.dice
        for side, seat in enumerate(self.fight.fighters):
            exchange = self.quick.exchange
            others = strays_to(chosen[side], exchange.barred[side]) if exchange.astray[side] else ()
            if others and dice.below(2):
                moves[side] = dice.pick(others)
                self.draft.tell(Strayed(seat, chosen[side], moves[side]))
        return moves[0], moves[1]

    def _score(self, winner: int, points: int) -> int | None:
        before = self.quick.score
        won = before[winner] + points
        score = (won, before[1]) if winner == 0 else (before[0], won)
        if won < WINS_TO_HIT:
            self._end(winner, score)
            return None
        if self._helps("second_wind", 1 - winner) or self._helps("half", 1 - winner):
            # F-RULE-R2: a hit that does not count is a touch of the sword that made it.
            self.touched = (winner == 0 or self.touched[0], winner == 1 or self.touched[1])
            self._end(winner, before)
            return None
        # F-RULE-R2: a hit that ends the fight triggers nothing more.
        self.touched = NEITHER
        self._end(winner, score)
        return self.fight.fighters[1 - winner]

    def _end(self, winner: int | None, score: tuple[int, int]) -> None:
        if self.touched != NEITHER:
            score = self._after_giving_ground(score)
        quick = self.quick
        by = None if winner is None else self.fight.fighters[winner]
        self.quick = Quick(
            score,
            quick.clashes + 1 if winner is None else 0,
            quick.spent,
            self.touched,
            quick.exchange,
            quick.played + (Played(self.chosen, self.moves, by, score),),
        )

    def _after_giving_ground(self, score: tuple[int, int]) -> tuple[int, int]:
        after = list(score)
        for side, seat in enumerate(self.fight.fighters):
            if self.touched[side] and after[side] and self._rules("back", side):
                after[side] -= 1
                self.draft.tell(GroundGiven(seat))
        return after[0], after[1]

    # Effects of cards

    def _rules(self, effect: Effect, side: int) -> list[Rule]:
        """The cards in force that have this effect for a side."""
        kinds, seat = self.draft.deck.kinds, self.fight.fighters[side]
        return [rule for rule in self.fight.rules if kinds[rule.kind].quick.effect == effect and seat in rule.seats]

    def _counters(self, side: int, move: Move) -> bool:
        if self.fight.shorter != self.fight.fighters[side]:
            return False
        kinds = self.draft.deck.kinds
        return any(kinds[rule.kind].quick.move in ("any", move) for rule in self._rules("counter", side))

    def _helps(self, effect: Effect, side: int) -> bool:
        """Whether a card helps a side now; adds the event if so."""
        name = self._help(effect, side)
        if name:
            self.draft.tell(AdvantageUsed(self.fight.fighters[side], name))
        return bool(name)

    def _help(self, effect: Effect, side: int) -> str:
        """The card that helps a side now, if any. Most help once; Half Target by lot each time."""
        if self.fight.shorter != self.fight.fighters[side]:
            return ""
        for rule in self._rules(effect, side):
            if rule.kind in self.quick.spent or (effect == "half" and self.draft.moment.dice.below(2)):
                continue
            if effect != "half":
                self.quick = replace(self.quick, spent=self.quick.spent + (rule.kind,))
            return self.draft.deck.kinds[rule.kind].name
        return ""
