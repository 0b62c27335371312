"""Messages about a step of a game: one for each page, with shared parts encoded once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from rumpus.engine import Prompt
from rumpus.engine.delta import SAME, changes
from rumpus.replays.frame import Frame
from rumpus.tables.heart.play import Stepped
from rumpus.tables.messages.brief import brief_changes, brief_events
from rumpus.tables.messages.numbering import More, Unnumbered, unnumbered
from rumpus.tables.messages.once import once
from rumpus.tables.messages.to_page import UNNUMBERED, BriefUpdate, Update

_encode = msgspec.json.Encoder().encode


def screen_prompts(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """The prompts that a shared screen may answer."""
    return tuple([prompt for prompt in prompts if prompt.screen])


class News:
    """One step, ready to be sent to any watcher and stored as a frame."""

    __slots__ = (
        "_change",
        "_concerned",
        "_deadlines",
        "_is_new_turn",
        "_is_public",
        "_is_short",
        "_private",
        "_shared",
        "_stepped",
        "frame",
    )

    def __init__(self, stepped: Stepped, deadlines: dict[str, int] | None) -> None:
        before, play, entry, what = stepped.before, stepped.play, stepped.applied.entry, stepped.noticed
        old, new = before.run.state, play.run.state
        own, seen = what.own, what.events
        self._stepped = stepped
        self._deadlines = UNSET if deadlines is None else deadlines
        change = self._change = changes(old.public, new.public)
        public = None if change is SAME else change
        is_new_turn = self._is_new_turn = play.asked.waiting != before.asked.waiting
        is_over = play.outcome is not None
        self._is_public = bool(seen) or public is not None or is_new_turn or deadlines is not None or is_over
        private = self._private = {} if old.private is new.private else _private_changes(old.private, new.private)
        self._concerned = frozenset(play.asked.changed)
        """The seats that are told more than everybody."""
        if own or private:
            self._concerned = self._concerned.union(own, private)
        self._shared: dict[bool, Unnumbered] = {}
        """What everybody is told, in full and in brief. Encoded for the first page that takes it."""
        self._is_short = False
        """Whether there is a shorter form of it."""
        self.frame: bytes = _encode(
            Frame(
                entry.at_ms,
                entry.by,
                entry.seat,
                seen,
                {str(seat): mine for seat, mine in own.items()} if own else {},
                public,
                {str(seat): mine for seat, mine in private.items()} if private else {},
            )
        )

    def for_screen(self, ref: int | None, *, judges: bool, brief: bool) -> Unnumbered | None:
        """The message for a shared screen, which may answer some prompts if it `judges`."""
        prompts = self._prompts_on_screen()
        if not prompts:
            return self.for_page((), ref, brief=brief)
        more = More(prompts=prompts if judges else dict.fromkeys(prompts, ()), ref=UNSET if ref is None else ref)
        return self._for_all(brief=brief).with_more(more)

    def for_page(self, seats: tuple[int, ...], ref: int | None, *, brief: bool) -> Unnumbered | None:
        """The message for a page that holds these seats; None if there is nothing to tell it."""
        is_concerned = not self._concerned.isdisjoint(seats)
        if ref is None and not is_concerned and not self._is_public:
            return None
        shared = self._shared.get(brief) or self._for_all(brief=brief)
        if is_concerned:
            return shared.with_more(self._more(seats, ref, is_short=brief and self._is_short))
        return shared if ref is None else shared.with_more(More(ref=ref))

    def _more(self, seats: tuple[int, ...], ref: int | None, *, is_short: bool) -> More:
        """What a page is told about its own seats."""
        asked, events = self._stepped.play.asked, self._stepped.noticed.own
        own: dict[str, tuple[Any, ...]] = {}
        private: dict[str, Any] = {}
        prompts: dict[str, tuple[Prompt, ...]] = {}
        for seat in seats:
            if seat in asked.changed:
                prompts[str(seat)] = asked.prompts[seat]
            if seat in self._private:
                private[str(seat)] = self._private[seat]
            if seat in events:
                own[str(seat)] = brief_events(self._stepped.play.game, events[seat]) if is_short else events[seat]
        return More(own or UNSET, private or UNSET, prompts or UNSET, UNSET if ref is None else ref)

    def _for_all(self, *, brief: bool) -> Unnumbered:
        """What everybody is told."""
        found = self._shared.get(brief)
        if found is None:
            found = self._shared[brief] = unnumbered(self._in_brief() if brief else self._in_full())
        return found

    def _in_full(self) -> Update:
        stepped = self._stepped
        entry, seen = stepped.applied.entry, stepped.noticed.events
        return Update(
            UNNUMBERED,
            entry.at_ms,
            # The acting seat is named only if there is something to see, because a secret choice may not show.
            seat=entry.seat if seen else None,
            by=entry.by if seen and entry.by != "person" else "",
            events=seen,
            public=None if self._change is SAME else self._change,
            waiting=stepped.play.asked.waiting if self._is_new_turn else UNSET,
            deadlines=self._deadlines,
            outcome=stepped.play.outcome,
        )

    def _in_brief(self) -> BriefUpdate | Update:
        """The same in few bytes."""
        stepped = self._stepped
        game = stepped.play.run.game
        public = () if self._change is SAME else brief_changes(game, self._change)
        if public is None:
            return self._in_full()
        self._is_short = True
        entry, seen = stepped.applied.entry, stepped.noticed.events
        return BriefUpdate(
            UNNUMBERED,
            entry.at_ms,
            seat=entry.seat if seen else None,
            by=entry.by if seen and entry.by != "person" else "",
            events=brief_events(game, seen),
            public=public,
            waiting=stepped.play.asked.waiting if self._is_new_turn else UNSET,
            deadlines=self._deadlines,
            outcome=stepped.play.outcome,
        )

    def _prompts_on_screen(self) -> dict[str, tuple[Prompt, ...]]:
        """By seat: the changed prompts that a screen may answer."""
        found: dict[str, tuple[Prompt, ...]] = {}
        before, after = self._stepped.before.asked.prompts, self._stepped.play.asked.prompts
        for seat, (earlier, prompts) in enumerate(zip(before, after, strict=True)):
            if prompts is not earlier and (on_screen := screen_prompts(prompts)) != screen_prompts(earlier):
                found[str(seat)] = on_screen
        return found


def _private_changes(before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[int, Any]:
    """By seat: the changes of its private part."""
    found: dict[int, Any] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old is not new and (change := changes(old, new)) is not SAME:
            found[seat] = once(change)
    return found
