/**
 * Touch controls for two thumbs. The left half of a zone is a stick wherever it is touched; each arena defines what
 * drags and taps on the right half do. Pure: fingers and times are given.
 */
import { NOWHERE, within, type Vector } from './input';
import { NO_ZONE, type Zone } from './zones';

/** Where a thumb is, and where it touched first. */
export interface Grip {
  from: Vector;
  at: Vector;
}

export interface Finger extends Grip {
  id: number;
  downAt: number;
  movedAt: number;
  /** Recent speed in pixels per millisecond. */
  speed: Vector;
  /** The largest distance from where it touched first. */
  strayed: number;
}

export const STICK_PX = 52;
export const AIM_PX = 64;
/** A longer touch is not a tap. */
export const TAP_MS = 220;
const SMOOTH = 0.5;

export abstract class Thumbs {
  protected aiming: Finger | null = null;
  private walking: Finger | null = null;
  private zone: Zone = NO_ZONE;

  /** Where the hand should be; a zero vector when no thumb aims, so that the hand stays where it is. */
  abstract hand(now: number): Vector;
  abstract buttons(now: number): number;
  /** The aiming thumb was lifted. */
  protected abstract lifted(finger: Finger, now: number): void;

  resize(zone: Zone): void {
    this.zone = zone;
  }

  holds(at: Vector): boolean {
    const { left, top, width, height } = this.zone;
    return at.x >= left && at.x < left + width && at.y >= top && at.y < top + height;
  }

  down(id: number, at: Vector, now: number): void {
    const finger = { id, from: at, at, downAt: now, movedAt: now, speed: NOWHERE, strayed: 0 };
    const isLeft = at.x < this.zone.left + this.zone.width / 2 !== (this.zone.isOpposite ?? false);
    if (isLeft && !this.walking) this.walking = finger;
    else if (!this.aiming) this.aiming = finger;
    else this.walking ??= finger;
  }

  move(id: number, at: Vector, now: number): void {
    if (this.walking?.id === id) follow(this.walking, at, now, STICK_PX);
    if (this.aiming?.id === id) follow(this.aiming, at, now, AIM_PX);
  }

  up(id: number, now: number): void {
    if (this.walking?.id === id) this.walking = null;
    const finger = this.aiming;
    if (finger?.id !== id) return;
    this.aiming = null;
    this.lifted(finger, now);
  }

  /** Called when the page loses the touches, for example because it is hidden. */
  releaseAll(): void {
    this.walking = this.aiming = null;
  }

  get walk(): Vector {
    return this.walking ? shareOf(this.walking, STICK_PX) : NOWHERE;
  }

  get isTouched(): boolean {
    return this.walking !== null || this.aiming !== null;
  }

  /** Where the thumbs are, to draw sticks under them. */
  get grips(): readonly Grip[] {
    return [this.walking, this.aiming].filter((finger) => finger !== null);
  }
}

export const away = ({ from, at }: Grip): number => Math.hypot(at.x - from.x, at.y - from.y);

/** How far a stick is pushed, of length 0 to 1. */
export const shareOf = ({ from, at }: Grip, reach: number): Vector =>
  within({ x: (at.x - from.x) / reach, y: (at.y - from.y) / reach });

function follow(finger: Finger, at: Vector, now: number, reach: number): void {
  const passed = Math.max(1, now - finger.movedAt);
  finger.speed = {
    x: finger.speed.x * SMOOTH + ((at.x - finger.at.x) / passed) * (1 - SMOOTH),
    y: finger.speed.y * SMOOTH + ((at.y - finger.at.y) / passed) * (1 - SMOOTH),
  };
  finger.at = at;
  finger.movedAt = now;
  const length = away(finger);
  finger.strayed = Math.max(finger.strayed, length);
  if (length <= reach) return;
  // A thumb beyond the reach drags its stick along, so that turning back takes a short move.
  const over = (length - reach) / length;
  const { from } = finger;
  finger.from = { x: from.x + (at.x - from.x) * over, y: from.y + (at.y - from.y) * over };
}
