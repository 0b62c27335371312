/** A ring around whoever gathers power for a throw; for one’s own body also where the burrito would land. */
import { Graphics } from 'pixi.js';
import { INK, METRE } from '../../scene/units';
import type { Pose } from '../pose';
import { NUMBERS as N } from '../constants.gen';
import type { Colours } from './colours';

const RING = 36;
const DOTS = 9;

export class Aims {
  readonly view = new Graphics();

  constructor(private readonly colours: Colours) {}

  show(poses: readonly Pose[], own: readonly number[]): void {
    this.view.clear();
    poses.forEach((pose, who) => {
      if (!pose.isHere) return;
      if (own.includes(who)) this.mark(pose);
      if (pose.hasBurrito && pose.charge > 0) {
        this.power(pose);
        if (own.includes(who)) this.way(pose);
      }
      if (pose.hands > 0) this.palms(pose);
    });
  }

  /** Marks one's own body. */
  private mark({ x, y }: Pose): void {
    this.view
      .circle(x * METRE, y * METRE, RING - 4)
      .stroke({ width: 3.4, color: this.colours.sun, alpha: 0.95 });
  }

  private power({ x, y, fx, fy, charge }: Pose): void {
    const from = Math.atan2(fy, fx) - Math.PI * charge;
    const to = from + 2 * Math.PI * charge;
    const [atX, atY] = [x * METRE, y * METRE];
    const tone = charge >= 1 ? this.colours.bad : this.colours.sun;
    for (const [width, color] of [
      [13, this.colours.ink],
      [6.5, tone],
    ] as const)
      this.view
        .moveTo(atX + Math.cos(from) * RING, atY + Math.sin(from) * RING)
        .arc(atX, atY, RING, from, to)
        .stroke({ width, color, cap: 'round' });
  }

  private way(pose: Pose): void {
    const far = landingOf(pose.charge, pose.reach, pose.crouch);
    const [x, y] = [pose.x * METRE, pose.y * METRE];
    for (let dot = 1; dot <= DOTS; dot++) {
      const at = ((far * dot) / DOTS) * METRE;
      this.view.circle(x + pose.fx * at, y + pose.fy * at, dot === DOTS ? 11 : 4);
    }
    this.view.fill({ color: this.colours.sun, alpha: 0.9 }).stroke({
      width: INK * 0.5,
      color: this.colours.ink,
    });
  }

  /** Hands that are put out: an arc in front, which gets thinner as their time runs out. */
  private palms({ x, y, fx, fy, hands }: Pose): void {
    const middle = Math.atan2(fy, fx);
    const [atX, atY] = [x * METRE, y * METRE];
    const [from, to] = [middle - 1.1, middle + 1.1];
    this.view
      .moveTo(atX + Math.cos(from) * 50, atY + Math.sin(from) * 50)
      .arc(atX, atY, 50, from, to)
      .stroke({ width: 2 + 7 * hands, color: this.colours.leaf, alpha: 0.85, cap: 'round' });
  }
}

/** Distance in metres at which a throw lands if nothing is in its way. */
function landingOf(charge: number, reach: number, crouch: number): number {
  const short = 1 - reach;
  const fast = (N.THROW_LEAST + N.THROW_MORE * charge) * (1 - N.LOB_SLOWS * short);
  const up = N.LOFT + N.LOB * short;
  const fall = N.RELEASE_HIGH + (N.RELEASE_LOW - N.RELEASE_HIGH) * crouch - N.BURRITO;
  const time = (up + Math.sqrt(up * up + 2 * N.GRAVITY * fall)) / N.GRAVITY;
  return N.RELEASE + fast * time;
}
