"""Translation between the card game and the arena: terms, setup and result of a bout. Pure."""

from __future__ import annotations

from rumpus.arena.duel import Bind, Setup, Verdict
from rumpus.engine import Result, Terms
from rumpus.games.fake_swords.binding import rules_bound
from rumpus.games.fake_swords.cards import Deck, Kind
from rumpus.games.fake_swords.ends import CLAUSES
from rumpus.games.fake_swords.model import Public

COUNTS = (60, 40, 30)
"""Ticks of each number of the countdown before the first fight, the second one, and all later ones."""


def rules_in_force(
    deck: Deck, cards: tuple[str, ...], fighters: tuple[int, int], shorter: int | None
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The rules of a bout under cards with these ids, in the form of `Terms.rules`."""
    kinds = [place for place, kind in enumerate(deck.kinds) if kind.id in cards]
    return tuple([(deck.kinds[rule.kind].id, rule.seats) for rule in rules_bound(deck, kinds, fighters, shorter)])


def terms_of(public: Public, deck: Deck, seats: int) -> Terms | None:
    """The bout that the arena has to stage now, if any."""
    fight = public.fight
    if fight is None or fight.mode != "arena" or fight.stage != "fighting":
        return None
    return Terms(
        fight.battle,
        fight.fighters,
        tuple([seat for seat in range(seats) if seat not in fight.fighters]),
        tuple([(deck.kinds[rule.kind].id, rule.seats) for rule in fight.rules]),
    )


def ruled_of(public: Public) -> Terms | None:
    """The fight that the host may rule on, if the seats could not settle it."""
    fight = public.fight
    if fight is None or fight.mode == "quick" or fight.stage in ("stand_in", "shorter"):
        return None
    return Terms(fight.battle, fight.fighters, ())


def count_of(number: int, *, is_brisk: bool) -> int:
    """Ticks of each number of the countdown before the fight of this number. Brisk ones get shorter."""
    return COUNTS[min(number, len(COUNTS)) - 1] if is_brisk else COUNTS[0]


def setup_of(deck: Deck, terms: Terms, seed: int, *, touches: int = 1, count: int = COUNTS[0]) -> Setup:
    """The arena's setup for a fight: each fighter's modifiers, in deck-list order."""
    rules = [(deck.by_id[card], seats) for card, seats in terms.rules]
    first, second = [
        tuple([bind for kind, seats in rules if (bind := _bind(kind, is_bound=seat in seats)) is not None])
        for seat in terms.fighters
    ]
    return Setup(seed, (first, second), touches, count)


def _bind(kind: Kind, *, is_bound: bool) -> Bind | None:
    rule = kind.arena
    if rule.modifier is None:
        return None
    if is_bound:
        return Bind(rule.modifier, rule.value)
    # The purple card does not bind the fighter because of Exempt.
    return None if rule.exempt is None else Bind(rule.modifier, rule.exempt)


def result_of(deck: Deck, terms: Terms, verdict: Verdict) -> Result:
    """The table action for a verdict of the arena."""
    losers = tuple([terms.fighters[side] for side in verdict.losers])
    card: str | None = None
    if verdict.cause == "broken":
        broken = [
            each
            for each, seats in terms.rules
            if losers[0] in seats and deck.by_id[each].arena.modifier == verdict.modifier
        ]
        card = broken[0] if broken else None
    return Result(terms.id, losers, CLAUSES[verdict.cause], "arena", card)
