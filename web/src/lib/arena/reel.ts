/** The last snapshots of a battle, which can be viewed at any tick between them. Pure. */
import type { Reading, Terms } from './kind';

export class Reel<T extends Terms> {
  private shots: T['Snapshot'][] = [];

  /** `length` is for how many ticks snapshots are kept. */
  constructor(
    private readonly reading: Pick<Reading<T>, 'stillOf'>,
    private readonly length = 90,
  ) {}

  add(shot: T['Snapshot']): boolean {
    const { last } = this;
    if (last && shot.tick <= last.tick) {
      // The last snapshot is repeated after the end; older ones are too late.
      if (shot.tick === last.tick) this.shots[this.shots.length - 1] = shot;
      return shot.tick === last.tick;
    }
    this.shots.push(shot);
    const first = this.shots.findIndex(({ tick }) => tick >= shot.tick - this.length);
    if (first > 0) this.shots.splice(0, first);
    return true;
  }

  get first(): number {
    return this.shots[0]?.tick ?? 0;
  }

  get last(): T['Snapshot'] | null {
    return this.shots.at(-1) ?? null;
  }

  /** The snapshot at a tick, or the one before it. */
  shot(tick: number): T['Snapshot'] | null {
    const place = this.place(tick);
    const later = this.shots[place];
    return (later && later.tick > tick ? this.shots[place - 1] : later) ?? null;
  }

  /** The interpolated picture at a tick. */
  at(tick: number): T['Still'] | null {
    const place = this.place(tick);
    const later = this.shots[place];
    if (!later) return null;
    const earlier = this.shots[Math.max(0, place - 1)] ?? later;
    const span = later.tick - earlier.tick;
    const share = span > 0 ? Math.max(0, Math.min(1, (tick - earlier.tick) / span)) : 1;
    return this.reading.stillOf(earlier, later, share);
  }

  /** Index of the first snapshot that is not before the tick, or of the last one. */
  private place(tick: number): number {
    let low = 0;
    let high = Math.max(0, this.shots.length - 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.shots[middle]?.tick ?? 0) >= tick) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
