/** A hint from the table: a query without side effects, repeated whenever its answer may have changed. */
import { untrack } from 'svelte';

export class Consulted<Answer> {
  #ask: () => Promise<Answer>;
  #wanted: string | null = null;
  #asked: string | null = null;
  #isBusy = false;
  #known: { key: string; answer: Answer } | null = $state.raw(null);

  /** `key` changes with everything that may change the answer. Null: nothing to ask. */
  constructor(key: () => string | null, ask: () => Promise<Answer>) {
    this.#ask = ask;
    $effect(() => {
      const wanted = key();
      untrack(() => this.want(wanted));
    });
  }

  /** The latest answer, which may briefly be out of date. */
  get latest(): Answer | null {
    return this.#known?.answer ?? null;
  }

  /** The answer for this key, once it has arrived. */
  answerTo(key: string | null): Answer | null {
    return this.#known !== null && this.#known.key === key ? this.#known.answer : null;
  }

  want(key: string | null): void {
    this.#wanted = key;
    if (key === null) this.#known = this.#asked = null;
    void this.#go();
  }

  /** Asks one question at a time, so that a slow table is not overloaded. */
  async #go(): Promise<void> {
    const key = this.#wanted;
    if (this.#isBusy || key === null || key === this.#asked) return;
    this.#isBusy = true;
    this.#asked = key;
    try {
      const answer = await this.#ask();
      // The wanted key may have changed in the meantime.
      if (this.#wanted !== null) this.#known = { key, answer };
    } catch {
      // The game goes on without a hint; none is better than that of another position.
      this.#known = this.#asked = null;
    }
    this.#isBusy = false;
    if (this.#wanted !== key) void this.#go();
  }
}
