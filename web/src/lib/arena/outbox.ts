/** One’s own inputs on their way to the table: numbered, sent once, and kept until the table has stepped them. Pure. */
import { FRAMES } from '../net/messages.gen';
import type { Input } from './controls/input';

interface Sent {
  seq: number;
  input: Input;
}

/** Half a second: more has surely not arrived. */
const MOST_PENDING = 30;

export class Outbox {
  private seq = 0;
  private pending: Sent[] = [];
  private unsent: Sent[] = [];

  /** How many inputs are on their way: that many ticks the server is behind. */
  get behind(): number {
    return this.pending.length;
  }

  /** The inputs on their way. */
  get inputs(): readonly Input[] {
    return this.pending.map(({ input }) => input);
  }

  /** Returns the number of the input. */
  put(input: Input): number {
    this.seq += 1;
    const sent = { seq: this.seq, input };
    this.pending.push(sent);
    if (this.pending.length > MOST_PENDING) this.pending.shift();
    this.unsent.push(sent);
    if (this.unsent.length > FRAMES.MOST_INPUTS) this.unsent.shift();
    return this.seq;
  }

  /** What has not been sent yet, to be sent now. */
  take(): { first: number; inputs: readonly Input[] } {
    const sent = this.unsent;
    this.unsent = [];
    return { first: sent[0]?.seq ?? 0, inputs: sent.map(({ input }) => input) };
  }

  /** The server has stepped all up to this one. */
  acknowledge(acked: number): void {
    // A page that came back counts on from where it was.
    this.seq = Math.max(this.seq, acked);
    this.pending = this.pending.filter(({ seq }) => seq > acked);
  }
}
