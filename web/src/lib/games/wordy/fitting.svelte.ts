/** How many words still fit, asked anew whenever more was told. */
import type { Fitting, FittingAnswer } from './types.gen';

export class FittingWords {
  #consult: (question: Fitting) => Promise<unknown>;
  #asked: string | null = null;
  #known: { key: string; answer: FittingAnswer } | null = $state.raw(null);

  constructor(consult: (question: Fitting) => Promise<unknown>) {
    this.#consult = consult;
  }

  /** `key` changes with everything that may change the answer. Null: nothing to ask. */
  ask(key: string | null): void {
    if (key === this.#asked) return;
    this.#asked = key;
    if (key === null) {
      this.#known = null;
      return;
    }
    this.#consult({ type: 'fitting' }).then(
      (answer) => {
        if (this.#asked === key) this.#known = { key, answer: answer as FittingAnswer };
      },
      () => {
        // Without a hint the game goes on.
      },
    );
  }

  /** The latest answer; it may lag behind for a moment. */
  get answer(): FittingAnswer | null {
    return this.#known?.answer ?? null;
  }
}
