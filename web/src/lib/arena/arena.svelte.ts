/** A battle as a page shows it, whichever it is, live or filmed: who is in it, what is drawn and what is said. */
import type { Player, Surface } from '../games/board';
import { prefersReducedMotion } from '../motion';
import type { BattleOver } from '../net/messages.gen';
import { sound } from '../sound';
import { t } from '../text';
import { Camera } from './camera';
import type { Grip } from './controls/thumbs';
import type { Rule } from './duel/rules';
import type { Show, Terms } from './kind';
import type { Drawn } from './scene/drawn';
import type { Mode } from './side.svelte';

/** What the board or the replay hands on. */
export interface Given {
  players: readonly Player[];
  surface: Surface;
  /** The cards in force; a burrito battle has none. */
  rules: readonly Rule[];
}

/** Seats: those whose bodies the snapshots show, in their order, and those who fight. */
export interface Cast {
  bodies: readonly number[];
  fighters: readonly number[];
}

/** What is said is never faster than it can be listened to. */
const BREATH_MS = 1100;
/** What comes so soon after something urgent is one moment with it. */
const MOMENT_MS = 150;

export abstract class Arena<T extends Terms> {
  readonly camera = new Camera();
  stage = $state.raw<Drawn<T> | null>(null);
  /** The floor is higher than it is wide. */
  isHigh = $state(false);
  /** Where thumbs lie. */
  grips = $state.raw<readonly Grip[]>([]);
  /** One line for those who listen instead of looking. */
  said = $state('');
  readonly names = $derived(this.namesOf(this.seats));
  private saidAt = -Infinity;
  private own: 0 | 1 | null = null;

  abstract readonly isFilm: boolean;
  abstract readonly mode: Mode;
  abstract readonly snapshot: T['Snapshot'] | null;
  /** 3, 2, 1, then 0 for the word that begins it; null: nothing to count. */
  abstract readonly count: number | null;
  abstract readonly over: BattleOver | null;
  /** The bodies that are steered here. */
  abstract readonly bodies: readonly number[];
  /** The whole room is shown rather than what is near the fighters. */
  abstract readonly isWhole: boolean;
  /** Time passes: what there is to be drawn. */
  abstract frame(now: number, passedMs: number): T['Still'] | null;
  /** Whether what decided it can be seen. */
  abstract isAtHit(now: number): boolean;

  constructor(
    readonly show: Show<T>,
    private readonly cast: Cast,
    private readonly given: () => Given,
  ) {}

  /** Of the bodies, in their order. */
  get seats(): readonly number[] {
    return this.cast.bodies;
  }

  get fighters(): readonly number[] {
    return this.cast.fighters;
  }

  get players(): readonly Player[] {
    return this.given().players;
  }

  get surface(): Surface {
    return this.given().surface;
  }

  get rules(): readonly Rule[] {
    return this.given().rules;
  }

  namesOf(seats: readonly number[]): readonly string[] {
    return seats.map((seat) => this.players[seat]?.name ?? '');
  }

  resize(width: number, height: number): void {
    const [body] = this.bodies;
    // One's own place at the start is below, or to the left.
    if (this.snapshot && body !== undefined && this.bodies.length === 1)
      this.own ??= this.show.sideOf(this.snapshot, body);
    this.isHigh = height > width;
    this.camera.resize(width, height, this.own);
    this.stage?.resize(width, height);
  }

  /** It is heard, said and seen. */
  protected tell(happening: T['Happening']): void {
    const { sounds, go, urgent, lineOf } = this.show;
    const kind: T['Happening']['kind'] = happening.kind;
    const name = sounds[kind];
    if (name) sound.play(name);
    // The screen counts aloud for the room; a desk for whoever sits there.
    if (this.surface !== 'phone' && kind === 'count') sound.say(String(happening.number));
    if (this.surface !== 'phone' && kind === 'fight') sound.say(t(go));
    this.say(lineOf(happening, this), urgent.has(kind));
    this.stage?.show(happening, this.camera, prefersReducedMotion());
  }

  private say(line: string, isUrgent: boolean): void {
    const now = performance.now();
    if (!line || (now - this.saidAt < BREATH_MS && !isUrgent)) return;
    // "Fight!" is not lost among the orders that come with it.
    this.said = now - this.saidAt < MOMENT_MS ? `${this.said} ${line}` : line;
    this.saidAt = now;
  }
}
