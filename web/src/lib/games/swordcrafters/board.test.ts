import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sound } from '../../sound';
import type { Player } from '../board';
import Board from './Board.svelte';
import { QUIET } from '../../../../fixtures/feed';
import { position, score, sword } from '../../../../fixtures/swordcrafters';
import type { Public } from './types.gen';
import type { Props } from './view';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function player(name: string, changes: Partial<Player> = {}): Player {
  return {
    name,
    avatar: 'owl',
    colour: 'leaf',
    kind: 'person',
    presence: 'here',
    level: null,
    people: [],
    ...changes,
  };
}

function props(table: Public, kind: string | null, changes: Partial<Props> = {}): Props {
  return {
    game: 'swordcrafters',
    surface: 'phone',
    me: 0,
    players: [player('Ann'), player('Bo', { colour: 'sky' })],
    view: { public: table, private: { swords: null, hands: null } },
    prompts: kind ? [{ id: `${kind}-1`, kind, clause: 'S-SLICE-1' }] : [],
    waiting: [0],
    deadlines: {},
    nowMs: () => 0,
    happenings: [],
    feed: QUIET,
    options: { hints: false },
    outcome: null,
    commits: true,
    captain: '',
    pad: () => '',
    setPad: vi.fn(),
    act: vi.fn(),
    consult: vi.fn(() => Promise.reject(new Error('not asked'))),
    onend: vi.fn(),
    ...changes,
  };
}

const halves = [
  [0, 1, 2, 3],
  [4, 5, 6, 7, 8, 9, 10, 11],
];

describe('slicing', () => {
  it('offers every line, says what it makes, and slices on confirmation', async () => {
    const given = props(position(), 'slice');
    render(Board, given);
    const line = screen.getByRole('button', {
      name: 'Slice across below row 1: 4 tiles and 7 tiles with the forge',
    });
    await fireEvent.click(line);
    expect(given.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Slice here' }));
    expect(given.act).toHaveBeenCalledWith('slice-1', {
      type: 'slice',
      group: 0,
      axis: 'horizontal',
      line: 1,
    });
  });

  it('slices along a line that is tapped twice', async () => {
    const given = props(position(), 'slice');
    render(Board, given);
    const line = () => screen.getByRole('button', { name: /^Slice down right of column 2/ });
    await fireEvent.click(line());
    await fireEvent.click(line());
    expect(given.act).toHaveBeenCalledWith('slice-1', expect.objectContaining({ line: 2 }));
  });

  it('moves from line to line by arrow keys', async () => {
    render(Board, props(position(), 'slice'));
    const lines = screen.getAllByRole('button', { name: /^Slice / });
    lines[0]?.focus();
    await fireEvent.keyDown(lines[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(lines[1]);
  });

  it('shows the order of turns, and offers nothing to those who wait', () => {
    render(Board, props(position({ turn: 1 }), null, { waiting: [1] }));
    expect(screen.queryByRole('button', { name: /^Slice / })).toBeNull();
    const turns = within(screen.getByRole('list', { name: 'Order of turns' }));
    expect(turns.getAllByRole('listitem').map((each) => each.textContent.trim())).toEqual([
      'Ann, done',
      'Bo, now',
      'Ann, later',
      'Bo, later',
    ]);
    expect(screen.getByText('Bo slices …')).toBeTruthy();
  });

  it('describes the gems with their cuts to screen readers', () => {
    render(Board, props(position(), 'slice'));
    expect(screen.getByText('Row 1, column 1: red, cut round')).toBeTruthy();
    expect(screen.getByText('Row 2, column 3: the forge')).toBeTruthy();
  });
});

describe('selecting', () => {
  const table = position({ phase: 'select', groups: halves, taken: [null, null] });

  it('shows what a group contains, and takes it', async () => {
    const given = props(table, 'select');
    render(Board, given);
    await fireEvent.click(
      screen.getByRole('button', {
        name: 'Group 2: 1 amber, 1 white, 1 blank, 1 red, 1 blue, 1 purple, 1 green, with the forge',
      }),
    );
    expect(screen.getByText('You go first next round.')).toBeTruthy();
    expect(screen.getAllByText('1 → 2', { exact: false })).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Take 7 tiles' }));
    expect(given.act).toHaveBeenCalledWith('select-1', { type: 'select', group: 1, sword: 0 });
  });

  it('names the sword for dual wielders, each once per round', async () => {
    const two = [sword(['', '', 'R', 'B']), sword(['', '', 'G', 'A'])];
    const dual = position({
      ...table,
      groups: [[0], [1], [2], [3], [4, 5, 6, 7, 8, 9, 10, 11]],
      taken: [0, 2, null, null, null],
      turn: 2,
      swords: [two, two],
    });
    const given = props(dual, 'select');
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: /^Group 3/ }));
    expect(screen.queryByRole('button', { name: 'For sword 1' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'For sword 2' }));
    expect(given.act).toHaveBeenCalledWith('select-1', { type: 'select', group: 2, sword: 1 });
  });
});

describe('crafting', () => {
  const table = position({
    phase: 'craft',
    order: [],
    groups: halves,
    taken: [0, null],
    swords: [
      [sword(['G', 'A', 'R', 'B'], { fixed: [0, 1, 0, 0], hand: '-BW' })],
      [sword(['', '', 'W', 'A'])],
    ],
    done: [false, true],
  });

  it('puts the chosen tile on a side that has room for it', async () => {
    const given = props(table, 'craft');
    render(Board, given);
    await fireEvent.click(
      screen.getByRole('button', { name: /^blue, cut as a drop, tile 2 of 3/ }),
    );
    expect(screen.queryByRole('button', { name: /on the Left$/ })).toBeNull();
    await fireEvent.click(
      screen.getByRole('button', { name: 'Put blue, cut as a drop on the Front' }),
    );
    expect(given.act).toHaveBeenCalledWith('craft-1', {
      type: 'place',
      gem: 'blue',
      side: 'front',
      sword: 0,
    });
  });

  it('removes a tile of this round, by tapping it or by undo', async () => {
    const given = props(table, 'craft');
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: /^Take green.*off the Left/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const off = ['craft-1', { type: 'take_off', side: 'left', sword: 0 }];
    expect(vi.mocked(given.act).mock.calls).toEqual([off, off]);
    expect(screen.queryByRole('button', { name: /off the Right/ })).toBeNull();
  });

  it('can be played by keys', async () => {
    const given = props(table, 'craft', { surface: 'desk' });
    render(Board, given);
    await fireEvent.keyDown(window, { key: '3' });
    await fireEvent.keyDown(window, { key: 'b' });
    expect(given.act).toHaveBeenLastCalledWith(
      'craft-1',
      expect.objectContaining({ gem: 'white', side: 'back' }),
    );
    await fireEvent.keyDown(window, { key: 'd' });
    expect(given.act).toHaveBeenCalledTimes(1);
  });

  it('has a sound for each tile that is placed on one’s own sword or removed', async () => {
    const play = vi.spyOn(sound, 'play');
    const given = props(table, 'craft');
    const { rerender } = render(Board, given);
    const [mine = [], theirs = []] = table.swords;
    const more = [sword(['G', 'A', 'RB', 'B'], { hand: '-W' })];
    for (const swords of [
      [more, theirs],
      [more, [sword(['', '', 'WW', 'A'])]],
      [mine, theirs],
    ])
      await rerender({ ...given, view: { ...given.view, public: { ...table, swords } } });
    expect(play.mock.calls).toEqual([['clink'], ['slide']]);
    play.mockRestore();
  });

  it('goes on with the other sword when one has no tiles left', async () => {
    const [first, second] = ['B', 'W'].map((hand) => sword(['', '', 'W', 'A'], { hand }));
    const two = (...mine: (typeof first)[]) => ({ ...table, swords: [mine, []] }) as Public;
    const given = props(two(first, second), 'craft');
    const { rerender } = render(Board, given);
    expect(screen.getByRole('button', { name: /^blue, cut as a drop, tile 1/ })).toBeTruthy();
    const placed = two(sword(['B', '', 'W', 'A']), second);
    await rerender({ ...given, view: { ...given.view, public: placed } });
    expect(screen.getByRole('button', { name: /^white, cut as a kite, tile 1/ })).toBeTruthy();
  });

  it('is done when no tile is left', async () => {
    const [[mine] = [], ...others] = table.swords;
    const built = { ...table, swords: [[{ ...mine, hand: '' }], ...others] } as Public;
    const given = props(built, 'craft');
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(given.act).toHaveBeenCalledWith('craft-1', { type: 'finish' });
  });

  it('shows a forecast if the table allows it', async () => {
    const consult = vi.fn(() => Promise.resolve({ type: 'forecast', score: score() }));
    render(Board, props(table, 'craft', { options: { hints: true }, consult }));
    expect(
      await screen.findByRole('button', { name: 'Forecast: 23. Length 6, sides 4, magic 13.' }),
    ).toBeTruthy();
  });

  it('asks for the forecast again whenever somebody’s sword changes', async () => {
    const totals = [19, 12];
    const consult = vi.fn(() =>
      Promise.resolve({ type: 'forecast', score: score({ total: totals.shift() ?? 0 }) }),
    );
    const given = props(table, 'craft', { options: { hints: true }, consult });
    const { rerender } = render(Board, given);
    expect(await screen.findByRole('button', { name: /^Forecast: 19/ })).toBeTruthy();
    const [mine = []] = table.swords;
    const grown = position({ ...table, swords: [mine, [sword(['', '', 'WWW', 'A'])]] });
    await rerender({ ...given, view: { ...given.view, public: grown } });
    expect(await screen.findByRole('button', { name: /^Forecast: 12/ })).toBeTruthy();
    expect(consult).toHaveBeenCalledTimes(2);
  });

  it('lets everybody view every sword', async () => {
    render(Board, props(table, 'craft'));
    await fireEvent.click(screen.getByRole('button', { name: /^Bo: sword of 0 tiles/ }));
    expect(screen.getByRole('heading', { name: 'The sword of Bo' })).toBeTruthy();
  });

  it('changes the shown sides of a guarded sword', async () => {
    const guarded = position({
      ...table,
      swords: [
        [sword(['G', '?', 'R', '?'], { shown: ['left', 'front'] })],
        [sword(['', '', 'W', '?'], { shown: ['left', 'front'] })],
      ],
    });
    const given = props(guarded, 'craft', {
      view: { public: guarded, private: { swords: [['G', 'A', 'R', 'B']], hands: [''] } },
      prompts: [
        { id: 'craft-1', kind: 'craft', clause: 'S-CRAFT-1' },
        { id: 'show', kind: 'show', clause: 'S-OPEN-R1', awaited: false },
      ],
    });
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: 'Others see: Left, Front' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Show these two' }));
    expect(given.act).toHaveBeenCalledWith('show', {
      type: 'show',
      sides: ['front', 'back'],
      sword: 0,
    });
  });
});

describe('the solo game', () => {
  const card = { id: 'x', name: 'Rusty', icons: [], length: 9, runs: [], gems: [3, 0, 1, 0, 0, 0] };
  const solo = {
    opponents: [card],
    card: 'y',
    icons: ['horizontal', 'vertical', 'vertical', 'horizontal'] as const,
    icon: 0,
    drawn: ['y'],
  };
  const table = position({ solo, swords: [[sword(['', '', 'R', 'B'])]], order: [0] });
  const alone = { players: [player('Ann')] };

  it('slices in the direction on the card', () => {
    render(Board, props(table, 'slice', alone));
    expect(screen.getByText('Slice across!')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Slice across/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Slice down/ })).toBeNull();
    expect(screen.getByText('across, now')).toBeTruthy();
  });

  it('returns one of two halves', async () => {
    const split = { ...table, phase: 'discard', groups: halves, taken: [null, null] } as Public;
    const given = props(split, 'discard', alone);
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: /^Group 1/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Put these 4 tiles back' }));
    expect(given.act).toHaveBeenCalledWith('discard-1', { type: 'discard', group: 0 });
  });

  it('keeps a record of the best results', () => {
    const scores = [score(), score({ seat: null, name: 'Rusty', total: 20 })];
    const over = { ...table, phase: 'over', over: 'S-SOLO-R4', scores } as Public;
    const outcome = { clause: 'S-SOLO-R4', places: [1], points: [23] };
    render(Board, props(over, null, { ...alone, outcome, waiting: [] }));
    expect(screen.getByText('New best result!')).toBeTruthy();
    expect(screen.getByText(/23 points, best opponent 20/)).toBeTruthy();
  });

  it('shows the cards by name to spectators, before and during the scoring', async () => {
    const watching = { ...alone, surface: 'screen', me: null, waiting: [] } as const;
    const { rerender } = render(Board, props(table, null, watching));
    expect(screen.getByText('Rusty')).toBeTruthy();
    expect(screen.getByText('9 tiles')).toBeTruthy();
    const scores = [score(), score({ seat: null, name: 'Rusty', total: 20 })];
    const over = { ...table, phase: 'over', over: 'S-SOLO-R4', scores } as Public;
    const outcome = { clause: 'S-SOLO-R4', places: [1], points: [23] };
    await rerender(props(over, null, { ...watching, outcome }));
    const names = screen.getAllByRole('columnheader').map((each) => each.textContent.trim());
    expect(names).toEqual(['Ann', 'Rusty']);
  });
});

describe('the end', () => {
  const over = position({
    phase: 'over',
    over: 'S-WIN-1',
    swords: [[sword(['GG', 'B', 'RR', 'A'])], [sword(['R', 'R', 'W', 'A'])]],
    scores: [score(), score({ seat: 1, long: [0], total: 17 })],
  });
  const outcome = { clause: 'S-WIN-1', places: [1, 2], points: [23, 17] };
  const ended = {
    id: 3,
    events: [{ type: 'ended' as const, winners: [0], clause: 'S-WIN-1', shared: false }],
    by: '',
    seat: 0,
  };

  it('explains every number', async () => {
    const given = props(over, null, { outcome, waiting: [] });
    render(Board, given);
    expect(given.onend).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Ann, Left: 4 points. Why?' }));
    expect(screen.getByText('A row of 2 green gems, 2 points a gem: 4 points.')).toBeTruthy();
  });

  it('is animated when it is seen live, and can be skipped', async () => {
    const before = position({ phase: 'craft' });
    const given = props(before, 'craft');
    const { rerender } = render(Board, given);
    await rerender({
      ...given,
      view: { public: over, private: null },
      prompts: [],
      outcome,
      happenings: [ended],
    });
    expect(given.onend).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(given.onend).toHaveBeenCalled();
  });

  it('pauses while somebody reads an explanation', async () => {
    vi.useFakeTimers();
    const given = props(position({ phase: 'craft' }), 'craft');
    const { rerender } = render(Board, given);
    const view = { public: over, private: null };
    await rerender({ ...given, view, prompts: [], outcome, happenings: [ended] });
    await vi.advanceTimersByTimeAsync(1000);
    await fireEvent.click(screen.getByRole('button', { name: 'Ann, Length: 6 points. Why?' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given.onend).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given.onend).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is complete at once in a replay', () => {
    const film = props(over, null, { outcome, waiting: [], me: null });
    delete film.onend;
    render(Board, film);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bo, Total: 17 points. Why?' })).toBeTruthy();
  });
});

describe('the shared screen', () => {
  it('shows the whole table and has no controls', () => {
    render(Board, props(position(), null, { surface: 'screen', me: null }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Front: guard white, cut as a kite/)).toBeTruthy();
    expect(screen.getByText('Ann slices …')).toBeTruthy();
  });
});
