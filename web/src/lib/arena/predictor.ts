/**
 * One’s own fighter, ahead of the server: every input is stepped here at once and kept until the server has stepped it;
 * each snapshot is taken as the truth, and the inputs still on their way are stepped again on top of it. Pure.
 */
import type { Input } from './controls/input';
import { move } from './motion';
import type { Around, Mover } from './mover';
import { Outbox } from './outbox';
import { between, type Pose } from './pose';
import { isSeen, poseOf, type FighterShot } from './snapshot';

/** What the eye has yet to be brought to. */
interface Error {
  x: number;
  y: number;
  face: number;
  sword: number;
  arm: number;
}

const NONE: Error = { x: 0, y: 0, face: 0, sword: 0, arm: 0 };
const SMOOTH_MS = 70;
/** Farther off than this, it jumps. */
const JUMP = 0.9;

export class Predictor {
  private readonly outbox = new Outbox();
  private now: Mover | null = null;
  private before: Mover | null = null;
  private error: Error = NONE;

  constructor(readonly fighter: number) {}

  /** How many inputs are on their way: that many ticks the server is behind. */
  get behind(): number {
    return this.outbox.behind;
  }

  /** One tick on; returns the number of the input. */
  step(input: Input, around: Omit<Around, 'fighter'> | null): number {
    const seq = this.outbox.put(input);
    if (this.now && around) {
      this.before = this.now;
      this.now = this.moved(this.now, input, around);
    }
    return seq;
  }

  /** What has not been sent yet, to be sent now. */
  take(): { first: number; inputs: readonly Input[] } {
    return this.outbox.take();
  }

  /** Take the server’s word. Without `around` nobody moves: what it says is what is. */
  correct(shot: FighterShot, around: Omit<Around, 'fighter'> | null): void {
    this.outbox.acknowledge(shot.acked);
    if (!isSeen(shot)) return;
    const shown = this.now && this.withError(this.now);
    let truth: Mover = { ...shot };
    let before = truth;
    if (around)
      for (const input of this.outbox.inputs) {
        before = truth;
        truth = this.moved(truth, input, around);
      }
    this.before = before;
    this.now = truth;
    this.error = shown ? apart(shown, poseOf(truth)) : NONE;
  }

  /** As it is drawn, `share` of a tick after the last one. */
  pose(share: number, passedMs: number, shot: FighterShot): Pose | null {
    if (!this.now) return null;
    const left = Math.exp(-passedMs / SMOOTH_MS);
    this.error = scaled(this.error, left);
    const pose = poseOf({ ...this.now, tipX: shot.tipX, tipY: shot.tipY });
    const from = this.before && poseOf({ ...this.before, tipX: shot.tipX, tipY: shot.tipY });
    return bent(from ? between(from, pose, share) : pose, this.error);
  }

  get mover(): Mover | null {
    return this.now;
  }

  private withError(mover: Mover): Pose {
    return bent(poseOf(mover), this.error);
  }

  private moved(mover: Mover, input: Input, around: Omit<Around, 'fighter'>): Mover {
    const next = { ...mover };
    // What the dizzy’s aim swims by is kept from pages: whoever knew could hold against it. They are brought to it.
    next.drift = 0;
    move(next, input, { ...around, fighter: this.fighter });
    return next;
  }
}

function apart(shown: Pose, truth: Pose): Error {
  const x = shown.x - truth.x;
  const y = shown.y - truth.y;
  if (Math.hypot(x, y) > JUMP || shown.side !== truth.side || shown.isHeld !== truth.isHeld)
    return NONE;
  return {
    x,
    y,
    face: turn(truth.fx, truth.fy, shown.fx, shown.fy),
    sword: turn(truth.sx, truth.sy, shown.sx, shown.sy),
    arm:
      Math.hypot(shown.hx - shown.x, shown.hy - shown.y) -
      Math.hypot(truth.hx - truth.x, truth.hy - truth.y),
  };
}

const turn = (fromX: number, fromY: number, toX: number, toY: number): number =>
  Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);

function bent(pose: Pose, error: Error): Pose {
  if (error === NONE) return pose;
  const [fx, fy] = rotated(pose.fx, pose.fy, error.face);
  if (!pose.isHeld) return { ...pose, x: pose.x + error.x, y: pose.y + error.y, fx, fy };
  const [sx, sy] = rotated(pose.sx, pose.sy, error.sword);
  const reach = Math.hypot(pose.hx - pose.x, pose.hy - pose.y);
  const [ax, ay] = rotated(pose.hx - pose.x, pose.hy - pose.y, error.sword);
  const grown = reach > 1e-6 ? (reach + error.arm) / reach : 1;
  const x = pose.x + error.x;
  const y = pose.y + error.y;
  return { ...pose, x, y, fx, fy, sx, sy, hx: x + ax * grown, hy: y + ay * grown };
}

function rotated(x: number, y: number, angle: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const scaled = (error: Error, by: number): Error => ({
  x: error.x * by,
  y: error.y * by,
  face: error.face * by,
  sword: error.sword * by,
  arm: error.arm * by,
});
