"""The reins of a fighter: the inputs of a page, through a small buffer that evens out how they arrive."""

from __future__ import annotations

from collections import deque

from rumpus.arena.shared.inputs import SIZE
from rumpus.tables.errors import FromTheFuture, TooManyInputs

REST = bytes(SIZE)
FILLED = 2
"""After a gap so many inputs are awaited, for as many ticks at the most, before the buffer is drawn on again."""
MOST_WAITING = 6
"""More than this is lag that would never go away: older inputs are passed over."""
SPARE_TICKS = 60
"""If some inputs waited all the time for so long, one is passed over: they only made the fighter slow to answer."""
HELD_TICKS = 12
"""How long the last input is held without a new one, before the fighter stands and aims no more."""
MOST_AHEAD = 600
"""Inputs that a page may have left out; more would be from the future."""
MOST_IN_A_SECOND = 120
"""A page sends 60 inputs a second; twice as many for a moment, when a network lets go what it held back."""


class Reins:
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
        """All that there are."""
        self.seq = 0
        """Of the last input that came."""
        self.stepped = 0
        """Of the last input that was stepped."""
        self.allowance = float(MOST_IN_A_SECOND)
        self._waiting: deque[bytes] = deque()
        self._seqs: deque[int] = deque()
        self._held = REST
        self._starved = HELD_TICKS
        self._filling = 0
        self._least = MOST_WAITING
        """The fewest that waited lately."""
        self._looked = 0

    def begin_anew(self, seq: int) -> None:
        """Another page takes the reins, and counts from here."""
        self.seq = self.stepped = seq - 1
        self._waiting.clear()
        self._seqs.clear()

    def let_pass(self, seq: int, inputs: bytes) -> None:
        """Inputs of a page while the bout stands still: it is there, but nothing is stepped."""
        self.begin_anew(seq + len(inputs) // SIZE)

    def take(self, seq: int, inputs: bytes) -> None:
        """Inputs, the first with that number. Those that were here before are nothing new.

        Raises FromTheFuture and TooManyInputs, and then nothing is taken.
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
            self._waiting.append(_within_reach(inputs[at : at + SIZE], self._buttons))
            self._seqs.append(number)
        while len(self._waiting) > MOST_WAITING:
            self._pass_over()

    def _pass_over(self) -> None:
        """Leave an input out, but not a button that was pressed in it."""
        buttons = self._waiting.popleft()[-1]
        self._seqs.popleft()
        following = self._waiting[0]
        self._waiting[0] = following[:-1] + bytes((following[-1] | buttons,))

    def next(self) -> bytes:
        """What the fighter does in this tick."""
        if self.allowance < MOST_IN_A_SECOND:
            # A little more than one a tick: clocks differ.
            self.allowance += 1.1
        if not self._waiting or (len(self._waiting) < FILLED and self._filling):
            self._filling = self._filling - 1 if self._waiting else FILLED
            self._starved += 1
            if self._starved > HELD_TICKS:
                # Buttons are let go by people alone: no slow network throws, or throws early in a Duel.
                self._held = REST[:-1] + self._held[-1:]
            return self._held
        self._filling = self._starved = 0
        self._held = self._waiting.popleft()
        self.stepped = self._seqs.popleft()
        self._keep_up()
        return self._held

    def _keep_up(self) -> None:
        """A page whose clock is a little fast must not get ahead of its fighter."""
        self._least = min(self._least, len(self._waiting))
        self._looked += 1
        if self._looked >= SPARE_TICKS:
            if self._least >= FILLED:
                self._pass_over()
            self._least, self._looked = MOST_WAITING, 0


def _within_reach(one: bytes, buttons: int) -> bytes:
    """As `arena.inputs.clamped`, on the bytes: −128 is −127, and unknown buttons are left out."""
    return one[:-1].replace(b"\x80", b"\x81") + bytes((one[-1] & buttons,))
