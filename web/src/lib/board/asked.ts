/** The open prompts, by the action that answers them. */
import type { Prompt } from '../games/board';

export class Prompts<Type extends string> {
  protected readonly prompts: readonly Prompt[];
  readonly #kinds: Record<Type, string>;

  /** `kinds` maps each action to the kind of prompt that it answers. */
  constructor(kinds: Record<Type, string>, prompts: readonly Prompt[]) {
    this.#kinds = kinds;
    this.prompts = prompts;
  }

  may(type: Type): boolean {
    return this.promptOf(type) !== null;
  }

  promptOf(type: Type): Prompt | null {
    return this.prompts.find((prompt) => prompt.kind === this.#kinds[type]) ?? null;
  }
}
