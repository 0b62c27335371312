/** Turns pressed keys into a walk, a turn of the hand, and buttons. Two players can share a keyboard. Pure. */
import { within, type Vector } from './input';

type Codes = readonly string[];

/** The left or right half of a keyboard that two players share, or all of it. */
export type Part = 'left' | 'right' | 'whole';

/** One button of an arena, with its keys and its gamepad buttons. */
export interface Button {
  /** The bit of this button in an input. */
  bit: number;
  left: Codes;
  right: Codes;
  /** By default the keys of both halves. */
  whole?: Codes;
  /** Indices in the standard gamepad mapping. */
  pad: readonly number[];
}

type Way = 'up' | 'down' | 'left' | 'right' | 'turnLeft' | 'turnRight';
const WAYS: Record<Way, Pick<Button, 'left' | 'right'>> = {
  up: { left: ['KeyW'], right: ['ArrowUp'] },
  down: { left: ['KeyS'], right: ['ArrowDown'] },
  left: { left: ['KeyA'], right: ['ArrowLeft'] },
  right: { left: ['KeyD'], right: ['ArrowRight'] },
  // For players without a mouse.
  turnLeft: { left: ['KeyQ'], right: ['Comma'] },
  turnRight: { left: ['KeyE'], right: ['Period'] },
};

export class Keys {
  private readonly down = new Set<string>();

  constructor(
    private readonly all: readonly Button[],
    private readonly part: Part,
  ) {}

  /** All keys that the controls use. */
  get codes(): Codes {
    return [...Object.values(WAYS), ...this.all].flatMap((each) => this.codesOf(each));
  }

  /** Returns whether the key is used by the controls. */
  press(code: string): boolean {
    if (!this.codes.includes(code)) return false;
    this.down.add(code);
    return true;
  }

  release(code: string): void {
    this.down.delete(code);
  }

  /** A page that has lost the focus gets no keyup events. */
  releaseAll(): void {
    this.down.clear();
  }

  get move(): Vector {
    return within({ x: this.axis('left', 'right'), y: this.axis('up', 'down') });
  }

  /** -1 turns the hand anticlockwise on the page, 1 clockwise. */
  get turn(): number {
    return this.axis('turnLeft', 'turnRight');
  }

  get buttons(): number {
    return this.all.reduce((bits, button) => (this.any(button) ? bits | button.bit : bits), 0);
  }

  private codesOf({ left, right, whole }: Pick<Button, 'left' | 'right' | 'whole'>): Codes {
    if (this.part === 'whole') return whole ?? [...left, ...right];
    return this.part === 'left' ? left : right;
  }

  private any(keyed: Pick<Button, 'left' | 'right' | 'whole'>): boolean {
    return this.codesOf(keyed).some((code) => this.down.has(code));
  }

  private axis(less: Way, more: Way): number {
    return (this.any(WAYS[more]) ? 1 : 0) - (this.any(WAYS[less]) ? 1 : 0);
  }
}
