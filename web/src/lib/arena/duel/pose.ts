/** A fighter as it is drawn: where it stands, looks and reaches, in metres on the floor. Pure. */
import type { Vector } from '../controls/input';

export interface Pose {
  x: number;
  y: number;
  /** Where the torso faces; length 1. */
  fx: number;
  fy: number;
  /** The hand that holds the sword, or where the sword lies. */
  hx: number;
  hy: number;
  /** Where the sword points; length 1. */
  sx: number;
  sy: number;
  /** The side of the sword: 1 is the right hand. */
  side: number;
  isHeld: boolean;
  /** How high off the floor, from 0 to 1 in a hop; below 0 sitting. */
  lift: number;
  /** How deep in a bow, from 0 to 1. */
  bow: number;
}

export interface Room {
  /** Half of the width and half of the depth; the middle is nought. */
  x: number;
  y: number;
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Between two moments. What turns is mixed as a direction, so that it goes the short way round. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const face = unit(mix(from.fx, to.fx, share), mix(from.fy, to.fy, share), to.fx, to.fy);
  const sword = unit(mix(from.sx, to.sx, share), mix(from.sy, to.sy, share), to.sx, to.sy);
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    fx: face.x,
    fy: face.y,
    hx: mix(from.hx, to.hx, share),
    hy: mix(from.hy, to.hy, share),
    sx: sword.x,
    sy: sword.y,
    side: to.side,
    isHeld: to.isHeld,
    lift: mix(from.lift, to.lift, share),
    bow: mix(from.bow, to.bow, share),
  };
}

function unit(x: number, y: number, otherX: number, otherY: number): Vector {
  const length = Math.hypot(x, y);
  return length < 1e-6 ? { x: otherX, y: otherY } : { x: x / length, y: y / length };
}
