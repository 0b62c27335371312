import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUIET } from '../../../../fixtures/feed';
import { player } from '../../../../fixtures/players';
import type { Props } from './board';
import Board from './Board.svelte';
import type { Event, Public } from './types.gen';

afterEach(cleanup);

const table: Public = {
  tanks: [
    [2, 0, 0, 0, 1, 0, 0],
    [0, 0, 0, 3, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ],
  piles: [4, 0, 9],
  target: 10,
  turn: 3,
  to_move: 0,
  top: ['red', 'green', 'pink'],
  left: 60,
  dealt: [0, 0, 0, 0, 0, 0, 0],
  drawn: [],
  over: '',
};

function props(changes: Partial<Props> = {}): Props {
  return {
    game: 'mantis',
    surface: 'desk',
    me: 0,
    players: [player('Ann'), player('Bo'), player('Cy', { presence: 'away' })],
    view: { public: table, private: {} },
    prompts: [{ id: 'turn-3', kind: 'turn', clause: 'M-TURN-1' }],
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
    ...changes,
  };
}

describe('the Mantis board', () => {
  it('describes the tanks to screen readers', () => {
    render(Board, props());
    expect(screen.getByText(/Your tank: 2 red, 1 blue; score pile 4 of 10/)).toBeTruthy();
    expect(screen.getByText(/Tank of Bo: 3 green; score pile 0 of 10/)).toBeTruthy();
    expect(screen.getByText(/Tank of Cy: empty; score pile 9 of 10, dropped off/)).toBeTruthy();
  });

  it('has a button for each choice that says what will happen', async () => {
    const given = props();
    render(Board, given);
    const buttons = within(screen.getByRole('group')).getAllByRole('button');
    expect(buttons).toHaveLength(3);
    expect(buttons[0]?.textContent).toContain('You would bank 3 cards if it is red.');
    expect(buttons[1]?.textContent).toContain('You would take 4 cards if it is green.');
    expect(buttons[2]?.textContent).toContain('None of the three colours matches there.');
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(given.act).toHaveBeenCalledWith('turn-3', { type: 'steal', target: 1 });
  });

  it('can be played by keys', async () => {
    const given = props();
    render(Board, given);
    await fireEvent.keyDown(window, { key: 's' });
    expect(given.act).toHaveBeenLastCalledWith('turn-3', { type: 'score' });
    await fireEvent.keyDown(window, { key: '3' });
    expect(given.act).toHaveBeenLastCalledWith('turn-3', { type: 'steal', target: 2 });
    await fireEvent.keyDown(window, { key: '1' });
    await fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(given.act).toHaveBeenCalledTimes(2);
  });

  it('only shows a tank when it is tapped, also one’s own; a button there steals', async () => {
    const given = props();
    render(Board, given);
    await fireEvent.click(screen.getByRole('button', { name: 'Look at your tank' }));
    expect(screen.getByRole('dialog').textContent).toContain('2 red');
    const own = within(screen.getByRole('dialog'));
    expect(own.queryByRole('button', { name: /^Steal/ })).toBeNull();
    await fireEvent.click(own.getByRole('button', { name: 'Close' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the tank of Bo' }));
    expect(screen.getByRole('dialog').textContent).toContain('3 green');
    expect(given.act).not.toHaveBeenCalled();
    const theirs = within(screen.getByRole('dialog'));
    await fireEvent.click(theirs.getByRole('button', { name: 'Steal from Bo' }));
    expect(given.act).toHaveBeenCalledExactlyOnceWith('turn-3', { type: 'steal', target: 1 });
  });

  it('opens the next choices when the card has been shown, or on a tap', async () => {
    const onshowing = vi.fn();
    const given = props({ onshowing });
    const { container, rerender } = render(Board, given);
    const events: Event[] = [
      { type: 'turned', seat: 1, aim: 'score', into: 1, colour: 'red' },
      { type: 'stayed', seat: 1, into: 1, colour: 'red', clause: 'M-SCORE-2' },
      { type: 'turn_began', seat: 0 },
    ];
    const prompts = [{ id: 'turn-4', kind: 'turn', clause: 'M-TURN-1' }];
    const happenings = [{ id: 1, events, by: 'person', seat: 1 }];
    await rerender({ ...given, prompts, happenings });
    const choices = () => container.querySelector('.choices');
    expect(choices()).toBeNull();
    expect(onshowing).toHaveBeenLastCalledWith(true);
    await fireEvent.click(container.querySelector('.board') as HTMLElement);
    await vi.waitFor(() => expect(choices()).not.toBeNull());
    expect(onshowing).toHaveBeenLastCalledWith(false);
  });

  it('names other winners, and addresses the viewer as “you”', () => {
    const outcome = { clause: 'M-END-1', places: [1, 1, 2], points: [10, 10, 9] };
    render(Board, props({ outcome, prompts: [], waiting: [] }));
    const won = [0, 1].map((seat) => document.querySelector(`[data-tank="${seat}"] .note`));
    expect(won.map((note) => note?.textContent)).toEqual(['win!', 'wins!']);
  });

  it('asks for the odds only if the table shows them', async () => {
    const silent = props();
    render(Board, silent);
    expect(silent.consult).not.toHaveBeenCalled();
    cleanup();
    const answer = { type: 'odds', fronts: [0.5, 0.3, 0.2], match: [0.5, 0.3, 0] };
    const hinting = props({
      options: { hints: true },
      consult: vi.fn(() => Promise.resolve(answer)),
    });
    render(Board, hinting);
    expect(hinting.consult).toHaveBeenCalledWith({ type: 'odds' });
    expect(await screen.findByText(/Chance 50 percent/)).toBeTruthy();
  });

  it('offers nothing to spectators', async () => {
    const given = props({ surface: 'screen', me: null, prompts: [] });
    render(Board, given);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Tank of Ann/)).toBeTruthy();
    await fireEvent.keyDown(window, { key: 's' });
    expect(given.act).not.toHaveBeenCalled();
  });
});
