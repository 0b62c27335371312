/** Where the seats of a table are drawn. Pure. */

/** The other seats, clockwise from one's left. For spectators all seats. */
export function othersOf(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  const count = me === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

// The middle of the table (m) and the seats around it, clockwise from the top left, so that turns go clockwise.
const ROUND: Record<number, readonly string[]> = {
  2: ['s0 s0 m m s1 s1'],
  3: ['s0 s0 m m s1 s1', '. s2 s2 s2 s2 .'],
  4: ['s0 s0 m m s1 s1', 's3 s3 m m s2 s2'],
  5: ['s0 s0 s1 s1 s2 s2', 'm m m m m m', 's4 s4 s4 s3 s3 s3'],
  6: ['s0 s0 s1 s1 s2 s2', 'm m m m m m', 's5 s5 s4 s4 s3 s3'],
};

/** Grid areas, six columns wide, of a table with two to six seats. */
export function roundAreas(seats: number): readonly string[] {
  return ROUND[Math.min(6, Math.max(2, seats))] ?? [];
}
