/**
 * Two thumbs on glass. The left half of the zone is a stick wherever it is touched; on the right half a drag aims (its
 * length is how far the arm goes out), a flick swings through, and a tap thrusts. Pure: it is told of fingers and times.
 */
import { NOWHERE, within, type Vector } from './input';

export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Somebody who sits on the other side of the device has the left hand on the right. */
  isOpposite?: boolean;
}

interface Finger {
  from: Vector;
  at: Vector;
  downAt: number;
  movedAt: number;
  /** Pixels a millisecond, lately. */
  speed: Vector;
  strayed: number;
}

export const STICK_PX = 52;
export const AIM_PX = 64;
const TAP_MS = 220;
const TAP_PX = 12;
const FLICK_SPEED = 0.55;
const FLICK_FRESH_MS = 60;
const SWING_MS = 260;
const THRUST_MS = 120;
const SMOOTH = 0.5;

export interface Grip {
  from: Vector;
  at: Vector;
}

export class Thumbs {
  private walking: { id: number; finger: Finger } | null = null;
  private aiming: { id: number; finger: Finger } | null = null;
  private aim: Vector = NOWHERE;
  private swingUntil = -Infinity;
  private thrustUntil = -Infinity;

  constructor(private zone: Zone) {}

  resize(zone: Zone): void {
    this.zone = zone;
  }

  holds(at: Vector): boolean {
    const { left, top, width, height } = this.zone;
    return at.x >= left && at.x < left + width && at.y >= top && at.y < top + height;
  }

  down(id: number, at: Vector, now: number): void {
    const finger: Finger = {
      from: at,
      at,
      downAt: now,
      movedAt: now,
      speed: NOWHERE,
      strayed: 0,
    };
    const isLeft = at.x < this.zone.left + this.zone.width / 2 !== (this.zone.isOpposite ?? false);
    if (isLeft && !this.walking) this.walking = { id, finger };
    else if (!this.aiming) this.aiming = { id, finger };
    else this.walking ??= { id, finger };
  }

  move(id: number, at: Vector, now: number): void {
    if (this.walking?.id === id) {
      this.walking.finger.at = at;
      drag(this.walking.finger, STICK_PX);
    }
    if (this.aiming?.id !== id) return;
    const { finger } = this.aiming;
    const passed = Math.max(1, now - finger.movedAt);
    finger.speed = {
      x: finger.speed.x * SMOOTH + ((at.x - finger.at.x) / passed) * (1 - SMOOTH),
      y: finger.speed.y * SMOOTH + ((at.y - finger.at.y) / passed) * (1 - SMOOTH),
    };
    finger.strayed = Math.max(
      finger.strayed,
      Math.hypot(at.x - finger.from.x, at.y - finger.from.y),
    );
    finger.at = at;
    finger.movedAt = now;
    drag(finger, AIM_PX);
    if (finger.strayed > TAP_PX) this.aim = share(finger, AIM_PX);
  }

  up(id: number, now: number): void {
    if (this.walking?.id === id) this.walking = null;
    if (this.aiming?.id !== id) return;
    const { finger } = this.aiming;
    this.aiming = null;
    const fast = Math.hypot(finger.speed.x, finger.speed.y);
    if (finger.strayed <= TAP_PX && now - finger.downAt <= TAP_MS)
      this.thrustUntil = now + THRUST_MS;
    else if (fast >= FLICK_SPEED && now - finger.movedAt <= FLICK_FRESH_MS) {
      // The sword goes on where the finger went, with the arm all the way out.
      const through = within({
        x: this.aim.x + (finger.speed.x / fast) * 2,
        y: this.aim.y + (finger.speed.y / fast) * 2,
      });
      const length = Math.hypot(through.x, through.y) || 1;
      this.aim = { x: through.x / length, y: through.y / length };
      this.swingUntil = now + SWING_MS;
    }
  }

  /** The page went away under the fingers. */
  releaseAll(): void {
    this.walking = this.aiming = null;
  }

  get walk(): Vector {
    return this.walking ? share(this.walking.finger, STICK_PX) : NOWHERE;
  }

  /** Where the hand should be; nothing while nobody aims, so that it stays where it is. */
  hand(now: number): Vector {
    return this.aiming || now < this.swingUntil ? this.aim : NOWHERE;
  }

  thrusts(now: number): boolean {
    return now < this.thrustUntil;
  }

  get isTouched(): boolean {
    return this.walking !== null || this.aiming !== null;
  }

  /** To draw the sticks under the thumbs. */
  get grips(): { walk: Grip | null; aim: Grip | null } {
    const grip = (held: { finger: Finger } | null) =>
      held && { from: held.finger.from, at: held.finger.at };
    return { walk: grip(this.walking), aim: grip(this.aiming) };
  }
}

const share = (finger: Finger, reach: number): Vector =>
  within({ x: (finger.at.x - finger.from.x) / reach, y: (finger.at.y - finger.from.y) / reach });

/** A thumb that goes too far takes its stick along: turning round needs no long way back. */
function drag(finger: Finger, reach: number): void {
  const away = { x: finger.at.x - finger.from.x, y: finger.at.y - finger.from.y };
  const length = Math.hypot(away.x, away.y);
  if (length <= reach) return;
  const over = (length - reach) / length;
  finger.from = { x: finger.from.x + away.x * over, y: finger.from.y + away.y * over };
}
