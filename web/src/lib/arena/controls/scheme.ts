/** The control scheme of an arena: everything that differs between steering a sword and a burrito. */
import type { Button } from './keys';
import type { Thumbs } from './thumbs';

export interface Scheme {
  buttons: readonly Button[];
  makeThumbs: () => Thumbs;
  /** How fast keys turn the hand, in radians per second, and how far the arm is extended then. */
  turnASecond: number;
  keyArm: number;
  /** The button that a mouse click presses briefly; 0: none. */
  click: number;
}
