/** One body’s controls: thumbs, keys, mouse and gamepad become one input a tick. Pure but for what it is told. */
import type { PadWish } from '../../controls/gamepad';
import { inputOf, NOWHERE, type Input, type Vector } from '../../controls/input';
import { towards, type Outlook } from '../../controls/steering';
import type { Keys } from './keys';
import type { Thumbs } from './thumbs';

type Source = 'thumbs' | 'keys' | 'mouse' | 'pad';

const TURN_A_SECOND = 4.2;

export class Steering {
  private hand: Source = 'thumbs';
  private mouse: Vector | null = null;
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

  /** A button on the page or of the mouse, held down or let go. */
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
    const hand = this.handOf(passedMs, outlook, pad);
    const buttons =
      this.keys.buttons | this.pressed | (pad?.buttons ?? 0) | this.thumbs.buttons(now);
    return inputOf(outlook.toFloor(move), outlook.toFloor(hand), buttons);
  }

  // Whoever moved last aims.
  private choose(pad: PadWish | null): void {
    if (this.keys.turn !== 0 && this.hand !== 'keys') {
      this.hand = 'keys';
      this.angle = null;
    }
    if (this.thumbs.isTouched) this.hand = 'thumbs';
    if (pad && isSome(pad.hand)) this.hand = 'pad';
  }

  private handOf(passedMs: number, outlook: Outlook, pad: PadWish | null): Vector {
    switch (this.hand) {
      case 'thumbs':
        return this.thumbs.hand;
      case 'pad':
        return pad?.hand ?? NOWHERE;
      case 'mouse':
        return this.mouse ? towards(this.mouse, outlook) : NOWHERE;
      case 'keys': {
        this.angle ??= Math.atan2(outlook.sword.y, outlook.sword.x);
        this.angle += this.keys.turn * TURN_A_SECOND * (passedMs / 1000);
        return { x: Math.cos(this.angle), y: Math.sin(this.angle) };
      }
    }
  }
}

const isSome = ({ x, y }: Vector): boolean => x !== 0 || y !== 0;
