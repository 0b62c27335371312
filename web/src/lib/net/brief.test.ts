import { expect, test } from 'vitest';
import { inFull } from './brief';
import type { Shapes } from './messages.gen';

const SHAPES: Shapes = {
  events: [
    ['turned', 'seat', 'colour'],
    ['turn_began', 'seat'],
  ],
  public: ['tanks', 'turn', 'left'],
};

test('an update is written out with the names that were left out', () => {
  const brief = {
    type: 'u',
    n: 8,
    t: 123,
    s: 3,
    e: [[0, 3, 'red'], { type: 'odd', seat: 1 }, [1, 0]],
    own: { '2': [[1, 2]] },
    p: [0, { '@': { '2': [1] } }, 2, 88],
    w: [0],
    prompts: { '2': [] },
    ref: 5,
  } as const;
  expect(inFull(brief, SHAPES)).toEqual({
    type: 'update',
    seq: 8,
    now_ms: 123,
    seat: 3,
    events: [
      { type: 'turned', seat: 3, colour: 'red' },
      { type: 'odd', seat: 1 },
      { type: 'turn_began', seat: 0 },
    ],
    own: { '2': [{ type: 'turn_began', seat: 2 }] },
    public: { tanks: { '@': { '2': [1] } }, left: 88 },
    waiting: [0],
    prompts: { '2': [] },
    ref: 5,
  });
});

test('an update without news stays empty', () => {
  expect(inFull({ type: 'u', n: 1, t: 2 }, SHAPES)).toEqual({ type: 'update', seq: 1, now_ms: 2 });
});

test.each([
  { e: [[7, 1]], told: 'no event of kind 7' },
  { e: [[0, 1]], told: 'no event of kind 0' },
  { p: [9, 1], told: 'no field 9' },
])('an update of another game is not misread: $told', ({ told, ...part }) => {
  expect(() => inFull({ type: 'u', n: 1, t: 2, ...part }, SHAPES)).toThrow(told);
});
