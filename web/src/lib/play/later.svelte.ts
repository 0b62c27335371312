/** A growing list that is shown a moment late, so that the log does not tell what a card is before it turns. */
export class Later<T> {
  shown = $state.raw<readonly T[]>([]);
  private isFirst = true;

  /** To be called with every newer list; what is there at first, once its words are loaded, is shown at once. */
  follow(list: readonly T[], delayMs: number): void {
    if (this.isFirst) this.shown = list;
    else setTimeout(() => (this.shown = list), delayMs);
    this.isFirst &&= list.length === 0;
  }
}
