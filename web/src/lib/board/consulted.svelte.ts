/** What the table answers to a question that changes nothing, asked anew whenever the answer may be another one. */
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

  /** The latest answer; it may lag behind for a moment. */
  get latest(): Answer | null {
    return this.#known?.answer ?? null;
  }

  /** The answer for just this key, once it is there. */
  answerTo(key: string | null): Answer | null {
    return this.#known !== null && this.#known.key === key ? this.#known.answer : null;
  }

  want(key: string | null): void {
    this.#wanted = key;
    if (key === null) this.#known = this.#asked = null;
    void this.#go();
  }

  /** One question at a time: a slow table is not asked ever more. */
  async #go(): Promise<void> {
    const key = this.#wanted;
    if (this.#isBusy || key === null || key === this.#asked) return;
    this.#isBusy = true;
    this.#asked = key;
    try {
      const answer = await this.#ask();
      // What was wanted may have changed while the answer was on its way.
      if (this.#wanted !== null) this.#known = { key, answer };
    } catch {
      // Without a hint the game goes on; better none than that of another position.
      this.#known = this.#asked = null;
    }
    this.#isBusy = false;
    if (this.#wanted !== key) void this.#go();
  }
}
