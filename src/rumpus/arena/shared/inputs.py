"""The input of a fighter in one tick: five small integers.

`move_x, move_y` is the wanted walk, and `hand_x, hand_y` is the wanted direction of the sword (its length is the reach
of the arm), −127..127 in floor coordinates; a zero hand means "as before". `buttons` are bits: those of a sword duel
are below, those of a burrito battle in `rumpus.arena.volley.buttons`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Inputs = NDArray[np.int8]
"""Shape (…, 5); for a floor (rows, bodies, 5)."""

MOVE_X, MOVE_Y, HAND_X, HAND_Y, BUTTONS = range(5)
SIZE = 5
"""Numbers of one input, and its bytes on the wire."""

THRUST = 1
CRY = 2
GIVE_GROUND = 4
ALL_BUTTONS = THRUST | CRY | GIVE_GROUND

REACH = 127


class BadInput(ValueError):
    """The bytes are not valid inputs."""


def still(rows: int, bodies: int = 2) -> Inputs:
    """Inputs in which nobody does anything."""
    return np.zeros((rows, bodies, SIZE), np.int8)


def clamped(values: NDArray[np.integer], known: int = ALL_BUTTONS) -> Inputs:
    """The nearest valid inputs; unknown buttons are dropped."""
    wide = np.asarray(values).astype(np.int64)
    sticks = wide[..., :BUTTONS]
    sticks = np.where(sticks > REACH, REACH, np.where(sticks < -REACH, -REACH, sticks))
    buttons = wide[..., BUTTONS:] & known
    return np.concatenate([sticks, buttons], axis=-1).astype(np.int8)
