import { describe, expect, it } from 'vitest';
import { allCuts, cutOfStroke, cutsOf, isConnected, partsOf } from './cuts';
import { layoutOf } from './layout';
import { position } from '../../../../fixtures/swordcrafters';

const low = { columns: 4, rows: 3 };
const whole = Array.from({ length: 12 }, (_, cell) => cell);

describe('groups', () => {
  it('are connected side by side, not across corners or around the border', () => {
    expect(isConnected([0, 1, 5], low)).toBe(true);
    expect(isConnected([0, 5], low)).toBe(false);
    expect(isConnected([3, 4], low)).toBe(false);
    expect(isConnected([], low)).toBe(false);
  });

  it('are cut in two by a line between their cells', () => {
    expect(partsOf([0, 1, 4, 5], 'vertical', 1, low)).toEqual([
      [0, 4],
      [1, 5],
    ]);
    expect(partsOf([0, 1], 'horizontal', 1, low)).toBeNull();
    // The line would leave three pieces of a ring.
    expect(partsOf([0, 1, 2, 4, 6, 8, 9, 10], 'vertical', 1, low)).not.toBeNull();
    expect(partsOf([0, 2, 4, 5, 6], 'horizontal', 1, low)).toBeNull();
  });

  it('of a whole grid have a line between all rows and columns', () => {
    expect(cutsOf(whole, 0, low)).toHaveLength(5);
    const across = cutsOf(whole, 0, low).filter(({ axis }) => axis === 'horizontal');
    expect(across.map(({ line }) => line)).toEqual([1, 2]);
    expect(cutsOf([7], 0, low)).toEqual([]);
  });

  it('cannot be cut once they are taken, and in a solo game only in the direction on the card', () => {
    const halves = position({ groups: [whole.slice(0, 4), whole.slice(4)], taken: [0, null] });
    expect(allCuts(halves).every(({ group }) => group === 1)).toBe(true);
    const solo = { opponents: [], card: 'a', icons: ['vertical'] as const, icon: 0, drawn: [] };
    expect(allCuts(position({ solo })).every(({ axis }) => axis === 'vertical')).toBe(true);
  });
});

describe('a stroke across the grid', () => {
  const groups = layoutOf([whole.slice(0, 4), whole.slice(4)], low).groups;
  const across = (y: number, from = 0, to = 4.5) =>
    cutOfStroke({ from: [from, y], to: [to, y] }, groups, low);

  it('cuts the group that it crosses, at the nearest line', () => {
    expect(across(2.4)).toEqual({ group: 1, axis: 'horizontal', line: 2 });
    const box = groups[1]?.box;
    const down = cutOfStroke({ from: [2.2, box?.top ?? 0], to: [2.4, 3.6] }, groups, low);
    expect(down).toEqual({ group: 1, axis: 'vertical', line: 2 });
  });

  it('must cross at least half of a group', () => {
    expect(across(2.4, 0.3, 1.2)).toBeNull();
    expect(across(9)).toBeNull();
  });

  it('may mean an illegal line: the server explains the refusal', () => {
    expect(across(0.8)).toMatchObject({ group: 0, axis: 'horizontal' });
  });
});
