/** A fighter seen from above: shoes, torso, arms, head with a headband, and a foam sword. */
import { Container, Graphics } from 'pixi.js';
import type { Pose } from '../pose';
import {
  ARM_WIDE,
  FOOT,
  HEAD,
  SHIELD,
  SHIELD_AHEAD,
  SHIELD_ASIDE,
  SHOULDER,
  TORSO,
} from './measures';
import type { Palette } from './palette';
import { Sword } from './sword';
import { INK, METRE } from './units';
import type { Vector } from '../controls/input';

const STRIDE = 0.34;
const STEP_LONG = 15;
const FLASH_MS = 160;

export interface Look {
  colour: string;
  /** The free arm carries a shield. */
  hasShield: boolean;
}

export class Fighter {
  readonly shadow = new Graphics();
  readonly view = new Container();
  readonly sword: Sword;
  private readonly feet = [new Graphics(), new Graphics()] as const;
  private readonly arms = new Graphics();
  private readonly body = new Container();
  private readonly head = new Container();
  private readonly flash = new Graphics();
  private readonly tails = new Graphics();
  private readonly shield = new Graphics();
  private walked = 0;
  private lastX: number | null = null;
  private lastY = 0;
  private goX = 1;
  private goY = 0;
  private speed = 0;
  private flashed = 0;

  constructor(
    private readonly palette: Palette,
    private readonly look: Look,
  ) {
    this.sword = new Sword(palette, look.colour);
    this.paint();
    this.head.addChild(this.tails, this.paintHead());
    this.body.addChild(this.paintTorso(), this.flash, this.head);
    this.view.addChild(...this.feet, this.arms, this.body, this.shield);
  }

  /** Struck: white for a moment. */
  strike(): void {
    this.flashed = FLASH_MS;
  }

  move(pose: Pose, passedMs: number, depth: Vector, isStill: boolean): void {
    const [x, y] = [pose.x * METRE, pose.y * METRE];
    this.walk(pose, passedMs);
    const facing = Math.atan2(pose.fy, pose.fx);
    // A spring in the step; whoever stands breathes.
    const beat = Math.sin((this.walked / STRIDE) * Math.PI);
    const swell = isStill ? 1 : 1 + Math.abs(beat) * Math.min(1, this.speed / 2) * 0.05;
    this.body.position.set(x, y);
    this.body.rotation = facing;
    this.body.scale.set(swell * (1 + pose.lift * 0.16));
    this.head.x = pose.bow * TORSO * 0.7;
    const high = 1 + Math.max(0, pose.lift) * 2.2;
    this.shadow.position.set(x + depth.x * high, y + depth.y * high);
    this.flashed = Math.max(0, this.flashed - passedMs);
    this.flash.alpha = this.flashed / FLASH_MS;
    this.stride(pose, facing, beat);
    this.reach(pose);
    this.trail(beat);
    this.sword.move(pose, passedMs, depth, isStill);
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.shadow.destroy();
    this.sword.destroy();
  }

  private walk(pose: Pose, passedMs: number): void {
    if (this.lastX !== null) {
      const [dx, dy] = [pose.x - this.lastX, pose.y - this.lastY];
      const far = Math.hypot(dx, dy);
      // A jump over half the floor is a new bout, not a step.
      if (far > 1e-4 && far < 1) {
        this.walked += far;
        this.goX += (dx / far - this.goX) * 0.3;
        this.goY += (dy / far - this.goY) * 0.3;
      }
      const now = passedMs > 0 ? (far / passedMs) * 1000 : 0;
      this.speed += (Math.min(6, now) - this.speed) * 0.25;
    }
    this.lastX = pose.x;
    this.lastY = pose.y;
  }

  private stride(pose: Pose, facing: number, beat: number): void {
    const long = STEP_LONG * Math.min(1, this.speed / 1.2);
    this.feet.forEach((foot, place) => {
      const side = place === 0 ? -1 : 1;
      const ahead = beat * side * long;
      foot.position.set(
        pose.x * METRE - pose.fy * side * 11 + this.goX * ahead,
        pose.y * METRE + pose.fx * side * 11 + this.goY * ahead,
      );
      foot.rotation = facing + side * 0.16;
    });
  }

  private shoulder(pose: Pose, side: number): { x: number; y: number } {
    // The right hand of somebody who looks along x, with y down the page, is at +y.
    return {
      x: pose.x * METRE - pose.fy * side * SHOULDER,
      y: pose.y * METRE + pose.fx * side * SHOULDER,
    };
  }

  private reach(pose: Pose): void {
    const { palette } = this;
    const from = this.shoulder(pose, pose.side);
    const free = this.shoulder(pose, -pose.side);
    const guard = {
      x: free.x + pose.fx * 19 + pose.fy * pose.side * -4,
      y: free.y + pose.fy * 19 - pose.fx * pose.side * -4,
    };
    const hand = pose.isHeld
      ? { x: pose.hx * METRE, y: pose.hy * METRE }
      : { x: from.x + pose.fx * 20, y: from.y + pose.fy * 20 };
    this.arms.clear();
    for (const [start, end] of [
      [from, hand],
      [free, guard],
    ] as const) {
      this.arms
        .moveTo(start.x, start.y)
        .lineTo(end.x, end.y)
        .stroke({ width: ARM_WIDE + 2 * INK, color: palette.ink, cap: 'round' })
        .moveTo(start.x, start.y)
        .lineTo(end.x, end.y)
        .stroke({ width: ARM_WIDE, color: palette.cream, cap: 'round' })
        .circle(end.x, end.y, 7.5)
        .fill(palette.cream)
        .stroke({ width: INK * 0.9, color: palette.ink });
    }
    this.shield.visible = this.look.hasShield;
    this.shield.position.set(
      pose.x * METRE + pose.fx * SHIELD_AHEAD + pose.fy * pose.side * SHIELD_ASIDE,
      pose.y * METRE + pose.fy * SHIELD_AHEAD - pose.fx * pose.side * SHIELD_ASIDE,
    );
    this.shield.rotation = Math.atan2(pose.fy, pose.fx);
  }

  /** The ends of the headband fly behind. */
  private trail(beat: number): void {
    const fly = 10 + Math.min(16, this.speed * 7);
    const turn = -this.body.rotation;
    const back = {
      x: -(this.goX * Math.cos(turn) - this.goY * Math.sin(turn)),
      y: -(this.goX * Math.sin(turn) + this.goY * Math.cos(turn)),
    };
    const share = Math.min(1, this.speed / 2);
    const end = {
      x: -HEAD - fly * (1 - share) + back.x * fly * share,
      y: back.y * fly * share + beat * 3,
    };
    this.tails
      .clear()
      .moveTo(-HEAD + 2, -3)
      .quadraticCurveTo(-HEAD - 6, -7, end.x, end.y - 6)
      .moveTo(-HEAD + 2, 3)
      .quadraticCurveTo(-HEAD - 6, 7, end.x - 3, end.y + 6)
      .stroke({ width: 7.5, color: this.palette.ink, cap: 'round' })
      .moveTo(-HEAD + 2, -3)
      .quadraticCurveTo(-HEAD - 6, -7, end.x, end.y - 6)
      .moveTo(-HEAD + 2, 3)
      .quadraticCurveTo(-HEAD - 6, 7, end.x - 3, end.y + 6)
      .stroke({ width: 3, color: this.look.colour, cap: 'round' });
  }

  private paint(): void {
    const { palette } = this;
    this.shadow.circle(0, 0, TORSO + 1).fill({ color: palette.shade, alpha: 0.9 });
    for (const foot of this.feet)
      foot
        .ellipse(5, 0, FOOT.x, FOOT.y)
        .fill(palette.ink)
        .ellipse(8, 0, FOOT.x - 6, FOOT.y - 4)
        .fill(palette.cream);
    this.flash.circle(0, 0, TORSO).fill('#ffffff');
    this.flash.alpha = 0;
    this.shield
      .circle(0, 0, SHIELD)
      .fill(palette.wall)
      .stroke({ width: INK, color: palette.ink })
      .star(0, 0, 5, SHIELD * 0.6, SHIELD * 0.26)
      .fill(palette.cream);
  }

  private paintTorso(): Graphics {
    const { palette, look } = this;
    return (
      new Graphics()
        .circle(0, 0, TORSO)
        .fill(look.colour)
        .stroke({ width: INK, color: palette.ink })
        // A stripe over the shoulders, as on a fencer’s vest.
        .roundRect(-6, -TORSO + 4, 12, 2 * TORSO - 8, 5)
        .fill({ color: palette.cream, alpha: 0.55 })
    );
  }

  private paintHead(): Graphics {
    const { palette, look } = this;
    return new Graphics()
      .circle(2, 0, HEAD)
      .fill(palette.cream)
      .stroke({ width: INK, color: palette.ink })
      .roundRect(-5, -HEAD + 1, 7, 2 * HEAD - 2, 3)
      .fill(look.colour)
      .stroke({ width: 2, color: palette.ink })
      .circle(10, -5.5, 2.6)
      .circle(10, 5.5, 2.6)
      .fill(palette.ink)
      .ellipse(17, 0, 3.4, 2.6)
      .fill(palette.cream)
      .stroke({ width: 2, color: palette.ink });
  }
}
