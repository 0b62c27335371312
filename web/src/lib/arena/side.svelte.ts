/** The client side of a battle of either kind: its clock, its end, and the slow motion of the deciding moment. */
import type { BattleOver } from '../net/messages.gen';
import { sound } from '../sound';
import { INPUT_BYTES, type Battle, type Shot } from '../table/battle.svelte';
import { Bout } from './bout';
import type { Input } from './controls/input';
import type { Kind, Terms } from './kind';
import { TICK_MS } from './pulse';

/** live: it goes on; slow: the slow motion of the last second; told: the result is shown. */
export type Mode = 'live' | 'slow' | 'told';

export interface Events<Happening> {
  happened: (happening: Happening) => void;
  /** The result has been shown. */
  shown: () => void;
  isStill: () => boolean;
}

/** After so long without a snapshot the connection counts as lost, not as slow. */
export const LOST_MS = 3000;
/** How the end of a battle is shown. */
interface Pace {
  /** Speed and length of the slow motion. */
  slowness: number;
  againTicks: number;
  /** Pauses after the deciding hit, and after the slow motion. */
  stunnedMs: number;
  lingerMs: number;
  /** How long the result is shown. */
  toldMs: number;
}

const FULL: Pace = { slowness: 0.33, againTicks: 60, stunnedMs: 600, lingerMs: 500, toldMs: 1500 };
const BRISK: Pace = { slowness: 0.5, againTicks: 36, stunnedMs: 400, lingerMs: 350, toldMs: 1200 };
/** Ticks of a number of a countdown in full length. */
const COUNT = 60;
const FIGHT_SHOWN_MS = 800;
const MOST_STEPS = 8;
/** Endings without slow motion. */
const PLAIN: ReadonlySet<BattleOver['cause']> = new Set<BattleOver['cause']>(['lot', 'stopped']);

export class Side<T extends Terms> {
  readonly bout: Bout<T>;
  mode = $state.raw<Mode>('live');
  /** 3, 2, 1, then 0 for the starting word; null: there is no countdown now. */
  count = $state.raw<number | null>(null);
  snapshot = $state.raw<T['Snapshot'] | null>(null);
  lagMs = $state.raw(0);
  flags = $state.raw(0);
  over = $state.raw<BattleOver | null>(null);
  /** The battle goes on or is about to begin. */
  readonly isLive = $derived(this.mode === 'live' && this.over === null);
  /** The battle has not begun. */
  readonly isBefore = $derived(
    this.over === null &&
      (this.snapshot?.phase ?? 'countdown') === 'countdown' &&
      (this.snapshot?.bout ?? 1) === 1,
  );
  /** Later battles of a game end faster, as they begin faster. */
  private pace: Pace = FULL;

  private leftMs = 0;
  private steps = 0;
  private endedAt = Infinity;
  private slowFrom = 0;
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private readonly stop: () => void;

  constructor(
    kind: Kind<T>,
    private readonly battle: Battle,
    /** The seats of the bodies, in the order of the snapshots. */
    readonly seats: readonly number[],
    private readonly events: Events<T['Happening']>,
  ) {
    this.bout = new Bout(kind, battle.steers);
    this.stop = battle.follow({
      see: (shot) => this.hear(shot),
      end: (over) => this.end(over, performance.now()),
    });
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** The table has sent the result; the show of the end begins. */
  end(over: BattleOver, now: number): void {
    if (this.over) return;
    this.over = over;
    this.endedAt = now;
    if (over.cause === 'stopped') {
      this.events.shown();
      return;
    }
    if (over.losers.length === 1) sound.play('cheer');
    else sound.play('gasp');
  }

  /** Advances the time: steps and sends the inputs, and returns what to draw. */
  frame(now: number, passedMs: number, inputs: () => readonly (Input | null)[]): T['Still'] | null {
    const lag = this.bout.lagMs(now);
    if (lag !== this.lagMs) this.lagMs = lag;
    if (this.mode === 'live' && now - this.endedAt > this.pace.stunnedMs) this.showAgain(now);
    if (this.mode === 'slow') return this.slow(now);
    this.leftMs = Math.min(this.leftMs + passedMs, MOST_STEPS * TICK_MS);
    while (this.leftMs >= TICK_MS) {
      this.leftMs -= TICK_MS;
      if (!this.over) this.step(inputs());
    }
    return this.bout.still(now, this.leftMs / TICK_MS, passedMs);
  }

  /** Starts the slow motion of the last second. With reduced motion only the last moment is shown. */
  showAgain(now: number): void {
    if (!this.over || PLAIN.has(this.over.cause)) {
      this.tell();
      return;
    }
    this.mode = 'slow';
    this.slowFrom = now;
    sound.play('drumroll');
  }

  tell(): void {
    if (this.mode === 'told') return;
    this.mode = 'told';
    if (this.over?.losers.length === 1) sound.play('win');
    this.timers.push(setTimeout(() => this.events.shown(), this.pace.toldMs));
  }

  /** Whether the slow motion has reached the moment of the hit. */
  isAtHit(now: number): boolean {
    return this.mode === 'told' || (this.mode === 'slow' && this.slowTick(now) >= this.hitTick - 1);
  }

  private slow(now: number): T['Still'] | null {
    const tick = this.slowTick(now);
    // With reduced motion the last moment is shown as long as the slow motion would take.
    const shownMs = ((this.hitTick - this.firstTick) / this.pace.slowness) * TICK_MS;
    if (now - this.slowFrom > shownMs + this.pace.lingerMs) this.tell();
    return this.bout.reel.at(Math.min(tick, this.hitTick + 2));
  }

  private slowTick(now: number): number {
    if (this.events.isStill()) return this.hitTick;
    return this.firstTick + ((now - this.slowFrom) / TICK_MS) * this.pace.slowness;
  }

  private get firstTick(): number {
    return Math.max(this.bout.reel.first, this.hitTick - this.pace.againTicks);
  }

  private get hitTick(): number {
    return this.over?.tick ?? this.bout.latest?.tick ?? 0;
  }

  private hear(shot: Shot): void {
    const now = performance.now();
    const happenings = this.bout.hear(shot, now);
    this.snapshot = this.bout.latest;
    const { bout = 1, count = COUNT } = this.snapshot ?? {};
    if (bout === 1 && count < COUNT) this.pace = BRISK;
    if (this.flags !== shot.flags) this.flags = shot.flags;
    for (const happening of happenings) {
      if (happening.kind === 'count') this.counts(happening.number ?? 0);
      else if (happening.kind === 'fight') this.counts(0);
      this.events.happened(happening);
    }
  }

  private counts(number: number): void {
    this.count = number;
    if (number > 0) return;
    this.timers.push(setTimeout(() => (this.count = null), FIGHT_SHOWN_MS));
  }

  private step(inputs: readonly (Input | null)[]): void {
    this.bout.step(inputs);
    this.steps += 1;
    if (this.steps % 2 !== 0) return;
    this.bout.predictors.forEach((predictor, who) => {
      const seat = this.seats[who];
      if (!predictor || seat === undefined) return;
      const { first, inputs: unsent } = predictor.take();
      if (unsent.length === 0) return;
      this.battle.steer(seat, first, this.snapshot?.tick ?? 0, bytesOf(unsent));
    });
  }
}

function bytesOf(inputs: readonly Input[]): Uint8Array {
  const bytes = new Uint8Array(inputs.length * INPUT_BYTES);
  inputs.forEach(({ moveX, moveY, handX, handY, buttons }, place) =>
    bytes.set([moveX & 255, moveY & 255, handX & 255, handY & 255, buttons], place * INPUT_BYTES),
  );
  return bytes;
}
