/** The animation of the final scoring: part after part if the end was seen live, otherwise all at once. */
import { createContext, onMount } from 'svelte';
import { sound } from '../../sound';
import type { Surface } from '../board';
import { partsOf, scorersOf, type Part, type Scorer } from './score';
import type { Swordcrafters } from './swordcrafters.svelte';

const FIRST_MS = 700;
const PART_MS: Record<Surface, number> = { phone: 1900, desk: 1900, screen: 2900 };

export class Scoring {
  /** The number of parts that have been shown. */
  shown = $state(0);
  /** A number whose explanation is shown. */
  why: { part: Part; scorer: Scorer } | null = $state.raw(null);

  readonly board: Swordcrafters;
  readonly parts: readonly Part[];
  readonly scorers: readonly Scorer[];
  readonly best: number;
  readonly isOver: boolean = $derived.by(() => this.shown >= this.parts.length);
  /** Index of the highlighted part: the one shown last, or that of the number that was tapped. */
  readonly at: number = $derived.by(() => this.#looked ?? Math.max(0, this.shown - 1));
  readonly part: Part | undefined = $derived.by(() => this.parts[this.at]);
  #looked: number | null = $state(null);

  constructor(board: Swordcrafters) {
    this.board = board;
    this.parts = partsOf(board.table);
    this.scorers = scorersOf(board.table, board.blades, board.players);
    this.best = Math.max(...this.scorers.map(({ score }) => score.total));
    if (!board.showsEnd) {
      this.shown = this.parts.length;
      onMount(() => this.#end());
    }
    $effect(() => {
      // The animation pauses while somebody reads an explanation.
      if (this.isOver || this.why) return;
      const pause = this.shown === 0 ? FIRST_MS : PART_MS[board.given.surface];
      const timer = setTimeout(this.next, pause);
      return () => clearTimeout(timer);
    });
  }

  readonly next = (): void => {
    this.shown += 1;
    this.#looked = null;
    if (this.shown < this.parts.length) {
      sound.play('tally');
      return;
    }
    // Cards have no seat: when they alone win there is nothing to celebrate.
    const isWon = this.scorers.some(({ player, score }) => player && score.total === this.best);
    this.board.stage.celebrating = isWon;
    sound.play(isWon ? 'win' : 'miss');
    this.#end();
  };

  readonly skip = (): void => {
    this.shown = this.parts.length;
    this.#end();
  };

  readonly again = (): void => {
    this.#looked = null;
    this.board.stage.celebrating = false;
    this.shown = 0;
  };

  explain(scorer: Scorer, place: number): void {
    const part = this.parts[place];
    if (!part) return;
    this.#looked = Math.min(place, Math.max(0, this.shown - 1));
    this.why = { part, scorer };
  }

  isBest({ score }: Scorer): boolean {
    return this.isOver && score.total === this.best;
  }

  #end(): void {
    this.board.isTold = true;
    this.board.given.onend?.();
  }
}

export const [getScoring, setScoring] = createContext<Scoring>();
