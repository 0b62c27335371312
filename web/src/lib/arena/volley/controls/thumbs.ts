/**
 * Two thumbs on glass. The left half is a stick wherever it is touched. On the right half a drag aims and gathers power,
 * letting go throws (back in the middle: not), and a tap puts the hands out. Pure: it is told of fingers and times.
 */
import { NOWHERE, within, type Vector } from '../../controls/input';
import { AIM_PX, STICK_PX, type Grip, type Zone } from '../../controls/thumbs';
import { BUTTON } from '../constants.gen';

interface Finger {
  id: number;
  from: Vector;
  at: Vector;
  downAt: number;
  strayed: number;
}

const TAP_MS = 220;
const TAP_PX = 14;
/** How long a tap holds a button: two ticks at least, however the page stutters. */
const PRESS_MS = 90;

export class Thumbs {
  private walking: Finger | null = null;
  private aiming: Finger | null = null;
  private handsUntil = -Infinity;
  private dropUntil = -Infinity;

  constructor(private zone: Zone) {}

  resize(zone: Zone): void {
    this.zone = zone;
  }

  holds(at: Vector): boolean {
    const { left, top, width, height } = this.zone;
    return at.x >= left && at.x < left + width && at.y >= top && at.y < top + height;
  }

  down(id: number, at: Vector, now: number): void {
    const finger: Finger = { id, from: at, at, downAt: now, strayed: 0 };
    const isLeft = at.x < this.zone.left + this.zone.width / 2 !== (this.zone.isOpposite ?? false);
    if (isLeft && !this.walking) this.walking = finger;
    else if (!this.aiming) this.aiming = finger;
    else this.walking ??= finger;
  }

  move(id: number, at: Vector): void {
    for (const [finger, reach] of [
      [this.walking, STICK_PX],
      [this.aiming, AIM_PX],
    ] as const) {
      if (finger?.id !== id) continue;
      finger.at = at;
      finger.strayed = Math.max(finger.strayed, away(finger));
      drag(finger, reach);
    }
  }

  up(id: number, now: number): void {
    if (this.walking?.id === id) this.walking = null;
    const finger = this.aiming;
    if (finger?.id !== id) return;
    this.aiming = null;
    if (finger.strayed <= TAP_PX) {
      if (now - finger.downAt <= TAP_MS) this.handsUntil = now + PRESS_MS;
    } else if (away(finger) <= TAP_PX) this.dropUntil = now + PRESS_MS;
  }

  /** The page went away under the fingers. */
  releaseAll(): void {
    this.walking = this.aiming = null;
  }

  get walk(): Vector {
    return this.walking ? share(this.walking, STICK_PX) : NOWHERE;
  }

  /** Where to look; nothing while nobody aims, so that it stays where it is. */
  get hand(): Vector {
    return this.aiming && this.aiming.strayed > TAP_PX ? share(this.aiming, AIM_PX) : NOWHERE;
  }

  buttons(now: number): number {
    if (this.aiming) return this.aiming.strayed > TAP_PX ? BUTTON.throw : 0;
    // Hands put out with a burrito in them end a throw before it is let go.
    if (now < this.dropUntil) return BUTTON.throw | BUTTON.hands;
    return now < this.handsUntil ? BUTTON.hands : 0;
  }

  get isTouched(): boolean {
    return this.walking !== null || this.aiming !== null;
  }

  /** To draw the sticks under the thumbs. */
  get grips(): readonly Grip[] {
    return [this.walking, this.aiming].flatMap((finger) => (finger ? [finger] : []));
  }
}

const away = ({ from, at }: Finger): number => Math.hypot(at.x - from.x, at.y - from.y);

const share = ({ from, at }: Finger, reach: number): Vector =>
  within({ x: (at.x - from.x) / reach, y: (at.y - from.y) / reach });

/** A thumb that goes too far takes its stick along: turning round needs no long way back. */
function drag(finger: Finger, reach: number): void {
  const length = away(finger);
  if (length <= reach) return;
  const over = (length - reach) / length;
  finger.from = {
    x: finger.from.x + (finger.at.x - finger.from.x) * over,
    y: finger.from.y + (finger.at.y - finger.from.y) * over,
  };
}
