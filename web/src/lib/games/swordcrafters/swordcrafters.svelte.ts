/** The state and the actions of the Swordcrafters board. */
import { createContext } from 'svelte';
import { Board } from '../../board/board.svelte';
import { Consulted } from '../../board/consulted.svelte';
import { sound } from '../../sound';
import type { Prompt } from '../board';
import { allCuts, sameCut, type Cut } from './cuts';
import { drawnOf, type Drawn } from './drawn';
import { entryOf, keepRecord, kindOf, readRecords, type RecordEntry } from './records';
import { Stage } from './stage.svelte';
import { bladesOf, gemsOf, lengthOf, type Blade } from './sword';
import type {
  Action,
  Event,
  ForecastAnswer,
  Options,
  Private,
  Public,
  Score,
  SoloCard,
} from './types.gen';
import type { Props } from './view';
import { Viewing } from './viewing.svelte';

export class Swordcrafters extends Board<Public, Private, Options, Event, Action, Stage> {
  /** The selection on the grid, for the open prompt. */
  cut: Cut | null = $state.raw(null);
  picked: number | null = $state(null);
  /** What dialogs show: somebody's swords, a magic card by index, an opponent's card. */
  looking: number | null = $state(null);
  reading: number | null = $state(null);
  opponent: SoloCard | null = $state.raw(null);
  /** The scoring has been shown. */
  isTold = $state(false);
  /** The best results in solo games, and that of the game that has just ended. */
  records: readonly RecordEntry[] | null = $state.raw(null);
  latest: RecordEntry | null = $state.raw(null);

  readonly viewing = new Viewing(() => this.given.surface);
  /** All swords by seat. */
  readonly blades: readonly (readonly Blade[])[] = $derived.by(() =>
    bladesOf(this.table, this.me, this.given.view.private),
  );
  readonly mine: readonly Blade[] = $derived.by(() => this.blades[this.me ?? -1] ?? []);
  /** The letters of one's gems, including those still in hand. */
  readonly gems: string = $derived.by(
    () => gemsOf(this.mine) + this.mine.map(({ hand }) => hand).join(''),
  );
  /** Guarded swords: the prompt to show other sides. */
  readonly showing: Prompt | null = $derived.by(
    () => this.given.prompts.find(({ kind }) => kind === 'show') ?? null,
  );
  /** Whom the table waits for. A replay has no prompts, so it is derived from the position. */
  readonly toMove: readonly number[] = $derived.by(() => {
    const { waiting } = this.given;
    const { phase, done, order, turn } = this.table;
    if (waiting.length > 0 || phase === 'over') return waiting;
    if (phase === 'craft') return this.players.flatMap((_, seat) => (done[seat] ? [] : [seat]));
    return order.slice(turn, turn + 1);
  });
  /** The open question about the grid. */
  readonly asks: 'slice' | 'select' | 'discard' | null = $derived.by(() => {
    const kind = this.asked?.kind;
    return kind === 'slice' || kind === 'select' || kind === 'discard' ? kind : null;
  });
  readonly isCrafting: boolean = $derived.by(
    () => this.asked?.kind === 'craft' && this.me !== null,
  );
  /** The lines that the player can cut. */
  readonly cuts: readonly Cut[] = $derived.by(() =>
    this.asks === 'slice' ? allCuts(this.table) : [],
  );
  /** What the player's swords would score now. */
  readonly forecast: Score | null = $derived.by(() => this.#foreseen.latest?.score ?? null);
  /** An end that is seen live is animated; one in a replay, or before the page was opened, is not. */
  readonly showsEnd: boolean = $derived.by(
    () =>
      this.given.onend !== undefined &&
      this.given.happenings.some(
        ({ id, events }) => id > this.#known && events.some(({ type }) => type === 'ended'),
      ),
  );
  readonly #known: number;
  readonly #foreseen: Consulted<ForecastAnswer>;

  constructor(given: () => Props) {
    super(given, ({ view, happenings, surface }) => new Stage(view.public, happenings, surface));
    this.#known = given().happenings.at(-1)?.id ?? -Infinity;
    this.#foreseen = new Consulted(
      () => {
        if (this.rules.hints === false || this.asked?.kind !== 'craft') return null;
        // Points for length and magic depend on everybody's swords.
        const { round, swords, magic, solo } = this.table;
        return JSON.stringify([this.mine, round, swords, magic, solo]);
      },
      () => this.given.consult({ type: 'forecast' }) as Promise<ForecastAnswer>,
    );
    this.onPrompt(() => (this.cut = this.picked = null));
    this.#lookUp();
    this.onHappening(() => this.#lookUp());
    // Placing a tile is no event of the log.
    this.onView((before) => {
      const [was, is] = [this.#tilesHeard(before), this.#tilesHeard(this.given.view)];
      if (was !== is) sound.play(is > was ? 'clink' : 'slide');
    });
  }

  get rules(): Options {
    return this.given.options ?? {};
  }

  readonly act = (action: Action): void => {
    this.answer(action.type === 'show' ? this.showing : this.asked, action);
  };

  /** Slices along a line that was drawn across, or tapped a second time. */
  slice(found: Cut, isDrawn: boolean): void {
    if (isDrawn || sameCut(found, this.cut)) this.act({ type: 'slice', ...found });
    else this.cut = found;
  }

  /** A sword as it is drawn, in the colour of its owner. */
  draw(blade: Blade, more: Partial<Drawn> = {}): Drawn {
    return drawnOf(blade, this.players[blade.seat], more);
  }

  /** Everybody's swords. They have no point while they are being built. */
  drawAll(): readonly Drawn[] {
    const { phase } = this.table;
    return this.blades
      .flat()
      .map((blade) => this.draw(blade, { tip: phase !== 'craft' || this.isDone(blade.seat) }));
  }

  /** Whether a player has crafted everything in this round. */
  isDone(seat: number): boolean {
    return this.table.phase === 'craft' && this.table.done[seat] === true;
  }

  isNow(seat: number): boolean {
    return this.table.phase !== 'over' && this.toMove.includes(seat);
  }

  #lookUp(): void {
    const { table, me, given } = this;
    if (!table.solo || me === null || !given.onend) return;
    const kind = kindOf(this.rules, table.solo.opponents.length);
    this.latest = given.outcome ? entryOf(table) : null;
    this.records = this.latest ? keepRecord(kind, this.latest) : readRecords(kind);
  }

  /** The number of tiles on the swords that are heard here: one's own, or all on the shared screen. */
  #tilesHeard(view: Props['view']): number {
    const blades = bladesOf(view.public, this.me, view.private);
    const heard = this.isScreen ? blades.flat() : (blades[this.me ?? -1] ?? []);
    return heard.reduce((sum, blade) => sum + lengthOf(blade), 0);
  }
}

export const [getSmithy, setSmithy] = createContext<Swordcrafters>();
