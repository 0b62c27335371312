/** The game's time on this page: it runs on between messages and stops while the table is paused. */
export class GameClock {
  private base = 0;
  private since = performance.now();
  private running = false;

  readonly now = (): number =>
    this.running ? this.base + (performance.now() - this.since) : this.base;

  set(nowMs: number): void {
    this.base = nowMs;
    this.since = performance.now();
  }

  run(running: boolean): void {
    this.set(this.now());
    this.running = running;
  }
}
