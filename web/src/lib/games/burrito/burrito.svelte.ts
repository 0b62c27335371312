/** The state and the actions of the Burrito board. */
import { createContext, untrack } from 'svelte';
import { Board } from '../../board/board.svelte';
import { nameOfKey, type KeyMap } from '../../board/keys';
import { sound } from '../../sound';
import { t } from '../../text';
import { SET, type BattleKind } from './cards';
import { showDeed } from './flights';
import { Hand } from './hand.svelte';
import { intentOf, type Intent } from './keys';
import { Stage } from './stage.svelte';
import type { Action, Event, Options, Private, Public, Report } from './types.gen';
import { activeOf, Asked, isTwo, leftOf, mineOf, type Move, type Props } from './view';

export type Cause = NonNullable<Report['cause']>;

const CLAUSES: Record<Cause, string> = {
  hit: 'B-HIT-1',
  caught: 'B-CATCH-1',
  foul: 'B-CANT-1',
  grab: 'B-WRONG-2',
};
const SOUNDS = { discard: 'slide', draw: 'turn', lay_set: 'match', declare: 'tap' } as const;
// Events that close the dialogs of people who are reading, because they are needed at the table.
const CALLED = ['counted', 'declared', 'battle_set'];

export class Burrito extends Board<Public, Private, Options, Event, Action, Stage> {
  /** The seat whose score pile is shown in a dialog. */
  looking: number | null = $state(null);
  /** The clause that is shown in a dialog. */
  clause: string | null = $state(null);
  /** What may be done now. */
  readonly open: Asked = $derived.by(() => new Asked(this.prompts));
  readonly mine: Private | null = $derived.by(() => mineOf(this.given.view.private, this.me));
  readonly active: readonly number[] = $derived.by(() => activeOf(this.table));
  readonly foes: readonly number[] = $derived.by(() =>
    (this.table.battle?.fighters ?? []).filter((seat) => seat !== this.me),
  );
  /** Whom a throw or a fake is aimed at. */
  readonly target: number = $derived.by(() =>
    this.#aimed !== null && this.foes.includes(this.#aimed) ? this.#aimed : (this.foes[0] ?? 0),
  );
  /** The people picked for a Duel so far; null: no choice is open, or the cards were put back. */
  readonly duelists: readonly number[] | null = $derived.by(() =>
    this.hand.cards.length < SET ? null : this.#duelists,
  );
  readonly hand: Hand;
  #aimed: number | null = $state(null);
  #duelists: readonly number[] | null = $state.raw(null);

  constructor(given: () => Props) {
    super(given, ({ happenings, surface }) => new Stage(happenings, surface));
    this.hand = new Hand(
      (deed) => {
        const prompt = this.open.promptOf(deed.type);
        return prompt ? (this.given.attempt?.(prompt.id, deed) ?? null) : null;
      },
      (deed, places) => {
        sound.play(SOUNDS[deed.type]);
        if (this.ground && this.me !== null) void showDeed(this.ground, this.me, deed, places);
      },
    );
    $effect.pre(() => {
      const { table, mine, me } = this;
      if (mine && me !== null) untrack(() => this.hand.follow(table, mine.hand, me));
    });
    this.onHappening(({ events }) => events.forEach((event) => this.#call(event)));
  }

  /** The shared screen may have a keyboard, too: it can report the result of a battle. */
  override get showsKeys(): boolean {
    return !this.isPhone;
  }

  /** Whether the viewer has cards in the hand. */
  get holds(): boolean {
    return this.mine !== null && !this.isScreen;
  }

  /** Who gets the viewer's cards. */
  get left(): number | null {
    return this.me === null ? null : leftOf(this.table, this.me);
  }

  /** Cards are frozen, but a battle may still be declared with them. */
  get joins(): boolean {
    return this.table.phase === 'window' && this.open.may('declare');
  }

  /** Cards cannot be used now. */
  get frozen(): boolean {
    return this.hand.position?.frozen !== '' && !this.joins;
  }

  /** A tap picks a card instead of passing it. */
  get picks(): boolean {
    return this.hand.isPicking || this.joins;
  }

  /** The name of a player, or "you". */
  calledOf(seat: number | null): string {
    return seat !== null && seat === this.me ? t('burrito-you') : this.nameOf(seat);
  }

  readonly perform = (action: Action): void => {
    this.answer(this.open.promptOf(action.type), action);
  };

  /** The host decides who lost a battle that nobody else can settle. */
  rule(losers: readonly number[], cause: Cause): void {
    const { battle } = this.table;
    if (battle) this.given.rule?.(battle.id, losers, CLAUSES[cause]);
  }

  tap(place: number): void {
    if (this.frozen) return;
    if (this.picks) this.hand.pick(place);
    else this.hand.pass(place);
  }

  shout(kind: BattleKind): void {
    if (kind === 'duel' && !isTwo(this.table)) this.#duelists = [];
    else this.hand.declare(kind);
  }

  readonly pickDuelist = (seat: number): void => {
    const { duelists } = this;
    if (!duelists) return;
    const picked = duelists.includes(seat)
      ? duelists.filter((each) => each !== seat)
      : [...duelists, seat];
    this.#duelists = picked.length === 2 ? null : picked;
    if (picked.length === 2) this.hand.declare('duel', picked);
  };

  aim(seat: number | null): void {
    this.#aimed = seat;
  }

  readonly choose = (move: Move): void => {
    this.perform({ type: 'choose', move, target: move === 'catch' ? null : this.target });
  };

  /** What a key does now. */
  keys(event: KeyboardEvent): KeyMap {
    // Space presses the focused button.
    const on = event.target instanceof HTMLElement ? event.target : null;
    if (event.key === ' ' && on?.closest('button, a, summary')) return {};
    const intent = intentOf(
      { key: event.key, code: event.code, shift: event.shiftKey },
      {
        asked: this.open,
        picked: this.hand.cards.length,
        picksPeople: this.duelists !== null,
        chooses: this.open.may('choose'),
      },
    );
    return intent ? { [nameOfKey(event)]: () => this.#follow(intent) } : {};
  }

  #follow(intent: Intent): void {
    const { hand, foes } = this;
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
        hand.toggle();
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
        const seat = this.active[intent.place];
        if (seat !== undefined) this.pickDuelist(seat);
        break;
      }
      case 'choose':
        this.choose(intent.move);
        break;
      case 'aim': {
        const place = foes.indexOf(this.target) + intent.step + foes.length;
        this.aim(foes[place % foes.length] ?? null);
        break;
      }
      case 'vote':
        if (this.me !== null)
          this.perform({ type: 'vote', end: !(this.table.votes[this.me] ?? false) });
        break;
    }
  }

  /** Calls out "Burrito!" and declared battles. */
  #call(event: Event): void {
    const { battle, counter } = this.table;
    if (CALLED.includes(event.type)) this.looking = this.clause = null;
    const isGo = event.type === 'play_began' || event.type === 'fight_began';
    if (event.type === 'declared') sound.say(t(`burrito-shout-${event.kind}`));
    if (event.type === 'battle_set' && event.clause === 'B-MULTI-1')
      sound.say(t('burrito-shout-all'));
    if (!isGo) return;
    sound.play('point');
    // The phone of the person who counts speaks even if sound is not enabled.
    const counts = battle ? (battle.judge ?? battle.fighters[0]) : counter;
    sound.say(t('burrito-count-go'), { insist: this.me !== null && counts === this.me });
  }
}

export const [getBurrito, setBurrito] = createContext<Burrito>();
