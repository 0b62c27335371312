/** A battle as a page shows it, of either kind, live or filmed: its fighters, the picture, sounds and announcements. */
import type { Player, Surface } from '../games/board';
import { prefersReducedMotion } from '../motion';
import type { BattleOver } from '../net/messages.gen';
import { sound, type Feel, type SoundName } from '../sound';
import { t } from '../text';
import { Camera } from './camera';
import type { Grip } from './controls/thumbs';
import type { Rule } from './duel/rules';
import type { Show, Terms } from './kind';
import type { Drawn } from './scene/drawn';
import type { Mode } from './side.svelte';

/** What the board or the replay provides. */
export interface Given {
  players: readonly Player[];
  surface: Surface;
  /** The cards in force; a burrito battle has none. */
  rules: readonly Rule[];
}

/** Seats of all bodies, in the order of the snapshots, and seats of the fighters. */
export interface Cast {
  bodies: readonly number[];
  fighters: readonly number[];
}

/** Minimum time between two screen-reader announcements. */
const BREATH_MS = 1100;
/** An announcement that follows an urgent one within this time is appended to it. */
const MOMENT_MS = 150;

/** Minimum time between two calls of the announcer. */
const CALL_BREATH_MS = 1600;
const WIDEST_PAN = 0.8;
/** Sounds of one's own deeds and blows, where they differ from those of others. */
const OWN: Partial<Record<Feel, SoundName>> = { thrust: 'lunge', loss: 'ouch' };
/** Sounds that are always the same. */
const STEADY: ReadonlySet<string> = new Set(['count', 'fight']);

export abstract class Arena<T extends Terms> {
  readonly camera = new Camera();
  stage = $state.raw<Drawn<T> | null>(null);
  /** The floor is higher than it is wide on this page. */
  isHigh = $state(false);
  /** Where the thumbs touch the screen. */
  grips = $state.raw<readonly Grip[]>([]);
  /** Text for screen readers. */
  said = $state('');
  readonly names = $derived(this.namesOf(this.seats));
  /** What the announcer at the shared screen has just called out. */
  called = $state('');
  /** The last moment that was drawn. */
  protected drawn: T['Still'] | null = null;
  private calledAt = -Infinity;
  private saidAt = -Infinity;
  private own: 0 | 1 | null = null;

  abstract readonly isFilm: boolean;
  abstract readonly mode: Mode;
  abstract readonly snapshot: T['Snapshot'] | null;
  /** 3, 2, 1, then 0 for the starting word; null: there is no countdown now. */
  abstract readonly count: number | null;
  abstract readonly over: BattleOver | null;
  /** The bodies that are steered on this device. */
  abstract readonly bodies: readonly number[];
  /** The camera shows the whole room instead of what is near the fighters. */
  abstract readonly isWhole: boolean;
  /** Advances the time; returns what to draw. */
  abstract frame(now: number, passedMs: number): T['Still'] | null;
  /** Whether the deciding hit is visible at this time. */
  abstract isAtHit(now: number): boolean;

  constructor(
    readonly show: Show<T>,
    private readonly cast: Cast,
    private readonly given: () => Given,
  ) {}

  /** The seats of the bodies, in the order of the snapshots. */
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
    // One's own starting side is at the bottom or on the left.
    if (this.snapshot && body !== undefined && this.bodies.length === 1)
      this.own ??= this.show.sideOf(this.snapshot, body);
    this.isHigh = height > width;
    this.camera.resize(width, height, this.own);
    this.stage?.resize(width, height);
  }

  /** Plays the sound of a happening, announces it and shows it. */
  protected tell(happening: T['Happening']): void {
    const { sounds, go, urgent, lineOf, feelOf, callOf } = this.show;
    const kind: T['Happening']['kind'] = happening.kind;
    const feel = feelOf(happening, this.bodies);
    const name = (feel && OWN[feel]) ?? sounds[kind];
    if (name)
      sound.play(name, {
        pan: this.panOf(happening),
        // No two blows sound the same.
        pitch: STEADY.has(kind) ? 1 : 0.92 + Math.random() * 0.16,
        // Only those who fight feel it in the hand.
        shakes: kind === 'fight' && this.bodies.length > 0,
      });
    if (feel) sound.feel(feel);
    if (this.surface === 'screen') this.call(callOf(happening, this));
    // The shared screen counts aloud for the room, a desktop for the person in front of it.
    if (this.surface !== 'phone' && kind === 'count') sound.say(String(happening.number));
    if (this.surface !== 'phone' && kind === 'fight') sound.say(t(go));
    this.say(lineOf(happening, this), urgent.has(kind));
    this.stage?.show(happening, this.camera, prefersReducedMotion());
  }

  /** From −1 to 1: where something happens across the page. */
  private panOf(happening: T['Happening']): number {
    const actor = this.show.actorOf(happening);
    const body = actor === null ? undefined : this.drawn?.poses[actor];
    const { x = body?.x, y = body?.y } = happening;
    if (x === undefined || y === undefined || this.camera.width === 0) return 0;
    return ((this.camera.toPage({ x, y }).x / this.camera.width) * 2 - 1) * WIDEST_PAN;
  }

  /** The announcer at the shared screen says a line, and aloud if the browser has a voice. */
  call(line: string): void {
    const now = performance.now();
    if (!line || now - this.calledAt < CALL_BREATH_MS) return;
    this.called = line;
    this.calledAt = now;
    sound.say(line);
  }

  private say(line: string, isUrgent: boolean): void {
    const now = performance.now();
    if (!line || (now - this.saidAt < BREATH_MS && !isUrgent)) return;
    // "Fight!" must not be replaced by the orders that come with it.
    this.said = now - this.saidAt < MOMENT_MS ? `${this.said} ${line}` : line;
    this.saidAt = now;
  }
}
