/** The state and the actions of the Fake Swords board. */
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

/** What a dialog shows: the cards of this round, those of a seat, or the outcome of the last reveal. */
export type Look = { at: 'round' } | { at: 'seat'; seat: number } | { at: 'why' };

// Events that close the dialogs of people who are reading, because they are needed at the table.
const CALLED = ['countdown_began', 'pointing_began', 'fight_picked', 'tiebreaker_set', 'bout_set'];

export class FakeSwords extends Board<Public, Private, Options, Event, Action, Stage> {
  look: Look | null = $state.raw(null);
  readonly drag = new CardDrag((card, target) => this.lay(card, target));
  readonly deck: Deck = $derived.by(() => deckOf(this.given.options?.deck));
  readonly mode: Mode = $derived.by(() => this.given.options?.fights ?? 'arena');
  /** What may be done now. */
  readonly open: Asked = $derived.by(() => new Asked(this.prompts));
  /** By seat: where each points, as far as this viewer knows. */
  readonly points: readonly (number | null)[] = $derived.by(() =>
    this.table.phase === 'point' ? pointsOf(this.table, this.me, this.given.view.private) : [],
  );
  /** The viewer's index among the fighters. */
  readonly place: 0 | 1 | null = $derived.by(() =>
    this.table.fight ? placeOf(this.table.fight, this.me) : null,
  );
  /** The viewer's choice in a Quick fight. */
  readonly chosen: Move | null = $derived.by(() => {
    const { fight } = this.table;
    if (!fight || this.place === null) return null;
    return choicesOf(fight, this.me, this.given.view.private)[this.place];
  });
  /** The picked card, while it is on the table and the viewer may move it. */
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

  /** The reveal is being animated, and its result is still secret. */
  get isRevealing(): boolean {
    return this.stage.step === 'hush' || this.stage.step === 'hands';
  }

  /** There is a fight, and what led to it has been shown. */
  get isFight(): boolean {
    return this.table.fight !== null && this.stage.step === null && this.table.phase === 'fight';
  }

  /** A card's label for screen readers. */
  labelOf(kind: Kind, id: string, more: Record<string, string | number> = {}): string {
    const colour = t(`fake-${kind.colour}`);
    return t(id, { name: kind.name, colour, text: this.asks(kind), ...more });
  }

  /** What a card demands in the kind of fights of this table. */
  asks(kind: Kind): string {
    return asks(kind, this.mode);
  }

  perform(action: Action): void {
    const prompt = this.open.promptOf(action.type);
    if (!prompt) return;
    if (action.type === 'move_card') this.#picked = null;
    this.answer(prompt, action);
  }

  lay(card: number, target: Target): void {
    const action = laid(this.table, card, target === 'loose' ? null : target);
    if (action) this.perform(action);
  }

  /** A pile was tapped: points at it, or puts the picked card there. */
  choose(pile: Target): void {
    if (this.aims && pile !== 'loose') this.perform({ type: 'point', pile });
    else if (this.picked !== null) this.lay(this.picked, pile);
  }

  /** A card was tapped: picks it or puts it back; those who may not move it read it. */
  tap(card: number): void {
    if (this.arranges) this.#picked = this.picked === card ? null : card;
    else this.look = { at: 'round' };
  }

  /** The key map. A digit moves the picked card or the focused one. */
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

  /** Calls out "Point!" and "Fight!", and closes the dialogs of people who are reading. */
  #call({ type }: Event): void {
    if (CALLED.includes(type)) this.look = null;
    const isPoint = type === 'pointing_began';
    if (!isPoint && type !== 'fight_began') return;
    const boss = isPoint ? this.table.boss : this.table.fight?.boss;
    sound.play(isPoint ? 'swish' : 'fight');
    // The Boss's phone speaks even if sound is not enabled.
    const insist = this.me !== null && boss === this.me;
    sound.say(t(isPoint ? 'fake-count-point' : 'fake-count-fight'), { insist });
  }
}

export const [getFakeSwords, setFakeSwords] = createContext<FakeSwords>();
