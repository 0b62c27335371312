/** One’s own inputs: numbered, sent once, and kept until the server has stepped them. Pure. */
import { FRAMES } from '../net/messages.gen';
import type { Input } from './controls/input';

interface Sent {
  seq: number;
  input: Input;
}

/** Half a second; inputs beyond that are not waited for. */
const MOST_PENDING = 30;

export class Outbox {
  private seq = 0;
  private pending: Sent[] = [];
  private unsent: Sent[] = [];

  /** Number of inputs that the server has not stepped yet, which is by how many ticks it is behind. */
  get behind(): number {
    return this.pending.length;
  }

  /** The inputs that the server has not stepped yet. */
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

  /** Takes the inputs that have not been sent yet. */
  take(): { first: number; inputs: readonly Input[] } {
    const sent = this.unsent;
    this.unsent = [];
    return { first: sent[0]?.seq ?? 0, inputs: sent.map(({ input }) => input) };
  }

  /** The server has stepped all inputs up to this number. */
  acknowledge(acked: number): void {
    // After a reload the page continues the numbers of its predecessor.
    this.seq = Math.max(this.seq, acked);
    this.pending = this.pending.filter(({ seq }) => seq > acked);
  }
}
