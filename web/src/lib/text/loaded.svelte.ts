/** Counts how often more texts came, so that what was said without them is said anew. */
export class Loaded {
  #times = $state(0);

  /** To be called by whoever says something. */
  follow(): number {
    return this.#times;
  }

  more(): void {
    this.#times += 1;
  }
}
