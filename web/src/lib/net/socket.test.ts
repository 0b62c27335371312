import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromPage, PlaySync, ToPage, Welcome } from './messages.gen';
import { Refusal } from './refusal';
import { SILENCE_MS, TableSocket, type LinkState, type Told } from './socket';

/** Replaces the browser's WebSocket; the test acts as the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  readyState = 0;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  frames: Uint8Array[] = [];
  bufferedAmount = 0;

  send(data: string | Uint8Array) {
    if (typeof data === 'string') this.sent.push(JSON.parse(data) as FromPage);
    else this.frames.push(data);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakDown() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The ref of the latest command. */
  get ref(): number {
    const last = this.sent.at(-1);
    if (!last || !('ref' in last)) throw new Error('no command was sent');
    return last.ref;
  }

  of(type: FromPage['type']) {
    return this.sent.filter((message) => message.type === type);
  }
}

const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  you: 1,
  credential: null,
  screen: null,
  stream: 'river',
  seq: 10,
  resumed: false,
  table: {} as Welcome['table'],
  play: null,
  chat: [],
  ...more,
});

const update = (seq: number, ref?: number): ToPage => ({
  type: 'update',
  seq,
  now_ms: 0,
  ...(ref === undefined ? {} : { ref }),
});

const move = { type: 'act', seat: 0, prompt: 'p', action: { type: 'score' } } as const;

function connected() {
  const told: Told[] = [];
  const states: LinkState[] = [];
  const ended = vi.fn();
  const frames: ArrayBuffer[] = [];
  const socket = new TableSocket(
    'ws://here/ws',
    {
      hello: () => ({ type: 'hello', table: 'CDFGH', credential: 'secret' }),
      tell: (message) => told.push(message),
      frame: (frame) => frames.push(frame),
      state: (state) => states.push(state),
      ended,
    },
    'lost',
  );
  socket.open();
  FakeSocket.last.accept();
  FakeSocket.last.say(welcome());
  return { socket, told, states, ended, frames };
}

/** The connection breaks and the page reconnects. */
async function reconnect(answer: Partial<Welcome> = { resumed: true }) {
  FakeSocket.last.breakDown();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.accept();
  FakeSocket.last.say(welcome(answer));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection to a table', () => {
  it('never uses a ref twice', () => {
    const { socket } = connected();
    const refs = [1, 2, 3].map(() => {
      socket.send(move).catch(() => undefined);
      return FakeSocket.last.ref;
    });
    expect(new Set(refs).size).toBe(3);
    expect(refs).toEqual([...refs].sort((a, b) => a - b));
    socket.close();
  });

  it('says hello first, and after a reconnect names the last message it has', async () => {
    const { socket } = connected();
    expect(FakeSocket.last.sent[0]).toEqual({
      type: 'hello',
      table: 'CDFGH',
      credential: 'secret',
      brief: true,
    });
    FakeSocket.last.say(update(11));
    await reconnect();
    expect(FakeSocket.last.sent[0]).toMatchObject({ stream: 'river', last_seq: 11 });
    socket.close();
  });

  it('tells brief updates in full, with the names that the game came with', () => {
    const { socket, told } = connected();
    const shapes = { events: [['turned', 'seat']], public: ['left'] };
    FakeSocket.last.say({ type: 'sync', seq: 11, play: { shapes } as unknown as PlaySync });
    FakeSocket.last.say({ type: 'u', n: 12, t: 5, e: [[0, 3]], p: [0, 88] });
    expect(told.at(-1)).toEqual({
      type: 'update',
      seq: 12,
      now_ms: 5,
      events: [{ type: 'turned', seat: 3 }],
      public: { left: 88 },
    });
    socket.close();
  });

  it('asks for everything again if it cannot read a brief update', () => {
    const { socket, told } = connected();
    const before = FakeSocket.all.length;
    FakeSocket.last.say({ type: 'u', n: 11, t: 5, e: [[0, 3]] });
    expect(told.at(-1)).toMatchObject({ type: 'welcome' });
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).not.toHaveProperty('stream');
    socket.close();
  });

  it('passes on binary frames as they arrive', () => {
    const { socket, frames, told } = connected();
    const before = told.length;
    FakeSocket.last.onmessage?.({ data: new Uint8Array([2, 7]).buffer });
    expect(frames.map((frame) => [...new Uint8Array(frame)])).toEqual([[2, 7]]);
    expect(told).toHaveLength(before);
    socket.close();
  });

  it('drops a binary frame that cannot be sent at once', () => {
    const { socket } = connected();
    const { last } = FakeSocket;
    expect(socket.sendFrame(new Uint8Array([1]))).toBe(true);
    last.bufferedAmount = 5000;
    expect(socket.sendFrame(new Uint8Array([2]))).toBe(false);
    last.breakDown();
    expect(socket.sendFrame(new Uint8Array([3]))).toBe(false);
    expect(last.frames.map((frame) => [...frame])).toEqual([[1]]);
    socket.close();
  });

  it('never puts the credential into the address', () => {
    const { socket } = connected();
    expect(FakeSocket.last.address).toBe('ws://here/ws');
    socket.close();
  });

  it('resolves an action by the update that has its ref', async () => {
    const { socket } = connected();
    const known = Date.now() + 41;
    socket.countFrom([known]);
    const answered = socket.send(move);
    expect(FakeSocket.last.of('act')).toEqual([{ ...move, ref: known + 1 }]);
    FakeSocket.last.say(update(11, known + 1));
    await expect(answered).resolves.toBeNull();
    socket.close();
  });

  it('sends an unanswered action again with the same ref, and takes the answer once', async () => {
    const { socket, told } = connected();
    const answered = socket.send(move);
    const ref = FakeSocket.last.ref;
    await reconnect();
    expect(FakeSocket.last.of('act')).toEqual([{ ...move, ref }]);
    FakeSocket.last.say(update(11, ref));
    FakeSocket.last.say({ type: 'done', ref });
    await expect(answered).resolves.toBeNull();
    expect(told.filter((message) => message.type === 'update')).toHaveLength(1);
    socket.close();
  });

  it('gives up commands that must not be repeated', async () => {
    const { socket } = connected();
    const said = socket.send({ type: 'say', text: 'hello' });
    const refused = expect(said).rejects.toMatchObject({ code: 'lost' });
    await reconnect();
    await refused;
    expect(FakeSocket.last.of('say')).toHaveLength(0);
    socket.close();
  });

  it('keeps commands until it has reconnected', async () => {
    const { socket } = connected();
    FakeSocket.last.breakDown();
    void socket.send({ type: 'say', text: 'hello' });
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept();
    FakeSocket.last.say(welcome({ resumed: true }));
    expect(FakeSocket.last.of('say')).toHaveLength(1);
    FakeSocket.last.say({ type: 'done', ref: FakeSocket.last.ref });
    socket.close();
  });

  it('rejects with the clause of a refusal', async () => {
    const { socket } = connected();
    const answered = socket.send(move);
    FakeSocket.last.say({
      type: 'rejected',
      code: 'illegal',
      message: 'No.',
      ref: FakeSocket.last.ref,
      clause: 'M-TURN-1',
    });
    await expect(answered).rejects.toEqual(new Refusal('illegal', 'No.', 'M-TURN-1'));
    socket.close();
  });

  it('drops a duplicate message, and asks for everything after a gap', async () => {
    const { socket, told } = connected();
    FakeSocket.last.say(update(10));
    FakeSocket.last.say(update(11));
    FakeSocket.last.say(update(11));
    expect(told.filter((message) => message.type === 'update')).toHaveLength(1);
    FakeSocket.last.say(update(13));
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).not.toHaveProperty('stream');
    expect(told.filter((message) => message.type === 'update')).toHaveLength(1);
    socket.close();
  });

  it('counts a full welcome from its own number', () => {
    const { socket, told } = connected();
    FakeSocket.last.say(welcome({ seq: 70 }));
    FakeSocket.last.say(update(71));
    expect(told.at(-1)).toMatchObject({ type: 'update', seq: 71 });
    socket.close();
  });

  it('takes a long silence for a dead connection, after asking', async () => {
    const { socket, states } = connected();
    const first = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(SILENCE_MS + 3000);
    expect(first.of('ping').length).toBeGreaterThan(0);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(states).toContain('lost');
    socket.close();
  });

  it('stays connected while pongs arrive', async () => {
    const { socket } = connected();
    for (let i = 0; i < 10; i += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      FakeSocket.last.say({ type: 'pong', now_ms: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
    socket.close();
  });

  it('waits for admission as long as it takes, and then enters', async () => {
    const { socket, told } = connected();
    FakeSocket.last.breakDown();
    await vi.advanceTimersByTimeAsync(1000);
    const before = FakeSocket.all.length;
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'waiting', why: 'nod' });
    for (let i = 0; i < 10; i += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      FakeSocket.last.say({ type: 'pong', now_ms: 0 });
    }
    expect(FakeSocket.last.of('ping').length).toBeGreaterThan(0);
    expect(FakeSocket.all).toHaveLength(before);
    FakeSocket.last.say(welcome());
    expect(told.at(-1)).toMatchObject({ type: 'welcome' });
    socket.close();
  });

  it('waits longer between tries, and reconnects at once when the network is back', async () => {
    const { socket } = connected();
    for (let i = 0; i < 6; i += 1) {
      FakeSocket.last.breakDown();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    FakeSocket.last.breakDown();
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(before);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
    socket.close();
  });

  it('reconnects after a bye that asks for it, and not after others', async () => {
    const { socket, ended, states } = connected();
    FakeSocket.last.say({ type: 'bye', code: 'restart', message: 'Back soon.', again: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'bye', code: 'kicked', message: 'Bye.', again: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'kicked' }));
    expect(states.at(-1)).toBe('ended');
    await expect(socket.send(move)).rejects.toBeInstanceOf(Refusal);
  });

  it('ends when its hello is refused', () => {
    const told = connected();
    told.socket.close();
    const ended = vi.fn();
    const socket = new TableSocket(
      'ws://here/ws',
      {
        hello: () => ({ type: 'hello', table: 'XXXXX' }),
        tell: vi.fn(),
        state: vi.fn(),
        ended,
      },
      'lost',
    );
    socket.open();
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'rejected', code: 'table_not_found', message: 'No table.' });
    expect(ended).toHaveBeenCalledOnce();
  });
});
