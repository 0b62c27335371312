/** The state and the actions of the generic board. */
import { createContext, untrack } from 'svelte';
import { Board } from '../board/board.svelte';
import { Consulted } from '../board/consulted.svelte';
import type { BoardProps } from '../games/board';
import type { OfferedToken, Part, Shape } from '../net/messages.gen';
import { sound } from '../sound';
import { shapes } from './entry';
import { picksOf, type Pick } from './picks';
import { Stage, type Event } from './stage.svelte';
import type { Fields } from './values';

export type Props = BoardProps<Fields, Fields, unknown, Event>;

interface Spelt {
  /** The prompt that is being answered, and the tokens chosen so far. */
  prompt: string;
  said: readonly number[];
  /** What was chosen, in words. */
  labels: readonly string[];
  /** A first step among many choices. */
  group: string;
}

const NOTHING: Spelt = { prompt: '', said: [], labels: [], group: '' };

export class Generic extends Board<Fields, Fields, unknown, Event, unknown, Stage> {
  readonly shape: Shape;
  readonly game: string;
  #spelt: Spelt = $state.raw(NOTHING);
  #views = $state(0);
  /** The steps of the answer, as long as its prompt is open. */
  readonly spelt: Spelt = $derived.by(() => {
    const { prompt, group } = this.#spelt;
    const isOpen = prompt === '' || this.prompts.some(({ id }) => id === prompt);
    return isOpen && (prompt !== '' || group !== '') ? this.#spelt : NOTHING;
  });
  readonly #key: string | null = $derived.by(() => {
    if (this.prompts.length === 0 || !this.given.offer) return null;
    const ids = this.prompts.map(({ id }) => id).join(' ');
    return `${ids}|${this.spelt.prompt}|${this.spelt.said.join(' ')}|${this.#views}`;
  });
  readonly #offers: Consulted<{ after: Spelt; tokens: readonly OfferedToken[] }>;
  readonly picks: readonly Pick[] = $derived.by(() =>
    picksOf(this.game, this.offered, this.prompts, this.names, this.spelt.group),
  );

  constructor(given: () => Props) {
    super(given, ({ view, happenings, surface }) => new Stage(view.public, happenings, surface));
    this.game = untrack(() => given().game);
    this.shape = shapes.get(this.game) ?? { public: [], private: [] };
    this.#offers = new Consulted(
      () => this.#key,
      async () => {
        const after = this.spelt;
        const offer = await this.given.offer?.(after.prompt, after.said);
        return { after, tokens: offer?.tokens ?? [] };
      },
    );
    this.onView(() => (this.#views += 1));
    this.onPrompt(() => (this.#spelt = NOTHING));
  }

  /** What may come next, as the table says. An offer after the same steps stays until a newer one has arrived. */
  get offered(): readonly OfferedToken[] {
    const offer = this.#key === null ? null : this.#offers.latest;
    const { prompt, said } = this.spelt;
    if (offer?.after.prompt !== prompt || offer.after.said !== said) return [];
    const open = this.prompts.map(({ id }) => id);
    return offer.tokens.filter((token) => open.includes(token.prompt));
  }

  get isBegun(): boolean {
    return this.spelt !== NOTHING;
  }

  /** The private parts of the viewer. An open replay has those of all seats. */
  privateOf(seat: number): Fields | null {
    const { view, me } = this.given;
    if (Array.isArray(view.private)) return (view.private[seat] as Fields | undefined) ?? null;
    return seat === me ? (view.private as Fields | null) : null;
  }

  /** The parts that belong to the table, and those with an item for each seat. */
  get common(): readonly Part[] {
    return this.shape.public.filter((part) => !part.by_seat);
  }

  get bySeat(): readonly Part[] {
    return this.shape.public.filter((part) => part.by_seat);
  }

  /** The one open token with this value, for things on the table that can be tapped. */
  tokenFor(value: unknown): Pick | undefined {
    const told = JSON.stringify(value);
    const found = this.picks.filter(({ token }) => JSON.stringify(token?.value) === told);
    return found.length === 1 ? found[0] : undefined;
  }

  readonly choose = (pick: Pick): void => {
    if (!this.given.commits) return;
    sound.play('tap');
    const { token, label } = pick;
    const { said, labels } = this.spelt;
    if (!token) {
      this.#spelt = { ...this.spelt, group: pick.group, labels: [...labels, label] };
    } else if (token.action !== undefined && token.action !== null) {
      this.#spelt = NOTHING;
      this.given.act(token.prompt, token.action);
    } else {
      const { prompt } = token;
      const steps = [...said, token.token];
      this.#spelt = { prompt, said: steps, labels: [...labels, label], group: '' };
    }
  };

  /** Takes the last step back. */
  readonly back = (): void => {
    const { prompt, said, labels, group } = this.spelt;
    sound.play('tap');
    if (group !== '') {
      this.#spelt = { prompt, said, labels: labels.slice(0, -1), group: '' };
      return;
    }
    const steps = said.slice(0, -1);
    this.#spelt =
      steps.length > 0 ? { prompt, said: steps, labels: labels.slice(0, -1), group: '' } : NOTHING;
  };
}

export const [getGeneric, setGeneric] = createContext<Generic>();
