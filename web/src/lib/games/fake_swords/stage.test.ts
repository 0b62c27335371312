import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from '../board';
import { position, REVEAL } from '../../../../fixtures/fake_swords';
import { PACES, Stage } from './stage.svelte';
import type { Event } from './types.gen';

const play = vi.fn();
const before = position({ phase: 'point' });
const after = position({
  phase: 'pick',
  piles: [[3, 4], [], []],
  collected: [[0, 37, 54], [18], [36]],
  reveal: REVEAL,
});
const nextRound = position({
  round: 2,
  boss: 1,
  piles: [[], [], []],
  loose: [8, 9],
  reveal: REVEAL,
});

function happening(id: number, ...events: Event[]): Happening<Event> {
  return { id, events, by: 'person', seat: 0 };
}

const revealed = happening(
  5,
  { type: 'revealed', piles: REVEAL },
  { type: 'pile_taken', seat: 0, number: 3, cards: ['Twirl', 'Second Wind'] },
);
const won = happening(6, {
  type: 'fight_won',
  seat: 1,
  loser: 2,
  cause: 'hit',
  card: '',
  clause: 'F-END-1',
});

describe('the reveal', () => {
  beforeEach(() => {
    play.mockClear();
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('shows all hands at once, then the outcome of each pile, then the view', async () => {
    const stage = new Stage(before, [], 'screen', { play });
    stage.follow(after, [revealed], 'screen');
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.step).toBe('hush');
    expect(stage.hasShown([revealed])).toBe(false);
    expect(stage.shown.collected[0]).toEqual([0]);
    await vi.advanceTimersByTimeAsync(PACES.screen.hush);
    expect(stage.step).toBe('hands');
    expect(play).toHaveBeenLastCalledWith('point');
    await vi.advanceTimersByTimeAsync(PACES.screen.hands);
    expect(stage.step).toBe('fates');
    expect(stage.hasShown([revealed])).toBe(false);
    await vi.advanceTimersByTimeAsync(PACES.screen.fates + 50);
    expect(stage.playing).toBe(false);
    expect(stage.hasShown([revealed])).toBe(true);
    // Only moments hold prompts back.
    const claimed = happening(6, { type: 'claimed', seat: 1, number: 1 } as unknown as Event);
    expect(stage.hasShown([revealed, claimed])).toBe(true);
    expect(stage.hasShown([revealed, { ...won, id: 7 }])).toBe(false);
    expect(stage.step).toBeNull();
    expect(stage.shown.collected[0]).toEqual([0, 37, 54]);
  });

  it('ends when somebody skips it', async () => {
    const stage = new Stage(before, [], 'phone', { play });
    stage.follow(after, [revealed], 'phone');
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect([stage.step, stage.hasShown([revealed])]).toEqual([null, true]);
  });

  it('is shown to its end when another happening follows at once', async () => {
    const stage = new Stage(before, [], 'phone', { play });
    stage.follow(after, [revealed], 'phone');
    await vi.advanceTimersByTimeAsync(10);
    stage.follow(nextRound, [revealed, won], 'phone');
    expect(stage.step).toBe('hush');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.playing).toBe(false);
    expect(stage.shown.round).toBe(2);
  });

  it('is skipped when too many happenings wait', async () => {
    const stage = new Stage(before, [], 'phone', { play });
    stage.follow(after, [revealed], 'phone');
    await vi.advanceTimersByTimeAsync(10);
    const more = [7, 8, 9].map((id) => ({ ...won, id }));
    stage.follow(nextRound, [revealed, ...more], 'phone');
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.step).toBeNull();
    expect(stage.highlight?.type).toBe('fight_won');
  });
});

describe('a stage', () => {
  it('animates nothing that happened before it was first shown', () => {
    const stage = new Stage(after, [revealed], 'desk', { play });
    stage.follow(after, [revealed], 'desk');
    expect(stage.playing).toBe(false);
    expect(stage.said).toEqual(revealed.events);
  });

  it('shows the view without animation when a replay jumps back', () => {
    const stage = new Stage(after, [revealed], 'desk', { play });
    stage.follow(before, [], 'desk');
    expect(stage.playing).toBe(false);
    expect(stage.shown.reveal).toEqual([]);
  });

  it('shows how a fight ended, and celebrates an end that was shown live', async () => {
    vi.useFakeTimers();
    const stage = new Stage(before, [], 'desk', { play });
    const ended = happening(7, ...won.events, {
      type: 'ended',
      seat: 1,
      sets: 3,
      clause: 'F-WIN-1',
    });
    stage.follow(position({ phase: 'over', winner: 1, over: 'F-WIN-1' }), [ended], 'desk');
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.highlight).toMatchObject({ type: 'fight_won', seat: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.highlight).toBeNull();
    expect(stage.celebrating).toBe(true);
    vi.useRealTimers();
  });

  it('stops animations and sounds when its board is removed', () => {
    const stage = new Stage(before, [], 'desk', { play });
    stage.leave();
    play.mockClear();
    stage.follow(after, [revealed], 'desk');
    expect(play).not.toHaveBeenCalled();
    stage.leave();
  });
});
