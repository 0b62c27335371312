"""Messages about a step of a game: one for each page, with shared parts encoded once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rumpus.engine import Prompt
from rumpus.engine.delta import SAME, changes
from rumpus.engine.events import events_for
from rumpus.games import AnyGame
from rumpus.replays.frame import Frame
from rumpus.tables.heart.play import Stepped
from rumpus.tables.messages.brief import brief_changes, brief_events
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
        "_game",
        "_is_public",
        "_own",
        "_private",
        "_prompts",
        "_seen",
        "_shared",
        "frame",
    )

    def __init__(self, stepped: Stepped, deadlines: dict[str, int] | None) -> None:
        before, play, entry = stepped.before, stepped.play, stepped.applied.entry
        happened = stepped.applied.step.events
        self._game = play.game
        seen = self._seen = events_for(play.game, happened, None)
        change = self._change = changes(before.state.public, play.state.public)
        events = once(seen) if seen else ()
        public = None if change is SAME else once(change)
        waiting = play.asked.waiting
        is_new = waiting != before.asked.waiting
        self._shared = Update(
            UNNUMBERED,
            entry.at_ms,
            # The acting seat is named only if there is something to see, because a secret choice may not show.
            seat=entry.seat if seen else None,
            by=entry.by if seen and entry.by != "person" else "",
            events=events,
            public=public,
            waiting=waiting if is_new else UNSET,
            deadlines=UNSET if deadlines is None else deadlines,
            outcome=play.outcome,
        )
        self._brief: BriefUpdate | Update | None = None
        """The same in few bytes, made for the first page that takes it."""
        is_over = play.outcome is not None
        self._is_public = bool(seen) or public is not None or is_new or deadlines is not None or is_over
        self._own = {} if seen is happened else _own_events(play.game, happened, seen)
        self._private = _private_changes(before.state.private, play.state.private)
        self._asked_before, self._asked = before.asked.prompts, play.asked.prompts
        self._prompts = _new_prompts(self._asked_before, self._asked)
        frame = Frame(
            entry.at_ms,
            entry.by,
            entry.seat,
            events,
            {seat: once(own) for seat, own in self._own.items()},
            public,
            self._private,
        )
        self.frame: bytes = _encode(frame)

    def for_screen(self, ref: int | None, *, judges: bool, brief: bool) -> Update | BriefUpdate | None:
        """The message for a shared screen, which may answer some prompts if it `judges`."""
        prompts = self._prompts_on_screen()
        if not prompts:
            return self.for_page((), ref, brief=brief)
        if not judges:
            prompts = dict.fromkeys(prompts, ())
        shared = self._in_brief() if brief else self._shared
        return replace(shared, prompts=prompts, ref=UNSET if ref is None else ref)

    def for_page(self, seats: tuple[int, ...], ref: int | None, *, brief: bool) -> Update | BriefUpdate | None:
        """The message for a page that holds these seats; None if there is nothing to tell it."""
        shared = self._in_brief() if brief else self._shared
        own: dict[str, tuple[Any, ...]] = {}
        private: dict[str, Any] = {}
        prompts: dict[str, tuple[Prompt, ...]] = {}
        for seat in map(str, seats):
            if seat in self._own:
                events = self._own[seat]
                own[seat] = brief_events(self._game, events) if type(shared) is BriefUpdate else events
            if seat in self._private:
                private[seat] = self._private[seat]
            if seat in self._prompts:
                prompts[seat] = self._prompts[seat]
        if ref is None and not (own or private or prompts):
            return shared if self._is_public else None
        return replace(
            shared,
            own=own or UNSET,
            private=private or UNSET,
            prompts=prompts or UNSET,
            ref=UNSET if ref is None else ref,
        )

    def _in_brief(self) -> BriefUpdate | Update:
        if self._brief is None:
            self._brief = self._shortened()
        return self._brief

    def _shortened(self) -> BriefUpdate | Update:
        shared, public = self._shared, ()
        if self._change is not SAME:
            brief = brief_changes(self._game, self._change)
            if brief is None:
                return shared
            public = once(brief)
        return BriefUpdate(
            UNNUMBERED,
            shared.now_ms,
            seat=shared.seat,
            by=shared.by,
            events=once(brief_events(self._game, self._seen)) if self._seen else (),
            public=public,
            waiting=shared.waiting,
            deadlines=shared.deadlines,
            outcome=shared.outcome,
        )

    def _prompts_on_screen(self) -> dict[str, tuple[Prompt, ...]]:
        """By seat: the changed prompts that a screen may answer."""
        found: dict[str, tuple[Prompt, ...]] = {}
        for seat, (earlier, prompts) in enumerate(zip(self._asked_before, self._asked, strict=True)):
            if prompts is not earlier and (on_screen := screen_prompts(prompts)) != screen_prompts(earlier):
                found[str(seat)] = on_screen
        return found


def _own_events(game: AnyGame, events: tuple[Any, ...], seen: tuple[Any, ...]) -> dict[str, tuple[Any, ...]]:
    """By seat: its events, if they differ from what everybody sees."""
    found: dict[str, tuple[Any, ...]] = {}
    for seat in range(game.seats):
        own = events_for(game, events, seat)
        if own != seen:
            found[str(seat)] = own
    return found


def _private_changes(before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Any]:
    """By seat: the changes of its private part."""
    found: dict[str, Any] = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old is not new and (change := changes(old, new)) is not SAME:
            found[str(seat)] = once(change)
    return found


def _new_prompts(
    before: tuple[tuple[Prompt, ...], ...], after: tuple[tuple[Prompt, ...], ...]
) -> dict[str, tuple[Prompt, ...]]:
    """By seat: its prompts, if they have changed."""
    found: dict[str, tuple[Prompt, ...]] = {}
    for seat, (earlier, prompts) in enumerate(zip(before, after, strict=True)):
        if prompts is not earlier and prompts != earlier:
            found[str(seat)] = once(prompts)
    return found
