/** A gamepad: left stick runs, right stick aims, the right trigger throws. Pure: it is given what the browser read. */
import { stick, type Pad, type PadWish } from '../../controls/gamepad';
import { BUTTON } from '../constants.gen';

/** Standard mapping: right trigger and shoulder throw, A hands, B or left trigger duck, X or left shoulder dodge. */
const PLACES: Record<keyof typeof BUTTON, readonly number[]> = {
  throw: [5, 7],
  hands: [0],
  duck: [1, 6],
  dodge: [2, 4],
};

export function readPad(pad: Pad): PadWish {
  let buttons = 0;
  for (const [name, places] of Object.entries(PLACES))
    if (places.some((place) => pad.buttons[place]?.pressed))
      buttons |= BUTTON[name as keyof typeof BUTTON];
  return {
    move: stick(pad.axes[0], pad.axes[1]),
    hand: stick(pad.axes[2], pad.axes[3]),
    buttons,
  };
}
