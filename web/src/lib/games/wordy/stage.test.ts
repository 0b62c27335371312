import { describe, expect, it, vi } from 'vitest';
import type { Happening } from '../board';
import { table, told } from '../../../../fixtures/wordy';
import { Stage } from './stage.svelte';
import type { Event } from './types.gen';

const sounds = { play: vi.fn() };
const me = () => 0;

function happening(id: number, ...events: Event[]): Happening<Event> {
  return { id, events, by: 'person', seat: 1 };
}

const asked = happening(
  5,
  { type: 'asked', seat: 1, clue: 'first', letter: '', word: '' },
  told({ asker: 1, owner: 0, letter: 'B' }),
  { type: 'paid', seat: 0, berries: 4, total: 7, bank: 28, clause: 'W-C-FIRST' },
  { type: 'turn_began', seat: 0 },
);
const before = table({ berries: [3, 5], bank: 32 });
const after = table({ berries: [7, 5], bank: 28 });

describe('the stage', () => {
  it('animates nothing that happened before it was first shown', () => {
    const stage = new Stage(me, after, [asked], 'phone', sounds);
    stage.follow(after, [asked], 'phone');
    expect(stage.highlight).toBeNull();
    expect(stage.shown.berries).toEqual([7, 5]);
    expect(stage.said).toEqual(asked.events);
  });

  it('keeps the berries until the answer has been shown', async () => {
    const stage = new Stage(me, before, [], 'phone', sounds);
    stage.follow(after, [asked], 'phone');
    expect(stage.highlight?.type).toBe('asked');
    expect(stage.shown.berries).toEqual([3, 5]);
    await vi.waitFor(() => expect(stage.highlight?.type).toBe('told'), { timeout: 3000 });
    await vi.waitFor(() => expect(stage.shown.bank).toBe(28), { timeout: 4000 });
    expect(stage.shown.berries).toEqual([7, 5]);
  });

  it('shows the view without animation when a film jumps back', () => {
    const stage = new Stage(me, before, [], 'phone', sounds);
    stage.follow(after, [asked], 'phone');
    stage.follow(before, [], 'phone');
    expect(stage.highlight).toBeNull();
    expect(stage.shown.berries).toEqual([3, 5]);
  });

  it('keeps up with a burst', async () => {
    const stage = new Stage(me, before, [], 'phone', sounds);
    const wrong = happening(6, {
      type: 'guessed_wrong',
      seat: 1,
      word: 'WEB',
      clause: 'W-GUESS-2',
    });
    stage.follow(after, [asked], 'phone');
    stage.follow(after, [asked, wrong, { ...wrong, id: 7 }], 'phone');
    await vi.waitFor(() => expect(stage.highlight?.type).toBe('guessed_wrong'));
    await vi.waitFor(() => expect(stage.shown.berries).toEqual([7, 5]), { timeout: 4000 });
  });
});
