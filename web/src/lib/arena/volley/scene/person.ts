/** Somebody seen from above: running, ducking, drawing the arm back, hands out, or looking on. */
import { Container, Graphics } from 'pixi.js';
import type { Vector } from '../../controls/input';
import { INK, METRE } from '../../scene/units';
import { NUMBERS } from '../constants.gen';
import type { Pose } from '../pose';
import type { Colours } from './colours';

const TORSO = NUMBERS.TORSO * METRE;
const HEAD = TORSO * 0.58;
const SHOULDER = TORSO * 0.78;
const ARM_WIDE = 10;
const STRIDE = 0.4;
const STEP_LONG = 16;
const FLASH_MS = 160;
const FALL_MS = 260;

/** Of a hand: how far ahead, how far to the side. */
type Reach = readonly [number, number];

export class Person {
  readonly shadow = new Graphics();
  readonly view = new Container();
  private readonly feet = [new Graphics(), new Graphics()] as const;
  private readonly arms = new Graphics();
  private readonly body = new Container();
  private readonly flash = new Graphics();
  private readonly crosses = new Graphics();
  private walked = 0;
  private speed = 0;
  private last: Vector | null = null;
  private go: Vector = { x: 1, y: 0 };
  private flashed = 0;
  private fallen = 0;

  constructor(
    private readonly colours: Colours,
    private readonly colour: string,
    fights: boolean,
  ) {
    this.shadow.circle(0, 0, TORSO + 1).fill({ color: colours.shade, alpha: 0.9 });
    for (const foot of this.feet) foot.ellipse(5, 0, 10, 6.5).fill(colours.ink);
    this.flash.circle(0, 0, TORSO).fill('#ffffff');
    this.body.addChild(this.torso(fights), this.flash, this.head());
    this.view.addChild(...this.feet, this.arms, this.body);
    this.paintCrosses();
  }

  /** Struck: white for a moment. */
  strike(): void {
    this.flashed = FLASH_MS;
  }

  move(pose: Pose, passedMs: number, depth: Vector, isStill: boolean): void {
    this.view.visible = this.shadow.visible = pose.isHere;
    if (!pose.isHere) return;
    const [x, y] = [pose.x * METRE, pose.y * METRE];
    this.walk(pose, passedMs);
    const facing = Math.atan2(pose.fy, pose.fx);
    const beat = Math.sin((this.walked / STRIDE) * Math.PI);
    const swell = isStill ? 1 : 1 + Math.abs(beat) * Math.min(1, this.speed / 3) * 0.05;
    this.fallen = pose.hasLost ? Math.min(1, this.fallen + passedMs / FALL_MS) : 0;
    const size = swell * (1 - pose.crouch * 0.2) * (1 + this.fallen * 0.08);
    this.body.position.set(x, y);
    this.body.rotation = facing;
    // Whoever dodges stretches along their way.
    this.body.scale.set(size * (pose.isDodging && !isStill ? 1.16 : 1), size);
    const high = 1 - pose.crouch * 0.6;
    this.shadow.position.set(x + depth.x * high, y + depth.y * high);
    this.flashed = Math.max(0, this.flashed - passedMs);
    this.flash.alpha = this.flashed / FLASH_MS;
    this.crosses.alpha = this.fallen;
    // Onlookers stand back a little from the eye.
    this.view.alpha = this.shadow.alpha = pose.fights ? 1 : 0.82;
    this.stride(pose, facing, beat);
    this.reach(pose, isStill);
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.shadow.destroy();
  }

  private walk(pose: Pose, passedMs: number): void {
    if (this.last) {
      const [dx, dy] = [pose.x - this.last.x, pose.y - this.last.y];
      const far = Math.hypot(dx, dy);
      // A jump over half the floor is a new battle, not a step.
      if (far > 1e-4 && far < 1) {
        this.walked += far;
        this.go = {
          x: this.go.x + (dx / far - this.go.x) * 0.3,
          y: this.go.y + (dy / far - this.go.y) * 0.3,
        };
      }
      const now = passedMs > 0 ? (far / passedMs) * 1000 : 0;
      this.speed += (Math.min(7, now) - this.speed) * 0.25;
    }
    this.last = { x: pose.x, y: pose.y };
  }

  private stride(pose: Pose, facing: number, beat: number): void {
    const long = STEP_LONG * Math.min(1, this.speed / 1.6);
    const apart = 11 + pose.crouch * 5;
    this.feet.forEach((foot, place) => {
      const side = place === 0 ? -1 : 1;
      const ahead = beat * side * long;
      foot.position.set(
        pose.x * METRE - pose.fy * side * apart + this.go.x * ahead,
        pose.y * METRE + pose.fx * side * apart + this.go.y * ahead,
      );
      foot.rotation = facing + side * 0.16;
    });
  }

  /** Where the right and the left hand are. */
  private hands(pose: Pose, isStill: boolean): readonly [Reach, Reach] {
    const swing = isStill ? 0 : Math.sin((this.walked / STRIDE) * Math.PI) * 5;
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
      const from = at(0, place === 0 ? SHOULDER : -SHOULDER);
      const hand = at(ahead, aside);
      this.arms
        .moveTo(from.x, from.y)
        .lineTo(hand.x, hand.y)
        .stroke({ width: ARM_WIDE + 2 * INK, color: this.colours.ink, cap: 'round' })
        .moveTo(from.x, from.y)
        .lineTo(hand.x, hand.y)
        .stroke({ width: ARM_WIDE, color: this.colours.cream, cap: 'round' })
        .circle(hand.x, hand.y, 8)
        .fill(this.colours.cream)
        .stroke({ width: INK * 0.9, color: this.colours.ink });
    });
  }

  /** Fighters wear a bib with a stripe; others just their colour. */
  private torso(fights: boolean): Graphics {
    const view = new Graphics()
      .circle(0, 0, TORSO)
      .fill(this.colour)
      .stroke({ width: INK, color: this.colours.ink });
    if (fights)
      view
        .roundRect(-6, -TORSO + 4, 12, 2 * TORSO - 8, 5)
        .fill({ color: this.colours.cream, alpha: 0.6 });
    return view;
  }

  private head(): Container {
    const { colours } = this;
    const head = new Container();
    head.addChild(
      new Graphics()
        .circle(2, 0, HEAD)
        .fill(colours.cream)
        .stroke({ width: INK, color: colours.ink })
        .arc(2, 0, HEAD - 2, Math.PI * 0.62, Math.PI * 1.38)
        .fill(this.colour)
        .circle(10, -5.5, 2.6)
        .circle(10, 5.5, 2.6)
        .fill(colours.ink)
        .ellipse(17, 0, 3.4, 2.6)
        .fill(colours.cream)
        .stroke({ width: 2, color: colours.ink }),
      this.crosses,
    );
    return head;
  }

  /** The eyes of whoever lost. */
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

/** The hand that carries a burrito, where the floor has it. */
const CARRIES: Reach = [NUMBERS.CARRY * METRE - 4, 4];
