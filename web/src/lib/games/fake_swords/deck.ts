/** The cards of a table: on the wire a card is its number in the deck list. Pure. */
import { COLOURS, type Colour } from '../../art/fake_swords/colours';
import ours from '../../../../../src/rumpus/games/fake_swords/data/deck.json';

export type Mode = 'judged' | 'arena' | 'quick';

/** A kind of card, as in deck files. */
export interface Kind {
  id: string;
  colour: Colour;
  name: string;
  /** What it demands at the table. */
  text: string;
  arena: { text: string; modifier?: string };
  quick: { text: string };
  copies?: number;
  exempt?: boolean;
  overrides?: readonly string[];
}

export const CARDS_A_SET = 3;
export const SETS_TO_WIN = 3;

export class Deck {
  readonly kinds: readonly Kind[];
  readonly #kindOf: readonly number[];

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
    this.#kindOf = kinds.flatMap((kind, place) => Array<number>(kind.copies ?? 3).fill(place));
  }

  kind(card: number): Kind {
    const kind = this.kinds[this.#kindOf[card] ?? -1];
    if (!kind) throw new Error(`the deck has no card ${card}`);
    return kind;
  }

  /** How many of these cards have each colour, in the order of the colours. */
  counts(cards: readonly number[]): readonly number[] {
    const colours = cards.map((card) => this.kind(card).colour);
    return COLOURS.map((colour) => colours.filter((each) => each === colour).length);
  }

  sets(cards: readonly number[]): number {
    return this.counts(cards).reduce((sum, count) => sum + Math.floor(count / CARDS_A_SET), 0);
  }

  /** Sorted by colour, then by deck list: as collected cards are shown. */
  sorted(cards: readonly number[]): readonly number[] {
    const order = (card: number) => COLOURS.indexOf(this.kind(card).colour);
    return [...cards].sort((one, other) => order(one) - order(other) || one - other);
  }
}

const OURS = new Deck(ours.cards as readonly Kind[]);

/** The deck of a file that the table uploaded, or ours. */
export function deckOf(file: string | undefined): Deck {
  if (!file) return OURS;
  return new Deck((JSON.parse(file) as { cards: readonly Kind[] }).cards);
}

/** What a card demands in this kind of fight. */
export function asks(kind: Kind, mode: Mode): string {
  return mode === 'judged' ? kind.text : kind[mode].text;
}
