/** One burrito battle as a page follows it: snapshots in, inputs out, and at any moment a picture of it all. Pure. */
import { FRAMES } from '../../net/messages.gen';
import type { Shot } from '../../table/battle.svelte';
import type { Input } from '../controls/input';
import { Pulse, TICK_MS } from '../pulse';
import type { Around } from './body';
import { NUMBERS } from './constants.gen';
import { furnitureOf } from './furniture';
import { happened, type Happening } from './happenings';
import type { Flying, Pose, Still } from './pose';
import { Predictor } from './predictor';
import { Reel } from './reel';
import { snapshotOf, type Snapshot } from './snapshot';

/** What a page remembers: the second that is shown again, and a bit more. */
const REMEMBERED_TICKS = 100;
const LAG_MS = 240;
const SILENCE_MS = 450;
const ANY_HELD = FRAMES.HELD.reduce<number>((all, bit) => all | bit, 0);

export class Bout {
  readonly reel = new Reel(REMEMBERED_TICKS);
  /** By body; null: it is not ours. */
  readonly predictors: readonly (Predictor | null)[];
  private flags = 0;
  private readonly pulse = new Pulse();

  constructor(steers: readonly boolean[]) {
    this.predictors = steers.map((mine) => (mine ? new Predictor() : null));
  }

  get latest(): Snapshot | null {
    return this.reel.last;
  }

  /** A snapshot came: what happened since the one before. */
  hear(shot: Shot, now: number): readonly Happening[] {
    const snapshot = snapshotOf(shot.body);
    if (!snapshot) return [];
    // Nothing has happened while they stand at their places.
    const before = this.isReadying ? null : this.latest;
    if (!this.reel.add(snapshot)) return [];
    this.flags = shot.flags;
    this.pulse.hear(snapshot.tick, now);
    snapshot.bodies.forEach((body, who) => this.predictors[who]?.correct(body, this.aroundOf(who)));
    return this.isReadying ? [] : happened(before, snapshot);
  }

  /** One tick of those who are steered here. */
  step(inputs: readonly (Input | null)[]): void {
    this.predictors.forEach((predictor, who) => {
      const input = inputs[who];
      if (predictor && input) predictor.step(input, this.aroundOf(who));
    });
  }

  /** Everybody as they are drawn now; `share` of a tick has passed since the last step. */
  still(now: number, share: number, passedMs: number): Still | null {
    const still = this.reel.at(this.pulse.shown(now));
    if (!still) return null;
    const poses = still.poses.map(
      (pose, who) => this.predictors[who]?.pose(share, passedMs) ?? pose,
    );
    return {
      ...still,
      poses,
      burritos: still.burritos.map((burrito) => this.inHand(burrito, poses)),
    };
  }

  /** They stand at their places; the countdown has not begun. */
  get isReadying(): boolean {
    return (this.flags & FRAMES.READY) !== 0;
  }

  private get isHeld(): boolean {
    return (this.flags & (ANY_HELD | FRAMES.PAUSED | FRAMES.READY)) !== 0;
  }

  /** How far behind the server is for whoever steers here, when that is worth saying. */
  lagMs(now: number): number {
    if (!this.latest || this.isHeld || this.latest.phase === 'over') return 0;
    const silent = this.pulse.silentMs(now);
    const behind = Math.max(0, ...this.predictors.map((each) => (each?.behind ?? 0) * TICK_MS));
    const lag = Math.max(behind, silent > SILENCE_MS ? silent : 0);
    return lag > LAG_MS ? Math.round(lag / 10) * 10 : 0;
  }

  /** A burrito in a hand that is drawn ahead of the server goes along with it. */
  private inHand(burrito: Flying, poses: readonly Pose[]): Flying {
    if (burrito.state !== 'held' || !this.predictors[burrito.thrower]) return burrito;
    const pose = poses[burrito.thrower];
    if (!pose) return burrito;
    return { ...burrito, x: pose.x + pose.fx * NUMBERS.CARRY, y: pose.y + pose.fy * NUMBERS.CARRY };
  }

  /** Nothing moves while the battle is held, before it begins, or when it is over. */
  private aroundOf(who: number): Around | null {
    const { latest } = this;
    const own = latest?.bodies[who];
    if (!latest || !own?.isHere || own.isHeld || this.isHeld || latest.phase === 'over')
      return null;
    return {
      tick: latest.tick,
      isCounting: latest.phase === 'countdown',
      isDuel: latest.kind === 'duel',
      roomX: latest.roomX,
      roomY: latest.roomY,
      boxes: furnitureOf(latest),
    };
  }
}
