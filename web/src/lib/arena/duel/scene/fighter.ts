/** A fighter seen from above: shoes, torso, arms, head with a headband, and a foam sword. */
import { Container, Graphics } from 'pixi.js';
import type { Pose } from '../pose';
import { HEAD, SHIELD, SHIELD_AHEAD, SHIELD_ASIDE, SHOULDER, TORSO } from './measures';
import type { Palette } from '../../scene/palette';
import { Sword } from './sword';
import { INK, METRE } from '../../scene/units';
import { Walker, type Gait } from '../../scene/walker';
import type { Face } from '../../../games/board';
import type { Moment } from '../../scene/scene';

const GAIT: Gait = { stride: 0.34, ahead: 15, fastest: 6, brisk: 1.2 };

export interface Look {
  colour: string;
  avatar?: Face | undefined;
  /** The free arm carries a shield. */
  hasShield: boolean;
}

export class Fighter extends Walker {
  readonly sword: Sword;
  private readonly head = new Container();
  private readonly tails = new Graphics();
  private readonly shield = new Graphics();

  constructor(
    private readonly palette: Palette,
    private readonly look: Look,
  ) {
    super(palette, TORSO, GAIT);
    this.sword = new Sword(palette, look.colour);
    this.paint();
    const head = this.paintHead((view, size) =>
      view
        .roundRect(-5, -size + 1, 7, 2 * size - 2, 3)
        .fill(look.colour)
        .stroke({ width: 2, color: palette.ink }),
    );
    this.head.addChild(this.tails, head);
    this.wear(look.avatar, this.head);
    this.body.addChild(this.paintTorso(look.colour, 0.55), this.flash, this.head);
    this.view.addChild(this.shield);
  }

  move(pose: Pose, { passedMs, depth, upright, isStill }: Moment): void {
    this.walk(pose, passedMs, { depth, upright, high: 1 + Math.max(0, pose.lift) * 2.2 });
    this.body.scale.set(this.swell(isStill, 2) * (1 + pose.lift * 0.16));
    this.head.x = pose.bow * TORSO * 0.7;
    this.reach(pose);
    this.trail();
    this.sword.move(pose, passedMs, depth, isStill);
  }

  override destroy(): void {
    super.destroy();
    this.sword.destroy();
  }

  private shoulder(pose: Pose, side: number): { x: number; y: number } {
    // The right hand of somebody who looks along x is at +y, because y points down the page.
    return {
      x: pose.x * METRE - pose.fy * side * SHOULDER,
      y: pose.y * METRE + pose.fx * side * SHOULDER,
    };
  }

  private reach(pose: Pose): void {
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
    this.arm(from, hand, 7.5);
    this.arm(free, guard, 7.5);
    this.shield.visible = this.look.hasShield;
    this.shield.position.set(
      pose.x * METRE + pose.fx * SHIELD_AHEAD + pose.fy * pose.side * SHIELD_ASIDE,
      pose.y * METRE + pose.fy * SHIELD_AHEAD - pose.fx * pose.side * SHIELD_ASIDE,
    );
    this.shield.rotation = Math.atan2(pose.fy, pose.fx);
  }

  /** The ends of the headband trail behind. */
  private trail(): void {
    const fly = 10 + Math.min(16, this.speed * 7);
    const turn = -this.body.rotation;
    const back = {
      x: -(this.go.x * Math.cos(turn) - this.go.y * Math.sin(turn)),
      y: -(this.go.x * Math.sin(turn) + this.go.y * Math.cos(turn)),
    };
    const share = Math.min(1, this.speed / 2);
    const end = {
      x: -HEAD - fly * (1 - share) + back.x * fly * share,
      y: back.y * fly * share + this.beat * 3,
    };
    this.tails.clear();
    for (const [width, color] of [[7.5, this.palette.ink] as const, [3, this.look.colour] as const])
      this.tails
        .moveTo(-HEAD + 2, -3)
        .quadraticCurveTo(-HEAD - 6, -7, end.x, end.y - 6)
        .moveTo(-HEAD + 2, 3)
        .quadraticCurveTo(-HEAD - 6, 7, end.x - 3, end.y + 6)
        .stroke({ width, color, cap: 'round' });
  }

  private paint(): void {
    const { palette } = this;
    for (const foot of this.feet) foot.ellipse(8, 0, 4, 2.5).fill(palette.cream);
    this.shield
      .circle(0, 0, SHIELD)
      .fill(palette.wall)
      .stroke({ width: INK, color: palette.ink })
      .star(0, 0, 5, SHIELD * 0.6, SHIELD * 0.26)
      .fill(palette.cream);
  }
}
