/** How one arena is steered: all that differs between the controls of a sword and of a burrito. */
import type { Button } from './keys';
import type { Thumbs } from './thumbs';

export interface Scheme {
  buttons: readonly Button[];
  makeThumbs: () => Thumbs;
  /** How fast keys turn the hand, in radians a second, and how far out it is then. */
  turnASecond: number;
  keyArm: number;
  /** The button that a click of the mouse presses for a moment; 0: none. */
  click: number;
}
