"""All slices and selections of a round as a tree, in which every seat does what is best for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rumpus.bots.swordcrafters.reckoning import Reckoning
from rumpus.bots.swordcrafters.sight import Hands, with_tiles
from rumpus.games.swordcrafters.grid import Cut, Group, cuts
from rumpus.games.swordcrafters.model import Select

Partition: TypeAlias = tuple[Group, ...]
Totals: TypeAlias = tuple[float, ...]

WIDTH: Final = 3
"""The number of groups considered for those who select later."""


class Shelf(NamedTuple):
    """The groups taken so far, and those left."""

    free: Partition
    hands: Hands
    swords: tuple[tuple[int, ...], ...]
    """By seat: the swords that may still be chosen."""
    first: int | None
    """The seat that has taken the forge."""


class Selecting:
    """Searches who takes which group, to the last selection, with expected final scores."""

    def __init__(self, reckoning: Reckoning) -> None:
        self._reckoning = reckoning
        self._sight = reckoning.sight
        self._order = self._sight.public.order
        self._gains = Gains(reckoning)

    def best(self) -> Select:
        sight = self._sight
        groups = sight.groups()
        first = next(
            (
                holder // 2
                for group, holder in zip(groups, sight.public.taken, strict=True)
                if holder is not None and sight.has_forge(group)
            ),
            None,
        )
        now = Shelf(
            tuple(groups[number] for number in sight.free()),
            sight.hands,
            tuple(tuple(sight.open_swords(seat)) for seat in range(sight.seats)),
            first,
        )
        seat, turn = sight.seat, sight.public.turn
        leads = {
            (number, sword): self._reckoning.lead(
                self._after(self._taken(now, seat, sword, groups[number]), turn + 1), seat
            )
            for number in sight.free()
            for sword in now.swords[seat]
        }
        return Select(*max(leads, key=leads.__getitem__))

    def _taken(self, shelf: Shelf, seat: int, sword: int, group: Group) -> Shelf:
        """After a seat took a group for one of its swords."""
        swords = shelf.swords
        if len(shelf.hands[seat]) == 2:  # S-DUAL-1
            swords = (*swords[:seat], tuple(other for other in swords[seat] if other != sword), *swords[seat + 1 :])
        return Shelf(
            tuple([other for other in shelf.free if other != group]),
            with_tiles(shelf.hands, seat, sword, self._sight.tiles(group)),
            swords,
            seat if self._sight.has_forge(group) else shelf.first,
        )

    def _after(self, shelf: Shelf, turn: int) -> list[float]:
        """Everybody's expected score if all who are still to select choose what is best for them."""
        sight = self._sight
        if turn == len(self._order):
            first = (sight.public.first + 1) % sight.seats if shelf.first is None else shelf.first  # S-SELECT-4
            return self._reckoning.totals(shelf.hands, (sight.rounds,) * sight.seats, first)
        seat = self._order[turn]
        ways = [(group, sword) for group in shelf.free for sword in shelf.swords[seat]]
        ways.sort(key=lambda way: -self._gains.of(seat, way[1], way[0]))
        best: list[float] = []
        most = float("-inf")
        for group, sword in ways[:WIDTH]:
            after = self._after(self._taken(shelf, seat, sword, group), turn + 1)
            lead = self._reckoning.lead(after, seat)
            if lead > most:
                best, most = after, lead
        return best


class Gains:
    """The gain of each group for each seat, all else being equal."""

    def __init__(self, reckoning: Reckoning) -> None:
        self._reckoning = reckoning
        sight = self._sight = reckoning.sight
        self.swords = len(sight.swords[0])
        self._before: dict[int, float] = {}
        self._gains: dict[tuple[int, int, Group], float] = {}

    def of(self, seat: int, sword: int, group: Group) -> float:
        found = self._gains.get((seat, sword, group))
        if found is None:
            sight, reckoning = self._sight, self._reckoning
            to_come = [sight.rounds + (other != seat) for other in range(sight.seats)]
            if seat not in self._before:
                self._before[seat] = reckoning.total(seat, sight.hands, to_come)
            hands = with_tiles(sight.hands, seat, sword, sight.tiles(group))
            found = reckoning.total(seat, hands, to_come) - self._before[seat]
            self._gains[seat, sword, group] = found
        return found


class Slicing:
    """Searches all cuts to come; after the last, everybody takes the group with the highest gain."""

    def __init__(self, reckoning: Reckoning) -> None:
        sight = self._sight = reckoning.sight
        self._reckoning = reckoning
        self._order = sight.public.order
        self._gains = Gains(reckoning)
        self._before = reckoning.totals(sight.hands, [sight.rounds] * sight.seats)
        self._known: dict[Partition, Totals] = {}
        self._appeals: dict[tuple[int, int, Group], float] = {}

    def leads(self, ways: Sequence[tuple[int, Cut]], depth: int) -> list[float]:
        """The lead of the seat to move after each cut, searching `depth` more cuts."""
        groups = self._sight.groups()
        self._known.clear()
        found = []
        for number, cut in ways:
            after = (*groups[:number], *groups[number + 1 :], *cut.parts)
            found.append(self._reckoning.lead(self._after(tuple(sorted(after)), depth), self._sight.seat))
        return found

    def _after(self, groups: Partition, depth: int) -> Totals:
        found = self._known.get(groups)
        if found is not None:
            return found
        turn = len(groups) - 1
        if depth == 0 or turn == len(self._order):
            found = self._shared_out(groups)
        else:
            seat = self._order[turn]
            most = float("-inf")
            for place, group in enumerate(groups):
                rest = groups[:place] + groups[place + 1 :]
                for cut in cuts(group, self._sight.shape):
                    after = self._after(tuple(sorted((*rest, *cut.parts))), depth - 1)
                    lead = self._reckoning.lead(after, seat)
                    if lead > most:
                        found, most = after, lead
            if found is None:
                found = self._shared_out(groups)
        self._known[groups] = found
        return found

    def _shared_out(self, groups: Partition) -> Totals:
        """Everybody takes the group with the highest gain; with two players, the largest difference."""
        totals = list(self._before)
        sight = self._sight
        free = list(groups)
        swords = [list(range(self._gains.swords)) for _ in range(sight.seats)]
        first = (sight.public.first + 1) % sight.seats
        for seat in self._order:
            if not free:
                break
            _, group, sword = max(
                (self._appeal(seat, sword, group), group, sword) for group in free for sword in swords[seat]
            )
            totals[seat] += self._gains.of(seat, sword, group)
            free.remove(group)
            if self._gains.swords == 2:
                swords[seat].remove(sword)
            if sight.has_forge(group):
                first = seat
        return tuple(self._reckoning.in_order(totals, first))

    def _appeal(self, seat: int, sword: int, group: Group) -> float:
        """How much a seat wants a group."""
        found = self._appeals.get((seat, sword, group))
        if found is None:
            sight, gains = self._sight, self._gains
            found = gains.of(seat, sword, group)
            if sight.seats == 2:
                found += max(gains.of(1 - seat, other, group) for other in range(gains.swords))
            if sight.has_forge(group):
                found += self._reckoning.of_forge
            self._appeals[seat, sword, group] = found
        return found
