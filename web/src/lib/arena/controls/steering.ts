/** The controls of one body: combines thumbs, keys, mouse and gamepad into one input per tick. Pure. */
import type { PadWish } from './gamepad';
import { inputOf, NOWHERE, within, type Input, type Vector } from './input';
import { Keys, type Part } from './keys';
import type { Scheme } from './scheme';
import type { Thumbs } from './thumbs';

/** How this page views the floor. */
export interface Outlook {
  /** Converts a direction on the page to one on the floor. */
  toFloor: (direction: Vector) => Vector;
  /** Position of the body on the page. */
  body: Vector;
  /** Direction of the hand on the page, of length 1. */
  hand: Vector;
  /** Distance of the mouse, in pixels, at which the arm is fully extended. */
  reach: number;
}

type Source = 'thumbs' | 'keys' | 'mouse' | 'pad';

const CLICK_MS = 120;
/** Minimum length of a hand vector that is not zero, so that it always gives a direction. */
const LEAST_HAND = 0.12;

export class Steering {
  readonly thumbs: Thumbs;
  readonly keys: Keys;
  private source: Source = 'thumbs';
  private mouse: Vector | null = null;
  private clickUntil = -Infinity;
  private angle: number | null = null;
  private pressed = 0;

  constructor(
    private readonly scheme: Scheme,
    part: Part,
  ) {
    this.thumbs = scheme.makeThumbs();
    this.keys = new Keys(scheme.buttons, part);
  }

  point(at: Vector): void {
    this.mouse = at;
    this.source = 'mouse';
  }

  click(now: number): void {
    this.clickUntil = now + CLICK_MS;
  }

  /** A button on the page or of the mouse was pressed or released. */
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
    const clicked = now < this.clickUntil ? this.scheme.click : 0;
    const held = this.keys.buttons | this.pressed | (pad?.buttons ?? 0);
    const buttons = held | clicked | this.thumbs.buttons(now);
    return inputOf(outlook.toFloor(move), outlook.toFloor(hand), buttons);
  }

  // The device that moved last controls the hand.
  private choose(pad: PadWish | null): void {
    if (this.keys.turn !== 0 && this.source !== 'keys') {
      this.source = 'keys';
      this.angle = null;
    }
    if (this.thumbs.isTouched) this.source = 'thumbs';
    if (pad && isSome(pad.hand)) this.source = 'pad';
  }

  private handOf(now: number, passedMs: number, outlook: Outlook, pad: PadWish | null): Vector {
    switch (this.source) {
      case 'thumbs':
        return this.thumbs.hand(now);
      case 'pad':
        return pad?.hand ?? NOWHERE;
      case 'mouse':
        return this.mouse ? towards(this.mouse, outlook) : NOWHERE;
      case 'keys': {
        const { turnASecond, keyArm } = this.scheme;
        this.angle ??= Math.atan2(outlook.hand.y, outlook.hand.x);
        this.angle += this.keys.turn * turnASecond * (passedMs / 1000);
        return { x: Math.cos(this.angle) * keyArm, y: Math.sin(this.angle) * keyArm };
      }
    }
  }
}

/** Direction from the body to the mouse. */
function towards(mouse: Vector, { body, reach }: Outlook): Vector {
  const away = { x: (mouse.x - body.x) / reach, y: (mouse.y - body.y) / reach };
  const length = Math.hypot(away.x, away.y);
  if (length < 1e-6) return NOWHERE;
  const least = Math.max(1, LEAST_HAND / length);
  return within({ x: away.x * least, y: away.y * least });
}

const isSome = ({ x, y }: Vector): boolean => x !== 0 || y !== 0;
