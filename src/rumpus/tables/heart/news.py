"""Messages about a step of a game: one for each page, with shared parts encoded once."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rumpus.engine import Prompt
from rumpus.engine.delta import SAME, changes
from rumpus.replays.frame import Frame
from rumpus.tables.heart.play import Stepped
from rumpus.tables.messages.brief import brief_changes, brief_events
from rumpus.tables.messages.numbering import Unnumbered, unnumbered
from rumpus.tables.messages.once import once
from rumpus.tables.messages.to_page import UNNUMBERED, BriefUpdate, Update

_encode = msgspec.json.Encoder().encode


def screen_prompts(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """The prompts that a shared screen may answer."""
    return tuple([prompt for prompt in prompts if prompt.screen])


class News:
    """One step, ready to be sent to any watcher and stored as a frame."""

    __slots__ = (
        "_asked",
        "_asked_before",
        "_brief",
        "_change",
        "_concerned",
        "_deadlines",
        "_encoded",
        "_entry",
        "_full",
        "_game",
        "_is_public",
        "_outcome",
        "_own",
        "_private",
        "_prompts",
        "_public",
        "_seen",
        "_waiting",
        "frame",
    )

    def __init__(self, stepped: Stepped, deadlines: dict[str, int] | None) -> None:
        before, play, entry = stepped.before, stepped.play, stepped.applied.entry
        what = stepped.noticed
        self._game = play.game
        self._entry = entry
        seen = self._seen = what.events
        change = self._change = changes(before.state.public, play.state.public)
        public = self._public = None if change is SAME else change
        waiting = play.asked.waiting
        is_new = waiting != before.asked.waiting
        self._waiting = waiting if is_new else UNSET
        self._deadlines = UNSET if deadlines is None else deadlines
        self._outcome = play.outcome
        # Made for the first page that takes them.
        self._full: Update | None = None
        self._brief: BriefUpdate | Update | None = None
        self._encoded: dict[bool, Unnumbered] = {}
        """What everybody is told, in full and in brief."""
        is_over = play.outcome is not None
        self._is_public = bool(seen) or public is not None or is_new or deadlines is not None or is_over
        self._own = what.own
        self._private = _private_changes(before.state.private, play.state.private)
        self._asked_before, self._asked = before.asked.prompts, play.asked.prompts
        self._prompts = _new_prompts(self._asked_before, self._asked)
        self._concerned: Set[int] = self._prompts.keys()
        """The seats that are told more than everybody."""
        if self._own or self._private:
            self._concerned = self._own.keys() | self._private.keys() | self._concerned
        frame = Frame(
            entry.at_ms,
            entry.by,
            entry.seat,
            seen,
            {str(seat): own for seat, own in self._own.items()} if self._own else {},
            public,
            {str(seat): private for seat, private in self._private.items()} if self._private else {},
        )
        self.frame: bytes = _encode(frame)

    def for_screen(self, ref: int | None, *, judges: bool, brief: bool) -> Update | BriefUpdate | None:
        """The message for a shared screen, which may answer some prompts if it `judges`."""
        prompts = self._prompts_on_screen()
        if not prompts:
            return self.for_page((), ref, brief=brief)
        if not judges:
            prompts = dict.fromkeys(prompts, ())
        shared = self._in_brief() if brief else self._in_full()
        return replace(shared, prompts=prompts, ref=UNSET if ref is None else ref)

    def message_for_page(self, seats: tuple[int, ...], ref: int | None, *, brief: bool) -> Unnumbered | None:
        """The same as `for_page`, encoded. What many pages get is encoded once."""
        if ref is not None or not self._concerned.isdisjoint(seats):
            update = self.for_page(seats, ref, brief=brief)
            return None if update is None else unnumbered(update)
        if not self._is_public:
            return None
        if (found := self._encoded.get(brief)) is None:
            found = self._encoded[brief] = unnumbered(self._in_brief() if brief else self._in_full())
        return found

    def for_page(self, seats: tuple[int, ...], ref: int | None, *, brief: bool) -> Update | BriefUpdate | None:
        """The message for a page that holds these seats; None if there is nothing to tell it."""
        is_concerned = not self._concerned.isdisjoint(seats)
        if ref is None and not is_concerned and not self._is_public:
            return None
        shared = self._in_brief() if brief else self._in_full()
        if not is_concerned:
            return shared if ref is None else replace(shared, ref=ref)
        own: dict[str, tuple[Any, ...]] = {}
        private: dict[str, Any] = {}
        prompts: dict[str, tuple[Prompt, ...]] = {}
        for seat in seats:
            if seat in self._own:
                events = self._own[seat]
                own[str(seat)] = brief_events(self._game, events) if type(shared) is BriefUpdate else events
            if seat in self._private:
                private[str(seat)] = self._private[seat]
            if seat in self._prompts:
                prompts[str(seat)] = self._prompts[seat]
        return replace(
            shared,
            own=own or UNSET,
            private=private or UNSET,
            prompts=prompts or UNSET,
            ref=UNSET if ref is None else ref,
        )

    def _in_full(self) -> Update:
        """What everybody is told."""
        if self._full is None:
            entry, seen = self._entry, self._seen
            self._full = Update(
                UNNUMBERED,
                entry.at_ms,
                # The acting seat is named only if there is something to see, because a secret choice may not show.
                seat=entry.seat if seen else None,
                by=entry.by if seen and entry.by != "person" else "",
                events=seen,
                public=self._public,
                waiting=self._waiting,
                deadlines=self._deadlines,
                outcome=self._outcome,
            )
        return self._full

    def _in_brief(self) -> BriefUpdate | Update:
        """The same in few bytes."""
        if self._brief is None:
            brief = () if self._change is SAME else brief_changes(self._game, self._change)
            self._brief = self._in_full() if brief is None else self._shortened(brief)
        return self._brief

    def _shortened(self, changes: tuple[Any, ...]) -> BriefUpdate:
        entry, seen = self._entry, self._seen
        return BriefUpdate(
            UNNUMBERED,
            entry.at_ms,
            seat=entry.seat if seen else None,
            by=entry.by if seen and entry.by != "person" else "",
            events=brief_events(self._game, seen),
            public=changes,
            waiting=self._waiting,
            deadlines=self._deadlines,
            outcome=self._outcome,
        )

    def _prompts_on_screen(self) -> dict[str, tuple[Prompt, ...]]:
        """By seat: the changed prompts that a screen may answer."""
        found: dict[str, tuple[Prompt, ...]] = {}
        for seat, (earlier, prompts) in enumerate(zip(self._asked_before, self._asked, strict=True)):
            if prompts is not earlier and (on_screen := screen_prompts(prompts)) != screen_prompts(earlier):
                found[str(seat)] = on_screen
        return found


def _private_changes(before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[int, Any]:
    """By seat: the changes of its private part."""
    found: dict[int, Any] = {}
    if before is after:
        return found
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old is not new and (change := changes(old, new)) is not SAME:
            found[seat] = once(change)
    return found


def _new_prompts(
    before: tuple[tuple[Prompt, ...], ...], after: tuple[tuple[Prompt, ...], ...]
) -> dict[int, tuple[Prompt, ...]]:
    """By seat: its prompts, if they have changed."""
    found: dict[int, tuple[Prompt, ...]] = {}
    for seat, (earlier, prompts) in enumerate(zip(before, after, strict=True)):
        if prompts is not earlier and prompts != earlier:
            found[seat] = prompts
    return found
