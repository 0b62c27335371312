import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ChatLine,
  FromPage,
  GameInfo,
  HolderInfo,
  PlaySync,
  SeatInfo,
  ToPage,
} from '../net/messages.gen';
import { Table } from './table.svelte';

/** Replaces the browser's WebSocket; the test acts as the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close() {
    this.readyState = 3;
  }

  say(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const holder = (member: number, name: string, commits: boolean): HolderInfo => ({
  member,
  name,
  avatar: 'fox',
  colour: 'sea',
  here: true,
  commits,
});

const seat = (name: string, ...holders: HolderInfo[]) =>
  ({
    kind: 'person',
    name,
    presence: 'here',
    member: holders[0]?.member,
    holders,
  }) as unknown as SeatInfo;

const ann = holder(0, 'Ann', true);
const bo = holder(1, 'Bo', true);
const cy = holder(2, 'Cy', false);

const play = (pads: PlaySync['pads'], number = 1, options = {}) =>
  ({
    number,
    game: 'wordy',
    options,
    now_ms: 0,
    prompts: {},
    private: {},
    refs: {},
    recent: [],
    pads,
  }) as unknown as PlaySync;

const line = (text: string, team: number | null): ChatLine => ({
  member: 0,
  name: 'Ann',
  text,
  team,
});

/** The page of a person at a table of two teams: Ann, its captain, and Cy against Bo. */
function pageOf(
  you: number,
  pads: PlaySync['pads'],
  seats = [seat('Ann & Cy', ann, cy), seat('Bo', bo)],
  facts: Partial<GameInfo> = { information: 'hidden', hidden_with: '' },
  options = {},
) {
  const table = new Table('CDFGH', 'player', null, () => [{ name: 'wordy', ...facts } as GameInfo]);
  table.open();
  FakeSocket.last.say({
    type: 'welcome',
    you,
    credential: null,
    screen: null,
    stream: 's',
    seq: 0,
    resumed: false,
    table: { game: 'wordy', phase: 'playing', paused: false, host: 0, seats, members: [] } as never,
    play: play(pads, 1, options),
    chat: [line('to all', null), line('to the first', 0), line('to the second', 1)],
  });
  return table;
}

const written = () => FakeSocket.last.sent.filter((message) => message.type === 'set_pad');

let open: Table | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  open?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a shared screen', () => {
  it('answers what is asked in public, for the seat that is asked', () => {
    open = new Table('CDFGH', 'screen', null, () => []);
    open.open();
    const asked = { id: 'report-3', kind: 'report', clause: 'F-END-5' };
    FakeSocket.last.say({
      type: 'welcome',
      you: null,
      credential: null,
      screen: null,
      stream: 's',
      seq: 0,
      resumed: false,
      table: { game: 'fake_swords', phase: 'playing', seats: [], members: [] } as never,
      play: { ...play({}), prompts: { '2': [asked] } },
      chat: [],
    });
    expect(open.prompts).toEqual([asked]);
    open.act('report-3', { type: 'report' });
    open.act('gone', { type: 'report' });
    const acts = FakeSocket.last.sent.filter((message) => message.type === 'act');
    expect(acts).toMatchObject([{ seat: 2, prompt: 'report-3' }]);
  });
});

describe('a refusal', () => {
  it('is removed when the next command is accepted', async () => {
    open = pageOf(0, {});
    const socket = FakeSocket.last;
    const answer = (message: Record<string, unknown>) => {
      const { ref } = socket.sent.at(-1) as unknown as { ref: number };
      socket.say({ ...message, ref } as unknown as ToPage);
    };
    const refused = open.order({ type: 'pause', paused: true });
    answer({ type: 'rejected', code: 'illegal', message: 'No.', clause: 'W-VALID-1', field: '' });
    expect(await refused).toBe(false);
    expect(open.refused.shown?.message).toBe('No.');
    const accepted = open.order({ type: 'pause', paused: true });
    answer({ type: 'done' });
    expect(await accepted).toBe(true);
    expect(open.refused.shown).toBeNull();
  });
});

describe('a device that several players share', () => {
  const both = [seat('Ann', ann), seat('Bo', { ...bo, member: ann.member })];
  const guarded: Partial<GameInfo> = { information: 'open', hidden_with: 'guarded' };

  it.each([
    ['hidden', { information: 'hidden', hidden_with: '' }, {}, true],
    ['open', { information: 'open', hidden_with: '' }, {}, false],
    ['open by choice', guarded, { guarded: false }, false],
    ['hidden by choice', guarded, { guarded: true }, true],
  ] as const)('has a curtain if a game is %s', (_, facts, options, covered) => {
    open = pageOf(0, {}, both, facts, options);
    expect([open.held, open.hasSecrets]).toEqual([[0, 1], covered]);
    expect(open.eyes).toEqual({ seat: 0, covered });
  });
});

describe('a seat that several people hold', () => {
  it('is held by each of them, and one confirms', () => {
    open = pageOf(2, {});
    expect([open.held, open.me, open.commits, open.captain]).toEqual([[0], 0, false, 'Ann']);
    expect(open.players[0]?.people.map(({ name }) => name)).toEqual(['Ann', 'Cy']);
    open.close();
    open = pageOf(0, {});
    expect([open.held, open.commits, open.captain]).toEqual([[0], true, '']);
    open.close();
    open = pageOf(9, {});
    expect([open.held, open.me, open.commits, open.captain]).toEqual([[], null, false, '']);
  });

  it('has its own chat channel', () => {
    open = pageOf(2, {});
    expect(open.said.map(({ text }) => text)).toEqual(['to all', 'to the first']);
  });

  it('shares its pads, and writes on them', async () => {
    open = pageOf(2, { '0': { notes: 'an S' } });
    expect([open.pad(0, 'notes'), open.pad(1, 'notes'), open.pad(0, 'draft')]).toEqual([
      'an S',
      '',
      '',
    ]);
    FakeSocket.last.say({ type: 'pad', seq: 1, seat: 0, name: 'notes', text: 'no S', member: 0 });
    expect(open.pad(0, 'notes')).toBe('no S');
    open.setPad(0, 'notes', 'no S, an E');
    open.setPad(1, 'notes', 'not mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(written()).toMatchObject([{ seat: 0, name: 'notes', text: 'no S, an E' }]);
  });

  it('sends what was written before the page is hidden or closed', () => {
    open = pageOf(2, { '0': {} });
    open.setPad(0, 'notes', 'one');
    window.dispatchEvent(new Event('pagehide'));
    expect(written()).toHaveLength(1);
    open.setPad(0, 'notes', 'two');
    const socket = FakeSocket.last;
    open.close();
    expect(socket.sent.filter((message) => message.type === 'set_pad')).toHaveLength(2);
  });

  it('begins the next game with empty pads', () => {
    open = pageOf(2, { '0': { notes: 'old' } });
    FakeSocket.last.say({ type: 'sync', seq: 1, play: play({ '0': {} }, 2) });
    expect(open.pad(0, 'notes')).toBe('');
  });
});

describe('a device that holds both sides', () => {
  const bea = holder(0, 'Bea', true);

  it('shows what belongs to a seat only to its player', () => {
    open = pageOf(0, { '0': { notes: 'ours' }, '1': { notes: 'hers' } }, [
      seat('Ann & Cy', ann, cy),
      seat('Bea & Bo', bea, bo),
    ]);
    expect([open.held, open.eyes.covered, open.nameAt(1)]).toEqual([[0, 1], true, 'Bea']);
    expect([open.pad(0, 'notes'), open.pad(1, 'notes')]).toEqual(['', '']);
    expect(open.said.map(({ text }) => text)).toEqual(['to all']);
    open.lift();
    expect([open.pad(0, 'notes'), open.pad(1, 'notes')]).toEqual(['ours', '']);
    expect(open.said.map(({ text }) => text)).toEqual(['to all', 'to the first']);
    open.passTo(1);
    open.lift();
    expect([open.pad(0, 'notes'), open.pad(1, 'notes')]).toEqual(['', 'hers']);
  });
});

describe('the stream of happenings', () => {
  const turn = { id: 'turn-2', kind: 'turn', clause: 'W-TURN-1' };

  it('reports each once, as the viewer saw it, with the new view, and before the next prompt', () => {
    open = pageOf(0, {});
    const table = open;
    const heard: unknown[] = [];
    table.log.happens.listen(({ events }) => heard.push(events, table.view.public));
    table.log.heard.listen(({ id }) => heard.push(`line ${id}`));
    table.asks.listen(({ id }) => heard.push(id));
    FakeSocket.last.say({
      type: 'update',
      seq: 1,
      now_ms: 5,
      seat: 1,
      public: ['s', { score: 3 }] as never,
      events: [{ type: 'guessed' }],
      own: { '0': [{ type: 'guessed', word: 'owl' }] },
      prompts: { '0': [turn] },
    } as never);
    expect(heard).toHaveLength(4);
    expect(heard.at(-1)).toBe('turn-2');
    expect(heard).toContainEqual([{ type: 'guessed', word: 'owl' }]);
  });

  it('reports news about people, in a game also as a line of the log', () => {
    open = pageOf(0, {});
    const heard: string[] = [];
    open.log.news.listen(({ kind, name }) => heard.push(`${kind} ${name}`));
    const people = { kind: 'left', name: 'Bo', member: 1, seat: 1 };
    FakeSocket.last.say({
      type: 'notice',
      seq: 1,
      line: { at_ms: 0, events: [], people },
    } as never);
    expect(heard).toEqual(['left Bo']);
    expect(open.log.lines.at(-1)?.people?.name).toBe('Bo');
  });
});
