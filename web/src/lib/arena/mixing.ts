/** Interpolation between two moments. Pure. */
import type { Vector } from './controls/input';

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Interpolates a direction along the shorter way round. */
export function mixWay(from: Vector, to: Vector, share: number): Vector {
  const [x, y] = [mix(from.x, to.x, share), mix(from.y, to.y, share)];
  const length = Math.hypot(x, y);
  return length < 1e-6 ? to : { x: x / length, y: y / length };
}
