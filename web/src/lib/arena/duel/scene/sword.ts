/** A foam sword wrapped with tape, its shadow on the floor, and its trail in the air. */
import { Graphics } from 'pixi.js';
import type { Pose } from '../pose';
import { BLADE, BLADE_WIDE } from './measures';
import type { Palette } from '../../scene/palette';
import { INK, METRE } from '../../scene/units';
import type { Vector } from '../../controls/input';

interface Trace {
  tipX: number;
  tipY: number;
  midX: number;
  midY: number;
  age: number;
}

const TRACE_MS = 170;
const MOST_TRACES = 14;
/** Slower tips, in hundredths of a metre per millisecond, leave no trail. */
const LEAST_SPEED = 0.16;

export class Sword {
  readonly view = new Graphics();
  readonly shadow = new Graphics();
  readonly trace = new Graphics();
  private traces: Trace[] = [];

  constructor(
    palette: Palette,
    private readonly colour: string,
  ) {
    const half = BLADE_WIDE / 2;
    this.shadow
      .roundRect(4, -half - INK / 2, BLADE + INK / 2 - 4, BLADE_WIDE + INK, half + INK / 2)
      .fill({ color: palette.shade, alpha: 0.75 });
    this.view
      .roundRect(-11, -3.5, 17, 7, 3)
      .fill(palette.ink)
      .roundRect(8, -half, BLADE - 8, BLADE_WIDE, half)
      .fill(colour)
      .stroke({ width: INK * 0.9, color: palette.ink });
    for (const at of [24, 48, 72])
      this.view
        .poly([at, -half + 0.6, at + 7, -half + 0.6, at + 4, half - 0.6, at - 3, half - 0.6])
        .fill({ color: palette.cream, alpha: 0.9 });
    this.view
      .roundRect(4, -10.5, 6, 21, 3)
      .fill(palette.cream)
      .stroke({ width: INK * 0.8, color: palette.ink });
  }

  move(pose: Pose, passedMs: number, depth: Vector, isStill: boolean): void {
    const [x, y] = [pose.hx * METRE, pose.hy * METRE];
    const angle = Math.atan2(pose.sy, pose.sx);
    this.view.position.set(x, y);
    this.view.rotation = angle;
    const high = pose.isHeld ? 1.4 : 0.5;
    this.shadow.position.set(x + depth.x * high, y + depth.y * high);
    this.shadow.rotation = angle;
    if (!isStill) this.leave(pose, x, y, passedMs);
  }

  destroy(): void {
    this.view.destroy();
    this.shadow.destroy();
    this.trace.destroy();
  }

  private leave(pose: Pose, x: number, y: number, passedMs: number): void {
    const now: Trace = {
      tipX: x + pose.sx * BLADE,
      tipY: y + pose.sy * BLADE,
      midX: x + pose.sx * BLADE * 0.45,
      midY: y + pose.sy * BLADE * 0.45,
      age: 0,
    };
    const last = this.traces[0];
    for (const each of this.traces) each.age += passedMs;
    const far = last ? Math.hypot(now.tipX - last.tipX, now.tipY - last.tipY) : 0;
    if (far > METRE * 1.5) this.traces = [];
    this.traces = [now, ...this.traces.filter(({ age }) => age < TRACE_MS)].slice(0, MOST_TRACES);
    this.trace.clear();
    if (far < LEAST_SPEED * passedMs && this.traces.length < 4) return;
    for (let place = 0; place + 1 < this.traces.length; place++) {
      const [one, two] = [this.traces[place], this.traces[place + 1]];
      if (!one || !two) continue;
      const moved = Math.hypot(one.tipX - two.tipX, one.tipY - two.tipY);
      const share = Math.min(1, moved / 14) * (1 - two.age / TRACE_MS);
      if (share < 0.05) continue;
      this.trace
        .poly([one.midX, one.midY, one.tipX, one.tipY, two.tipX, two.tipY, two.midX, two.midY])
        .fill({ color: this.colour, alpha: 0.55 * share });
    }
  }
}
