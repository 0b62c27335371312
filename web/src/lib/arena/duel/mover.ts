/** The moving part of a fighter. */
import { TINY } from '../exact';

/** Everything that the motion reads and changes of one fighter. */
export interface Mover {
  x: number;
  y: number;
  vx: number;
  vy: number;
  faceX: number;
  faceY: number;
  swordX: number;
  swordY: number;
  /** Turning speed of the sword: the tangent of half the angle per tick. */
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
  /** Ticks left of the current order. */
  left: number;
  /** The current order as one bit, or 0. */
  order: number;
  bound: number;
  isArmed: boolean;
  isTied: boolean;
  tieX: number;
  tieY: number;
  tie: number;
}

/** The surroundings of a fighter: the opponent's position, the room, and the inputs of the noise. */
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

/** Replaces tiny values by 0: platforms treat subnormal numbers differently. */
export function settle(mover: Mover): void {
  for (const name of MOVING) if (Math.abs(mover[name]) < TINY) mover[name] = 0;
}
