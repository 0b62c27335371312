"""Throw Throw Burrito as arrays: the own hand, and what everybody sees of the others."""

from __future__ import annotations

from rumpus.engine import View
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import BRUISES, HAND, KINDS, NORMAL_COPIES
from rumpus.games.burrito.model import Battle, Private, Public
from rumpus.sights.sight import Piece, Row, Sight

PHASES = ("count", "countdown", "passing", "window", "battle", "over")
STAGES = ("ready", "countdown", "fighting")
BATTLES = ("brawl", "war", "duel")
MOVES = ("throw", "fake", "catch")
MOST_CARDS = 240
MOST_POINTS = 99
MOST_EXCHANGES = 64
MOST_ROUNDS = 16


class BurritoSight(Sight):
    def __init__(self, game: Burrito) -> None:
        seats, kinds = game.seats, len(KINDS)
        self._seats = seats
        super().__init__(
            [
                Piece("phase", (len(PHASES),)),
                Piece("round", (1,), MOST_ROUNDS),
                Piece("hand", (kinds,), HAND + 1),
                # Cards that surely lie on the left neighbour's pile, or in their hand.
                Piece("given", (kinds,), 2 * NORMAL_COPIES),
                Piece("held", (kinds,), 2 * NORMAL_COPIES),
                Piece("hands", (seats,), HAND + 1),
                Piece("piles", (seats,), MOST_CARDS),
                Piece("community", (2,), MOST_CARDS),
                Piece("counter", (seats,)),
                Piece("bruises_left", (1,), 2 * BRUISES),
                Piece("bruises", (seats,), 2 * BRUISES),
                Piece("points", (seats,), MOST_POINTS, -MOST_POINTS),
                Piece("sets", (seats, kinds), NORMAL_COPIES),
                Piece("badge", (seats,)),
                Piece("skipped", (seats,)),
                Piece("battle", (len(BATTLES),)),
                Piece("stage", (len(STAGES),)),
                Piece("fighters", (seats,)),
                Piece("caller", (seats,)),
                Piece("exchange", (1,), MOST_EXCHANGES),
                Piece("chosen", (seats,)),
                Piece("own_move", (len(MOVES),)),
            ]
        )

    def write(self, view: View[Public, Private], out: Row) -> None:
        public, private, seat, seats, starts = view.public, view.private, view.seat or 0, self._seats, self.starts
        out[starts["phase"] + PHASES.index(public.phase)] = 1
        out[starts["round"]] = min(public.round, MOST_ROUNDS)
        if private is not None:
            for name, cards in (("hand", private.hand), ("given", private.given), ("held", private.held)):
                for card in cards:
                    if card >= 0:
                        out[starts[name] + card] += 1
            if private.choice is not None:
                out[starts["own_move"] + MOVES.index(private.choice.move)] = 1
        out[starts["community"] : starts["community"] + 2] = public.flow.community
        out[starts["bruises_left"]] = max(0, public.bruises_left)
        for place in range(seats):
            other = (seat + place) % seats
            out[starts["hands"] + place] = public.flow.hands[other]
            out[starts["piles"] + place] = public.flow.piles[other]
            out[starts["bruises"] + place] = public.bruises[other]
            out[starts["points"] + place] = public.points[other]
            for card in public.score[other]:
                out[starts["sets"] + len(KINDS) * place + card] += 1
        for name, one in (("counter", public.counter), ("badge", public.badge)):
            if one is not None:
                out[starts[name] + (one - seat) % seats] = 1
        for other in public.skipped:
            out[starts["skipped"] + (other - seat) % seats] = 1
        if public.battle is not None:
            self._write_battle(public.battle, seat, out)

    def _write_battle(self, battle: Battle, seat: int, out: Row) -> None:
        starts, seats = self.starts, self._seats
        out[starts["battle"] + BATTLES.index(battle.kind)] = 1
        out[starts["stage"] + STAGES.index(battle.stage)] = 1
        out[starts["caller"] + (battle.caller - seat) % seats] = 1
        for number, fighter in enumerate(battle.fighters):
            place = (fighter - seat) % seats
            out[starts["fighters"] + place] = 1
            if battle.quick is not None and battle.quick.chosen[number]:
                out[starts["chosen"] + place] = 1
        if battle.quick is not None:
            out[starts["exchange"]] = min(battle.quick.exchange, MOST_EXCHANGES)
