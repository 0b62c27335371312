/** The table as the parts of the Fake Swords board see it, and what one's hand does there. */
import { createContext } from 'svelte';
import { Board } from '../../board/board.svelte';
import type { KeyMap } from '../../board/keys';
import { sound } from '../../sound';
import { t } from '../../text';
import { placeOf } from './board';
import { asks, deckOf, type Deck, type Kind, type Mode } from './deck';
import { CardDrag, type Target } from './drag';
import { actionOfKey, KEYS, laid } from './keys';
import { Stage } from './stage.svelte';
import type { Action, Event, Options, Private, Public } from './types.gen';
import { Asked, choicesOf, pointsOf, type Move, type Props } from './view';

/** What somebody wants to look up: the cards of this round, those of a seat, or where the last piles went. */
export type Look = { at: 'round' } | { at: 'seat'; seat: number } | { at: 'why' };

// Whoever is reading when one of these happens is needed at the table.
const CALLED = ['countdown_began', 'pointing_began', 'fight_picked', 'tiebreaker_set', 'bout_set'];

export class FakeSwords extends Board<Public, Private, Options, Event, Action, Stage> {
  look: Look | null = $state.raw(null);
  readonly drag = new CardDrag((card, target) => this.lay(card, target));
  readonly deck: Deck = $derived.by(() => deckOf(this.given.options?.deck));
  /** How fights are fought. */
  readonly mode: Mode = $derived.by(() => this.given.options?.fights ?? 'arena');
  /** What may be done now. */
  readonly open: Asked = $derived.by(() => new Asked(this.prompts));
  /** By seat: where each points, as far as this viewer knows. */
  readonly points: readonly (number | null)[] = $derived.by(() =>
    this.table.phase === 'point' ? pointsOf(this.table, this.me, this.given.view.private) : [],
  );
  /** One's place among the fighters. */
  readonly place: 0 | 1 | null = $derived.by(() =>
    this.table.fight ? placeOf(this.table.fight, this.me) : null,
  );
  /** One's own choice in a Quick fight. */
  readonly chosen: Move | null = $derived.by(() => {
    const { fight } = this.table;
    if (!fight || this.place === null) return null;
    return choicesOf(fight, this.me, this.given.view.private)[this.place];
  });
  /** The card that is picked up, while it is there and one's own to move. */
  readonly picked: number | null = $derived.by(() => {
    const { loose, piles } = this.table;
    const card = this.#picked;
    const isThere = card !== null && [...loose, ...piles.flat()].includes(card);
    return this.arranges && isThere ? card : null;
  });
  #picked: number | null = $state(null);

  constructor(given: () => Props) {
    super(given, ({ view, happenings, surface }) => new Stage(view.public, happenings, surface));
    this.onHappening(({ events }) => events.forEach((event) => this.#call(event)));
  }

  /** The shared screen may have a keyboard, too: it can run a judged fight. */
  override get showsKeys(): boolean {
    return !this.isPhone;
  }

  get arranges(): boolean {
    return this.open.may('arrange');
  }

  get aims(): boolean {
    return this.open.may('point');
  }

  /** Everybody waits for the hands to come out. */
  get isRevealing(): boolean {
    return this.stage.step === 'hush' || this.stage.step === 'hands';
  }

  /** Two fight, and what led to it has been shown. */
  get isFight(): boolean {
    return this.table.fight !== null && this.stage.step === null && this.table.phase === 'fight';
  }

  /** What a card is read out as. */
  labelOf(kind: Kind, id: string, more: Record<string, string | number> = {}): string {
    const colour = t(`fake-${kind.colour}`);
    return t(id, { name: kind.name, colour, text: this.asks(kind), ...more });
  }

  /** What a card asks, in the way that fights are fought here. */
  asks(kind: Kind): string {
    return asks(kind, this.mode);
  }

  perform(action: Action): void {
    const prompt = this.open.promptOf(action.type);
    if (!prompt) return;
    if (action.type === 'move_card') this.#picked = null;
    sound.play('tap');
    this.given.act(prompt.id, action);
  }

  lay(card: number, target: Target): void {
    const action = laid(this.table, card, target === 'loose' ? null : target);
    if (action) this.perform(action);
  }

  /** A pile is tapped: one points at it, or lays there what is picked up. */
  choose(pile: Target): void {
    if (this.aims && pile !== 'loose') this.perform({ type: 'point', pile });
    else if (this.picked !== null) this.lay(this.picked, pile);
  }

  /** A card is tapped: it is picked up or put down again; who may not move it reads it. */
  tap(card: number): void {
    if (this.arranges) this.#picked = this.picked === card ? null : card;
    else this.look = { at: 'round' };
  }

  /** What the keys do now. A card that has the focus goes by number, as one that was picked up does. */
  keys(): KeyMap {
    const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
    const hands = {
      table: this.table,
      asked: this.open,
      me: this.me,
      card: this.picked ?? (focused === undefined ? null : Number(focused)),
      place: this.place,
    };
    const deeds = KEYS.map((key) => {
      const action = actionOfKey(key, hands);
      return [key, action && (() => this.perform(action))] as const;
    });
    return { ...Object.fromEntries(deeds), Escape: () => (this.#picked = null) };
  }

  /** "Point!" and "Fight!" are called out, and whoever was reading is called back to the table. */
  #call({ type }: Event): void {
    if (CALLED.includes(type)) this.look = null;
    const isPoint = type === 'pointing_began';
    if (!isPoint && type !== 'fight_began') return;
    const boss = isPoint ? this.table.boss : this.table.fight?.boss;
    sound.play(isPoint ? 'swish' : 'fight');
    // The phone of the Boss is heard also where nobody asked for sound.
    const insist = this.me !== null && boss === this.me;
    sound.say(t(isPoint ? 'fake-count-point' : 'fake-count-fight'), { insist });
  }
}

export const [getFakeSwords, setFakeSwords] = createContext<FakeSwords>();
