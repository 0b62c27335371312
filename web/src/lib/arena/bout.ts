/** Client state of one battle: takes snapshots, sends inputs, and gives a picture for any moment. Pure. */
import { FRAMES } from '../net/messages.gen';
import type { Shot } from '../table/battle.svelte';
import type { Input } from './controls/input';
import type { Kind, Terms } from './kind';
import type { Predictor } from './predictor';
import { Pulse, TICK_MS } from './pulse';
import { Reel } from './reel';

/** How long snapshots are kept: a bit longer than the second of the slow motion. */
const REMEMBERED_TICKS = 100;
const LAG_MS = 240;
const SILENCE_MS = 450;
const ANY_HELD = FRAMES.HELD.reduce<number>((all, bit) => all | bit, 0);

export class Bout<T extends Terms> {
  readonly reel: Reel<T>;
  /** By body; null: it is not steered on this device. */
  readonly predictors: readonly (Predictor<T> | null)[];
  private flags = 0;
  private readonly pulse = new Pulse();

  constructor(
    private readonly kind: Kind<T>,
    steers: readonly boolean[],
  ) {
    this.reel = new Reel<T>(kind, REMEMBERED_TICKS);
    this.predictors = steers.map((mine, who) => (mine ? kind.makePredictor(who) : null));
  }

  get latest(): T['Snapshot'] | null {
    return this.reel.last;
  }

  /** Takes a snapshot; returns what happened since the one before. */
  hear(shot: Shot, now: number): readonly T['Happening'][] {
    const snapshot = this.kind.snapshotOf(shot.body);
    if (!snapshot) return [];
    // Nothing happens before the countdown begins.
    const before = this.isReadying ? null : this.latest;
    if (!this.reel.add(snapshot)) return [];
    this.flags = shot.flags;
    this.pulse.hear(snapshot.tick, now);
    this.kind
      .bodiesOf(snapshot)
      .forEach((body, who) => this.predictors[who]?.correct(body, this.around(who)));
    return this.isReadying ? [] : this.kind.happened(before, snapshot);
  }

  /** Steps the bodies that are steered on this device by one tick. */
  step(inputs: readonly (Input | null)[]): void {
    this.predictors.forEach((predictor, who) => {
      const input = inputs[who];
      if (predictor && input) predictor.step(input, this.around(who));
    });
  }

  /** Everybody as they are drawn now; `share` is the fraction of a tick since the last step. */
  still(now: number, share: number, passedMs: number): T['Still'] | null {
    const still = this.reel.at(this.pulse.shown(now));
    if (!still) return null;
    const poses = still.poses.map(
      (pose, who) => this.predictors[who]?.pose(share, passedMs) ?? pose,
    );
    return this.kind.withPoses(still, poses, (who) => Boolean(this.predictors[who]));
  }

  /** The bodies stand at their places; the countdown has not begun. */
  private get isReadying(): boolean {
    return (this.flags & FRAMES.READY) !== 0;
  }

  private get isHeld(): boolean {
    return (this.flags & (ANY_HELD | FRAMES.PAUSED | FRAMES.READY)) !== 0;
  }

  /** How far the server is behind the inputs sent from here, if that is long enough to be reported. */
  lagMs(now: number): number {
    if (!this.latest || this.isHeld || this.latest.phase === 'over') return 0;
    const silent = this.pulse.silentMs(now);
    const behind = Math.max(0, ...this.predictors.map((each) => (each?.behind ?? 0) * TICK_MS));
    const lag = Math.max(behind, silent > SILENCE_MS ? silent : 0);
    return lag > LAG_MS ? Math.round(lag / 10) * 10 : 0;
  }

  /** Null while the battle is held or over: nobody moves. */
  private around(who: number): T['Around'] | null {
    const { latest } = this;
    if (!latest || latest.phase === 'over' || this.isHeld) return null;
    return this.kind.aroundOf(latest, who);
  }
}
