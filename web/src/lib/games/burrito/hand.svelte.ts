/** The player's hand: every tap takes effect here at once, is sent, and is corrected if the table refuses it. */
import { Refusal } from '../../net/refusal';
import { Passing } from '../../ui/passing.svelte';
import { HAND, isNormalSet, SET, type BattleKind } from './cards';
import { NO_CARDS, settled, vacated, type Places } from './places';
import { barred, openPiles, positionOf, predict, type Deed, type Position } from './predict';
import type { Public } from './types.gen';
import type { Pile } from './view';

export interface Late {
  clause: string;
  /** The table's explanation; empty if the action was not sent. */
  message: string;
}

const LATE_MS = 4000;

interface OnItsWay {
  deed: Deed;
}

export type Send = (deed: Deed) => Promise<unknown> | null;

/** Called before an action is shown, with the places of its cards. */
export type Moved = (deed: Deed, places: readonly number[]) => void;

export class Hand {
  places: Places = $state.raw(NO_CARDS);
  /** The places picked for a set, in the order of the taps. */
  picked: readonly number[] = $state.raw([]);
  /** Taps pick cards for a set instead of passing them. */
  isPicking = $state(false);
  /** The last tap that had no effect, while it is shown. */
  readonly late = new Passing<Late>(LATE_MS);
  /** The last card that was drawn, once its kind is known. */
  drew: number | null = $state(null);
  position: Position | null = $state.raw(null);

  #truth: Position | null = null;
  #way: readonly OnItsWay[] = [];
  #stretch = -1;
  #counted = 0;
  readonly #send: Send;
  readonly #moved: Moved;

  constructor(send: Send, moved: Moved) {
    this.#send = send;
    this.#moved = moved;
  }

  /** Takes the newest view. */
  follow(table: Public, hand: readonly number[], seat: number): void {
    this.#truth = positionOf(table, hand, seat);
    if (table.stretch !== this.#stretch) {
      this.#stretch = table.stretch;
      this.unpick();
      this.late.clear();
    }
    this.#settle();
  }

  /** The picked cards whose kind is known. */
  get cards(): readonly number[] {
    return this.picked.flatMap((place) => this.places[place]?.card ?? []);
  }

  get open(): readonly Pile[] {
    return this.position ? openPiles(this.position) : [];
  }

  get mayDraw(): boolean {
    return this.position?.frozen === '' && this.position.hand.length < HAND;
  }

  pass(place: number): void {
    const card = this.places[place]?.card;
    if (card == null) return;
    this.#do({ type: 'discard', card }, [place]);
  }

  draw(pile: Pile): void {
    this.#do({ type: 'draw', pile });
  }

  /** Draws from any allowed pile, preferring one's own. */
  drawAny(): void {
    this.draw(this.open[0] ?? 'own');
  }

  pick(place: number): void {
    if (this.places[place]?.card == null) return;
    this.isPicking = true;
    if (this.picked.includes(place)) this.picked = this.picked.filter((each) => each !== place);
    else this.picked = [...this.picked, place].slice(-SET);
    if (isNormalSet(this.cards)) this.lay();
  }

  lay(): void {
    if (this.#do({ type: 'lay_set', cards: this.cards }, this.picked)) this.unpick();
  }

  declare(kind: BattleKind, duelists: readonly number[] = []): void {
    if (this.cards.length !== SET) return;
    this.#do({ type: 'declare', kind, cards: this.cards, duelists });
    this.unpick();
  }

  /** Switches between picking and passing by taps. */
  toggle(): void {
    if (this.isPicking) this.unpick();
    else this.isPicking = true;
  }

  unpick(): void {
    this.isPicking = false;
    this.picked = [];
  }

  #do(deed: Deed, gone: readonly number[] = []): boolean {
    if (!this.position) return false;
    const clause = barred(this.position, deed);
    if (clause) {
      this.late.show({ clause, message: '' });
      return false;
    }
    const answer = this.#send(deed);
    if (!answer) return false;
    this.#moved(deed, gone);
    const onItsWay = { deed };
    this.#way = [...this.#way, onItsWay];
    this.places = vacated(this.places, gone);
    this.late.clear();
    this.#settle();
    const done = () => {
      this.#way = this.#way.filter((each) => each !== onItsWay);
      this.#settle();
    };
    answer.then(done, (error: unknown) => {
      if (error instanceof Refusal) this.late.show(error);
      done();
    });
    return true;
  }

  #settle(): void {
    if (!this.#truth) return;
    this.position = predict(
      this.#truth,
      this.#way.map(({ deed }) => deed),
    );
    const before = this.places;
    this.places = settled(before, this.position.hand, () => ++this.#counted);
    const fresh = this.places.find((held) => held?.card != null && !before.includes(held));
    if (fresh && before.some((held) => held?.card != null)) this.drew = fresh.card;
    const known = this.picked.filter((place) => this.places[place]?.card != null);
    if (known.length !== this.picked.length) this.picked = known;
  }
}
