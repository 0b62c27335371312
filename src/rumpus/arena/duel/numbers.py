"""The measures of a duel in metres and seconds, or per tick.

A turn in one tick is kept as the tangent of half its angle (`_HALF`).
"""

from __future__ import annotations

from typing import Final

from rumpus.arena import TICKS_PER_S

TICK: Final = 1.0 / TICKS_PER_S

# The room: centred on 0, 0; half its length and breadth.
ROOM_X: Final = 4.5
ROOM_Y: Final = 3.0
SHRUNK_X: Final = 0.9
SHRUNK_Y: Final = 0.7

# The body
TORSO: Final = 0.24
"""Radius of the torso."""
SHOULDER: Final = 0.2
"""From the middle of the body to the shoulder, square to the facing."""
LIMBS: Final = 0.36
"""Radius within which legs and the free arm are."""
ARM_IN: Final = 0.2
ARM_OUT: Final = 0.6
ARM_LUNGE: Final = 0.72
ARM_READY: Final = 0.6
"""Reach of the arm at the start, sword in hand."""
BLADE: Final = 0.9
SHIELD: Final = 0.2
"""Radius of the shield."""
SHIELD_AHEAD: Final = 0.3
SHIELD_ASIDE: Final = 0.22

# Walking
WALK: Final = 2.7
"""Sideways; forward a bit more, backward a bit less."""
WALK_LEAN: Final = 0.3
WALK_GAIN: Final = 20.0 * TICK
"""Most that the speed changes in a tick."""
SPEED_MOST: Final = 8.0

# Hopping
HOP_SPEED: Final = 2.6
HOP_TICKS: Final = 22.0
HOP_REST: Final = 10.0
"""The part of HOP_TICKS that is spent standing after a hop."""
HOP_WISH: Final = 0.3
"""The least wanted walk that starts a hop."""

# Turning
FACE_HALF: Final = 0.055
SWING_HALF: Final = 0.115
SWING_GAIN: Final = 0.0135
SWING_EASE: Final = 0.8
"""The share of SWING_GAIN assumed when braking."""
SPIN_MOST: Final = 0.12
ARM_EASE: Final = 0.5
"""How much easier a sword turns for each metre that the arm is drawn in."""
BEHIND: Final = 1e-6

# Arm and thrust
ARM_STEP: Final = 2.4 * TICK
LUNGE_STEP: Final = 6.6 * TICK
LUNGE_TICKS: Final = 33.0
LUNGE_REST: Final = 23.0
"""The part of LUNGE_TICKS that is spent drawing back."""
LUNGE_PUSH: Final = 1.3
LUNGE_GRIP: Final = 0.35
LUNGE_WALK: Final = 0.6

# Contacts
BODY_GIVE: Final = 0.4
SWORD_GIVE: Final = 1.0
BOUNCE: Final = 0.6
CLASH_LEAST: Final = 4.0
"""The least speed at which a clash parts the blades."""
RECOIL_TICKS: Final = 16.0
PARRY_TICKS: Final = 9.0
STRIKER_SHARE: Final = 1.5
PARRY_SHARE: Final = 0.5
"""The faster sword recoils more; the slower one less, and is ready sooner for a riposte."""
RECOIL_GRIP: Final = 0.12
RECOIL_WALK: Final = 0.15
"""The share of footing and grip that fighters keep after a clash."""
SHOVE: Final = 3.0
"""The speed at which two fighters part after a hit that does not count."""
NEW_CONTACT: Final = 6
"""A contact is new if none was in the last so many ticks."""

# Noise
DEAD: Final = 0.03
"""A shorter hand vector means "as before"."""
DRIFT_TICKS: Final = 240.0
DRIFT_BEAT: Final = 16
DRIFT_HALF: Final = 0.3

# The course of a bout
COUNT: Final = 60
COUNTDOWN_TICKS: Final = 3 * COUNT
COUNT_LEAST: Final = 20
"""The shortest number of a countdown, in ticks."""
SAME_MOMENT: Final = 1
"""Losses within so many ticks count as simultaneous."""
SHRINK_AFTER: Final = 60 * TICKS_PER_S
SHRINK_TICKS: Final = 5 * TICKS_PER_S
LOT_AFTER: Final = SHRINK_AFTER + SHRINK_TICKS + 15 * TICKS_PER_S

# Fights to several touches
TOUCHES_MOST: Final = 3
TOUCH_TICKS: Final = 54
"""The pause after a touch that does not decide the fight."""
AGAIN_COUNT: Final = 24
"""A number of the countdown of every bout but the first."""
SHRINK_LEAST: Final = 15 * TICKS_PER_S
"""Earlier bouts use up the time before the floor shrinks; this much is always left."""
TIES_TO_LOT: Final = 3
TIPS_APART: Final = 0.001
BACKS_APART: Final = 0.02

# Orders
PACE_LENGTH: Final = 0.7
FETCH_BEHIND: Final = 2 * PACE_LENGTH
PICK_UP: Final = 0.45
SCUFFLE: Final = 1.6
STEP_BACK: Final = 0.5
EDGE: Final = TORSO + STEP_BACK
TETHER_LEAST: Final = 0.9
TETHER_SLACK: Final = 0.6
PACES_OUT: Final = 100.0
PACES_BACK: Final = 30.0
"""Ticks left of the order when the walk begins, and when it ends."""
PACES_WALK: Final = 0.5625
