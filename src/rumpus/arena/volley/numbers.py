"""The measures of a burrito battle in metres and seconds, or per tick.

A turn in one tick is kept as the tangent of half its angle (`_HALF`).
"""

from __future__ import annotations

from typing import Final

from rumpus.arena import TICKS_PER_S

TICK: Final = 1.0 / TICKS_PER_S

# The room: centred on 0, 0; half its length and breadth.
ROOM_X: Final = 6.5
ROOM_Y: Final = 4.5
SMALL: Final = 0.72
"""The size of a small room relative to the usual one."""
SHRUNK_X: Final = 2.4
SHRUNK_Y: Final = 1.8
RING: Final = 2.3
"""Distance from the middle at which everybody starts."""
BESIDE_TABLE: Final = 0.26
BEHIND_TABLE: Final = 0.16
"""Places of the burritos on the table."""
GONE: Final = 100.0
"""Coordinate of furniture that has been taken away."""

# The body
TORSO: Final = 0.24
STANDING: Final = 1.7
DUCKED: Final = 0.95
"""Heights."""
HIT: Final = 0.34
"""Distance of the middles of a burrito and a body at a hit."""
ARMS: Final = 0.62
"""The same for hands that catch or ward off."""
IN_FRONT: Final = 0.25
"""Cosine of the angle up to which hands reach to the side."""

# Running
RUN: Final = 4.1
"""Sideways; forward a bit more, backward a bit less."""
RUN_LEAN: Final = 0.5
RUN_GAIN: Final = 26.0 * TICK
"""Most that the speed changes in a tick."""
DUCK_STEP: Final = 1.0 / 8.0
DUCK_WALK: Final = 0.4
CHARGE_WALK: Final = 0.62
HANDS_WALK: Final = 0.7
FACE_HALF: Final = 0.085
BEHIND: Final = 1e-6
DEAD: Final = 0.03
"""A shorter hand vector means "as before"."""

# Dodging
DASH: Final = 6.4
DODGE_TICKS: Final = 38.0
DODGE_REST: Final = 28.0
"""The part of DODGE_TICKS that is spent catching one's breath."""
DODGE_WALK: Final = 0.55
DODGE_WISH: Final = 0.3
"""The least wanted run that starts a dodge."""

# Throwing
CHARGE_STEP: Final = 1.0 / 42.0
WINDUP_TICKS: Final = 7.0
BEHIND_TICKS: Final = 48.0
"""Passing the burrito behind the back."""
THROW_LEAST: Final = 5.0
THROW_MORE: Final = 6.5
"""Speed of the weakest throw, and what full charge adds."""
LOFT: Final = 1.1
LOB: Final = 4.2
"""Speed upwards with the arm stretched out, and what a drawn-in one adds."""
LOB_SLOWS: Final = 0.5
"""The share of horizontal speed that a lob costs."""
CARRIED: Final = 0.35
"""The share of the thrower's speed that is added to the throw."""
STRAY_STILL: Final = 0.012
STRAY_RUN: Final = 0.05
"""Spread of a throw when standing, and what running adds: tangent of half the angle."""
RELEASE: Final = 0.1
RELEASE_HIGH: Final = 1.4
RELEASE_LOW: Final = 0.8
"""Where a burrito leaves the hand: ahead of the middle of the body, and its height, standing and ducked."""
CARRY: Final = 0.3
CARRY_HIGH: Final = 1.1
CARRY_LOW: Final = 0.6
"""Where a burrito in hand is."""

# Hands
HANDS_TICKS: Final = 36.0
"""Ticks of one try to catch or ward off, including the time until the next."""
CLEAN: Final = 8.5
"""A burrito that arrives within so many ticks after the press is caught,"""
FUMBLE: Final = 16.0
"""and within so many fumbled. If it comes later, the hands are down again."""
EASY: Final = 7.5
HARDER: Final = 1.6
"""Ticks of a clean catch that each m/s above the easy speed costs."""
WARD: Final = 20.0
"""Ticks for which a burrito in hand wards off."""
GRAB: Final = 0.9
"""Distance within which a burrito can be picked up."""
GRAB_HIGH: Final = 0.9
GRAB_TICKS: Final = 5.0
"""Ticks that a grab takes."""
FUMBLE_UP: Final = 3.2
FUMBLE_ASIDE: Final = 0.9
SECOND_LOW: Final = 0.25
SECOND_HIGH: Final = 2.1
SECOND_REACH: Final = 0.75
"""Distance within which a fumbled burrito can still be caught."""

# Burritos
BURRITO: Final = 0.08
"""Its radius."""
GRAVITY: Final = 7.0
BOUNCE: Final = 0.38
FLOOR_GRIP: Final = 0.72
REST: Final = 0.35
"""Slower than this it lies still."""
OFF_BODY: Final = 0.3
WARD_BOUNCE: Final = 0.55
APART: Final = 1e-4
"""The gap left between a burrito and what it bounced off."""

# The course of a battle
COUNT: Final = 60
COUNTDOWN_TICKS: Final = 3 * COUNT
PACE_TICKS: Final = 34
PACE_WALK: Final = 0.42
"""A pace on each count of a Duel: ticks of walking, and speed."""
DUEL_APART: Final = 0.26
SAME_MOMENT: Final = 1
"""Losses within so many ticks count as simultaneous."""
SHRINK_AFTER: Final = 45 * TICKS_PER_S
SHRINK_TICKS: Final = 10 * TICKS_PER_S
LOT_AFTER: Final = 90 * TICKS_PER_S
