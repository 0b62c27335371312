"""What a step of a game is told as: the parts that all pages share, encoded once, and the parts of each seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from rumpus.engine import Applied, Game, Outcome
from rumpus.engine.delta import SAME, changes
from rumpus.engine.replay import events_for
from rumpus.games import AnyGame

_encode = msgspec.json.Encoder().encode


class News:
    """One step, ready to be sent to any watcher and to be kept as a frame of the film."""

    __slots__ = ("_own", "_private", "_prompts", "body", "frame", "is_public")

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
        told: dict[str, Any] = {"now_ms": entry.at_ms}
        frame: dict[str, Any] = {"at_ms": entry.at_ms, "by": entry.by}
        if entry.seat is not None:
            frame["seat"] = entry.seat
        if events:
            told["events"] = frame["events"] = Raw(_encode(events))
            # Who acted is told only with something to see: a sealed choice is nobody's business.
            if entry.seat is not None:
                told["seat"] = entry.seat
            if entry.by != "person":
                told["by"] = entry.by
        if public is not SAME:
            told["public"] = frame["public"] = Raw(_encode(public))
        waiting = game.waiting_for(after)
        if waiting != game.waiting_for(before):
            told["waiting"] = waiting
        if deadlines is not None:
            told["deadlines"] = deadlines
        if outcome is not None:
            told["outcome"] = outcome
        self.is_public = len(told) > 1
        self.body: bytes = _encode(told)[1:]
        self._by_seat(game, before, after, step.events, events)
        if self._own:
            frame["own"] = {str(seat): Raw(own) for seat, own in self._own.items()}
        if self._private:
            frame["private"] = {str(seat): Raw(private) for seat, private in self._private.items()}
        self.frame: bytes = _encode(frame)

    def _by_seat(self, game: AnyGame, before: Any, after: Any, events: tuple[Any, ...], seen: tuple[Any, ...]) -> None:
        self._own: dict[int, bytes] = {}
        self._private: dict[int, bytes] = {}
        self._prompts: dict[int, bytes] = {}
        same_for_all = type(game).event_for is Game.event_for
        for seat in range(game.seats):
            if not same_for_all:
                own = events_for(game, events, seat)
                if own != seen:
                    self._own[seat] = _encode(own)
            private = changes(before.private[seat], after.private[seat])
            if private is not SAME:
                self._private[seat] = _encode(private)
            prompts = game.prompts(after, seat)
            if prompts != game.prompts(before, seat):
                self._prompts[seat] = _encode(prompts)

    def head_for(self, seats: Iterable[int], ref: int | None) -> bytes | None:
        """The part of the message that only a page with these seats gets, or None if there is nothing to tell it."""
        head = b'"type":"update",'
        if ref is not None:
            head += b'"ref":%d,' % ref
        told = self.is_public or ref is not None
        for name, parts in ((b"own", self._own), (b"private", self._private), (b"prompts", self._prompts)):
            mine = [b'"%d":%b' % (seat, parts[seat]) for seat in seats if seat in parts] if parts else None
            if mine:
                head += b'"%b":{%b},' % (name, b",".join(mine))
                told = True
        return head if told else None
