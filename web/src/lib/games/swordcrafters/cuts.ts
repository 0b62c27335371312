/** Groups of cells and the lines that could cut them. Pure; predictions, which the engine's vectors check. */
import type { Public, Slice } from './types.gen';

export type Axis = Slice['axis'];

export interface Cut {
  group: number;
  axis: Axis;
  line: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Field = Pick<Public, 'columns' | 'rows'>;

const rowOf = (cell: number, { columns }: Field) => Math.floor(cell / columns);
const columnOf = (cell: number, { columns }: Field) => cell % columns;

export function isConnected(cells: readonly number[], field: Field): boolean {
  const [start] = cells;
  if (start === undefined) return false;
  const left = new Set(cells);
  const reached = [start];
  left.delete(start);
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    const column = columnOf(cell, field);
    const near = [cell - field.columns, cell + field.columns];
    if (column > 0) near.push(cell - 1);
    if (column < field.columns - 1) near.push(cell + 1);
    for (const next of near) if (left.delete(next)) reached.push(next);
  }
  return left.size === 0;
}

/** The cells before and after a line, or null if it does not leave exactly two groups (S-SLICE-2). */
export function partsOf(
  cells: readonly number[],
  axis: Axis,
  line: number,
  field: Field,
): readonly [number[], number[]] | null {
  const at = axis === 'horizontal' ? rowOf : columnOf;
  const first = cells.filter((cell) => at(cell, field) < line);
  const second = cells.filter((cell) => at(cell, field) >= line);
  return isConnected(first, field) && isConnected(second, field) ? [first, second] : null;
}

/** All lines that cut a group. */
export function cutsOf(cells: readonly number[], group: number, field: Field): Cut[] {
  const lines: Cut[] = [];
  for (let line = 1; line < field.rows; line++) lines.push({ group, axis: 'horizontal', line });
  for (let line = 1; line < field.columns; line++) lines.push({ group, axis: 'vertical', line });
  return lines.filter(({ axis, line }) => partsOf(cells, axis, line, field) !== null);
}

/** All lines that could be cut now. */
export function allCuts(table: Public): Cut[] {
  const only = table.solo ? (table.solo.icons[table.solo.icon] ?? null) : null;
  return table.groups
    .flatMap((cells, group) => (table.taken[group] == null ? cutsOf(cells, group, table) : []))
    .filter(({ axis }) => only === null || only === axis);
}

export const cutName = ({ group, axis, line }: Cut): string => `${group}-${axis}-${line}`;

export const sameCut = (one: Cut | null, two: Cut | null): boolean =>
  one !== null && two !== null && cutName(one) === cutName(two);

export interface Stroke {
  from: readonly [number, number];
  to: readonly [number, number];
}

/**
 * The cut that a stroke across the grid means: the group that it crosses most of, and the nearest line of the grid.
 * Null if it crosses no group. The cut may be illegal: the server then explains why.
 */
export function cutOfStroke(
  stroke: Stroke,
  groups: readonly { group: number; box: Box; cells: readonly number[] }[],
  field: Field,
): Cut | null {
  const [x1, y1] = stroke.from;
  const [x2, y2] = stroke.to;
  const axis: Axis = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? 'horizontal' : 'vertical';
  const isAcross = axis === 'horizontal';
  const middle = isAcross ? (y1 + y2) / 2 : (x1 + x2) / 2;
  const [start, end] = isAcross
    ? [Math.min(x1, x2), Math.max(x1, x2)]
    : [Math.min(y1, y2), Math.max(y1, y2)];
  let best: { share: number; cut: Cut } | null = null;
  for (const { group, box, cells } of groups) {
    const [low, size] = isAcross ? [box.left, box.width] : [box.top, box.height];
    const [side, depth] = isAcross ? [box.top, box.height] : [box.left, box.width];
    const share = (Math.min(end, low + size) - Math.max(start, low)) / size;
    const lines = cells.map((cell) => (isAcross ? rowOf : columnOf)(cell, field));
    const [least, most] = [Math.min(...lines), Math.max(...lines) + 1];
    const cell = depth / (most - least);
    if (middle < side - cell / 4 || middle > side + depth + cell / 4) continue;
    if (share < 0.5 || (best && best.share >= share)) continue;
    const nearest = Math.round(least + (middle - side) / cell);
    // A line along the border is used only if there is none inside.
    const line = most - least > 1 ? Math.min(most - 1, Math.max(least + 1, nearest)) : nearest;
    best = { share, cut: { group, axis, line } };
  }
  return best?.cut ?? null;
}
