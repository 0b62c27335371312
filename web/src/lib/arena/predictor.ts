/**
 * Predicts one’s own body: steps every input at once and keeps it until the server has stepped it. Each snapshot is
 * taken as the truth, and the inputs that it does not contain yet are stepped again on top of it. Pure.
 */
import type { Input } from './controls/input';
import type { PoseOf, Terms } from './kind';
import { Outbox } from './outbox';

const SMOOTH_MS = 70;
/** With a larger error the body jumps instead of gliding. */
export const JUMP = 0.9;

export abstract class Predictor<T extends Terms> {
  private readonly outbox = new Outbox();
  private now: T['Mover'] | null = null;
  private before: T['Mover'] | null = null;
  private shot: T['Body'] | null = null;
  /** The error that is still to be faded out, and the share of it that is left. */
  private error: T['Apart'] | null = null;
  private errorLeft = 0;

  /** The body after one more tick; `ahead` is the number of ticks since the last snapshot. */
  protected abstract moved(
    mover: T['Mover'],
    input: Input,
    around: T['Around'],
    ahead: number,
  ): T['Mover'];
  /** The body in a snapshot; null: the snapshot does not show it. */
  protected abstract moverOf(shot: T['Body']): T['Mover'] | null;
  protected abstract poseOf(mover: T['Mover'], shot: T['Body']): PoseOf<T>;
  protected abstract between(from: PoseOf<T>, to: PoseOf<T>, share: number): PoseOf<T>;
  /** Null: the error is too large to glide. */
  protected abstract apart(shown: PoseOf<T>, truth: PoseOf<T>): T['Apart'] | null;
  protected abstract bent(pose: PoseOf<T>, error: T['Apart'], left: number): PoseOf<T>;

  /** Number of inputs that the server has not stepped yet, which is by how many ticks it is behind. */
  get behind(): number {
    return this.outbox.behind;
  }

  get body(): T['Mover'] | null {
    return this.now;
  }

  /** Steps one tick; without `around` the body does not move. */
  step(input: Input, around: T['Around'] | null): void {
    this.outbox.put(input);
    if (!this.now || !around) return;
    this.before = this.now;
    this.now = this.moved(this.now, input, around, this.outbox.behind);
  }

  /** Takes the inputs that have not been sent yet. */
  take(): { first: number; inputs: readonly Input[] } {
    return this.outbox.take();
  }

  /** Corrects the prediction by the server's state. Without `around` the body does not move. */
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

  /** The pose to draw, `share` of a tick after the last step. */
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
