import { describe, expect, it } from 'vitest';
import { cellsOf, layoutOf, lineOfCut } from './layout';

const field = { columns: 4, rows: 4 };
const cells = Array.from({ length: 16 }, (_, cell) => cell);
const column = (number: number) => cells.filter((cell) => cell % 4 === number);

describe('the layout of the grid', () => {
  it('has all cells side by side while it is one group', () => {
    const places = cellsOf(layoutOf([cells], field), field);
    expect(places.map(({ cell }) => cell)).toEqual(cells);
    expect((places[1]?.left ?? 0) - (places[0]?.left ?? 0)).toBeCloseTo(1);
  });

  it('has gaps between groups, without overlaps or overflow', () => {
    const layout = layoutOf([0, 1, 2, 3].map(column), field);
    layout.groups.forEach(({ box }, place) => {
      const next = layout.groups[place + 1]?.box;
      if (next) expect(next.left - (box.left + box.width)).toBeGreaterThan(0.1);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(layout.width);
    });
  });

  it('draws a cut between the cells of its group', () => {
    const layout = layoutOf([cells], field);
    const line = lineOfCut(layout, { group: 0, axis: 'vertical', line: 2 });
    expect(line?.left).toBeCloseTo(layout.width / 2);
    expect(line?.length).toBe(4);
    expect(lineOfCut(layout, { group: 7, axis: 'vertical', line: 2 })).toBeNull();
  });
});
