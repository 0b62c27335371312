import { describe, expect, it } from 'vitest';
import { othersOf, roundAreas } from './seats';

/** The cells of each area, as row and column. */
function cellsOf(seats: number): Map<string, [number, number][]> {
  const cells = new Map<string, [number, number][]>();
  roundAreas(seats).forEach((areas, row) =>
    areas.split(' ').forEach((area, column) => {
      cells.set(area, [...(cells.get(area) ?? []), [row, column]]);
    }),
  );
  return cells;
}

const middleOf = (places: readonly number[]) => (Math.min(...places) + Math.max(...places)) / 2;

describe('seats', () => {
  it('are listed clockwise from the left of the viewer', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });

  it.each([2, 3, 4, 5, 6])('of a table for %i are rectangles around a middle', (count) => {
    const cells = cellsOf(count);
    cells.delete('.');
    const seats = Array.from({ length: count }, (_, seat) => `s${seat}`);
    expect([...cells.keys()].sort()).toEqual(['m', ...seats]);
    for (const places of cells.values()) {
      const [rows, columns] = [
        new Set(places.map(([row]) => row)),
        new Set(places.map(([, at]) => at)),
      ];
      expect(places).toHaveLength(rows.size * columns.size);
    }
    for (const row of roundAreas(count)) expect(row.split(' ')).toHaveLength(6);
  });

  it.each([4, 5, 6])('of a table for %i are arranged clockwise around it', (count) => {
    const cells = cellsOf(count);
    const angles = Array.from({ length: count }, (_, seat) => {
      const places = cells.get(`s${seat}`) ?? [];
      const y = middleOf(places.map(([row]) => row)) - (roundAreas(count).length - 1) / 2;
      return Math.atan2(y, middleOf(places.map(([, column]) => column)) - 2.5);
    });
    const turns = angles.map((angle, at) => {
      const next = angles[(at + 1) % count] ?? 0;
      return (next - angle + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  });
});
