"""Throw Throw Burrito: what the table makes of each action with cards, and who fights a declared battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from rumpus.engine import Dice, Prompt, State
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.cards import FIRST_BATTLE, HAND, KINDS, SET, battle_of, worth
from rumpus.games.burrito.declaring import may_join
from rumpus.games.burrito.events import BattleSet
from rumpus.games.burrito.legal import BATTLE_KINDS, PILES
from rumpus.games.burrito.model import BurritoState, BurritoView, Declare, Discard, Draw, Flow, LaySet, Options
from rumpus.games.burrito.passing import is_two
from rumpus.games.burrito.seating import active
from tests.vectors.plays import Case, Move, judged, moves_of, parts, spread

OPTIONS = Options(battles="quick", leaving="skip")
MESSY = Options(battles="quick", messy=True)
GAMES: list[tuple[int, Options, int, tuple[int, ...]]] = [
    (2, OPTIONS, 1, ()),
    (3, OPTIONS, 2, (1,)),
    (4, MESSY, 3, ()),
    (6, OPTIONS, 4, (3, 0)),
    (7, OPTIONS, 5, ()),
]
"""The number of seats, the options, the seed, and who leaves: those seats are then skipped."""
MOST_MOVES = 900
MOST_TRIPLES = 6
RASH = 4
SHOWN = ("phase", "flow", "skipped", "points", "declared")
"""The parts of the table that the page's prediction reads."""


class Held(NamedTuple):
    """A seat with its cards in a state."""

    game: Burrito
    state: BurritoState
    seat: int

    @property
    def hand(self) -> tuple[int, ...]:
        return self.state.private[self.seat].hand


def cases() -> list[Case]:
    cards = [{"kind": KINDS[card], "battle": battle_of(card), "worth": worth(card)} for card in range(len(KINDS))]
    found: list[Case] = [{"about": "cards", "cards": cards}]
    held: list[Held] = []
    for seats, options, seed, leaves in GAMES:
        game = Burrito(options, seats=seats)
        moves = list(moves_of(game, seed, most=MOST_MOVES, sample=_keen(game), leaves=leaves))
        held += _held(game, moves)
        found += _battles(moves)
    return found + [_judged(each) for each in spread(held, _kind)]


def _keen(game: Burrito) -> Any:
    """Random answers of somebody who lays sets and declares battles when the hand allows it, and sometimes falsely."""

    def sample(view: BurritoView, prompt: Prompt, dice: Dice) -> Any:
        if prompt.kind != "pass" or view.private is None or view.seat is None:
            return game.sample_action(view, prompt, dice)
        hand = view.private.hand
        triple = next((card for card, copies in Counter(hand).items() if copies >= SET), None)
        if triple is None and may_join(hand) and not dice.below(RASH):
            return Declare("war", tuple(sorted(hand, reverse=True))[:SET])
        if triple is None or (triple < FIRST_BATTLE and view.public.phase != "passing"):
            return game.sample_action(view, prompt, dice)
        cards = (triple,) * SET
        kind = battle_of(triple)
        playing = active(game.seats, view.public.skipped)
        return LaySet(cards) if kind is None else Declare(kind, cards, _duelists(kind, playing))

    return sample


def _duelists(kind: str, playing: tuple[int, ...]) -> tuple[int, ...]:
    """Two players, as the page names them: nobody has to be named if there are only two."""
    return playing[-2:] if kind == "duel" and len(playing) > 2 else ()


def _held(game: Burrito, moves: list[Move]) -> Iterator[Held]:
    for move in moves:
        for seat in active(game.seats, move.before.public.skipped):
            yield Held(game, move.before, seat)
            yield Held(game, _without_community(move.before), seat)


def _without_community(state: BurritoState) -> BurritoState:
    """The community piles rarely run out in random games."""
    public, hidden = state.public, state.hidden
    flow = Flow(public.flow.hands, public.flow.piles, (0, 0))
    return State(replace(public, flow=flow), state.private, replace(hidden, community=((), ())))


def _kind(held: Held) -> Hashable:
    """What the judgement on an action may depend on."""
    public, hand = held.state.public, held.hand
    has_declared = any(declared.seat == held.seat for declared in public.declared)
    if public.phase == "window":
        return public.phase, may_join(hand), has_declared, bool(public.skipped)
    if public.phase != "passing":
        return public.phase, bool(public.declared)
    copies = Counter(hand)
    triples = frozenset(card >= FIRST_BATTLE for card in copies if copies[card] >= SET)
    has_cards = bool(public.flow.piles[held.seat]), any(public.flow.community)
    return public.phase, is_two(public), bool(public.skipped), len(hand) == HAND, len(hand) < SET, triples, has_cards


def _judged(held: Held) -> Case:
    return {
        "about": "deeds",
        "seat": held.seat,
        "public": parts(held.state.public, *SHOWN),
        "hand": list(held.hand),
        "deeds": [_deed(held, deed) for deed in _deeds(held)],
    }


def _deeds(held: Held) -> list[Any]:
    """Every draw and pass; sets and declarations with the cards of the hand, and with some that are not there."""
    hand = held.hand
    playing = active(held.game.seats, held.state.public.skipped)
    triples = sorted(set(combinations(sorted(hand), SET)), key=lambda cards: len(set(cards)))[:MOST_TRIPLES]
    absent = next(card for card in range(len(KINDS)) if card not in hand)
    shown = [*triples, (*hand[:2], absent), (absent,) * SET, hand[:2]]
    found: list[Any] = [Draw(pile) for pile in PILES]
    found += [Discard(card) for card in (*dict.fromkeys(hand), absent)]
    found += [LaySet(cards) for cards in shown]
    for place, cards in enumerate(shown):
        likely = battle_of(cards[0]) if cards else None
        other = BATTLE_KINDS[place % len(BATTLE_KINDS)]
        kinds = sorted({other} if likely is None else {likely, other})
        found += [Declare(kind, cards, _duelists(kind, playing)) for kind in kinds]
    return found


def _deed(held: Held, deed: Any) -> Case:
    """The clause that forbids it, or the hand and the parts of the table that it changes."""
    step = judged(held.game, held.state, held.seat, deed, held.state.public.since_ms)
    if isinstance(step, str):
        return {"deed": to_builtins(deed), "refused": step}
    before, after = (parts(state.public, *SHOWN) for state in (held.state, step.state))
    after = {name: value for name, value in after.items() if value != before[name] and name != "points"}
    hand = step.state.private[held.seat].hand
    is_end = step.state.public.rounds != held.state.public.rounds
    return {"deed": to_builtins(deed), "hand": list(hand), "after": after, **({"ended": True} if is_end else {})}


def _battles(moves: list[Move]) -> list[Case]:
    """The fighters of battles that one seat declared."""
    found = []
    for move in moves:
        genuine = [declared for declared in move.before.public.declared if declared.genuine]
        for event in move.events:
            if isinstance(event, BattleSet) and move.before.public.phase == "window" and len(genuine) == 1:
                public = parts(move.before.public, "skipped", "points")
                found.append(
                    {
                        "about": "battle",
                        "public": public,
                        "declared": parts(genuine[0], "seat", "kind", "duelists"),
                        "fighters": list(move.after.public.battle.fighters),
                    }
                )
    return spread(found, lambda case: (case["declared"]["kind"], len(case["public"]["skipped"])), 2)
