"""The binary frames of arena battles. All numbers are little endian.

A page steers a body of its seats, a fighter or a bystander, with **inputs**: about 30 frames a second, each with the
inputs of the ticks since the frame before (`arena/shared/inputs.py` describes an input):

| at | type | what |
|---|---|---|
| 0 | u8 | kind: 1 |
| 1 | u8 | seat |
| 2 | u32 | number of the battle |
| 6 | u32 | seq of the first input; inputs of a body count up by one from 1 |
| 10 | u32 | the tick of the last snapshot that the page has seen; 0: none yet |
| 14 | u8 | how many inputs follow: 1 to 8 |
| 15 | n × 5 bytes | move_x, move_y, hand_x, hand_y (i8, −127 to 127), buttons (u8) |

The table steps one input of each body per tick, through a small buffer; if there are too many, the oldest are dropped.
Without a new one the last is held for a moment, then the body rests. Some of the invalid frames are answered by
`rejected`; the battle goes on.

Every page at the table gets **snapshots**, 30 a second; only the latest one waits for a slow page:

| at | type | what |
|---|---|---|
| 0 | u8 | kind: 2 |
| 1 | u32 | number of the battle |
| 5 | u32 | flags: bits 0 to 11: the battle waits for body 0 to 11, whose page dropped off; 12 to 23: a bot stands in |
| | | for them; 24: paused; 25: everybody stands at their places and reads what is on, before the countdown |
| 9 | | the snapshot of the floor (`arena/duel`, or `arena/volley` up to the last body that is there), with its tick |
| | | and the seq of the last input stepped of each body |
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from rumpus.tables.errors import BadFrame

INPUTS = 1
SNAPSHOT = 2
MOST_INPUTS = 8
INPUT_BYTES = 5

MOST_BODIES = 12
HELD = tuple(1 << body for body in range(MOST_BODIES))
"""By body: the battle waits for its page, which dropped off."""
STOOD_IN = tuple(1 << MOST_BODIES + body for body in range(MOST_BODIES))
"""By body: a bot stands in."""
PAUSED = 1 << 2 * MOST_BODIES
READY = 1 << 2 * MOST_BODIES + 1
"""Everybody stands still before the countdown."""

_HEAD = struct.Struct("<BBIIIB")
_SNAPSHOT_HEAD = struct.Struct("<BII")


class InputFrame(NamedTuple):
    seat: int
    number: int
    seq: int
    """The number of the first input."""
    seen_tick: int
    inputs: bytes
    """Five bytes per input, unchecked."""


def read_inputs(frame: bytes) -> InputFrame:
    """Decode the inputs of a page. Raises BadFrame."""
    if not frame or frame[0] != INPUTS:
        raise BadFrame(f"A binary message begins with its kind, {INPUTS} for inputs.")
    if len(frame) < _HEAD.size:
        raise BadFrame(f"Inputs have a head of {_HEAD.size} bytes; here are {len(frame)}.")
    _, seat, number, seq, seen_tick, count = _HEAD.unpack_from(frame)
    if not 1 <= count <= MOST_INPUTS:
        raise BadFrame(f"A frame has 1 to {MOST_INPUTS} inputs, not {count}.")
    if len(frame) != _HEAD.size + count * INPUT_BYTES:
        raise BadFrame(f"{count} inputs make {_HEAD.size + count * INPUT_BYTES} bytes; here are {len(frame)}.")
    if not seq:
        raise BadFrame("Inputs count from 1.")
    return InputFrame(seat, number, seq, seen_tick, frame[_HEAD.size :])


def inputs_frame(seat: int, number: int, seq: int, seen_tick: int, inputs: bytes) -> bytes:
    """Encode inputs, as a page does."""
    return _HEAD.pack(INPUTS, seat, number, seq, seen_tick, len(inputs) // INPUT_BYTES) + inputs


def snapshot_head(number: int, flags: int) -> bytes:
    """The bytes before the snapshot of the floor."""
    return _SNAPSHOT_HEAD.pack(SNAPSHOT, number, flags)


SNAPSHOT_HEAD_BYTES = _SNAPSHOT_HEAD.size
INPUTS_HEAD_BYTES = _HEAD.size
