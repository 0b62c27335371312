/** A guided first game: where its script is, and what the coach waits for. */
import { api } from '../net/api';
import type { Cue } from '../net/messages.gen';
import type { Table } from '../table/table.svelte';

export const LEARNER = 0;
const PAD = 'coach';

type What = 'loading' | 'ready' | 'missing';

export class Guide {
  what = $state.raw<What>('loading');
  cues = $state.raw<readonly Cue[]>([]);
  /** Counts the moves that came too early. */
  early = $state(0);
  /** The place that this page has reached; the table may know of a later one. */
  #reached = $state(0);
  readonly place: number = $derived.by(() =>
    Math.max(this.#reached, placeOf(this.table.pad(LEARNER, PAD))),
  );
  readonly cue: Cue | null = $derived(this.cues[this.place] ?? null);
  readonly isOver: boolean = $derived(this.what === 'ready' && this.place >= this.cues.length);

  constructor(private readonly table: Table) {}

  async load(): Promise<void> {
    this.what = 'loading';
    try {
      this.cues = (await api.guide(this.table.info.game)).cues;
      this.what = 'ready';
    } catch {
      this.what = 'missing';
    }
  }

  /** The learner has read what the coach said. */
  next(place: number): void {
    if (waitsForTap(this.cues[place])) this.#goTo(place + 1);
  }

  /** The learner wants no more of it. */
  stop(): void {
    this.#goTo(this.cues.length);
  }

  /** Whether a move of the learner is the one that the script wants; counts it if it is not. */
  readonly allows = (action: unknown): boolean => {
    const wanted = this.cues.slice(this.place).find(({ play }) => play != null);
    if (!wanted || (wanted.seat ?? LEARNER) !== LEARNER) return true;
    if (matches(wanted.play, action)) return true;
    this.early += 1;
    return false;
  };

  #goTo(place: number): void {
    this.#reached = Math.max(this.#reached, place);
    const pad = { type: 'set_pad', seat: LEARNER, name: PAD, text: String(place) } as const;
    void this.table.order(pad);
  }
}

/** Whether the coach waits for the learner's tap. */
export const waitsForTap = (cue: Cue | null | undefined): boolean =>
  cue != null && cue.play == null;

/** Whether the coach waits for the learner's move. */
export const waitsForMove = (cue: Cue | null | undefined): boolean =>
  cue?.play != null && (cue.seat ?? LEARNER) === LEARNER;

export function placeOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

/** Whether an action is the one of a script, which leaves out what is not important. */
export function matches(wanted: unknown, given: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(given) &&
      wanted.length === given.length &&
      wanted.every((each, place) => matches(each, given[place]))
    );
  if (typeof wanted !== 'object' || wanted === null) return wanted === given;
  if (typeof given !== 'object' || given === null) return false;
  const fields = given as Record<string, unknown>;
  return Object.entries(wanted).every(([name, value]) => matches(value, fields[name]));
}
