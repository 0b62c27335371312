import { describe, expect, it } from 'vitest';
import { position } from '../../../../fixtures/burrito';
import { hitsOf, recordsOf } from './records';
import { aroundOf, foesOf, leftOf, rightOf } from './view';

const round = {
  clause: 'B-ROUND-1',
  points: [3, 4, 0, 1],
  winner: 1,
  ran_ms: 90_000,
  passed: [30, 60, 0, 15],
  droughts: [20_000, 8_000, 90_000, 40_000],
};

describe('the records after the game', () => {
  const table = position({
    rounds: [round, { ...round, ran_ms: 30_000, droughts: [25_400, 9_000, 30_000, 30_000] }],
  });

  it('have the cards passed per minute and the longest time without a set', () => {
    const [ann, bo, cy] = recordsOf(table);
    expect(ann).toEqual({ seat: 0, points: 6, passed: 60, aMinute: 30, drought: 25 });
    expect(bo?.aMinute).toBe(60);
    expect(cy?.drought).toBe(90);
  });

  it('have who hit whom, sorted by number', () => {
    const hits = [
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [3, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    expect(hitsOf(position({ hits }))).toEqual([
      { by: 2, on: 0, times: 3 },
      { by: 0, on: 1, times: 1 },
    ]);
  });
});

describe('the seats', () => {
  it('skip empty seats when looking for neighbours', () => {
    const table = position({ skipped: [1] });
    expect(leftOf(table, 0)).toBe(2);
    expect(rightOf(table, 2)).toBe(0);
    expect(aroundOf(position(), 2)).toEqual([3, 0, 1, 2]);
    expect(aroundOf(position(), null)).toEqual([0, 1, 2, 3]);
  });

  it('give the opponents of a declared battle', () => {
    expect(foesOf(position(), 0, 'brawl', [])).toEqual([1, 3]);
    expect(foesOf(position(), 0, 'war', [])).toEqual([1, 2, 3]);
    expect(foesOf(position(), 0, 'duel', [0, 2])).toEqual([0, 2]);
    expect(foesOf(position({ skipped: [1, 3] }), 0, 'war', [])).toEqual([0, 2]);
  });
});
