/** Where the chairs stand around the table. Pure. */

export interface Spot {
  row: number;
  column: number;
}

/**
 * The position of a chair, clockwise from the first: along the two long sides of a portrait table (a phone) or of a
 * landscape table (a desktop). Rows and columns count from 1.
 */
export function chairSpot(seat: number, seats: number, upright: boolean): Spot {
  const half = Math.ceil(seats / 2);
  if (!upright) {
    return seat < half ? { row: 1, column: seat + 1 } : { row: 3, column: seats - seat };
  }
  // The first chair is at the top left; the next go down the right side, then up the left side.
  if (seat === 0) return { row: 1, column: 1 };
  if (seat <= half) return { row: seat, column: 3 };
  return { row: seats - seat + 1, column: 1 };
}
