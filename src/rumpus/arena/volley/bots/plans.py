"""What a mind does: fetch a burrito, hide, throw, answer an approaching burrito; bystanders stand around."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, turned, unit
from rumpus.arena.volley.bots.intent import Intent
from rumpus.arena.volley.bots.moods import Idle, Moods
from rumpus.arena.volley.bots.sight import Sight
from rumpus.arena.volley.buttons import DODGE, DUCK, HANDS, THROW
from rumpus.arena.volley.numbers import (
    BURRITO,
    DUCKED,
    GRAB,
    SECOND_REACH,
    THROW_LEAST,
    THROW_MORE,
    TICK,
    WINDUP_TICKS,
)

Skilled = dict[str, Floats]

FAR: Final = 99.0
ALIGNED: Final = 0.996
"""Cosine of the largest aiming error at which to throw."""
HIDING: Final = 0.45
"""Distance from a piece of furniture when hiding behind it."""
SOONER: Final = 0.05
"""By how much somebody must be nearer to a burrito to get it for sure, metres."""
ELBOW_ROOM: Final = 2.8
"""Least distance from the nearest foe for beginning a throw, metres."""
COVERS: Final = 0.8
"""Least height of furniture that gives cover."""
IN_TIME: Final = 6.5
"""Hands should go up so many ticks before a burrito arrives."""
WARD_IN_TIME: Final = 8.0
DODGE_IN_TIME: Final = 22.0
DUCK_IN_TIME: Final = 26.0


def fetch(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """Run to a burrito that nobody else gets sooner, weaving if somebody may throw; if there is none, away from those
    who hold one."""
    gaps = np.where(sight.free, length(sight.things[:2] - sight.at[:, None]), FAR)
    first = sight.pick(sight.things[:2], gaps.argmin(axis=0))
    gaps = np.where(_is_lost(sight, gaps) & (moods.wild < skill["wait"]), FAR, gaps)
    nearest = gaps.argmin(axis=0)
    gap = sight.pick(gaps, nearest)
    goal = sight.pick(sight.things[:2], nearest)
    to = unit(goal - sight.at)
    danger, who = _danger(sight)
    # If nobody has one yet, the next throw comes from where the nearest one lies.
    who = np.where(danger | ~sight.free.any(axis=0), who, first)
    weave = np.where(danger, skill["weave"] * moods.way * 0.7, 0.0)
    going = sight.fights & ~sight.has & (gap < FAR)
    run = _round(sight, to + _left(to) * np.where(gap > 1.5, weave, 0.0), goal, moods)
    intent.set(going, run, to)
    intent.press(going & (gap < GRAB), HANDS)
    # Watch the one who may throw.
    watch = unit(who - sight.at)
    intent.set(going & danger & (gap > 2.0), look=watch)
    waiting = sight.fights & ~sight.has & (gap >= FAR)
    far = length(who - sight.at)
    away = watch * np.where(far < 6.0, -1.0, 0.2) + _left(watch) * (skill["weave"] * moods.way)
    intent.set(waiting, _round(sight, away, who, moods), watch)
    hides = waiting & danger & (moods.hide < skill["cover"])
    cover, there = _cover(sight, who)
    intent.set(hides & there, unit(cover - sight.at) * _near(length(cover - sight.at)))
    low = hides & there & (length(cover - sight.at) < 0.5)
    intent.press(low, DUCK)


def _is_lost(sight: Sight, gaps: Floats) -> Flags:
    """The burritos that somebody else surely reaches sooner, and can take."""
    theirs = length(sight.things[:2, None] - sight.people[:, :, None])
    rivals = (sight.foes & ~sight.armed)[:, None] & (theirs < gaps - SOONER)
    result: Flags = np.any(rivals, axis=0)
    return result


def _danger(sight: Sight) -> tuple[Flags, Floats]:
    """Whether somebody may throw, and the place of the nearest of them (or of the nearest foe)."""
    armed: Flags = np.any(sight.armed, axis=0)
    gaps = np.where(np.where(armed, sight.armed, sight.foes), sight.gaps, FAR)
    nearest = gaps.argmin(axis=0)
    return armed, sight.pick(sight.people, nearest)


def _cover(sight: Sight, foe: Floats) -> tuple[Floats, Flags]:
    """The nearest place behind furniture as seen from a foe; and whether there is one."""
    x, y, wide, deep, high = sight.pieces
    away_x, away_y = x - foe[0], y - foe[1]
    size = np.sqrt(away_x * away_x + away_y * away_y) + TINY
    behind = HIDING + np.where(wide > deep, deep, wide)
    spot_x, spot_y = x + away_x / size * behind, y + away_y / size * behind
    gap_x, gap_y = spot_x - sight.at[0], spot_y - sight.at[1]
    gaps = np.where(high > COVERS, np.sqrt(gap_x * gap_x + gap_y * gap_y), FAR)
    best = gaps.argmin(axis=0)
    there: Flags = sight.pick(gaps, best) < 6.0
    return np.stack([sight.pick(spot_x, best), sight.pick(spot_y, best)]), there


def throw(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """With a burrito: run into range of a foe while charging, and let go when it can hit."""
    gaps = np.where(sight.foes, sight.gaps, FAR)
    nearest = gaps.argmin(axis=0)
    gap = sight.pick(gaps, nearest)
    target = sight.pick(sight.people, nearest)
    running = sight.pick(sight.running, nearest)
    ducked = sight.ducked[nearest, sight.each]
    fast = THROW_LEAST + THROW_MORE * np.where(sight.charge > skill["power"], sight.charge, skill["power"])
    flies = gap / fast + WINDUP_TICKS * TICK
    aim = unit(target + running * (flies * skill["lead"]) - sight.at - sight.speed * (0.35 * flies))
    look = turned(aim, moods.stray * skill["error"])
    to = unit(target - sight.at)
    armed = sight.fights & sight.has & (gap < FAR)
    blocked = sight.is_blocked(target, 1.05) | sight.is_in_the_way(target)
    closing = np.where(blocked, 0.4, _both(gap - skill["range"]))
    aside = np.where(blocked, 1.0, skill["weave"] * 0.8) * moods.way
    intent.set(armed, _round(sight, to * closing + _left(to) * aside, target, moods), look)
    owes = sight.own["behind"] > 0
    # Leave the crowd first: a thrower so near is easily hit, too.
    crowded = (gap < ELBOW_ROOM) & (moods.wild < skill["wait"])
    near = (gap < skill["range"] + 2.5) & ~(crowded & (sight.charge <= 0.0))
    intent.press(armed & (near | owes), THROW)
    lows = armed & ducked & (moods.hide < skill["low"]) & (sight.charge > 0.2)
    intent.press(lows, DUCK)
    sure = (gap < skill["range"] + 0.6) & (along(sight.face, look) > ALIGNED) & ~blocked
    wanted = skill["power"] + (1.0 - skill["power"]) * 0.8 * moods.haste
    ready = armed & sure & (sight.charge >= wanted)
    # After waiting too long, throw anyway.
    ready |= armed & (sight.charge >= 1.0) & ~blocked & (gap < skill["range"] + 1.5) & (moods.lot < 0.1)
    intent.release(ready, THROW)


def answer(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """Answer an approaching burrito: catch, duck, dodge, or ward it off with the one in hand."""
    ticks = sight.when / TICK
    fears = sight.fights & sight.feared
    if fears.any():
        facing = unit(sight.comes_from[:2] - sight.at)
        lot = moods.answer
        wards = fears & sight.has & (lot < skill["ward"])
        free = fears & ~sight.has
        catches = free & (lot < skill["catch"])
        slip = moods.slip * skill["timing"]
        intent.set(wards | catches, sight.at * 0.0, facing)
        intent.release(wards | catches, HANDS | DUCK)
        intent.press(wards & (ticks < WARD_IN_TIME + slip), HANDS)
        intent.release(wards, THROW)
        intent.press(wards & (sight.charge > 0.0), THROW)
        intent.press(catches & (ticks < IN_TIME + slip), HANDS)
        rest = fears & ~wards & ~catches
        lot = np.where(sight.has, lot - skill["ward"], lot - skill["catch"])
        over = sight.height > DUCKED + BURRITO
        ducks = rest & over & (lot < skill["duck"] + skill["dodge"] * 0.3)
        intent.press(ducks & (ticks < DUCK_IN_TIME), DUCK)
        dodges = rest & ~ducks & (lot < skill["duck"] + skill["dodge"])
        # Dodge to the side where the throw already misses by more.
        beside = across(sight.at - sight.comes_from[:2], sight.comes[:2])
        side = np.where(beside > 0.0, -1.0, 1.0)
        escape = _left(unit(sight.comes[:2])) * side
        intent.set(dodges, escape)
        intent.press(dodges & (ticks < DODGE_IN_TIME), DODGE)
    _second_try(intent, sight, skill, moods)


def _second_try(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """After a fumble: get under the burrito, hands up again."""
    mine = sight.mine.any(axis=0) & (moods.answer < skill["second"])
    if mine.any():
        number = sight.mine.argmax(axis=0)
        x, y, z = sight.pick(sight.things, number)
        up = sight.pick(sight.flying[2], number)
        way = np.stack([x, y]) - sight.at
        intent.set(mine, way * 4.0, unit(way))
        intent.buttons[mine] = 0
        intent.press(mine & (up < 0.5) & (z < 1.9) & (length(way) < SECOND_REACH), HANDS)


def stand_around(intent: Intent, at: Floats, moods: Idle) -> None:
    """Bystanders look at the middle and sway a little."""
    middle = unit(-at)
    intent.run[...], intent.look[...] = _left(middle) * (moods.sway * 0.12), middle


def is_tempted(sight: Sight) -> Flags:
    """Whether a burrito that a rash bystander would grab lies within reach."""
    gaps = np.where(sight.free, length(sight.things[:2] - sight.at[:, None]), FAR)
    result: Flags = np.any(gaps < GRAB, axis=0)
    return result


def _left(vector: Floats) -> Floats:
    return np.stack([-vector[1], vector[0]])


def _both(values: Floats) -> Floats:
    return np.where(values > 1.0, 1.0, np.where(values < -1.0, -1.0, values))


def _near(gap: Floats) -> Floats:
    return np.where(gap < 0.3, gap * 3.0, 1.0)


def _round(sight: Sight, run: Floats, goal: Floats, moods: Moods) -> Floats:
    """The run, deflected if furniture or a wall is just ahead."""
    ahead = sight.at + unit(run) * 0.7
    x, y, wide, deep, _ = sight.pieces
    inside = (np.abs(ahead[0] - x) < wide + 0.3) & (np.abs(ahead[1] - y) < deep + 0.3)
    target = (np.abs(goal[0] - x) < wide + 0.1) & (np.abs(goal[1] - y) < deep + 0.1)
    blocked = inside & ~target
    number = blocked.argmax(axis=0)
    middle = sight.pick(sight.pieces[0:2], number)
    side = np.where((middle[0] - sight.at[0]) * run[1] - (middle[1] - sight.at[1]) * run[0] > 0.0, 1.0, -1.0)
    run = np.where(blocked.any(axis=0), _left(unit(middle - sight.at)) * side, run)
    near_wall = np.abs(ahead) > sight.room[:, :] - 0.3
    bounced = np.where(near_wall, np.where(sight.at > 0.0, -0.4, 0.4), run)
    result: Floats = np.where(near_wall.any(axis=0), bounced + _left(unit(-sight.at)) * (moods.way * 0.4), run)
    return result
