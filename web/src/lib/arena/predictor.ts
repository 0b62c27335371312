/**
 * One’s own body, ahead of the server: every input is stepped here at once and kept until the server has stepped it; each
 * snapshot is taken as the truth, and the inputs still on their way are stepped again on top of it. Pure.
 */
import type { Input } from './controls/input';
import type { PoseOf, Terms } from './kind';
import { Outbox } from './outbox';

const SMOOTH_MS = 70;
/** Farther off than this, it jumps. */
export const JUMP = 0.9;

export abstract class Predictor<T extends Terms> {
  private readonly outbox = new Outbox();
  private now: T['Mover'] | null = null;
  private before: T['Mover'] | null = null;
  private shot: T['Body'] | null = null;
  /** What the eye has yet to be brought to, and how much of it is left. */
  private error: T['Apart'] | null = null;
  private errorLeft = 0;

  /** A body one tick on; `ahead` is how many ticks that is after the last snapshot. */
  protected abstract moved(
    mover: T['Mover'],
    input: Input,
    around: T['Around'],
    ahead: number,
  ): T['Mover'];
  /** The body that a snapshot shows; null: it shows nothing of it. */
  protected abstract moverOf(shot: T['Body']): T['Mover'] | null;
  protected abstract poseOf(mover: T['Mover'], shot: T['Body']): PoseOf<T>;
  protected abstract between(from: PoseOf<T>, to: PoseOf<T>, share: number): PoseOf<T>;
  /** Null: they are too far apart to glide. */
  protected abstract apart(shown: PoseOf<T>, truth: PoseOf<T>): T['Apart'] | null;
  protected abstract bent(pose: PoseOf<T>, error: T['Apart'], left: number): PoseOf<T>;

  /** How many inputs are on their way: that many ticks the server is behind. */
  get behind(): number {
    return this.outbox.behind;
  }

  get body(): T['Mover'] | null {
    return this.now;
  }

  /** One tick on; without `around` nobody moves. */
  step(input: Input, around: T['Around'] | null): void {
    this.outbox.put(input);
    if (!this.now || !around) return;
    this.before = this.now;
    this.now = this.moved(this.now, input, around, this.outbox.behind);
  }

  /** What has not been sent yet, to be sent now. */
  take(): { first: number; inputs: readonly Input[] } {
    return this.outbox.take();
  }

  /** Take the server’s word. Without `around` nobody moves: what it says is what is. */
  correct(shot: T['Body'], around: T['Around'] | null): void {
    this.outbox.acknowledge(shot.acked);
    this.shot = shot;
    const told = this.moverOf(shot);
    if (!told) return;
    const shown = this.now && this.drawn(this.poseOf(this.now, shot));
    let truth = told;
    let before = truth;
    if (around)
      this.outbox.inputs.forEach((input, place) => {
        before = truth;
        truth = this.moved(truth, input, around, place + 1);
      });
    this.before = before;
    this.now = truth;
    this.error = shown && this.apart(shown, this.poseOf(truth, shot));
    this.errorLeft = 1;
  }

  /** As it is drawn, `share` of a tick after the last one. */
  pose(share: number, passedMs: number): PoseOf<T> | null {
    const { now, before, shot } = this;
    if (!now || !shot) return null;
    this.errorLeft *= Math.exp(-passedMs / SMOOTH_MS);
    const pose = this.poseOf(now, shot);
    return this.drawn(before ? this.between(this.poseOf(before, shot), pose, share) : pose);
  }

  private drawn(pose: PoseOf<T>): PoseOf<T> {
    return this.error ? this.bent(pose, this.error, this.errorLeft) : pose;
  }
}
