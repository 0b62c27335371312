/** A body that moves by its own inputs, and what is around it: all that the twin of the motion reads and changes. */
import { TINY } from '../exact';

export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
  faceX: number;
  faceY: number;
  /** Where it wants to look. */
  aimX: number;
  aimY: number;
  /** How far the hand is out: 1 throws flat, 0 high. */
  reach: number;
  /** Power gathered, 0 to 1. */
  charge: number;
  /** Ticks until a throw leaves the hand. */
  windup: number;
  /** Ticks of passing the burrito behind the back that are still owed. */
  behind: number;
  dodge: number;
  hands: number;
  /** 0 standing, 1 ducked. */
  crouch: number;
  /** Buttons of the tick before. */
  held: number;
  /** The burrito in hand, or −1. */
  holds: number;
  fights: boolean;
}

/** A piece of furniture: its middle and half its sizes. */
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

/** Tiny values become 0, so that nothing fades into numbers that machines treat differently. */
export function settle(body: Body): void {
  // A sum with nought, so that no −0 is left.
  for (const name of MOVING) body[name] = Math.abs(body[name]) < TINY ? 0 : body[name] + 0;
}
