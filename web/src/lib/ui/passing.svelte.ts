/** A value that is shown for a moment and then removed. */
export class Passing<T> {
  shown = $state.raw<T | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly shownMs: number) {}

  readonly show = (thing: T): void => {
    this.shown = thing;
    this.release();
  };

  readonly clear = (): void => {
    this.hold();
    this.shown = null;
  };

  /** Keeps the value while somebody is reading. */
  readonly hold = (): void => clearTimeout(this.timer);

  readonly release = (): void => {
    this.hold();
    this.timer = setTimeout(this.clear, this.shownMs);
  };
}
