/** The film of a battle: one snapshot per tick, played at full speed or slowly, and scrubbed by hand. */
import { Arena, type Cast, type Given } from './arena.svelte';
import { countOf } from './countdown';
import type { Show, Terms } from './kind';
import { TICK_MS } from './pulse';
import { Reel } from './reel';

const SPEEDS = [0.25, 0.5, 1] as const;

/** Splits a film into snapshots; the server sends the length of each in two bytes, then its bytes. */
export function snapshotsOf<Snapshot>(
  bytes: ArrayBuffer,
  snapshotOf: (bytes: DataView) => Snapshot | null,
): readonly Snapshot[] {
  const view = new DataView(bytes);
  const all: Snapshot[] = [];
  for (let at = 0; at + 2 <= bytes.byteLength;) {
    const length = view.getUint16(at, true);
    if (at + 2 + length > bytes.byteLength) break;
    const snapshot = snapshotOf(new DataView(bytes, at + 2, length));
    if (snapshot) all.push(snapshot);
    at += 2 + length;
  }
  return all;
}

export class Film<T extends Terms> extends Arena<T> {
  readonly isFilm = true;
  readonly mode = 'live';
  readonly over = null;
  readonly bodies = [];
  readonly last: number;
  tick = $state(0);
  isRunning = $state(true);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private readonly reel: Reel<T>;
  private told: T['Snapshot'] | null = null;

  constructor(
    show: Show<T>,
    snapshots: readonly T['Snapshot'][],
    cast: Cast,
    given: () => Given,
    /** Called when the film has reached its end. */
    private readonly ended: () => void,
  ) {
    super(show, cast, given);
    this.reel = new Reel<T>(show.kind, Infinity);
    for (const snapshot of snapshots) this.reel.add(snapshot);
    this.last = this.reel.last?.tick ?? 0;
  }

  get snapshot() {
    return this.reel.shot(this.tick);
  }

  get count() {
    return this.snapshot ? countOf(this.snapshot, this.show.countOf(this.snapshot)) || null : null;
  }

  get isWhole() {
    return this.surface !== 'phone';
  }

  isAtHit(): boolean {
    return true;
  }

  frame(_: number, passedMs: number): T['Still'] | null {
    if (this.isRunning) {
      this.tick = Math.min(this.last, this.tick + (passedMs / TICK_MS) * this.speed);
      const now = this.snapshot;
      if (now && this.told && now !== this.told)
        for (const happening of this.show.kind.happened(this.told, now)) this.tell(happening);
      this.told = now;
      if (this.tick >= this.last) {
        this.isRunning = false;
        this.ended();
      }
    }
    this.drawn = this.reel.at(this.tick);
    return this.drawn;
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
    const place = SPEEDS.indexOf(this.speed);
    this.speed = SPEEDS[(place + SPEEDS.length - 1) % SPEEDS.length] ?? 1;
  }
}
