/** What the one who plays here does: whatever is tapped or typed ends up here. */
import { isForOthers } from '../../board/keys';
import { sound } from '../../sound';
import type { BattleKind } from './cards';
import type { Hand } from './hand.svelte';
import { intentOf, type Intent } from './keys';
import type { Action, Public } from './types.gen';
import { activeOf, isTwo, type Asked, type Move } from './view';

/** What is seen now. */
export interface Seen {
  table: Public;
  asked: Asked;
  me: number | null;
}

export type Act = (prompt: string, action: Action) => void;

export class Acting {
  /** Who is picked for a Duel so far; null: nobody is asked for. */
  duelists: readonly number[] | null = $state.raw(null);

  #aimed: number | null = $state(null);
  readonly #hand: Hand;
  readonly #seen: () => Seen;
  readonly #act: Act;

  constructor(hand: Hand, seen: () => Seen, act: Act) {
    this.#hand = hand;
    this.#seen = seen;
    this.#act = act;
  }

  /** The others in a battle. */
  get foes(): readonly number[] {
    const { table, me } = this.#seen();
    return (table.battle?.fighters ?? []).filter((seat) => seat !== me);
  }

  /** At whom one throws or fakes. */
  get target(): number {
    const { foes } = this;
    return this.#aimed !== null && foes.includes(this.#aimed) ? this.#aimed : (foes[0] ?? 0);
  }

  /** Cards are frozen, but a battle may still be declared with them. */
  get joins(): boolean {
    const { table, asked } = this.#seen();
    return table.phase === 'window' && asked.may('declare');
  }

  /** Nothing can be done with cards. */
  get frozen(): boolean {
    return !(this.#hand.position?.runs ?? false) && !this.joins;
  }

  /** A tap picks a card instead of passing it on. */
  get picks(): boolean {
    return this.#hand.isPicking || this.joins;
  }

  perform = (action: Action): void => {
    const prompt = this.#seen().asked.promptOf(action.type);
    if (!prompt) return;
    sound.play('tap');
    this.#act(prompt.id, action);
  };

  tap = (place: number): void => {
    if (this.frozen) return;
    if (this.picks) this.#hand.pick(place);
    else this.#hand.pass(place);
  };

  shout = (kind: BattleKind): void => {
    if (kind === 'duel' && !isTwo(this.#seen().table)) this.duelists = [];
    else this.#hand.declare(kind);
  };

  pickDuelist = (seat: number): void => {
    const { duelists } = this;
    if (!duelists) return;
    const picked = duelists.includes(seat)
      ? duelists.filter((each) => each !== seat)
      : [...duelists, seat];
    if (picked.length === 2) {
      this.#hand.declare('duel', picked);
      this.duelists = null;
    } else this.duelists = picked;
  };

  aim = (seat: number): void => {
    this.#aimed = seat;
  };

  choose = (move: Move): void => {
    this.perform({ type: 'choose', move, target: move === 'catch' ? null : this.target });
  };

  /** A key, wherever the focus is; whether it meant anything. */
  press(event: KeyboardEvent): boolean {
    if (isForOthers(event) || event.repeat) return false;
    const on = event.target instanceof HTMLElement ? event.target : null;
    // Space presses the button that has the focus.
    if (event.key === ' ' && on?.closest('button, a, summary')) return false;
    const { asked } = this.#seen();
    const intent = intentOf(
      { key: event.key, code: event.code, shift: event.shiftKey },
      {
        asked,
        picked: this.#hand.cards.length,
        picksPeople: this.duelists !== null,
        chooses: asked.may('choose'),
      },
    );
    if (intent) this.#follow(intent);
    return intent !== null;
  }

  #follow(intent: Intent): void {
    const hand = this.#hand;
    switch (intent.type) {
      case 'tap':
        this.tap(intent.place);
        break;
      case 'pick':
        if (!this.frozen) hand.pick(intent.place);
        break;
      case 'draw':
        if (intent.pile) hand.draw(intent.pile);
        else hand.drawAny();
        break;
      case 'toggle':
        if (hand.isPicking) hand.unpick();
        else hand.isPicking = true;
        break;
      case 'back':
        hand.unpick();
        break;
      case 'count':
        this.perform({ type: 'count' });
        break;
      case 'shout':
        this.shout(intent.kind);
        break;
      case 'person': {
        const seat = activeOf(this.#seen().table)[intent.place];
        if (seat !== undefined) this.pickDuelist(seat);
        break;
      }
      case 'choose':
        this.choose(intent.move);
        break;
      case 'aim': {
        const { foes } = this;
        const place = foes.indexOf(this.target) + intent.step + foes.length;
        this.#aimed = foes[place % foes.length] ?? null;
        break;
      }
      case 'vote': {
        const { table, me } = this.#seen();
        if (me !== null) this.perform({ type: 'vote', end: !(table.votes[me] ?? false) });
        break;
      }
    }
  }
}
