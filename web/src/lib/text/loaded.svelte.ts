/** Counts how often texts were loaded, so that sentences without them are formatted again. */
export class Loaded {
  #times = $state(0);

  /** To be called by every function that formats a text. */
  follow(): number {
    return this.#times;
  }

  more(): void {
    this.#times += 1;
  }
}
