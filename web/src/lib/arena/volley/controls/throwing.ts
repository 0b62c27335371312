/**
 * Touch controls for throwing: a drag of the right thumb aims and gathers power, its release throws (but not at the
 * place where it began), and a tap puts the hands out.
 */
import { NOWHERE, type Vector } from '../../controls/input';
import type { Scheme } from '../../controls/scheme';
import { AIM_PX, away, shareOf, TAP_MS, Thumbs, type Finger } from '../../controls/thumbs';
import { BUTTON } from '../constants.gen';

const TAP_PX = 14;
/** How long a tap holds a button: at least two ticks, even if frames are late. */
const PRESS_MS = 90;

class ThrowingThumbs extends Thumbs {
  private handsUntil = -Infinity;
  private dropUntil = -Infinity;

  hand(): Vector {
    const { aiming } = this;
    return aiming && aiming.strayed > TAP_PX ? shareOf(aiming, AIM_PX) : NOWHERE;
  }

  buttons(now: number): number {
    if (this.aiming) return this.aiming.strayed > TAP_PX ? BUTTON.throw : 0;
    // Putting the hands out while holding a burrito cancels the throw.
    if (now < this.dropUntil) return BUTTON.throw | BUTTON.hands;
    return now < this.handsUntil ? BUTTON.hands : 0;
  }

  protected lifted(finger: Finger, now: number): void {
    if (finger.strayed <= TAP_PX) {
      if (now - finger.downAt <= TAP_MS) this.handsUntil = now + PRESS_MS;
    } else if (away(finger) <= TAP_PX) this.dropUntil = now + PRESS_MS;
  }
}

export const THROWING: Scheme = {
  buttons: [
    { bit: BUTTON.throw, left: ['KeyF'], right: ['Slash', 'Enter'], pad: [5, 7] },
    {
      bit: BUTTON.hands,
      left: ['KeyG'],
      right: ['KeyL'],
      whole: ['Space', 'KeyG', 'KeyL'],
      pad: [0],
    },
    { bit: BUTTON.duck, left: ['KeyC'], right: ['KeyK'], pad: [1, 6] },
    { bit: BUTTON.dodge, left: ['ShiftLeft'], right: ['ShiftRight'], pad: [2, 4] },
  ],
  makeThumbs: () => new ThrowingThumbs(),
  turnASecond: 4.2,
  keyArm: 1,
  // The mouse has two buttons, which can be held: see `mouseOn`.
  click: 0,
};
