/** Positions of the berries of a heap: rows that get shorter towards the top. Pure. */

export interface Spot {
  x: number;
  y: number;
}

const ROWS = [9, 8, 7, 6, 5, 3, 2] as const;
const MIDDLE = 60;
const BOTTOM = 58;
const WIDE = 11.4;
const HIGH = 8.6;

export function heap(berries: number): Spot[] {
  const spots: Spot[] = [];
  for (const [row, most] of ROWS.entries()) {
    const here = Math.min(most, Math.max(0, berries) - spots.length);
    for (let each = 0; each < here; each += 1) {
      spots.push({ x: MIDDLE + (each - (here - 1) / 2) * WIDE, y: BOTTOM - row * HIGH });
    }
  }
  return spots;
}
