/** Where people sit around the table of the shared screen, and where their piles lie. Pure. */

/** Fractions of the width and the height, from the top left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** Assumed aspect ratio of the path around the table, so that nothing overlaps at the corners. */
const WIDE = 2.1;

/** A point on the path around the table, clockwise from the middle of the near side; 1 is once around. */
function along(share: number): Spot {
  const around = 2 * (WIDE + 1);
  let way = (((share % 1) + 1) % 1) * around;
  if (way <= WIDE / 2) return { x: 0.5 - way / WIDE, y: 1 };
  way -= WIDE / 2;
  if (way <= 1) return { x: 0, y: 1 - way };
  way -= 1;
  if (way <= WIDE) return { x: way / WIDE, y: 0 };
  way -= WIDE;
  if (way <= 1) return { x: 1, y: way };
  way -= 1;
  return { x: 1 - way / WIDE, y: 1 };
}

/** Clockwise: the left neighbour is the next seat. */
export function seatSpot(seat: number, seats: number): Spot {
  return along(seat / seats);
}

/** A pile lies to the right of the person who draws from it, between them and the neighbour who fills it. */
export function pileSpot(seat: number, seats: number): Spot {
  return along((seat - 0.5) / seats);
}
