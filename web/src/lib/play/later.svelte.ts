/** Shows a growing list with a delay, so that the log does not reveal a card before it turns. */
export class Later<T> {
  shown = $state.raw<readonly T[]>([]);
  private isFirst = true;

  /** Takes every newer list; the first one that is not empty is shown at once. */
  follow(list: readonly T[], delayMs: number): void {
    if (this.isFirst) this.shown = list;
    else setTimeout(() => (this.shown = list), delayMs);
    this.isFirst &&= list.length === 0;
  }
}
