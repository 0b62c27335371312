"""The input buffer of one fighter, which evens out jitter."""

from __future__ import annotations

from collections import deque

from rumpus.arena.shared.inputs import SIZE
from rumpus.tables.errors import FromTheFuture, TooManyInputs

REST = bytes(SIZE)
FILLED = 2
"""After a gap the buffer is refilled with so many inputs, for at most as many ticks, before it is used again."""
MOST_WAITING = 6
"""If more inputs wait, the oldest are dropped, because the lag would never go away."""
SPARE_TICKS = 60
"""If inputs waited during all of these ticks, one is dropped, because they only add lag."""
HELD_TICKS = 12
"""How long the last input is repeated without a new one, before the fighter stands still."""
MOST_AHEAD = 600
"""The largest gap in the numbers of inputs; beyond it they are refused."""
MOST_IN_A_SECOND = 120
"""A page sends 60 inputs a second; up to twice as many for a moment after a network delay."""


class InputBuffer:
    __slots__ = (
        "_buttons",
        "_filling",
        "_held",
        "_least",
        "_looked",
        "_seqs",
        "_starved",
        "_waiting",
        "allowance",
        "seq",
        "stepped",
    )

    def __init__(self, buttons: int) -> None:
        self._buttons = buttons
        """The valid buttons."""
        self.seq = 0
        """The number of the last input received."""
        self.stepped = 0
        """The number of the last input stepped."""
        self.allowance = float(MOST_IN_A_SECOND)
        self._waiting: deque[bytes] = deque()
        self._seqs: deque[int] = deque()
        self._held = REST
        self._starved = HELD_TICKS
        self._filling = 0
        self._least = MOST_WAITING
        """The least number of waiting inputs lately."""
        self._looked = 0

    def restart(self, seq: int) -> None:
        """Another page steers from now on, and counts from here."""
        self.seq = self.stepped = seq - 1
        self._waiting.clear()
        self._seqs.clear()

    def skip(self, seq: int, inputs: bytes) -> None:
        """Acknowledge inputs without stepping them, while the battle waits."""
        self.restart(seq + len(inputs) // SIZE)

    def take(self, seq: int, inputs: bytes) -> None:
        """Buffer inputs; `seq` is the number of the first. Repeated ones are ignored.

        Raises FromTheFuture and TooManyInputs without taking anything.
        """
        if seq > self.seq + MOST_AHEAD:
            raise FromTheFuture(f"Input {seq} cannot follow input {self.seq}.")
        last = seq + len(inputs) // SIZE - 1
        fresh = min(last - self.seq, len(inputs) // SIZE)
        if fresh <= 0:
            return
        if fresh > self.allowance:
            raise TooManyInputs(f"A fighter takes {MOST_IN_A_SECOND // 2} inputs a second.")
        self.allowance -= fresh
        self.seq = last
        for number in range(last - fresh + 1, last + 1):
            at = (number - seq) * SIZE
            self._waiting.append(_clamped(inputs[at : at + SIZE], self._buttons))
            self._seqs.append(number)
        while len(self._waiting) > MOST_WAITING:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Drop an input, but keep the buttons that were pressed in it."""
        buttons = self._waiting.popleft()[-1]
        self._seqs.popleft()
        following = self._waiting[0]
        self._waiting[0] = following[:-1] + bytes((following[-1] | buttons,))

    def next(self) -> bytes:
        """The input for this tick."""
        if self.allowance < MOST_IN_A_SECOND:
            # A little more than one per tick, because clocks differ.
            self.allowance += 1.1
        if not self._waiting or (len(self._waiting) < FILLED and self._filling):
            self._filling = self._filling - 1 if self._waiting else FILLED
            self._starved += 1
            if self._starved > HELD_TICKS:
                # Buttons stay pressed, so that a slow network does not release a throw.
                self._held = REST[:-1] + self._held[-1:]
            return self._held
        self._filling = self._starved = 0
        self._held = self._waiting.popleft()
        self.stepped = self._seqs.popleft()
        self._keep_up()
        return self._held

    def _keep_up(self) -> None:
        """Drop an input now and then if the page's clock is a little fast."""
        self._least = min(self._least, len(self._waiting))
        self._looked += 1
        if self._looked >= SPARE_TICKS:
            if self._least >= FILLED:
                self._drop_oldest()
            self._least, self._looked = MOST_WAITING, 0


def _clamped(one: bytes, buttons: int) -> bytes:
    """As `arena.shared.inputs.clamped`, on bytes: −128 becomes −127, and unknown buttons are dropped."""
    return one[:-1].replace(b"\x80", b"\x81") + bytes((one[-1] & buttons,))
