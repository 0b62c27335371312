/** One fighter's controls: thumbs, keys, mouse and gamepad become one input a tick. Pure but for what it is told. */
import type { PadWish } from './gamepad';
import { inputOf, NOWHERE, THRUST, within, type Input, type Vector } from './input';
import type { Keys } from './keys';
import type { Thumbs } from './thumbs';

/** How this page looks at the floor. */
export interface Outlook {
  /** A direction on the page as a direction on the floor. */
  toFloor: (direction: Vector) => Vector;
  /** Where on the page the fighter stands. */
  body: Vector;
  /** Where the sword points on the page, of length 1. */
  sword: Vector;
  /** How many pixels away the mouse means an arm all the way out. */
  reach: number;
}

type Source = 'thumbs' | 'keys' | 'mouse' | 'pad';

const TURN_A_SECOND = 5.2;
const KEY_ARM = 0.8;
const CLICK_MS = 120;
/** A hand that is given at all gives at least a direction. */
const LEAST_HAND = 0.12;

export class Steering {
  private hand: Source = 'thumbs';
  private mouse: Vector | null = null;
  private clickUntil = -Infinity;
  private angle: number | null = null;
  private pressed = 0;

  constructor(
    readonly thumbs: Thumbs,
    readonly keys: Keys,
  ) {}

  point(at: Vector): void {
    this.mouse = at;
    this.hand = 'mouse';
  }

  click(now: number): void {
    this.clickUntil = now + CLICK_MS;
  }

  /** A button on the page, held down or let go. */
  hold(button: number, isDown: boolean): void {
    this.pressed = isDown ? this.pressed | button : this.pressed & ~button;
  }

  releaseAll(): void {
    this.thumbs.releaseAll();
    this.keys.releaseAll();
    this.pressed = 0;
  }

  input(now: number, passedMs: number, outlook: Outlook, pad: PadWish | null): Input {
    this.choose(pad);
    const move = [this.thumbs.walk, this.keys.move, pad?.move ?? NOWHERE].find(isSome) ?? NOWHERE;
    const hand = this.handOf(now, passedMs, outlook, pad);
    const thrusts = now < this.clickUntil || this.thumbs.thrusts(now);
    const buttons = this.keys.buttons | this.pressed | (pad?.buttons ?? 0) | (thrusts ? THRUST : 0);
    return inputOf(outlook.toFloor(move), outlook.toFloor(hand), buttons);
  }

  // Whoever moved last has the sword in hand.
  private choose(pad: PadWish | null): void {
    if (this.keys.turn !== 0 && this.hand !== 'keys') {
      this.hand = 'keys';
      this.angle = null;
    }
    if (this.thumbs.isTouched) this.hand = 'thumbs';
    if (pad && isSome(pad.hand)) this.hand = 'pad';
  }

  private handOf(now: number, passedMs: number, outlook: Outlook, pad: PadWish | null): Vector {
    switch (this.hand) {
      case 'thumbs':
        return this.thumbs.hand(now);
      case 'pad':
        return pad?.hand ?? NOWHERE;
      case 'mouse':
        return this.mouse ? towards(this.mouse, outlook) : NOWHERE;
      case 'keys': {
        this.angle ??= Math.atan2(outlook.sword.y, outlook.sword.x);
        this.angle += this.keys.turn * TURN_A_SECOND * (passedMs / 1000);
        return { x: Math.cos(this.angle) * KEY_ARM, y: Math.sin(this.angle) * KEY_ARM };
      }
    }
  }
}

/** Where the mouse is, seen from the body. */
export function towards(mouse: Vector, { body, reach }: Outlook): Vector {
  const away = { x: (mouse.x - body.x) / reach, y: (mouse.y - body.y) / reach };
  const length = Math.hypot(away.x, away.y);
  if (length < 1e-6) return NOWHERE;
  const least = Math.max(1, LEAST_HAND / length);
  return within({ x: away.x * least, y: away.y * least });
}

const isSome = ({ x, y }: Vector): boolean => x !== 0 || y !== 0;
