/** The state and the actions of the Wordy board. */
import { createContext } from 'svelte';
import { Board } from '../../board/board.svelte';
import { deadlineOf } from '../../board/clock';
import { Consulted } from '../../board/consulted.svelte';
import { t } from '../../text';
import type { Prompt } from '../board';
import { offersOf, type Offer } from './cards';
import { DRAFT_PAD, readDraft, type Draft } from './draft';
import { NOTES_PAD, readNotes, type Notes } from './notes';
import { Stage } from './stage.svelte';
import type { Action, Event, FittingAnswer, Options, Private, Public } from './types.gen';
import { otherOf, raceOf, sightOf, winsOf, type Props, type Sight } from './view';

/** The parts of the board that share the space of a phone. */
export type Tab = 'play' | 'notes' | 'history';

export class Wordy extends Board<Public, Private, Options, Event, Action, Stage> {
  readonly sight: Sight = $derived.by(() => sightOf(this.me, this.table, this.given.view.private));
  /** The cards on the table, as this side may use them. */
  readonly offers: readonly Offer[] = $derived.by(() =>
    offersOf(this.table.clues, this.table.questions[this.me ?? -1]),
  );
  /** The action that this side prepares. */
  readonly draft: Draft = $derived.by(() => readDraft(this.#pad(DRAFT_PAD), this.table.step));
  readonly notes: Notes = $derived.by(() => readNotes(this.#pad(NOTES_PAD), this.table.began));
  override readonly until: number | null = $derived.by(() => {
    const { pending, review_until_ms: reviewed } = this.table;
    const { waiting, deadlines } = this.given;
    const own = this.asked?.until_ms ?? pending?.until_ms ?? reviewed;
    return own ?? deadlineOf(waiting, deadlines, this.me);
  });
  readonly #fitting: Consulted<FittingAnswer>;
  #picked: { part: string; tab: Tab } | null = $state.raw(null);

  constructor(given: () => Props) {
    super(
      given,
      ({ view, happenings, surface }) =>
        new Stage(() => given().me, view.public, happenings, surface),
    );
    this.#fitting = new Consulted(
      () => this.#knowledge,
      () => this.given.consult({ type: 'fitting' }) as Promise<FittingAnswer>,
    );
  }

  get mine(): Private | null {
    return this.sight.mine;
  }

  /** The letters that this side spells words with, which contain the other side's word. */
  get rack(): string {
    return this.table.racks[this.me ?? -1] ?? '';
  }

  get other(): number | null {
    return this.me === null ? null : otherOf(this.me);
  }

  get otherName(): string {
    return this.nameOf(this.other);
  }

  /** The other side's word, once it is known. */
  get theirSecret(): string {
    return this.table.secrets[this.other ?? -1] ?? '';
  }

  get theyOffer(): boolean {
    return (this.table.offers[this.other ?? -1] ?? false) && !this.isEnd;
  }

  /** The round is over: its result needs the whole board. */
  get isEnd(): boolean {
    return this.table.phase === 'review' || this.table.phase === 'over';
  }

  /** By seat: rounds won, in a game of several rounds. */
  get wins(): readonly number[] | null {
    return (this.given.options?.rounds ?? 1) > 1 ? winsOf(this.table) : null;
  }

  /** The number of possible words, if the table gives hints. */
  get fitting(): FittingAnswer | null {
    return this.#fitting.latest;
  }

  /** The tab that a phone shows. Each part of a round begins with `play`. */
  get tab(): Tab {
    return this.#picked?.part === this.#part ? this.#picked.tab : 'play';
  }

  set tab(tab: Tab) {
    this.#picked = { part: this.#part, tab };
  }

  /** The countdown before a race. */
  get countdown(): { until: number; nowMs: () => number; note: string; go: string } | null {
    const race = this.table.phase === 'countdown' ? raceOf(this.table) : null;
    const { nowMs } = this.given;
    return race && { until: race.from, nowMs, note: t('wordy-race-ready'), go: t('wordy-race-go') };
  }

  promptOf(kind: string): Prompt | null {
    return this.prompts.find((prompt) => prompt.kind === kind) ?? null;
  }

  redraft(change: Partial<Draft>): void {
    this.#write(DRAFT_PAD, { ...this.draft, ...change });
  }

  note(notes: Notes): void {
    this.#write(NOTES_PAD, notes);
  }

  /** Answers a prompt; by default the awaited one. */
  perform(action: Action, prompt: Prompt | null = this.asked): void {
    if (this.given.commits) this.answer(prompt, action);
  }

  /** Changes with everything that may change the number of possible words; null if there are no hints. */
  get #knowledge(): string | null {
    const { began, turns } = this.table;
    const isHinted = this.given.options?.hints === true && this.rack !== '' && !this.isEnd;
    return isHinted && this.mine ? `${began}-${this.mine.told.length}-${turns.length}` : null;
  }

  /** Asking and answering alternate within one part of a round. */
  get #part(): string {
    const { began, phase } = this.table;
    return `${began}-${phase === 'answering' ? 'asking' : phase}`;
  }

  #pad(name: string): string {
    return this.me === null ? '' : this.given.pad(this.me, name);
  }

  #write(name: string, content: Draft | Notes): void {
    if (this.me !== null) this.given.setPad(this.me, name, JSON.stringify(content));
  }
}

export const [getWordy, setWordy] = createContext<Wordy>();
