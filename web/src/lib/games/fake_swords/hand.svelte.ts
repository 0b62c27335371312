/** The hand at the table: what is picked up, dragged, tapped and keyed, turned into actions. */
import { isForOthers } from '../../board/keys';
import { sound } from '../../sound';
import { CardDrag, type Target } from './drag';
import { actionOfKey, laid, type Hands } from './keys';
import type { Action, Public } from './types.gen';
import type { Asked } from './view';

/** What the hand must know; asked anew each time. */
export interface Reach {
  table: () => Public;
  asked: () => Asked;
  me: () => number | null;
  /** The place among the fighters. */
  place: () => 0 | 1 | null;
  act: (prompt: string, action: Action) => void;
}

export class Hand {
  /** The card that is picked up. */
  picked = $state<number | null>(null);
  readonly drag = new CardDrag((card, target) => this.lay(card, target));
  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  get arranges(): boolean {
    return this.#reach.asked().may('arrange');
  }

  get aims(): boolean {
    return this.#reach.asked().may('point');
  }

  perform(action: Action): void {
    const prompt = this.#reach.asked().promptOf(action.type);
    if (!prompt) return;
    if (action.type === 'move_card') this.picked = null;
    sound.play('tap');
    this.#reach.act(prompt.id, action);
  }

  lay(card: number, target: Target): void {
    const action = laid(this.#reach.table(), card, target === 'loose' ? null : target);
    if (action) this.perform(action);
  }

  /** A pile is tapped: one points at it, or lays there what is picked up. */
  choose(pile: Target): void {
    if (this.aims && pile !== 'loose') this.perform({ type: 'point', pile });
    else if (this.picked !== null) this.lay(this.picked, pile);
  }

  pickUp(card: number): void {
    this.picked = this.picked === card ? null : card;
  }

  /** A card that is no longer there, or no longer one's to move, is put down. */
  putDown(): void {
    const { loose, piles } = this.#reach.table();
    const isThere = this.picked !== null && [...loose, ...piles.flat()].includes(this.picked);
    if (this.picked !== null && !(this.arranges && isThere)) this.picked = null;
  }

  key(event: KeyboardEvent): void {
    if (isForOthers(event) || event.repeat) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.key === 'Escape') this.picked = null;
    const action = actionOfKey(event.key, this.#hands(target));
    if (action) this.perform(action);
  }

  #hands(target: HTMLElement | null): Hands {
    // A card that has the focus goes by number, as one that was picked up does.
    const focused = target?.closest<HTMLElement>('[data-card]')?.dataset['card'];
    return {
      table: this.#reach.table(),
      asked: this.#reach.asked(),
      me: this.#reach.me(),
      card: this.picked ?? (focused === undefined ? null : Number(focused)),
      place: this.#reach.place(),
    };
  }
}
