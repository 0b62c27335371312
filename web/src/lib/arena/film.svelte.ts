/** The film of a battle: a snapshot a tick, run at speed or slowly, forwards and by hand. */
import { TICK_MS } from './pulse';
import type { Reading, Terms } from './kind';
import { Reel } from './reel';

export const FILM_SPEEDS = [0.25, 0.5, 1] as const;

/** Every snapshot of a film, as the server sends it: its length in two bytes, then so many bytes. */
export function snapshotsOf<T extends Terms>(
  bytes: ArrayBuffer,
  { snapshotOf }: Reading<T>,
): readonly T['Snapshot'][] {
  const view = new DataView(bytes);
  const all: T['Snapshot'][] = [];
  for (let at = 0; at + 2 <= bytes.byteLength;) {
    const length = view.getUint16(at, true);
    if (at + 2 + length > bytes.byteLength) break;
    const snapshot = snapshotOf(new DataView(bytes, at + 2, length));
    if (snapshot) all.push(snapshot);
    at += 2 + length;
  }
  return all;
}

/** What is asked of a film, whatever it shows. */
export interface Running {
  readonly tick: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly speed: number;
  toggle: () => void;
  slower: () => void;
  goTo: (tick: number) => void;
}

export class Film<T extends Terms> implements Running {
  tick = $state(0);
  isRunning = $state(true);
  speed = $state<(typeof FILM_SPEEDS)[number]>(1);
  readonly last: number;
  private readonly reel: Reel<T>;
  private told: T['Snapshot'] | null = null;

  constructor(
    private readonly reading: Reading<T>,
    snapshots: readonly T['Snapshot'][],
    private readonly happens: (happening: T['Happening']) => void,
  ) {
    this.reel = new Reel<T>(reading, Infinity);
    for (const snapshot of snapshots) this.reel.add(snapshot);
    this.last = this.reel.last?.tick ?? 0;
  }

  get snapshot(): T['Snapshot'] | null {
    return this.reel.shot(this.tick);
  }

  /** Some time passes; what is to be seen. */
  frame(passedMs: number): T['Still'] | null {
    if (this.isRunning) {
      this.tick = Math.min(this.last, this.tick + (passedMs / TICK_MS) * this.speed);
      if (this.tick >= this.last) this.isRunning = false;
      const now = this.snapshot;
      if (now && this.told && now !== this.told)
        for (const happening of this.reading.happened(this.told, now)) this.happens(happening);
      this.told = now;
    }
    return this.reel.at(this.tick);
  }

  goTo(tick: number): void {
    this.tick = Math.max(0, Math.min(this.last, tick));
    this.told = null;
  }

  toggle(): void {
    if (!this.isRunning && this.tick >= this.last) this.goTo(0);
    this.isRunning = !this.isRunning;
  }

  slower(): void {
    const place = FILM_SPEEDS.indexOf(this.speed);
    this.speed = FILM_SPEEDS[(place + FILM_SPEEDS.length - 1) % FILM_SPEEDS.length] ?? 1;
  }
}
