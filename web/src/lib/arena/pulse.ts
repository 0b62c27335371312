/** Estimates the server's current tick from the arrival times of snapshots, and their jitter. Pure. */

export const TICK_MS = 1000 / 60;
/** Ticks between two snapshots. */
const BEAT = 2;
const NEARER = 0.25;
const FARTHER = 0.02;
const JUMP = 15;
const LEAST_DELAY = BEAT + 1;
const MOST_DELAY = 9;

export class Pulse {
  /** By how many ticks the page’s clock is ahead of the server’s, including the delay of the network. */
  private ahead: number | null = null;
  private uneven = 0;
  private heardAt = -Infinity;

  hear(tick: number, now: number): void {
    const sample = now / TICK_MS - tick;
    this.heardAt = now;
    if (this.ahead === null || Math.abs(sample - this.ahead) > JUMP) {
      this.ahead = sample;
      return;
    }
    this.uneven += (Math.abs(sample - this.ahead) - this.uneven) * 0.1;
    // The fastest snapshot shows the true offset; slower ones were delayed.
    this.ahead += (sample - this.ahead) * (sample < this.ahead ? NEARER : FARTHER);
  }

  /** The tick at which others are shown: a little in the past, so that a later snapshot usually exists. */
  shown(now: number): number {
    if (this.ahead === null) return 0;
    const delay = Math.min(MOST_DELAY, LEAST_DELAY + this.uneven * 2.5);
    return now / TICK_MS - this.ahead - delay;
  }

  silentMs(now: number): number {
    return this.heardAt === -Infinity ? 0 : now - this.heardAt;
  }
}
