/** A person seen from above: running, ducking, drawing the arm back, hands out, or watching. */
import { Container, Graphics } from 'pixi.js';
import type { Face } from '../../../games/board';
import type { Moment } from '../../scene/scene';
import { METRE } from '../../scene/units';
import { Walker, type Gait } from '../../scene/walker';
import { NUMBERS } from '../constants.gen';
import type { Pose } from '../pose';
import type { Colours } from './colours';

const TORSO = NUMBERS.TORSO * METRE;
const SHOULDER = TORSO * 0.78;
const GAIT: Gait = { stride: 0.4, ahead: 16, fastest: 7, brisk: 1.6 };
const FALL_MS = 260;

/** Position of a hand: how far ahead, and how far to the side. */
type Reach = readonly [number, number];

export class Person extends Walker {
  private readonly crosses = new Graphics();
  private fallen = 0;

  constructor(
    private readonly colours: Colours,
    colour: string,
    fights: boolean,
    avatar: Face | undefined,
  ) {
    super(colours, TORSO, GAIT);
    const head = new Container();
    const painted = this.paintHead((view, size) =>
      view.arc(2, 0, size - 2, Math.PI * 0.62, Math.PI * 1.38).fill(colour),
    );
    head.addChild(painted);
    this.wear(avatar, head);
    head.addChild(this.crosses);
    // Fighters wear a bib with a stripe, others only their colour.
    this.body.addChild(this.paintTorso(colour, fights ? 0.6 : 0), this.flash, head);
    this.paintCrosses();
  }

  move(pose: Pose, { passedMs, depth, upright, isStill }: Moment): void {
    this.view.visible = this.shadow.visible = pose.isHere;
    if (!pose.isHere) return;
    this.walk(pose, passedMs, {
      depth,
      upright,
      high: 1 - pose.crouch * 0.6,
      apart: pose.crouch * 5,
    });
    this.fallen = pose.hasLost ? Math.min(1, this.fallen + passedMs / FALL_MS) : 0;
    const size = this.swell(isStill, 3) * (1 - pose.crouch * 0.2) * (1 + this.fallen * 0.08);
    // A dodging body is stretched along its way.
    this.body.scale.set(size * (pose.isDodging && !isStill ? 1.16 : 1), size);
    this.crosses.alpha = this.fallen;
    // People who only watch are drawn paler.
    this.view.alpha = this.shadow.alpha = pose.fights ? 1 : 0.82;
    this.reach(pose, isStill);
  }

  /** Positions of the right and of the left hand. */
  private hands(pose: Pose, isStill: boolean): readonly [Reach, Reach] {
    const swing = isStill ? 0 : this.beat * 5;
    if (pose.hands > 0)
      return pose.hasBurrito
        ? [CARRIES, [22, -14]]
        : [
            [34, 9],
            [34, -9],
          ];
    if (pose.isPassing)
      return [
        [-TORSO, 6],
        [-TORSO, -8],
      ];
    if (pose.throws > 0)
      return [
        [-14 + 56 * pose.throws, 14 - 8 * pose.throws],
        [12, -20],
      ];
    if (pose.charge > 0)
      return [
        [12 - 32 * pose.charge, 18 + 6 * pose.charge],
        [24, -13],
      ];
    if (pose.hasBurrito) return [CARRIES, [14 + swing, -20]];
    return [
      [13 - swing, 20],
      [13 + swing, -20],
    ];
  }

  private reach(pose: Pose, isStill: boolean): void {
    const at = (ahead: number, aside: number) => ({
      x: pose.x * METRE + pose.fx * ahead - pose.fy * aside,
      y: pose.y * METRE + pose.fy * ahead + pose.fx * aside,
    });
    this.arms.clear();
    this.hands(pose, isStill).forEach(([ahead, aside], place) => {
      this.arm(at(0, place === 0 ? SHOULDER : -SHOULDER), at(ahead, aside), 8);
    });
  }

  /** The eyes of a person who has lost. */
  private paintCrosses(): void {
    this.crosses.circle(9, 0, 10).fill(this.colours.cream);
    for (const side of [-6, 6])
      this.crosses
        .moveTo(6, side - 4)
        .lineTo(14, side + 4)
        .moveTo(14, side - 4)
        .lineTo(6, side + 4);
    this.crosses.stroke({ width: 3, color: this.colours.ink, cap: 'round' });
    this.crosses.alpha = 0;
  }
}

/** Where a hand that carries a burrito is. */
const CARRIES: Reach = [NUMBERS.CARRY * METRE - 4, 4];
