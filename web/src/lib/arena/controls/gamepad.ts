/** Reads a gamepad: the left stick walks, the right stick moves the hand. */
import { NOWHERE, within, type Vector } from './input';
import type { Button } from './keys';

export interface Pad {
  axes: readonly number[];
  buttons: readonly { pressed: boolean }[];
}

const DEAD = 0.18;

export interface PadWish {
  move: Vector;
  hand: Vector;
  buttons: number;
}

export function readPad({ axes, buttons }: Pad, all: readonly Button[]): PadWish {
  const isDown = ({ pad }: Button) => pad.some((place) => buttons[place]?.pressed);
  return {
    move: stick(axes[0], axes[1]),
    hand: stick(axes[2], axes[3]),
    buttons: all.filter(isDown).reduce((bits, { bit }) => bits | bit, 0),
  };
}

/** The connected gamepads, as the browser reads them now. */
export function gamepads(): readonly Gamepad[] {
  if (typeof navigator.getGamepads !== 'function') return [];
  return navigator.getGamepads().flatMap((pad) => (pad?.connected ? [pad] : []));
}

export const hasGamepad = (): boolean => gamepads().length > 0;

/** Sticks never rest exactly at the centre; outside the dead zone the value starts at 0. */
function stick(x = 0, y = 0): Vector {
  const length = Math.hypot(x, y);
  if (length < DEAD) return NOWHERE;
  const wanted = Math.min(1, (length - DEAD) / (1 - DEAD));
  return within({ x: (x / length) * wanted, y: (y / length) * wanted });
}
