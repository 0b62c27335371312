/** Which tick the server is at now, judged by when snapshots came; and how unevenly they come. Pure. */

export const TICK_MS = 1000 / 60;
/** Ticks between two snapshots. */
const BEAT = 2;
const NEARER = 0.25;
const FARTHER = 0.02;
const JUMP = 15;
const LEAST_DELAY = BEAT + 1;
const MOST_DELAY = 9;

export class Pulse {
  /** How many ticks the page’s clock is ahead of the server’s, with the way included. */
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
    // The quickest way is the true one; a slow one was held up.
    this.ahead += (sample - this.ahead) * (sample < this.ahead ? NEARER : FARTHER);
  }

  /** The tick to show of whoever is not predicted: a little ago, so that there is always a later one. */
  shown(now: number): number {
    if (this.ahead === null) return 0;
    const delay = Math.min(MOST_DELAY, LEAST_DELAY + this.uneven * 2.5);
    return now / TICK_MS - this.ahead - delay;
  }

  silentMs(now: number): number {
    return this.heardAt === -Infinity ? 0 : now - this.heardAt;
  }
}
