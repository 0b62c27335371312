"""What a step of a game is told as: one message for each page, whose shared parts are encoded only once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rumpus.engine import Prompt
from rumpus.engine.delta import SAME, changes
from rumpus.engine.events import events_for
from rumpus.replays.frame import Frame
from rumpus.tables.heart.play import Play, Stepped
from rumpus.tables.messages.once import once
from rumpus.tables.messages.to_page import UNNUMBERED, Update

_encode = msgspec.json.Encoder().encode


def screen_prompts(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Those that a shared screen may answer for a seat."""
    return tuple([prompt for prompt in prompts if prompt.screen])


class News:
    """One step, ready to be sent to any watcher and to be kept as a frame of the film."""

    __slots__ = ("_is_public", "_on_screen", "_own", "_private", "_prompts", "_shared", "frame")

    def __init__(self, stepped: Stepped, deadlines: dict[str, int] | None) -> None:
        before, play, (entry, step) = stepped.before, stepped.play, (stepped.applied.entry, stepped.applied.step)
        seen = events_for(play.game, step.events, None)
        change = changes(before.state.public, play.state.public)
        events = once(seen) if seen else ()
        public = None if change is SAME else once(change)
        is_new = play.asked.waiting != before.asked.waiting
        self._shared = Update(
            UNNUMBERED,
            entry.at_ms,
            # Who acted is told only with something to see: a sealed choice is nobody's business.
            seat=entry.seat if seen else None,
            by=entry.by if seen and entry.by != "person" else "",
            events=events,
            public=public,
            waiting=play.asked.waiting if is_new else UNSET,
            deadlines=UNSET if deadlines is None else deadlines,
            outcome=play.outcome,
        )
        told = (seen, public is not None, is_new, deadlines is not None, play.outcome is not None)
        self._is_public = any(told)
        self._by_seat(before, play, step.events, seen)
        frame = Frame(entry.at_ms, entry.by, entry.seat, events, self._own, public, self._private)
        self.frame: bytes = _encode(frame)

    def _by_seat(self, before: Play, play: Play, events: tuple[Any, ...], seen: tuple[Any, ...]) -> None:
        self._own: dict[str, tuple[Any, ...]] = {}
        self._private: dict[str, Any] = {}
        self._prompts: dict[str, tuple[Prompt, ...]] = {}
        self._on_screen: dict[str, tuple[Prompt, ...]] = {}
        for seat in range(play.game.seats):
            own = events_for(play.game, events, seat)
            if own is not seen and own != seen:
                self._own[str(seat)] = once(own)
            private = changes(before.state.private[seat], play.state.private[seat])
            if private is not SAME:
                self._private[str(seat)] = once(private)
            prompts, earlier = play.asked.prompts[seat], before.asked.prompts[seat]
            if prompts is not earlier and prompts != earlier:
                self._prompts[str(seat)] = once(prompts)
                on_screen = screen_prompts(prompts)
                if on_screen != screen_prompts(earlier):
                    self._on_screen[str(seat)] = on_screen

    def for_screen(self, ref: int | None, *, judges: bool) -> Update | None:
        """The message for a shared screen, which may answer some prompts if it `judges` this."""
        if not self._on_screen:
            return self.for_page((), ref)
        prompts = self._on_screen if judges else dict.fromkeys(self._on_screen, ())
        return replace(self._shared, prompts=prompts, ref=UNSET if ref is None else ref)

    def for_page(self, seats: tuple[int, ...], ref: int | None) -> Update | None:
        """The message for a page that holds these seats; None if there is nothing to tell it."""
        own: dict[str, tuple[Any, ...]] = {}
        private: dict[str, Any] = {}
        prompts: dict[str, tuple[Prompt, ...]] = {}
        for seat in map(str, seats):
            if seat in self._own:
                own[seat] = self._own[seat]
            if seat in self._private:
                private[seat] = self._private[seat]
            if seat in self._prompts:
                prompts[seat] = self._prompts[seat]
        if ref is None and not (own or private or prompts):
            return self._shared if self._is_public else None
        return replace(
            self._shared,
            own=own or UNSET,
            private=private or UNSET,
            prompts=prompts or UNSET,
            ref=UNSET if ref is None else ref,
        )
