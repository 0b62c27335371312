"""The cards in force in a fight, and the fighters whom they bind. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from rumpus.games.fake_swords.cards import Deck
from rumpus.games.fake_swords.model import Rule


def rules_bound(deck: Deck, kinds: Iterable[int], fighters: tuple[int, int], shorter: int | None) -> tuple[Rule, ...]:
    """F-RULE-1 to F-RULE-6: each kind once, in deck-list order, with the fighters whom it binds."""
    places = sorted(set(kinds))
    overridden = {other for place in places for other in deck.kinds[place].overrides}
    exempt = shorter if any(deck.kinds[place].exempt for place in places) else None
    rules = []
    for place in places:
        kind = deck.kinds[place]
        if kind.id in overridden:
            continue
        bound: tuple[int, ...] = fighters
        if kind.colour == "black":
            bound = () if shorter is None else (shorter,)
        elif kind.colour == "purple" and exempt is not None:
            bound = tuple([seat for seat in fighters if seat != exempt])
        rules.append(Rule(place, bound))
    return tuple(rules)
