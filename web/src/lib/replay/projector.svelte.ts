import type { Happening } from '../games/board';
import type { Film, Frame } from '../net/messages.gen';
import { eventsOf, nextViews, viewFrom, type Viewpoint, type Views } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const FRAME_MS = 1900;

/** Shows a film: where it is, from which viewpoint, and whether it runs. */
export class Projector {
  at = $state(0);
  viewpoint = $state<Viewpoint>('public');
  speed = $state<(typeof SPEEDS)[number]>(1);
  isRunning = $state(false);
  /** Counts the jumps: a board that is shown anew stages nothing. */
  cut = $state(0);
  private staged = $state.raw<readonly number[]>([]);
  private readonly known: Views[];
  readonly film: Film;

  readonly view = $derived(viewFrom(this.viewsAt(this.at), this.viewpoint));
  readonly frame = $derived(this.frameAt(this.at));
  readonly outcome = $derived.by(() => (this.at === this.last ? this.film.outcome : null));
  readonly happenings: readonly Happening[] = $derived(
    this.staged.map((place, index) => {
      const frame = this.frameAt(place);
      return {
        id: index + 1,
        events: eventsOf(frame, this.viewpoint),
        by: frame.by ?? '',
        seat: frame.seat ?? null,
      };
    }),
  );

  constructor(film: Film) {
    this.film = film;
    this.known = [{ public: film.public, private: film.private }];
  }

  get last(): number {
    return this.film.frames.length - 1;
  }

  step(): void {
    if (this.at >= this.last) {
      this.isRunning = false;
      return;
    }
    this.at += 1;
    this.staged = [...this.staged, this.at];
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  goTo(place: number): void {
    this.at = Math.max(0, Math.min(this.last, place));
    // The board, shown anew, stages nothing, but says what happened last.
    this.staged = [this.at];
    this.cut += 1;
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    this.staged = [this.at];
    this.cut += 1;
  }

  toggle(): void {
    if (!this.isRunning && this.at === this.last) this.goTo(0);
    this.isRunning = !this.isRunning;
  }

  /** On from where it was stopped for something else. */
  goOn(): void {
    this.step();
    this.isRunning = this.at < this.last;
  }

  /** While it runs, a frame at a time; to be called from an effect. */
  run(): () => void {
    const timer = setInterval(() => this.step(), FRAME_MS / this.speed);
    return () => clearInterval(timer);
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
