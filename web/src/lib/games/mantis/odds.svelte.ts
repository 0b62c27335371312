/** The odds of the open prompt, asked once for each. */
import type { OddsAnswer, Question } from './types.gen';

export class Odds {
  #consult: (question: Question) => Promise<unknown>;
  #asked: string | null = null;
  #known: { prompt: string; answer: OddsAnswer } | null = $state.raw(null);

  constructor(consult: (question: Question) => Promise<unknown>) {
    this.#consult = consult;
  }

  /** Asks for a prompt, unless that was done before. Null: nothing to ask. */
  ask(prompt: string | null): void {
    if (prompt === null || prompt === this.#asked) return;
    this.#asked = prompt;
    this.#consult({ type: 'odds' }).then(
      (answer) => {
        if (this.#asked === prompt) this.#known = { prompt, answer: answer as OddsAnswer };
      },
      () => {
        // Without odds the game goes on; the shell has said why it was refused.
      },
    );
  }

  /** The answer for this prompt, once it is there. */
  answerTo(prompt: string | null): OddsAnswer | null {
    return this.#known !== null && this.#known.prompt === prompt ? this.#known.answer : null;
  }
}
