/** Keys that are down, as a walk, a turn of the sword and buttons. Two can share a keyboard. Pure. */
import { CRY, GIVE_GROUND, THRUST, within, type Vector } from './input';

export interface Layout {
  up: readonly string[];
  down: readonly string[];
  left: readonly string[];
  right: readonly string[];
  /** Turns the sword, for whoever has no mouse. */
  turnLeft: readonly string[];
  turnRight: readonly string[];
  thrust: readonly string[];
  cry: readonly string[];
  ground: readonly string[];
}

export const LEFT_HALF: Layout = {
  up: ['KeyW'],
  down: ['KeyS'],
  left: ['KeyA'],
  right: ['KeyD'],
  turnLeft: ['KeyQ'],
  turnRight: ['KeyE'],
  thrust: ['KeyF'],
  cry: ['KeyG'],
  ground: ['ShiftLeft'],
};

export const RIGHT_HALF: Layout = {
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  turnLeft: ['Comma'],
  turnRight: ['Period'],
  thrust: ['Slash', 'Enter'],
  cry: ['KeyL'],
  ground: ['ShiftRight'],
};

/** All of the keyboard for one. */
export const WHOLE: Layout = {
  up: [...LEFT_HALF.up, ...RIGHT_HALF.up],
  down: [...LEFT_HALF.down, ...RIGHT_HALF.down],
  left: [...LEFT_HALF.left, ...RIGHT_HALF.left],
  right: [...LEFT_HALF.right, ...RIGHT_HALF.right],
  turnLeft: [...LEFT_HALF.turnLeft, ...RIGHT_HALF.turnLeft],
  turnRight: [...LEFT_HALF.turnRight, ...RIGHT_HALF.turnRight],
  thrust: [...LEFT_HALF.thrust, ...RIGHT_HALF.thrust],
  cry: ['Space'],
  ground: [...LEFT_HALF.ground, ...RIGHT_HALF.ground],
};

export class Keys {
  private readonly down = new Set<string>();

  constructor(readonly layout: Layout) {}

  /** Tells whether the key means something here. */
  press(code: string): boolean {
    if (!this.knows(code)) return false;
    this.down.add(code);
    return true;
  }

  release(code: string): boolean {
    return this.down.delete(code);
  }

  /** A page that lost the focus hears no key go up. */
  releaseAll(): void {
    this.down.clear();
  }

  get move(): Vector {
    const { up, down, left, right } = this.layout;
    return within({ x: this.axis(left, right), y: this.axis(up, down) });
  }

  /** -1 turns the sword anticlockwise on the page, 1 clockwise. */
  get turn(): number {
    return this.axis(this.layout.turnLeft, this.layout.turnRight);
  }

  get buttons(): number {
    const { thrust, cry, ground } = this.layout;
    return (
      (this.any(thrust) ? THRUST : 0) |
      (this.any(cry) ? CRY : 0) |
      (this.any(ground) ? GIVE_GROUND : 0)
    );
  }

  private knows(code: string): boolean {
    return Object.values(this.layout).some((codes: readonly string[]) => codes.includes(code));
  }

  private any(codes: readonly string[]): boolean {
    return codes.some((code) => this.down.has(code));
  }

  private axis(less: readonly string[], more: readonly string[]): number {
    return (this.any(more) ? 1 : 0) - (this.any(less) ? 1 : 0);
  }
}
