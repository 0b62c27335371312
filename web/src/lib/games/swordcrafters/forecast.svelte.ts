/** What one's swords would score now, asked anew after each change, one question at a time. */
import type { ForecastAnswer, Question, Score } from './types.gen';

export class Foreseen {
  score: Score | null = $state.raw(null);

  #consult: (question: Question) => Promise<unknown>;
  #wanted: string | null = null;
  #asked: string | null = null;
  #busy = false;

  constructor(consult: (question: Question) => Promise<unknown>) {
    this.#consult = consult;
  }

  /** Asks for a position, unless that was done before. Null: nothing to ask. */
  ask(position: string | null): void {
    this.#wanted = position;
    if (position === null) this.score = this.#asked = null;
    void this.#go();
  }

  // What was wanted may have changed while the answer was on its way.
  #isWanted(): boolean {
    return this.#wanted !== null;
  }

  async #go(): Promise<void> {
    if (this.#busy || this.#wanted === null || this.#wanted === this.#asked) return;
    this.#busy = true;
    const asked = this.#wanted;
    this.#asked = asked;
    try {
      const answer = (await this.#consult({ type: 'forecast' })) as ForecastAnswer;
      if (this.#isWanted()) this.score = answer.score;
    } catch {
      // Without a forecast the game goes on; better none than that of another position.
      this.score = this.#asked = null;
    }
    this.#busy = false;
    if (this.#wanted !== asked) void this.#go();
  }
}
