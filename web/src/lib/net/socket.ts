import { inFull } from './brief';
import type {
  BriefUpdate,
  Bye,
  Command,
  FromPage,
  Hello,
  PlaySync,
  Rejected,
  Shapes,
  ToPage,
  Update,
  Welcome,
} from './messages.gen';
import { Refusal } from './refusal';

/** lost: will reconnect by itself; ended: will not. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'ended';

export type WithoutRef<C> = C extends Command ? Omit<C, 'ref'> : never;
export type Wish = WithoutRef<Command>;

/** Messages of the stream, in order and without gaps, and the welcomes between them. */
export type Told = Exclude<ToPage, { type: 'done' | 'rejected' | 'answer' | 'bye' | 'u' }>;

type Numbered = Exclude<Extract<Told, { seq: number }>, Welcome>;

export interface SocketEvents {
  /** The first message; the socket adds the position in the stream. */
  hello: () => Hello;
  tell: (message: Told) => void;
  /** A binary frame; the server drops all but the latest for slow pages. */
  frame?: (frame: ArrayBuffer) => void;
  state: (state: LinkState) => void;
  /** The table has closed the connection: reconnecting will not help. */
  ended: (bye: Bye | Rejected) => void;
}

interface Pending {
  command: Command;
  sent: boolean;
  resolve: (answer: unknown) => void;
  reject: (refusal: Refusal) => void;
}

export const SILENCE_MS = 8000;
const PING_MS = 3000;
const PROBE_MS = 2500;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
// About a tenth of a second of inputs.
const MOST_WAITING_BYTES = 400;

// These can be repeated without harm. Other commands fail if the connection drops before the answer.
const REPEATABLE: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'act',
  'consult',
  'take_seat',
  'leave_seat',
  'name_captain',
  'set_pad',
  'ready',
  'profile',
  'add_bot',
  'configure',
  'pause',
  'slow_down',
  'hand_over',
  'admit',
]);

/** The connection of one page to one table: it reconnects by itself and repeats unanswered actions. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private stream: string | null = null;
  private seq = 0;
  /** The names that brief updates leave out. */
  private shapes: Shapes | null = null;
  private welcomed = false;
  /** Connected, but not admitted yet. */
  private waiting = false;
  private ref = 0;
  private tries = 0;
  private heardAt = 0;
  private closed = false;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
    private readonly lostMessage: string,
  ) {}

  open(): void {
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
    window.addEventListener('pageshow', this.wake);
    this.beat = setInterval(this.listen, 1000);
    this.connect();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('pageshow', this.wake);
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.drop();
    for (const [ref, waiting] of this.pending) {
      this.pending.delete(ref);
      waiting.reject(new Refusal('lost', this.lostMessage));
    }
    this.events.state('ended');
  }

  /** A `ref` that was used before, also before a reload, is never used again. */
  countFrom(refs: readonly number[]): void {
    this.ref = Math.max(this.ref, ...refs);
  }

  /** Resolves with the answer. Rejects with a Refusal. */
  send(wish: Wish): Promise<unknown> {
    if (this.closed) return Promise.reject(new Refusal('lost', this.lostMessage));
    // Derived from the clock, so that two pages of one device use different refs for a seat that both hold.
    this.ref = Math.max(this.ref + 1, Date.now());
    const command: Command = { ...wish, ref: this.ref };
    return new Promise((resolve, reject) => {
      const sent = this.welcomed && this.write(command);
      this.pending.set(command.ref, { command, sent, resolve, reject });
    });
  }

  /** Sends a binary frame, or drops it if it would have to wait. */
  sendFrame(frame: Uint8Array<ArrayBuffer>): boolean {
    const { socket } = this;
    if (!this.welcomed || socket?.readyState !== WebSocket.OPEN) return false;
    if (socket.bufferedAmount > MOST_WAITING_BYTES) return false;
    socket.send(frame);
    return true;
  }

  /** The view is inconsistent: asks for all of it again. */
  resync(): void {
    this.stream = null;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.events.state(this.tries === 0 ? 'connecting' : 'lost');
    this.heardAt = Date.now();
    const socket = new WebSocket(this.address);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.onopen = () => {
      const resume = this.stream === null ? {} : { stream: this.stream, last_seq: this.seq };
      this.write({ ...this.events.hello(), ...resume, brief: true });
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === 'string') this.hear(JSON.parse(data) as ToPage);
      else this.see(data);
    };
    socket.onclose = () => this.comeBack();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    this.welcomed = this.waiting = false;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    for (const [ref, waiting] of this.pending) {
      if (!waiting.sent || REPEATABLE.has(waiting.command.type)) continue;
      this.pending.delete(ref);
      waiting.reject(new Refusal('lost', this.lostMessage));
    }
  }

  private comeBack(): void {
    if (this.closed) return;
    this.drop();
    this.events.state('lost');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.retry);
    // Half of the delay is random, so that a whole room does not reconnect at the same time.
    this.retry = setTimeout(() => this.connect(), wait / 2 + (Math.random() * wait) / 2);
  }

  // The timers of a locked phone are late and its connection may be dead: check at once.
  private readonly wake = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    // A new connection is on its way.
    if (this.socket && !this.welcomed && Date.now() - this.heardAt < PROBE_MS) return;
    if (!this.socket || !(this.welcomed || this.waiting)) {
      this.tries = 0;
      this.connect();
      return;
    }
    this.heardAt = Math.min(this.heardAt, Date.now() - PING_MS);
    const before = this.heardAt;
    const socket = this.socket;
    this.write({ type: 'ping' });
    setTimeout(() => {
      if (this.socket === socket && this.heardAt === before) this.connect();
    }, PROBE_MS);
  };

  private readonly listen = (): void => {
    if (!this.socket) return;
    const silent = Date.now() - this.heardAt;
    if (silent > SILENCE_MS) this.comeBack();
    else if (silent >= PING_MS && (this.welcomed || this.waiting)) this.write({ type: 'ping' });
  };

  private see(frame: ArrayBuffer): void {
    this.heardAt = Date.now();
    this.events.frame?.(frame);
  }

  private hear(message: ToPage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.arrive(message);
        return;
      case 'waiting':
        this.tries = 0;
        this.waiting = true;
        this.events.tell(message);
        this.events.state('open');
        return;
      case 'bye':
        this.leave(message);
        return;
      case 'done':
        this.answer(message.ref, (waiting) => waiting.resolve(null));
        return;
      case 'answer':
        this.answer(message.ref, (waiting) => waiting.resolve(message.answer));
        return;
      case 'rejected':
        this.refuse(message);
        return;
      case 'pong':
        this.events.tell(message);
        return;
      case 'u':
        this.hearBrief(message);
        return;
      default:
        this.hearNext(message);
    }
  }

  private hearBrief(brief: BriefUpdate): void {
    let update: Update | null = null;
    try {
      if (this.shapes) update = inFull(brief, this.shapes);
    } catch {
      // The shapes are those of another game.
    }
    if (update) this.hearNext(update);
    else this.resync();
  }

  private hearNext(message: Numbered): void {
    if (!this.inOrder(message.seq)) return;
    if (message.type === 'sync') this.learn(message.play);
    this.events.tell(message);
    if (message.type === 'update' && message.ref !== undefined)
      this.answer(message.ref, (waiting) => waiting.resolve(null));
  }

  private learn(play: PlaySync | null): void {
    if (play?.shapes) this.shapes = play.shapes;
  }

  private arrive(welcome: Welcome): void {
    this.tries = 0;
    this.welcomed = true;
    // When the stream is resumed, the missed messages follow and are counted as they arrive.
    if (!welcome.resumed) this.seq = welcome.seq;
    this.learn(welcome.play);
    this.stream = welcome.stream;
    this.events.tell(welcome);
    this.events.state('open');
    for (const waiting of this.pending.values()) waiting.sent = this.write(waiting.command);
  }

  private inOrder(seq: number): boolean {
    if (seq <= this.seq) return false;
    if (seq !== this.seq + 1) {
      this.resync();
      return false;
    }
    this.seq = seq;
    return true;
  }

  private answer(ref: number, settle: (waiting: Pending) => void): void {
    const waiting = this.pending.get(ref);
    // A repeated action gets its answer twice.
    if (!waiting) return;
    this.pending.delete(ref);
    settle(waiting);
  }

  private refuse(message: Rejected): void {
    if (typeof message.ref === 'number') {
      this.answer(message.ref, (waiting) => waiting.reject(Refusal.from(message)));
    } else if (!this.welcomed) {
      this.close();
      this.events.ended(message);
    }
  }

  private leave(bye: Bye): void {
    if (bye.again) {
      this.comeBack();
      return;
    }
    this.close();
    this.events.ended(bye);
  }

  private write(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

/** The address names the table, so that a server that does not have it can bring the page to the one that has. */
export function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws?t=${encodeURIComponent(code)}`;
}
