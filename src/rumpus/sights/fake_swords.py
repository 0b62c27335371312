"""Fake Swords as arrays: cards by their kind, and the fight of the moment."""

from __future__ import annotations

from rumpus.engine import View
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.cards import COLOURS, MOVES, SETS_TO_WIN
from rumpus.games.fake_swords.model import Fight, Private, Public
from rumpus.games.fake_swords.piles import PILES
from rumpus.sights.sight import Piece, Row, Sight

PHASES = ("piles", "countdown", "point", "pick", "fight", "over")
STAGES = ("stand_in", "shorter", "ready", "countdown", "fighting")
MOST_CLASHES = 8
MOST_SCORE = 4
MOST_EXCHANGES = 64


class FakeSwordsSight(Sight):
    def __init__(self, game: FakeSwords) -> None:
        seats, deck = game.seats, game.deck
        kinds, copies = len(deck.kinds), max(kind.copies for kind in deck.kinds)
        self._seats, self._deck, self._piles = seats, deck, PILES[seats]
        super().__init__(
            [
                Piece("phase", (len(PHASES),)),
                Piece("boss", (seats,)),
                Piece("sets", (seats,), SETS_TO_WIN + 1),
                Piece("collected", (seats, len(COLOURS)), deck.size),
                Piece("loose", (kinds,), copies),
                Piece("piles", (self._piles, kinds), copies),
                Piece("discard", (kinds,), copies),
                Piece("deck", (1,)),
                Piece("fingers", (seats,)),
                Piece("claims", (seats, self._piles)),
                Piece("pointed", (seats,)),
                Piece("own_pile", (self._piles,)),
                Piece("fight_stage", (len(STAGES),)),
                Piece("fighters", (2, seats)),
                Piece("fight_pile", (self._piles,)),
                Piece("fight_boss", (seats,)),
                Piece("shorter", (seats,)),
                # A card in force, and whom of the two fighters it binds.
                Piece("rules", (kinds, 2)),
                Piece("score", (2,), MOST_SCORE),
                Piece("clashes", (1,), MOST_CLASHES),
                Piece("exchange", (1,), MOST_EXCHANGES),
                Piece("barred", (2, len(MOVES))),
                Piece("astray", (2,)),
                Piece("idle", (2,)),
                Piece("double", (2,)),
                Piece("turned", (1,)),
                Piece("chosen", (2,)),
                Piece("own_move", (len(MOVES),)),
            ]
        )

    def write(self, view: View[Public, Private], out: Row) -> None:
        public, private, seat, seats, starts = view.public, view.private, view.seat or 0, self._seats, self.starts
        out[starts["phase"] + PHASES.index(public.phase)] = 1
        out[starts["boss"] + (public.boss - seat) % seats] = 1
        colour_of, kind_of, kinds = self._deck.colour_of, self._deck.kind_of, len(self._deck.kinds)
        for place in range(seats):
            other = (seat + place) % seats
            out[starts["sets"] + place] = min(public.sets[other], SETS_TO_WIN + 1)
            for card in public.collected[other]:
                out[starts["collected"] + len(COLOURS) * place + colour_of[card]] += 1
            out[starts["fingers"] + place] = public.fingers[other]
            out[starts["pointed"] + place] = public.pointed[other]
            claim = public.claims[other]
            if claim is not None:
                out[starts["claims"] + self._piles * place + claim] = 1
        for card in public.loose:
            out[starts["loose"] + kind_of[card]] += 1
        for number, pile in enumerate(public.piles):
            for card in pile:
                out[starts["piles"] + kinds * number + kind_of[card]] += 1
        for card in public.discard:
            out[starts["discard"] + kind_of[card]] += 1
        out[starts["deck"]] = public.deck / self._deck.size
        if private is not None and private.pointed is not None:
            out[starts["own_pile"] + private.pointed] = 1
        if private is not None and private.move is not None:
            out[starts["own_move"] + MOVES.index(private.move)] = 1
        if public.fight is not None:
            self._write_fight(public.fight, seat, out)

    def _write_fight(self, fight: Fight, seat: int, out: Row) -> None:
        starts, seats = self.starts, self._seats
        out[starts["fight_stage"] + STAGES.index(fight.stage)] = 1
        for number, fighter in enumerate(fight.fighters):
            out[starts["fighters"] + seats * number + (fighter - seat) % seats] = 1
        if fight.pile is not None:
            out[starts["fight_pile"] + fight.pile] = 1
        for name, other in (("fight_boss", fight.boss), ("shorter", fight.shorter)):
            if other is not None:
                out[starts[name] + (other - seat) % seats] = 1
        for rule in fight.rules:
            for bound in rule.seats:
                if bound in fight.fighters:
                    out[starts["rules"] + 2 * rule.kind + fight.fighters.index(bound)] = 1
        quick = fight.quick
        if quick is None:
            return
        out[starts["clashes"]] = min(quick.clashes, MOST_CLASHES)
        exchange = quick.exchange
        out[starts["exchange"]] = min(exchange.number, MOST_EXCHANGES)
        out[starts["turned"]] = exchange.turned
        for number in range(2):
            out[starts["score"] + number] = min(quick.score[number], MOST_SCORE)
            out[starts["astray"] + number] = exchange.astray[number]
            out[starts["idle"] + number] = exchange.idle[number]
            out[starts["double"] + number] = exchange.double[number]
            out[starts["chosen"] + number] = exchange.chosen[number]
            for move in exchange.barred[number]:
                out[starts["barred"] + len(MOVES) * number + MOVES.index(move)] = 1
