"""Presence of members: who has a page open, and since when the others are gone."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Presence(Struct, frozen=True):
    pages: dict[int, int] = {}
    """The number of open pages of each member."""
    since: dict[int, float] = {}
    """When the last page of each absent member closed."""

    def arrived(self, member: int) -> Presence:
        """A page of the member connected."""
        pages = self.pages | {member: self.pages.get(member, 0) + 1}
        return Presence(pages, _without(self.since, member))

    def dropped(self, member: int, now: float) -> Presence:
        """A page of the member closed."""
        if (left := self.pages[member] - 1) > 0:
            return Presence(self.pages | {member: left}, self.since)
        return Presence(_without(self.pages, member), self.since | {member: now})

    def forgotten(self, member: int) -> Presence:
        return Presence(_without(self.pages, member), _without(self.since, member))

    def is_here(self, member: int) -> bool:
        return member in self.pages

    @property
    def is_anybody_gone(self) -> bool:
        return bool(self.since)

    @property
    def gone(self) -> list[int]:
        """The absent members, the longest absent first."""
        return sorted(self.since, key=lambda member: self.since[member])

    def gone_for(self, member: int, now: float) -> float:
        """Seconds since the last page closed; 0 while one is connected."""
        since = self.since.get(member)
        return 0.0 if since is None else now - since

    @property
    def here(self) -> frozenset[int]:
        return frozenset(self.pages)


def _without(members: dict[int, T], member: int) -> dict[int, T]:
    return {each: value for each, value in members.items() if each != member}
