/** A moving body and its surroundings: everything that the twin of the motion reads and changes. */
import { TINY } from '../exact';

export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
  faceX: number;
  faceY: number;
  /** Direction in which it wants to look. */
  aimX: number;
  aimY: number;
  /** How far the hand is out: 1 throws flat, 0 high. */
  reach: number;
  /** Gathered power, 0 to 1. */
  charge: number;
  /** Ticks until a throw leaves the hand. */
  windup: number;
  /** Ticks left of passing the burrito behind the back. */
  behind: number;
  dodge: number;
  hands: number;
  /** 0 standing, 1 ducked. */
  crouch: number;
  /** Buttons of the previous tick. */
  held: number;
  /** The burrito in the hand, or −1. */
  holds: number;
  fights: boolean;
}

/** A piece of furniture: its centre and half of its sizes. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  deep: number;
}

export interface Around {
  tick: number;
  isCounting: boolean;
  isDuel: boolean;
  roomX: number;
  roomY: number;
  boxes: readonly Box[];
}

export const MOVING = [
  ...(['x', 'y', 'vx', 'vy', 'faceX', 'faceY', 'aimX', 'aimY'] as const),
  ...(['reach', 'charge', 'windup', 'behind', 'dodge', 'hands', 'crouch'] as const),
] as const;

/** Replaces tiny values by 0: platforms treat subnormal numbers differently. */
export function settle(body: Body): void {
  // Adding 0 turns −0 into 0.
  for (const name of MOVING) body[name] = Math.abs(body[name]) < TINY ? 0 : body[name] + 0;
}
