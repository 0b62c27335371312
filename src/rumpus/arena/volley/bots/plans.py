"""What a mind does: fetch a burrito, hide from one, throw one, answer one that comes; bystanders stand around."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, turned, unit
from rumpus.arena.volley.bots.intent import Intent
from rumpus.arena.volley.bots.moods import Idle, Moods
from rumpus.arena.volley.bots.sight import Sight
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
from rumpus.arena.volley.orders import DODGE, DUCK, HANDS, THROW

Skilled = dict[str, Floats]

FAR: Final = 99.0
ALIGNED: Final = 0.996
"""Cosine of the angle within which one throws."""
HIDING: Final = 0.45
"""How far from a piece of furniture one stands to hide behind it."""
SOONER: Final = 0.05
"""How much nearer to a burrito somebody must be to get it for sure, metres."""
ELBOW_ROOM: Final = 2.8
"""How far from the nearest foe one begins a throw, metres."""
COVERS: Final = 0.8
"""How high furniture must be to hide behind it."""
IN_TIME: Final = 6.5
"""How many ticks before a burrito comes hands should go up."""
WARD_IN_TIME: Final = 8.0
DODGE_IN_TIME: Final = 22.0
DUCK_IN_TIME: Final = 26.0


def fetch(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """To a burrito that nobody gets sooner, weaving if somebody may throw; without one, away from those who have."""
    gaps = np.where(sight.free, length(sight.things[:2] - sight.at[:, None]), FAR)
    first = sight.pick(sight.things[:2], gaps.argmin(axis=0))
    gaps = np.where(_is_lost(sight, gaps) & (moods.wild < skill["wait"]), FAR, gaps)
    nearest = gaps.argmin(axis=0)
    gap = sight.pick(gaps, nearest)
    goal = sight.pick(sight.things[:2], nearest)
    to = unit(goal - sight.at)
    danger, who = _danger(sight)
    # Where nobody has one yet, whoever takes the nearest will throw from there.
    who = np.where(danger | ~sight.free.any(axis=0), who, first)
    weave = np.where(danger, skill["weave"] * moods.way * 0.7, 0.0)
    going = sight.fights & ~sight.has & (gap < FAR)
    run = _round(sight, to + _left(to) * np.where(gap > 1.5, weave, 0.0), goal, moods)
    intent.set(going, run, to)
    intent.press(going & (gap < GRAB), HANDS)
    # Eyes on the one who may throw.
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
    """Which burritos somebody else is surely at sooner, and can take."""
    theirs = length(sight.things[:2, None] - sight.people[:, :, None])
    rivals = (sight.foes & ~sight.armed)[:, None] & (theirs < gaps - SOONER)
    result: Flags = np.any(rivals, axis=0)
    return result


def _danger(sight: Sight) -> tuple[Flags, Floats]:
    """Whether somebody may throw, and where the nearest of them is (or the nearest foe)."""
    armed: Flags = np.any(sight.armed, axis=0)
    gaps = np.where(np.where(armed, sight.armed, sight.foes), sight.gaps, FAR)
    nearest = gaps.argmin(axis=0)
    return armed, sight.pick(sight.people, nearest)


def _cover(sight: Sight, foe: Floats) -> tuple[Floats, Flags]:
    """The nearest place behind furniture, seen from a foe; and whether there is one."""
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
    """With a burrito: to within range of a foe, power gathered on the way; let go when it can hit."""
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
    # Away from the crowd first: who throws from so near is as easily hit.
    crowded = (gap < ELBOW_ROOM) & (moods.wild < skill["wait"])
    near = (gap < skill["range"] + 2.5) & ~(crowded & (sight.charge <= 0.0))
    intent.press(armed & (near | owes), THROW)
    lows = armed & ducked & (moods.hide < skill["low"]) & (sight.charge > 0.2)
    intent.press(lows, DUCK)
    sure = (gap < skill["range"] + 0.6) & (along(sight.face, look) > ALIGNED) & ~blocked
    wanted = skill["power"] + (1.0 - skill["power"]) * 0.8 * moods.haste
    ready = armed & sure & (sight.charge >= wanted)
    # Somebody who waits too long throws anyway.
    ready |= armed & (sight.charge >= 1.0) & ~blocked & (gap < skill["range"] + 1.5) & (moods.lot < 0.1)
    intent.release(ready, THROW)


def answer(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """A burrito comes: catch, duck, dodge, or ward it off with the one in hand."""
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
        # To the side on which it passes anyway the further away.
        beside = across(sight.at - sight.comes_from[:2], sight.comes[:2])
        side = np.where(beside > 0.0, -1.0, 1.0)
        escape = _left(unit(sight.comes[:2])) * side
        intent.set(dodges, escape)
        intent.press(dodges & (ticks < DODGE_IN_TIME), DODGE)
    _second_try(intent, sight, skill, moods)


def _second_try(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """After a fumble: under it, and hands up again."""
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
    """Whether something lies there that a rash bystander would grab."""
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
    """The same run, bent where furniture or a wall is just ahead."""
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
