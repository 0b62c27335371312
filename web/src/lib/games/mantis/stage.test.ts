import { describe, expect, it, vi } from 'vitest';
import type { Happening } from '../board';
import { Stage } from './stage.svelte';
import type { Event, Public } from './types.gen';

const sounds = { play: vi.fn() };

function position(changes: Partial<Public> = {}): Public {
  return {
    tanks: [
      [2, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0],
    ],
    piles: [0, 0],
    target: 15,
    turn: 1,
    to_move: 0,
    top: ['red', 'green', 'pink'],
    left: 90,
    dealt: [0, 0, 0, 0, 0, 0, 0],
    drawn: [],
    over: '',
    ...changes,
  };
}

function happening(id: number, ...events: Event[]): Happening<Event> {
  return { id, events, by: 'person', seat: 0 };
}

const scored = happening(
  5,
  { type: 'turned', seat: 0, aim: 'score', into: 0, colour: 'red' },
  { type: 'scored', seat: 0, colour: 'red', cards: 3, pile: 3, clause: 'M-SCORE-1' },
  { type: 'turn_began', seat: 1 },
);
const missed = happening(
  6,
  { type: 'turned', seat: 1, aim: 'score', into: 1, colour: 'blue' },
  { type: 'stayed', seat: 1, into: 1, colour: 'blue', clause: 'M-SCORE-2' },
  { type: 'turn_began', seat: 0 },
);
const afterScore = position({
  tanks: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 0, 0, 0],
  ],
  piles: [3, 0],
  to_move: 1,
  top: ['blue', 'green', 'pink'],
  left: 89,
});
const afterMiss = position({
  ...afterScore,
  tanks: [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 1, 0, 0],
  ],
  to_move: 0,
  left: 88,
});

describe('a stage', () => {
  it('animates nothing that happened before it was first shown', () => {
    const stage = new Stage(afterScore, [scored], 'desk', sounds);
    stage.follow(afterScore, [scored], 'desk');
    expect(stage.playing).toBe(false);
    expect(stage.shown.piles).toEqual([3, 0]);
    expect(stage.said).toEqual(scored.events);
  });

  it('keeps the tanks until the card has turned, and then shows the view', async () => {
    const stage = new Stage(position(), [], 'desk', sounds);
    stage.follow(afterScore, [scored], 'desk');
    expect(stage.playing).toBe(true);
    expect(stage.attempt?.aim).toBe('score');
    expect(stage.shown.piles).toEqual([0, 0]);
    expect(stage.hasShown([scored])).toBe(false);
    await vi.waitFor(() => expect(stage.playing).toBe(false));
    expect(stage.shown.piles).toEqual([3, 0]);
    expect(stage.hasShown([scored])).toBe(true);
    // A happening counts as not shown before the stage has received it.
    expect(stage.hasShown([scored, missed])).toBe(false);
    expect(stage.shown.to_move).toBe(1);
    expect(stage.attempt).toBeNull();
    expect(stage.said).toHaveLength(2);
  });

  it('keeps up with a burst of happenings', async () => {
    const stage = new Stage(position(), [], 'desk', sounds);
    stage.follow(afterScore, [scored], 'desk');
    stage.follow(afterMiss, [scored, missed], 'desk');
    await vi.waitFor(() => expect(stage.playing).toBe(false));
    expect(stage.shown.tanks[1]).toEqual([0, 0, 0, 1, 1, 0, 0]);
    expect(stage.shown.left).toBe(88);
  });

  it('shows the view without animation when a replay jumps back', async () => {
    const stage = new Stage(afterMiss, [scored, missed], 'desk', sounds);
    stage.follow(position(), [], 'desk');
    expect(stage.playing).toBe(false);
    expect(stage.shown.left).toBe(90);
    stage.follow(afterScore, [scored], 'desk');
    await vi.waitFor(() => expect(stage.playing).toBe(false));
    expect(stage.shown.left).toBe(89);
  });

  it('stops the current animation when a replay jumps back', async () => {
    const stage = new Stage(position(), [], 'desk', sounds);
    stage.follow(afterScore, [scored], 'desk');
    stage.follow(position(), [], 'desk');
    expect(stage.shown.piles).toEqual([0, 0]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stage.shown.piles).toEqual([0, 0]);
    expect(stage.flights.flyers).toEqual([]);
  });

  it('celebrates an end that was shown live', async () => {
    const stage = new Stage(position(), [], 'desk', sounds);
    const won = happening(7, { type: 'ended', winners: [0], clause: 'M-END-1' });
    stage.follow(position({ over: 'M-END-1' }), [won], 'desk');
    await vi.waitFor(() => expect(stage.playing).toBe(false));
    expect(stage.celebrating).toBe(true);
    expect(stage.shown.over).toBe('M-END-1');
  });
});
