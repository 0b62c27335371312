"""One arena battle: its bodies, who steers them, and its recording."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from rumpus.arena import TICKS_PER_S
from rumpus.arena.kinds import kind_of
from rumpus.arena.shared.recording import Recorder
from rumpus.tables.arena_wire import HELD, PAUSED, READY, STOOD_IN, InputFrame
from rumpus.tables.errors import FromTheFuture, NotAFighter
from rumpus.tables.heart.fights import Steering
from rumpus.tables.input_buffer import InputBuffer
from rumpus.tables.messages.to_page import BattleInfo
from rumpus.tables.watchers import Watcher

QUIET_TICKS = TICKS_PER_S // 2
"""A page in a battle sends inputs all the time; one that is silent for so long has dropped off."""
HOLD_TICKS = 3 * TICKS_PER_S
"""The total time for which a battle waits for a fighter who dropped off. Then a bot stands in."""
RETURN_TICKS = 20 * TICKS_PER_S
"""The same after a restart of the server, when pages have to reconnect."""
SEEN_AHEAD = 1
"""How far ahead of the floor a page may claim to be: the tick being sent."""


class Corner:
    """The seat of one body, and who steers it. A bystander is not waited for and has no stand-in."""

    __slots__ = ("buffer", "fights", "hold_left", "level", "quiet", "seat", "source", "stand_in")

    def __init__(self, seat: int, hold_ticks: int, buttons: int, *, fights: bool) -> None:
        self.seat = seat
        self.fights = fights
        self.level = ""
        """The level of the bot in the seat; empty for a person."""
        self.stand_in = ""
        """The level of the bot that fights on for a person who dropped off."""
        self.buffer = InputBuffer(buttons)
        self.quiet = QUIET_TICKS
        """Ticks since the last input; at the start no page has sent one."""
        self.hold_left = hold_ticks if fights else 0
        self.source: Watcher | None = None
        """The page that inputs come from."""

    @property
    def is_dropped(self) -> bool:
        return not self.level and self.quiet >= QUIET_TICKS

    @property
    def is_held(self) -> bool:
        return self.is_dropped and self.hold_left > 0

    @property
    def bot(self) -> str:
        """The level of the bot that steers now; empty if a person does."""
        if self.level:
            return self.level
        return self.stand_in if self.fights and self.is_dropped and not self.hold_left else ""


class Battle:
    def __init__(
        self,
        info: BattleInfo,
        setup: Any,
        *,
        watchers: Callable[[], Iterable[Watcher]],
        on_part: Callable[[bytes], None],
        on_over: Callable[[Any], None],
        on_failure: Callable[[Exception], None],
        hold_ticks: int = HOLD_TICKS,
    ) -> None:
        self.number = info.number
        self.setup = setup
        kind = self.kind = kind_of(setup)
        self.corners = tuple(
            Corner(seat, hold_ticks, kind.buttons, fights=seat in info.fighters) for seat in info.bodies
        )
        """One per body."""
        self.recorder = Recorder(len(info.bodies))
        self.is_begun = False
        self.row = -1
        """Its row on the floor; −1: none."""
        self.tick = 0
        self.is_paused = False
        self.ready_left = kind.ready_ticks(setup)
        self.watchers = watchers
        self.holders: Sequence[Collection[int]] = ()
        """By seat: the members who hold it."""
        self.on_part = on_part
        self.on_over = on_over
        self.on_failure = on_failure
        self.told: tuple[int, int] | None = None
        """The tick and flags of the last snapshot."""
        self.told_ago = 0

    @property
    def is_still(self) -> bool:
        """Whether the battle waits in this tick."""
        return self.is_paused or self.ready_left > 0 or any(corner.is_held for corner in self.corners)

    @property
    def flags(self) -> int:
        flags = PAUSED if self.is_paused else 0
        if self.ready_left:
            return flags | READY
        for body, corner in enumerate(self.corners):
            if corner.is_held:
                flags |= HELD[body]
            elif not corner.level and corner.bot:
                flags |= STOOD_IN[body]
        return flags

    @property
    def acked(self) -> list[int]:
        """By body: the last input stepped."""
        return [corner.buffer.stepped for corner in self.corners]

    def steer(self, frame: InputFrame, source: Watcher) -> None:
        """Take inputs of a page that may steer the seat. Raises NotAFighter, FromTheFuture, TooManyInputs."""
        corner = next((each for each in self.corners if each.seat == frame.seat), None)
        if corner is None:
            raise NotAFighter("This seat is not in this battle.")
        if corner.level:
            raise NotAFighter("A bot plays for this seat.")
        if frame.seen_tick > self.tick + SEEN_AHEAD:
            raise FromTheFuture(f"The battle is at tick {self.tick}, and cannot have been seen at {frame.seen_tick}.")
        if corner.source is not source:
            corner.source = source
            corner.buffer.restart(frame.seq)
        if self.is_still:
            corner.buffer.skip(frame.seq, frame.inputs)
        else:
            corner.buffer.take(frame.seq, frame.inputs)
        corner.quiet = 0

    def pass_time(self) -> None:
        """Count one tick of waiting, whether the battle is stepped or not."""
        if self.is_paused:
            return
        if self.ready_left:
            self.ready_left -= 1
            return
        held = [corner for corner in self.corners if corner.is_held]
        for corner in self.corners:
            corner.quiet += 1
        for corner in held:
            corner.hold_left -= 1

    def seat(self, steering: Iterable[Steering]) -> None:
        """Update who sits in the seats."""
        for corner, (level, stand_in) in zip(self.corners, steering, strict=True):
            corner.level, corner.stand_in = level, stand_in
