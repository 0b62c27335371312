/** Small arithmetic for motion, with exactly the same results as `arena/shared/exact.py`. */
import { FULL, type Input } from './controls/input';

export const TINY = 1e-9;

export type Pair = readonly [number, number];

export const along = (one: Pair, other: Pair): number => one[0] * other[0] + one[1] * other[1];

export function limited(value: number, limit: number): number {
  const capped = value > limit ? limit : value;
  return capped < -limit ? -limit : capped;
}

/** Counts a clock down at a body's pace; it stops at 0. */
export function runDown(clock: number, pace: number): number {
  const left = clock - pace;
  return left < 0 ? 0 : left;
}

/** Rotates a direction; `half` is the tangent of half the angle. */
export function rotated(x: number, y: number, half: number): Pair {
  const square = half * half;
  const scale = square + 1;
  const cosine = (1 - square) / scale;
  const sine = (half + half) / scale;
  const turnedX = x * cosine - y * sine;
  const turnedY = x * sine + y * cosine;
  const size = Math.sqrt(turnedX * turnedX + turnedY * turnedY);
  return [turnedX / size, turnedY / size];
}

/** What an input asks for: a walk and a hand of at most length 1, and how far the hand was pushed. */
export function wishOf(input: Input): { walk: Pair; hand: Pair; pushed: number } {
  const walkX = input.moveX / FULL;
  const walkY = input.moveY / FULL;
  const handX = input.handX / FULL;
  const handY = input.handY / FULL;
  const walked = Math.sqrt(walkX * walkX + walkY * walkY);
  const pushed = Math.sqrt(handX * handX + handY * handY);
  const walkSize = walked > 1 ? walked : 1;
  const handSize = pushed > 1 ? pushed : 1;
  return {
    walk: [walkX / walkSize, walkY / walkSize],
    hand: [handX / handSize, handY / handSize],
    pushed,
  };
}
