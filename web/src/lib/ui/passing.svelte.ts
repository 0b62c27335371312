/** A value that is shown for a moment and then removed. */
export class Passing<T> {
  shown = $state.raw<T | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly shownMs: number) {}

  readonly show = (thing: T): void => {
    clearTimeout(this.timer);
    this.shown = thing;
    this.timer = setTimeout(() => (this.shown = null), this.shownMs);
  };
}
