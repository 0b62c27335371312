/** A fighter that moves. */
import { TINY } from '../exact';

/** All that moving reads and changes of one fighter. */
export interface Mover {
  x: number;
  y: number;
  vx: number;
  vy: number;
  faceX: number;
  faceY: number;
  swordX: number;
  swordY: number;
  /** Turning speed of the sword: the tangent of half the angle of a tick. */
  spin: number;
  arm: number;
  aimX: number;
  aimY: number;
  want: number;
  lunge: number;
  hop: number;
  recoil: number;
  drift: number;
  pace: number;
  side: number;
  /** Ticks left of the order. */
  left: number;
  /** The order being done, one bit, or 0. */
  order: number;
  bound: number;
  isArmed: boolean;
  isTied: boolean;
  tieX: number;
  tieY: number;
  tie: number;
}

/** What is around: the other fighter’s place, the room, and what the noise is made of. */
export interface Around {
  foeX: number;
  foeY: number;
  roomX: number;
  roomY: number;
  tick: number;
  seed: number;
  fighter: number;
}

export const isBound = (mover: Mover, modifier: number): boolean => (mover.bound & modifier) !== 0;

const MOVING = [
  ...(['x', 'y', 'vx', 'vy', 'faceX', 'faceY', 'swordX', 'swordY', 'spin', 'arm'] as const),
  ...(['aimX', 'aimY', 'want', 'lunge', 'hop', 'recoil', 'drift'] as const),
] as const;

/** Tiny values become 0, so that nothing fades into numbers that machines treat differently. */
export function settle(mover: Mover): void {
  for (const name of MOVING) if (Math.abs(mover[name]) < TINY) mover[name] = 0;
}
