/** What a fighter wants in one tick: five small integers, the same on the wire and in the stepper. Pure. */
import { INPUT_REACH } from '../duel/constants.gen';

export const FULL = INPUT_REACH;

export interface Input {
  moveX: number;
  moveY: number;
  /** Where the sword should point, and how far the arm goes out; nothing at all keeps it where it is. */
  handX: number;
  handY: number;
  buttons: number;
}

export interface Vector {
  x: number;
  y: number;
}

export const STILL: Input = { moveX: 0, moveY: 0, handX: 0, handY: 0, buttons: 0 };
export const NOWHERE: Vector = { x: 0, y: 0 };

/** A wish between -1 and 1 in both directions, no longer than 1. */
export function within(vector: Vector, most = 1): Vector {
  const length = Math.hypot(vector.x, vector.y);
  if (length <= most) return vector;
  return { x: (vector.x / length) * most, y: (vector.y / length) * most };
}

export function inputOf(move: Vector, hand: Vector, buttons: number): Input {
  const walk = within(move);
  const reach = within(hand);
  return {
    moveX: small(walk.x),
    moveY: small(walk.y),
    handX: small(reach.x),
    handY: small(reach.y),
    buttons,
  };
}

// The same to both sides, and never -0: it would be another value for whoever compares.
const small = (share: number): number => Math.sign(share) * Math.round(Math.abs(share) * FULL) || 0;
