/** Where the chairs stand around the table. Pure. */

export interface Spot {
  row: number;
  column: number;
}

/**
 * The place of a chair, going clockwise from the first: along the two long sides of a table that stands upright
 * (a phone) or lies (a desk). Rows and columns count from 1 within the side; `side` tells which.
 */
export function chairSpot(seat: number, seats: number, upright: boolean): Spot {
  const half = Math.ceil(seats / 2);
  if (!upright) {
    return seat < half ? { row: 1, column: seat + 1 } : { row: 3, column: seats - seat };
  }
  // Clockwise from the upper left: the first chair on the left, then down the right side, then up the left.
  if (seat === 0) return { row: 1, column: 1 };
  if (seat <= half) return { row: seat, column: 3 };
  return { row: seats - seat + 1, column: 1 };
}
