/** A growing list that is shown a moment late, so that the log does not tell what a card is before it turns. */
export class Later<T> {
  shown = $state.raw<readonly T[]>([]);

  /** To be called from an effect with the newest list; what was there at first is shown at once. */
  follow(list: readonly T[], delayMs: number): () => void {
    if (this.shown.length === 0) {
      this.shown = list;
      return () => undefined;
    }
    const timer = setTimeout(() => (this.shown = list), delayMs);
    return () => clearTimeout(timer);
  }
}
