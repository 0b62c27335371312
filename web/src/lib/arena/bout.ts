/** One bout as a page follows it: snapshots in, inputs out, and at any moment a picture of both fighters. Pure. */
import { FRAMES } from '../net/messages.gen';
import type { Shot } from '../table/battle.svelte';
import type { Input } from './controls/input';
import { happened, type Happening } from './happenings';
import type { Around } from './mover';
import { Predictor } from './predictor';
import { Pulse, TICK_MS } from './pulse';
import { Reel, type Still } from './reel';
import { has, roomOf, snapshotOf, type Snapshot } from './snapshot';

/** What a page remembers: the second that is shown again, and a bit more. */
const REMEMBERED_TICKS = 100;
const LAG_MS = 240;
const SILENCE_MS = 450;

export class Bout {
  readonly reel = new Reel(REMEMBERED_TICKS);
  readonly predictors: readonly (Predictor | null)[];
  flags = 0;
  private readonly pulse = new Pulse();

  constructor(steers: readonly boolean[]) {
    this.predictors = steers.map((mine, fighter) => (mine ? new Predictor(fighter) : null));
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
    snapshot.fighters.forEach((fighter, who) =>
      this.predictors[who]?.correct(fighter, this.around(who)),
    );
    return this.isReadying ? [] : happened(before, snapshot);
  }

  /** One tick of those who are steered here. */
  step(inputs: readonly (Input | null)[]): void {
    this.predictors.forEach((predictor, who) => {
      const input = inputs[who];
      if (predictor && input) predictor.step(input, this.around(who));
    });
  }

  /** Both fighters as they are drawn now; `share` of a tick has passed since the last step. */
  still(now: number, share: number, passedMs: number): Still | null {
    const { latest } = this;
    const still = this.reel.at(this.pulse.shown(now));
    if (!latest || !still) return null;
    return {
      room: still.room,
      poses: still.poses.map((pose, who) => {
        const shot = latest.fighters[who];
        return (shot && this.predictors[who]?.pose(share, passedMs, shot)) ?? pose;
      }),
    };
  }

  /** They stand at their places and read the cards; the countdown has not begun. */
  get isReadying(): boolean {
    return (this.flags & FRAMES.READY) !== 0;
  }

  get isHeld(): boolean {
    return (this.flags & (FRAMES.HELD[0] | FRAMES.HELD[1] | FRAMES.PAUSED | FRAMES.READY)) !== 0;
  }

  /** How far behind the server is for whoever steers here, when that is worth saying. */
  lagMs(now: number): number {
    if (!this.latest || this.isHeld || this.latest.phase === 'over') return 0;
    const silent = this.pulse.silentMs(now);
    const behind = Math.max(0, ...this.predictors.map((each) => (each?.behind ?? 0) * TICK_MS));
    const lag = Math.max(behind, silent > SILENCE_MS ? silent : 0);
    return lag > LAG_MS ? Math.round(lag / 10) * 10 : 0;
  }

  /** Nothing moves while the bout is held, counts down, or is over. */
  private around(who: number): Omit<Around, 'fighter'> | null {
    const { latest } = this;
    const own = latest?.fighters[who];
    const foe = latest?.fighters[1 - who];
    if (!latest || !own || !foe || latest.phase === 'over') return null;
    if (this.isHeld || has(own, 'held')) return null;
    const { x: roomX, y: roomY } = roomOf(latest);
    return { foeX: foe.x, foeY: foe.y, roomX, roomY, tick: latest.tick, seed: 0 };
  }
}
