"""Who is here: which members have a page open, and since when the others are gone."""

from __future__ import annotations

from collections import Counter


class Presence:
    def __init__(self) -> None:
        self._pages: Counter[int] = Counter()
        self._gone_since: dict[int, float] = {}

    def expect(self, member: int, now: float) -> None:
        """A member who is not connected (yet): their absence counts from now."""
        if not self.is_here(member):
            self._gone_since.setdefault(member, now)

    def arrived(self, member: int) -> bool:
        """A page of theirs connected. True if they were away before."""
        self._pages[member] += 1
        self._gone_since.pop(member, None)
        return self._pages[member] == 1

    def dropped(self, member: int, now: float) -> bool:
        """A page of theirs went. True if it was the last."""
        self._pages[member] -= 1
        if self._pages[member] > 0:
            return False
        del self._pages[member]
        self._gone_since[member] = now
        return True

    def forget(self, member: int) -> None:
        self._pages.pop(member, None)
        self._gone_since.pop(member, None)

    def is_here(self, member: int) -> bool:
        return member in self._pages

    @property
    def is_anybody_gone(self) -> bool:
        return bool(self._gone_since)

    @property
    def gone(self) -> list[int]:
        """Who is gone, those first who went first."""
        return sorted(self._gone_since, key=lambda member: self._gone_since[member])

    def gone_for(self, member: int, now: float) -> float:
        """Seconds since the last page went; 0 while one is connected."""
        since = self._gone_since.get(member)
        return 0.0 if since is None else now - since

    @property
    def here(self) -> frozenset[int]:
        return frozenset(self._pages)
