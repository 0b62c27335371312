import { untrack } from 'svelte';
import type { Happening } from '../games/board';
import type { Film, Frame } from '../net/messages.gen';
import type { Feed } from '../table/feed';
import type { Line } from '../table/seen';
import { Latest, Stream } from '../table/stream';
import { eventsOf, nextViews, viewFrom, type Viewpoint, type Views } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const FRAME_MS = 1900;
const BEAT_MS = 40;
/** In a film at the pace of its game longer pauses are shortened to this. */
const LULL_MS = 3000;
/** How many happenings a board gets: it animates the new ones. */
const KEPT = 60;

/** Shows a film: its position and viewpoint, and whether it runs. */
export class Projector {
  at = $state(0);
  viewpoint = $state<Viewpoint>('public');
  speed = $state<(typeof SPEEDS)[number]>(1);
  isRunning = $state(false);
  /** The battle of this frame is being shown. */
  isFighting = $state(false);
  /** The film runs on after that battle. */
  runsOn = false;
  /** The frame at which the film stops by itself. */
  private until: number | null = null;
  /** Incremented at each jump: the board is created again and animates nothing. */
  cut = $state(0);
  private staged = $state.raw<readonly { id: number; place: number }[]>([]);
  private readonly known: Views[];
  readonly film: Film;

  readonly view = $derived(viewFrom(this.viewsAt(this.at), this.viewpoint));
  readonly frame = $derived(this.frameAt(this.at));
  /** The battle that ends in this frame. */
  readonly battle = $derived.by(() => this.film.battles.find(({ frame }) => frame === this.at));
  readonly outcome = $derived.by(() => (this.at === this.last ? this.film.outcome : null));
  readonly happenings: readonly Happening[] = $derived(
    this.staged.map(({ id, place }) => this.happening(id, place)),
  );
  private readonly happens = new Stream<Happening>();
  /** A film has no prompts. */
  readonly feed: Feed = { onHappening: this.happens.hook, onPrompt: () => undefined };
  /** The lines for screen readers: one for each shown frame. */
  readonly heard = new Latest<Line>();

  /** `isLive`: at the pace of the game itself, as real-time games are shown. */
  constructor(
    film: Film,
    private readonly isLive: () => boolean = () => false,
  ) {
    this.film = film;
    this.known = [{ public: film.public, private: film.private }];
    this.heard.tell(this.lineAt(0));
  }

  get last(): number {
    return this.film.frames.length - 1;
  }

  step(): void {
    if (this.at >= this.last) {
      this.isRunning = false;
      return;
    }
    this.turnTo(this.at + 1);
    const id = (this.staged.at(-1)?.id ?? 0) + 1;
    this.staged = [...this.staged.slice(1 - KEPT), { id, place: this.at }];
    this.heard.tell(this.lineAt(this.at));
    this.happens.tell(this.happening(id, this.at));
    const isThere = this.at === this.until;
    this.meetBattle();
    if (!isThere) return;
    this.isRunning = this.runsOn = false;
    this.until = null;
  }

  /** Shows what led to this frame, then the frame, and stops. */
  show(place: number): void {
    if (!(place > 0 && place <= this.last)) return;
    this.goTo(place - 1);
    this.until = place;
    this.isRunning = true;
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  goTo(place: number): void {
    this.until = null;
    this.turnTo(Math.max(0, Math.min(this.last, place)));
    this.showAnew();
    this.meetBattle();
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    this.showAnew();
  }

  toggle(): void {
    this.until = null;
    if (!this.isRunning && this.at === this.last) this.goTo(0);
    this.isRunning = !this.isRunning;
    this.meetBattle();
  }

  /** Ends a battle that was shown; a film that ran before continues. */
  leaveBattle(): void {
    this.isFighting = false;
    if (!this.runsOn) return;
    this.step();
    this.isRunning = this.at < this.last;
    this.meetBattle();
  }

  /** Runs the film; to be called from an effect. */
  run(): () => void {
    const { speed } = this;
    const timer = this.isLive()
      ? setInterval(this.playing(speed), BEAT_MS)
      : setInterval(() => this.step(), FRAME_MS / speed);
    return () => clearInterval(timer);
  }

  /** The timer of a film at its own pace: shows everything that has happened since the last tick. */
  private playing(speed: number): () => void {
    let shown = untrack(() => this.frame.at_ms);
    let place = untrack(() => this.at);
    let last = performance.now();
    return () => {
      const now = performance.now();
      // Somebody may have jumped.
      shown = (place === this.at ? shown : this.frame.at_ms) + (now - last) * speed;
      last = now;
      const next = this.frameAt(this.at + 1).at_ms;
      if (next - shown > LULL_MS) shown = next - LULL_MS;
      do {
        if (this.at < this.last && this.frameAt(this.at + 1).at_ms > shown) break;
        this.step();
      } while (this.isRunning);
      place = this.at;
    };
  }

  /** A frame of the film as a line of the log. */
  lineAt(place: number): Line {
    const frame = this.frameAt(place);
    return { ...frame, id: place, events: eventsOf(frame, this.viewpoint), own: {} };
  }

  private happening(id: number, place: number): Happening {
    const { events, by, seat } = this.lineAt(place);
    return { id, events, by: by ?? '', seat: seat ?? null };
  }

  /** The new board animates nothing, but says what happened last. */
  private showAnew(): void {
    this.staged = [{ id: 1, place: this.at }];
    this.cut += 1;
    this.heard.tell(this.lineAt(this.at));
  }

  private turnTo(place: number): void {
    this.at = place;
    this.isFighting = this.runsOn = false;
  }

  /** A running film stops at a battle and shows it. */
  private meetBattle(): void {
    if (!this.isRunning || !this.battle) return;
    this.isRunning = false;
    this.isFighting = this.runsOn = true;
  }

  private viewsAt(place: number): Views {
    for (let next = this.known.length; next <= place; next += 1) {
      const before = this.known[next - 1];
      if (before) this.known.push(nextViews(before, this.frameAt(next)));
    }
    return this.known[place] ?? { public: null, private: [] };
  }

  private frameAt(place: number): Frame {
    return this.film.frames[place] ?? { at_ms: 0 };
  }
}
