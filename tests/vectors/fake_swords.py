"""Fake Swords: piles, sets, the cards that a reveal or a prize moves, and the moves of a Quick exchange."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rumpus.engine import Dice, Prompt
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.cards import Deck
from rumpus.games.fake_swords.events import PileContested, PileDiscarded, PileTaken, PrizeTaken, Reshuffled, Revealed
from rumpus.games.fake_swords.model import Arrange, FightState, FightView, MoveCard, Options
from tests.vectors.plays import Case, Move, Sample, answers, evenly, judged, moves_of, parts, spread

GAMES = [(3, 1), (4, 2), (5, 3), (6, 4)]
"""The number of seats, and the seed."""
PILES_A_GAME = 6
CARRIED_A_GAME = 6
FUSS = 8
CARRYING = (Revealed, PileTaken, PileDiscarded, PileContested, PrizeTaken)
LAID = ("phase", "round", "piles", "loose", "collected", "sets", "deck", "discard", "reveal")
"""The parts of the table that say where cards lie."""


def cases() -> list[Case]:
    found: list[Case] = []
    for seats, seed in GAMES:
        game = FakeSwords(Options(fights="quick"), seats=seats)
        moves = list(moves_of(game, seed, sample=_fussy(game)))
        found += _piles(game, moves) + _carried(moves) + _exchanges(game, moves)
        found.append(_sets(game.deck, moves[-1].after))
    return found


def _fussy(game: FakeSwords) -> Sample:
    """Random answers of a Boss who moves many single cards, most of them onto the first pile."""

    def sample(view: FightView, prompt: Prompt, dice: Dice) -> Any:
        public = view.public
        if prompt.kind != "piles" or not dice.below(FUSS):
            return game.sample_action(view, prompt, dice)
        moved = (*public.loose, *[card for pile in public.piles[1:] for card in pile])
        return MoveCard(dice.pick(moved), 0) if moved and dice.below(FUSS) else game.sample_action(view, prompt, dice)

    return sample


def _piles(game: FakeSwords, moves: list[Move]) -> list[Case]:
    """Where each card may be moved, and an arrangement of all cards."""
    states = [move.before for move in moves if move.before.public.phase == "piles"]
    kept = spread(
        [state for state in states if any(each.kind == "piles" for each in game.prompts(state, state.public.boss))],
        lambda state: (len(state.public.loose), sum(not pile for pile in state.public.piles)),
    )
    return [_arranged(game, state) for state in evenly(kept, PILES_A_GAME)]


def _arranged(game: FakeSwords, state: FightState) -> Case:
    public, boss = state.public, state.public.boss
    [prompt] = [each for each in game.prompts(state, boss) if each.kind == "piles"]
    move = game.spelling(game.view(state, boss), prompt, MoveCard(_cards(state)[0], None))[:1]
    moved = answers(game, state, boss, prompt, move)
    spread_out = _spread_out(state)
    assert not isinstance(judged(game, state, boss, Arrange(spread_out)), str)
    return {
        "about": "piles",
        "public": parts(public, "piles", "loose"),
        "moves": to_builtins(moved),
        "spread": to_builtins(spread_out),
    }


def _cards(state: FightState) -> list[int]:
    return [*state.public.loose, *[card for pile in state.public.piles for card in pile]]


def _spread_out(state: FightState) -> tuple[tuple[int, ...], ...]:
    """Loose cards go where there are fewest; while a pile is empty, it gets the last card of the largest one."""
    piles = [list(pile) for pile in state.public.piles]
    for card in state.public.loose:
        min(piles, key=len).append(card)
    while not all(piles):
        min(piles, key=len).append(max(piles, key=len).pop())
    return tuple(map(tuple, piles))


def _carried(moves: list[Move]) -> list[Case]:
    """Steps that move piles to seats and to the discard pile."""
    kept = [
        move
        for move in moves
        if any(isinstance(event, Revealed | PrizeTaken) for event in move.events)
        and not any(isinstance(event, Reshuffled) for event in move.events)
    ]
    return [
        {
            "about": "carried",
            "before": parts(move.before.public, *LAID),
            "events": to_builtins([event for event in move.events if isinstance(event, CARRYING)]),
            "after": parts(move.after.public, *LAID),
        }
        for move in spread(kept, lambda move: frozenset(type(event) for event in move.events))[:CARRIED_A_GAME]
    ]


def _exchanges(game: FakeSwords, moves: list[Move]) -> list[Case]:
    """The moves that a fighter may choose."""
    asked = [
        (move.before, move.seat, prompt)
        for move in moves
        if move.seat is not None
        for prompt in game.prompts(move.before, move.seat)
        if prompt.kind == "exchange"
    ]
    kept = spread(asked, lambda each: each[0].public.fight.quick.exchange.barred, 1)
    return [
        {
            "about": "exchange",
            "seat": seat,
            "fight": to_builtins(state.public.fight),
            "answers": to_builtins(answers(game, state, seat, prompt)),
        }
        for state, seat, prompt in kept[:3]
    ]


def _sets(deck: Deck, state: FightState) -> Case:
    cards: dict[str, Any] = {"kinds": [deck.kind(card).id for card in range(deck.size)]}
    return {"about": "sets", **parts(state.public, "collected", "sets"), **cards}
