/** The coach at a player's side: what is asked, and what a good bot would do. */
import { Consulted } from '../board/consulted.svelte';
import { labelOf } from '../generic/picks';
import type { Advice, Coaching, Prompt } from '../net/messages.gen';
import { Refusal } from '../net/refusal';
import type { Table } from '../table/table.svelte';
import { t } from '../text';
import { spoken } from './remarks';

interface Advised {
  key: string;
  text: string;
}

export class Side {
  isThinking = $state(false);
  #advised = $state.raw<Advised | null>(null);
  readonly #told: Consulted<Coaching>;
  /** Changes with what is asked; null while nothing can be said. */
  readonly key: string | null = $derived.by(() => {
    const { me } = this.table;
    if (me === null || this.showing() || this.table.play.outcome) return null;
    const asked = this.table.prompts.filter(isAwaited).map(({ id }) => id);
    return JSON.stringify([me, this.table.play.number, asked, this.table.play.waiting]);
  });
  readonly coaching: Coaching | null = $derived.by(() => this.#told.latest);
  readonly isAsked: boolean = $derived.by(() => (this.coaching?.asked.length ?? 0) > 0);
  /** What the coach says now. */
  readonly text: string = $derived.by(() => {
    if (this.isThinking) return t('coach-thinking');
    if (this.#advised && this.#advised.key === this.key) return this.#advised.text;
    return this.#asks();
  });
  /** The choices, each with what it means. */
  readonly choices: readonly { label: string; means: string }[] = $derived.by(() => {
    const { names, play } = this.table;
    return (this.coaching?.choices ?? []).map(({ token, means }) => ({
      label: labelOf(play.game, token, names),
      means: spoken(play.game, means, names),
    }));
  });

  constructor(
    private readonly table: Table,
    /** Whether the board still shows what the question depends on. */
    private readonly showing: () => boolean,
  ) {
    this.#told = new Consulted(
      () => this.key,
      () => this.table.ask({ type: 'coach', seat: this.table.me ?? 0 }) as Promise<Coaching>,
    );
  }

  async advise(): Promise<void> {
    const { key, table } = this;
    if (key === null || this.isThinking) return;
    this.isThinking = true;
    try {
      const wish = { type: 'coach', seat: table.me ?? 0, advise: true } as const;
      this.#advised = { key, text: this.#says((await table.ask(wish)) as Advice) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#advised = { key, text: error.message };
    }
    this.isThinking = false;
  }

  #asks(): string {
    const { names, play } = this.table;
    if (!this.coaching) return t('coach-here');
    if (this.isAsked) return spoken(play.game, this.coaching.asked, names) || t('coach-choose');
    const awaited = this.coaching.waiting.map((seat) => names[seat] ?? '').join(', ');
    return awaited ? t('coach-wait', { names: awaited }) : t('coach-watch');
  }

  #says({ tokens, why }: Advice): string {
    const { names, play } = this.table;
    if (tokens.length === 0) return t('coach-would-wait');
    const steps = stepsOf(
      tokens.map((token) => ({ ...token, label: labelOf(play.game, token, names) })),
    );
    return `${t('coach-would', { steps })} ${spoken(play.game, why, names)}`.trim();
  }
}

/** The steps of an answer in words; a word that is spelt letter by letter is one step. */
export function stepsOf(tokens: readonly { kind: string; label: string }[]): string {
  const steps: string[] = [];
  let isWord = false;
  for (const { kind, label } of tokens) {
    if (kind === 'token-end') continue;
    const isLetter = kind === 'token-letter';
    if (isLetter && isWord) steps.push(`${steps.pop() ?? ''}${label}`);
    else steps.push(label);
    isWord = isLetter;
  }
  return steps.join(', ');
}

const isAwaited = ({ awaited }: Prompt) => awaited !== false;
