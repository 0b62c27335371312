/** The input of one body in one tick: five small integers, the same on the wire and in the simulation. Pure. */
import { INPUT_REACH } from '../duel/constants.gen';

export const FULL = INPUT_REACH;

export interface Input {
  moveX: number;
  moveY: number;
  /** Direction of the hand; its length extends the arm. A zero vector leaves the hand where it is. */
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

/** Shortens a vector to at most length 1. */
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

// Rounds symmetrically, and never to -0, which would not compare as equal.
const small = (share: number): number => Math.sign(share) * Math.round(Math.abs(share) * FULL) || 0;
