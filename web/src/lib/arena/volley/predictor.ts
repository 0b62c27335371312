/**
 * One’s own body, ahead of the server: every input is stepped here at once and kept until the server has stepped it; each
 * snapshot is taken as the truth, and the inputs still on their way are stepped again on top of it. Pure.
 */
import type { Input } from '../controls/input';
import { Outbox } from '../outbox';
import type { Around, Body } from './body';
import { move } from './motion';
import { between, poseOf, type Pose } from './pose';
import type { BodyShot } from './snapshot';

const SMOOTH_MS = 70;
/** Farther off than this, it jumps. */
const JUMP = 0.9;

export class Predictor {
  private readonly outbox = new Outbox();
  private now: Body | null = null;
  private before: Body | null = null;
  private shot: BodyShot | null = null;
  /** What the eye has yet to be brought to. */
  private errorX = 0;
  private errorY = 0;

  get behind(): number {
    return this.outbox.behind;
  }

  get body(): Body | null {
    return this.now;
  }

  step(input: Input, around: Around | null): number {
    const seq = this.outbox.put(input);
    if (this.now && around) {
      this.before = this.now;
      this.now = moved(this.now, input, { ...around, tick: around.tick + this.outbox.behind });
    }
    return seq;
  }

  take(): { first: number; inputs: readonly Input[] } {
    return this.outbox.take();
  }

  /** Take the server’s word. Without `around` nobody moves: what it says is what is. */
  correct(shot: BodyShot, around: Around | null): void {
    this.outbox.acknowledge(shot.acked);
    const shown = this.now && { x: this.now.x + this.errorX, y: this.now.y + this.errorY };
    let truth: Body = shot;
    let before = truth;
    if (around)
      this.outbox.inputs.forEach((input, place) => {
        before = truth;
        truth = moved(truth, input, { ...around, tick: around.tick + place + 1 });
      });
    this.before = before;
    this.now = truth;
    this.shot = shot;
    this.errorX = shown ? shown.x - truth.x : 0;
    this.errorY = shown ? shown.y - truth.y : 0;
    if (Math.hypot(this.errorX, this.errorY) > JUMP) this.errorX = this.errorY = 0;
  }

  /** As it is drawn, `share` of a tick after the last one. */
  pose(share: number, passedMs: number): Pose | null {
    const { now, before, shot } = this;
    if (!now || !shot) return null;
    const left = Math.exp(-passedMs / SMOOTH_MS);
    this.errorX *= left;
    this.errorY *= left;
    const pose = poseOf(now, shot);
    const drawn = before ? between(poseOf(before, shot), pose, share) : pose;
    return { ...drawn, x: drawn.x + this.errorX, y: drawn.y - this.errorY };
  }
}

function moved(body: Body, input: Input, around: Around): Body {
  const next = { ...body };
  move(next, input, around);
  return next;
}
