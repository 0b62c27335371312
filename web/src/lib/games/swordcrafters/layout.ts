/** Positions of the cells and groups of the grid: the more it is cut, the farther its groups move apart. Pure. */
import type { Box, Cut, Field } from './cuts';

/** How far a group moves outwards, relative to its distance from the centre. */
const SPREAD = 0.17;

export interface GroupPlace {
  group: number;
  /** Stays the same while the group only shrinks. */
  key: number;
  cells: readonly number[];
  /** In cells, from the top left of the whole grid. */
  box: Box;
  /** How far its cells have moved. */
  shift: readonly [number, number];
}

export interface Layout {
  width: number;
  height: number;
  groups: readonly GroupPlace[];
}

/** The layout of a grid cut into these groups, in cells, with room for the widest spread. */
export function layoutOf(groups: readonly (readonly number[])[], field: Field): Layout {
  const margin = SPREAD * 1.5;
  const width = field.columns + 2 * margin;
  const height = field.rows + 2 * margin;
  return {
    width,
    height,
    groups: groups.map((cells, group) => {
      const columns = cells.map((cell) => cell % field.columns);
      const rows = cells.map((cell) => Math.floor(cell / field.columns));
      const left = Math.min(...columns);
      const top = Math.min(...rows);
      const boxWidth = Math.max(...columns) + 1 - left;
      const boxHeight = Math.max(...rows) + 1 - top;
      const shift = [
        margin + (left + boxWidth / 2 - field.columns / 2) * SPREAD,
        margin + (top + boxHeight / 2 - field.rows / 2) * SPREAD,
      ] as const;
      return {
        group,
        key: Math.min(...cells),
        cells,
        box: { left: left + shift[0], top: top + shift[1], width: boxWidth, height: boxHeight },
        shift,
      };
    }),
  };
}

export interface CellPlace {
  cell: number;
  group: number;
  left: number;
  top: number;
}

export function cellsOf(layout: Layout, field: Field): CellPlace[] {
  return layout.groups
    .flatMap(({ group, cells, shift }) =>
      cells.map((cell) => ({
        cell,
        group,
        left: (cell % field.columns) + shift[0],
        top: Math.floor(cell / field.columns) + shift[1],
      })),
    )
    .sort((one, two) => one.cell - two.cell);
}

export interface Line {
  left: number;
  top: number;
  length: number;
}

/** Start and length of the line of a cut. */
export function lineOfCut(layout: Layout, { group, axis, line }: Cut): Line | null {
  const place = layout.groups[group];
  if (!place) return null;
  const { box, shift } = place;
  return axis === 'horizontal'
    ? { left: box.left, top: line + shift[1], length: box.width }
    : { left: line + shift[0], top: box.top, length: box.height };
}
