/** A gamepad: left stick walks, right stick is the hand. */
import { CRY, GIVE_GROUND, NOWHERE, THRUST, within, type Vector } from './input';

export interface Pad {
  axes: readonly number[];
  buttons: readonly { pressed: boolean }[];
}

const DEAD = 0.18;
// Standard mapping: right trigger and shoulder or A thrust; B or left shoulder cry; X or left trigger give ground.
const THRUSTS = [0, 5, 7];
const CRIES = [1, 4];
const GROUNDS = [2, 6];

export interface PadWish {
  move: Vector;
  hand: Vector;
  buttons: number;
}

export function readPad(pad: Pad): PadWish {
  const any = (places: readonly number[]) => places.some((place) => pad.buttons[place]?.pressed);
  return {
    move: stick(pad.axes[0], pad.axes[1]),
    hand: stick(pad.axes[2], pad.axes[3]),
    buttons:
      (any(THRUSTS) ? THRUST : 0) | (any(CRIES) ? CRY : 0) | (any(GROUNDS) ? GIVE_GROUND : 0),
  };
}

/** The gamepads that are plugged in, as the browser reads them now. */
export function gamepads(): readonly Gamepad[] {
  if (typeof navigator.getGamepads !== 'function') return [];
  return navigator.getGamepads().flatMap((pad) => (pad?.connected ? [pad] : []));
}

export const hasGamepad = (): boolean => gamepads().length > 0;

/** Sticks never rest exactly in the middle; past the dead zone they begin at nothing. */
export function stick(x = 0, y = 0): Vector {
  const length = Math.hypot(x, y);
  if (length < DEAD) return NOWHERE;
  const wanted = Math.min(1, (length - DEAD) / (1 - DEAD));
  return within({ x: (x / length) * wanted, y: (y / length) * wanted });
}
