/** A walking person seen from above: what fighters and throwers have in common. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Face } from '../../games/board';
import type { Vector } from '../controls/input';
import { faceOf } from './faces';
import type { Palette } from './palette';
import { INK, METRE } from './units';

const ARM_WIDE = 10;
const FLASH_MS = 160;
const FEET_APART = 11;
/** Width of the avatar, in radii of the torso. */
const FACE = 1.46;

/** Where a person stands and looks. */
export interface Stance extends Vector {
  fx: number;
  fy: number;
}

export interface Gait {
  /** Metres per step, and how far a foot goes ahead at most. */
  stride: number;
  ahead: number;
  /** Metres per second: the maximum, and the speed from which steps have their full length. */
  fastest: number;
  brisk: number;
}

export class Walker {
  readonly shadow = new Graphics();
  readonly view = new Container();
  protected readonly feet = [new Graphics(), new Graphics()] as const;
  protected readonly arms = new Graphics();
  protected readonly body = new Container();
  protected readonly flash = new Graphics();
  /** The avatar, over the head and always upright. */
  private readonly face = new Container();
  private isGone = false;
  protected speed = 0;
  /** Direction of the walk. */
  protected go: Vector = { x: 1, y: 0 };
  private walked = 0;
  private last: Vector | null = null;
  private flashed = 0;

  protected constructor(
    private readonly paper: Palette,
    private readonly torso: number,
    private readonly gait: Gait,
  ) {
    this.shadow.circle(0, 0, torso + 1).fill({ color: paper.shade, alpha: 0.9 });
    for (const foot of this.feet) foot.ellipse(5, 0, 10, 6.5).fill(paper.ink);
    this.flash.circle(0, 0, torso).fill('#ffffff');
    this.flash.alpha = 0;
    this.view.addChild(...this.feet, this.arms, this.body);
  }

  /** Flashes white for a moment after a hit. */
  strike(): void {
    this.flashed = FLASH_MS;
  }

  /** Puts the face of a seat on the head, as soon as there is a picture of it. */
  protected wear(avatar: Face | undefined, onto: Container): void {
    onto.addChild(this.face);
    this.face.x = 2;
    if (!avatar) return;
    void faceOf(avatar).then((texture) => {
      if (!texture || this.isGone) return;
      const size = this.torso * FACE;
      const { cream, ink } = this.paper;
      const disc = new Graphics().circle(0, 0, size * 0.52).fill(cream);
      disc.stroke({ width: INK * 0.8, color: ink });
      const sprite = new Sprite({ texture, anchor: 0.5, width: size, height: size });
      this.face.addChild(disc, sprite);
    });
  }

  destroy(): void {
    this.isGone = true;
    this.view.destroy({ children: true });
    this.shadow.destroy();
  }

  /** Phase of the steps, from -1 to 1. */
  protected get beat(): number {
    return Math.sin((this.walked / this.gait.stride) * Math.PI);
  }

  /** Moves body, feet and shadow to the current pose, `high` above the shadow. */
  protected walk(
    pose: Stance,
    passedMs: number,
    {
      depth,
      high,
      upright,
      apart = 0,
    }: { depth: Vector; high: number; upright: number; apart?: number },
  ): void {
    this.step(pose, passedMs);
    const [x, y] = [pose.x * METRE, pose.y * METRE];
    const facing = Math.atan2(pose.fy, pose.fx);
    this.body.position.set(x, y);
    this.body.rotation = facing;
    this.face.rotation = upright - facing;
    this.shadow.position.set(x + depth.x * high, y + depth.y * high);
    this.flashed = Math.max(0, this.flashed - passedMs);
    this.flash.alpha = this.flashed / FLASH_MS;
    const long = this.gait.ahead * Math.min(1, this.speed / this.gait.brisk);
    this.feet.forEach((foot, place) => {
      const side = place === 0 ? -1 : 1;
      const ahead = this.beat * side * long;
      const aside = side * (FEET_APART + apart);
      foot.position.set(
        x - pose.fy * aside + this.go.x * ahead,
        y + pose.fx * aside + this.go.y * ahead,
      );
      foot.rotation = facing + side * 0.16;
    });
  }

  /** Factor for the size of the body: it bounces a little while walking. */
  protected swell(isStill: boolean, fast: number): number {
    return isStill ? 1 : 1 + Math.abs(this.beat) * Math.min(1, this.speed / fast) * 0.05;
  }

  protected arm(from: Vector, hand: Vector, wide: number): void {
    const { ink, cream } = this.paper;
    for (const [width, color] of [[ARM_WIDE + 2 * INK, ink] as const, [ARM_WIDE, cream] as const])
      this.arms
        .moveTo(from.x, from.y)
        .lineTo(hand.x, hand.y)
        .stroke({ width, color, cap: 'round' });
    this.arms
      .circle(hand.x, hand.y, wide)
      .fill(cream)
      .stroke({ width: INK * 0.9, color: ink });
  }

  /** A torso with an optional stripe over the shoulders, as on a vest. */
  protected paintTorso(colour: string, stripe: number): Graphics {
    const { paper, torso } = this;
    const view = new Graphics()
      .circle(0, 0, torso)
      .fill(colour)
      .stroke({ width: INK, color: paper.ink });
    if (stripe > 0)
      view
        .roundRect(-6, -torso + 4, 12, 2 * torso - 8, 5)
        .fill({ color: paper.cream, alpha: stripe });
    return view;
  }

  /** A head that looks ahead; `cover` is painted over its back, or around it. */
  protected paintHead(cover: (view: Graphics, head: number) => Graphics): Graphics {
    const { cream, ink } = this.paper;
    const head = this.torso * 0.58;
    const view = new Graphics().circle(2, 0, head).fill(cream).stroke({ width: INK, color: ink });
    return cover(view, head)
      .circle(10, -5.5, 2.6)
      .circle(10, 5.5, 2.6)
      .fill(ink)
      .ellipse(17, 0, 3.4, 2.6)
      .fill(cream)
      .stroke({ width: 2, color: ink });
  }

  private step({ x, y }: Vector, passedMs: number): void {
    if (this.last) {
      const [dx, dy] = [x - this.last.x, y - this.last.y];
      const far = Math.hypot(dx, dy);
      // A jump across half the floor belongs to a new battle, not to a step.
      if (far > 1e-4 && far < 1) {
        this.walked += far;
        this.go = {
          x: this.go.x + (dx / far - this.go.x) * 0.3,
          y: this.go.y + (dy / far - this.go.y) * 0.3,
        };
      }
      const now = passedMs > 0 ? (far / passedMs) * 1000 : 0;
      this.speed += (Math.min(this.gait.fastest, now) - this.speed) * 0.25;
    }
    this.last = { x, y };
  }
}
