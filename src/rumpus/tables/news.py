"""What a step of a game is told as: the parts that all pages share, encoded once, and the parts of each seat."""

from __future__ import annotations

from typing import Any

import msgspec

from rumpus.engine import Applied, Outcome, Prompt
from rumpus.engine.delta import SAME, changes
from rumpus.engine.replay import events_for
from rumpus.games import AnyGame

_encode = msgspec.json.Encoder().encode


def screen_prompts(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Those that a shared screen may answer for a seat."""
    return tuple([prompt for prompt in prompts if prompt.screen])


class News:
    """One step, ready to be sent to any watcher and to be kept as a frame of the film."""

    __slots__ = ("_on_screen", "_own", "_parts", "_private", "_prompts", "body", "frame", "is_public")

    def __init__(
        self,
        game: AnyGame,
        before: Any,
        applied: Applied[Any, Any],
        deadlines: dict[str, int] | None,
        outcome: Outcome | None,
    ) -> None:
        entry, step = applied.entry, applied.step
        after = step.state
        events = events_for(game, step.events, None)
        public = changes(before.public, after.public)
        # Put together by hand: what pages are told and what the film keeps share most of their parts.
        shared = b""
        if events:
            shared = b',"events":%b' % _encode(events)
        if public is not SAME:
            shared += b',"public":%b' % _encode(public)
        told = b""
        # Who acted is told only with something to see: a sealed choice is nobody's business.
        if events and entry.seat is not None:
            told = b',"seat":%d' % entry.seat
        if events and entry.by != "person":
            told += b',"by":"%b"' % entry.by.encode()
        waiting = game.waiting_for(after)
        if waiting != game.waiting_for(before):
            told += b',"waiting":%b' % _encode(waiting)
        if deadlines is not None:
            told += b',"deadlines":%b' % _encode(deadlines)
        if outcome is not None:
            told += b',"outcome":%b' % _encode(outcome)
        self.is_public = bool(shared or told)
        self.body: bytes = b'"now_ms":%d%b%b}' % (entry.at_ms, shared, told)
        self._by_seat(game, before, after, step.events, events)
        everything = ((b"own", self._own), (b"private", self._private), (b"prompts", self._prompts))
        self._parts = tuple(part for part in everything if part[1])
        seat = b"" if entry.seat is None else b',"seat":%d' % entry.seat
        frame = b'{"at_ms":%d,"by":"%b"%b%b' % (entry.at_ms, entry.by.encode(), seat, shared)
        for name, parts in ((b"own", self._own), (b"private", self._private)):
            if parts:
                frame += b',"%b":{%b}' % (name, b",".join(b'"%d":%b' % part for part in parts.items()))
        self.frame: bytes = frame + b"}"

    def _by_seat(self, game: AnyGame, before: Any, after: Any, events: tuple[Any, ...], seen: tuple[Any, ...]) -> None:
        self._own: dict[int, bytes] = {}
        self._private: dict[int, bytes] = {}
        self._prompts: dict[int, bytes] = {}
        self._on_screen: dict[int, bytes] = {}
        for seat in range(game.seats):
            own = events_for(game, events, seat)
            if own is not seen and own != seen:
                self._own[seat] = _encode(own)
            private = changes(before.private[seat], after.private[seat])
            if private is not SAME:
                self._private[seat] = _encode(private)
        for seat in game.asked_anew(before, after):
            prompts, earlier = game.prompts(after, seat), game.prompts(before, seat)
            if prompts != earlier:
                self._prompts[seat] = _encode(prompts)
                on_screen = screen_prompts(prompts)
                if on_screen != screen_prompts(earlier):
                    self._on_screen[seat] = _encode(on_screen)

    def head_for_screen(self, ref: int | None, *, judges: bool) -> bytes | None:
        """The same for a shared screen, which may answer some prompts if it `judges` this."""
        if not self._on_screen:
            return self.head_for((), ref)
        head = self.head_for((), ref) or b'"type":"update",'
        prompts = b",".join(b'"%d":%b' % (seat, part if judges else b"[]") for seat, part in self._on_screen.items())
        return head + b'"prompts":{%b},' % prompts

    def head_for(self, seats: tuple[int, ...], ref: int | None) -> bytes | None:
        """The part of the message that only a page with these seats gets, or None if there is nothing to tell it."""
        head = b'"type":"update",'
        if ref is not None:
            head += b'"ref":%d,' % ref
        told = self.is_public or ref is not None
        for name, parts in self._parts:
            mine = [b'"%d":%b' % (seat, parts[seat]) for seat in seats if seat in parts]
            if mine:
                head += b'"%b":{%b},' % (name, b",".join(mine))
                told = True
        return head if told else None
