/** Touch controls of a sword: a drag aims (its length extends the arm), a flick swings through, a tap thrusts. */
import { NOWHERE, within, type Vector } from '../../controls/input';
import type { Scheme } from '../../controls/scheme';
import { AIM_PX, shareOf, TAP_MS, Thumbs, type Finger } from '../../controls/thumbs';
import { BUTTON } from '../constants.gen';

const TAP_PX = 12;
const FLICK_SPEED = 0.55;
const FLICK_FRESH_MS = 60;
const SWING_MS = 260;
const THRUST_MS = 120;

export class SwordThumbs extends Thumbs {
  private aim: Vector = NOWHERE;
  private swingUntil = -Infinity;
  private thrustUntil = -Infinity;

  override move(id: number, at: Vector, now: number): void {
    super.move(id, at, now);
    const { aiming } = this;
    if (aiming?.id === id && aiming.strayed > TAP_PX) this.aim = shareOf(aiming, AIM_PX);
  }

  hand(now: number): Vector {
    return this.aiming || now < this.swingUntil ? this.aim : NOWHERE;
  }

  buttons(now: number): number {
    return now < this.thrustUntil ? BUTTON.thrust : 0;
  }

  protected lifted({ strayed, downAt, movedAt, speed }: Finger, now: number): void {
    const fast = Math.hypot(speed.x, speed.y);
    if (strayed <= TAP_PX && now - downAt <= TAP_MS) this.thrustUntil = now + THRUST_MS;
    else if (fast >= FLICK_SPEED && now - movedAt <= FLICK_FRESH_MS) {
      // The sword continues in the direction of the flick, with the arm fully extended.
      const through = within({
        x: this.aim.x + (speed.x / fast) * 2,
        y: this.aim.y + (speed.y / fast) * 2,
      });
      const length = Math.hypot(through.x, through.y) || 1;
      this.aim = { x: through.x / length, y: through.y / length };
      this.swingUntil = now + SWING_MS;
    }
  }
}

export const SWORD: Scheme = {
  buttons: [
    { bit: BUTTON.thrust, left: ['KeyF'], right: ['Slash', 'Enter'], pad: [0, 5, 7] },
    { bit: BUTTON.cry, left: ['KeyG'], right: ['KeyL'], whole: ['Space'], pad: [1, 4] },
    { bit: BUTTON.give_ground, left: ['ShiftLeft'], right: ['ShiftRight'], pad: [2, 6] },
  ],
  makeThumbs: () => new SwordThumbs(),
  turnASecond: 5.2,
  keyArm: 0.8,
  click: BUTTON.thrust,
};
