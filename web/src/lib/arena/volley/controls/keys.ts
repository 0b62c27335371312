/** Keys that are down, as a run, a turn and buttons. Two can share a keyboard. Pure. */
import { within, type Vector } from '../../controls/input';
import { BUTTON } from '../constants.gen';

type Ways = 'up' | 'down' | 'left' | 'right' | 'turnLeft' | 'turnRight';
export type Layout = Record<Ways | keyof typeof BUTTON, readonly string[]>;

export const LEFT_HALF: Layout = {
  up: ['KeyW'],
  down: ['KeyS'],
  left: ['KeyA'],
  right: ['KeyD'],
  turnLeft: ['KeyQ'],
  turnRight: ['KeyE'],
  throw: ['KeyF'],
  hands: ['KeyG'],
  duck: ['KeyC'],
  dodge: ['ShiftLeft'],
};

export const RIGHT_HALF: Layout = {
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  turnLeft: ['Comma'],
  turnRight: ['Period'],
  throw: ['Slash', 'Enter'],
  hands: ['KeyL'],
  duck: ['KeyK'],
  dodge: ['ShiftRight'],
};

const both = (what: keyof Layout) => [...LEFT_HALF[what], ...RIGHT_HALF[what]];

/** All of the keyboard for one. */
export const WHOLE: Layout = {
  up: both('up'),
  down: both('down'),
  left: both('left'),
  right: both('right'),
  turnLeft: both('turnLeft'),
  turnRight: both('turnRight'),
  throw: both('throw'),
  hands: ['Space', ...both('hands')],
  duck: both('duck'),
  dodge: both('dodge'),
};

export class Keys {
  private readonly down = new Set<string>();

  constructor(readonly layout: Layout) {}

  /** Tells whether the key means something here. */
  press(code: string): boolean {
    if (!Object.values(this.layout).some((codes) => codes.includes(code))) return false;
    this.down.add(code);
    return true;
  }

  release(code: string): void {
    this.down.delete(code);
  }

  /** A page that lost the focus hears no key go up. */
  releaseAll(): void {
    this.down.clear();
  }

  get move(): Vector {
    return within({ x: this.axis('left', 'right'), y: this.axis('up', 'down') });
  }

  /** −1 turns anticlockwise on the page, 1 clockwise. */
  get turn(): number {
    return this.axis('turnLeft', 'turnRight');
  }

  get buttons(): number {
    let all = 0;
    for (const [name, bit] of Object.entries(BUTTON))
      if (this.any(name as keyof typeof BUTTON)) all |= bit;
    return all;
  }

  private any(what: keyof Layout): boolean {
    return this.layout[what].some((code) => this.down.has(code));
  }

  private axis(less: Ways, more: Ways): number {
    return (this.any(more) ? 1 : 0) - (this.any(less) ? 1 : 0);
  }
}
