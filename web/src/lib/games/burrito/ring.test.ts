import { describe, expect, it } from 'vitest';
import { pileSpot, seatSpot, type Spot } from './ring';

/** On a screen of 720 lines: the circumference of the table in pixels, and the sizes of what lies on it. */
const BOX = { width: 972, height: 540 };
const sizes = (seats: number) =>
  seats > 6
    ? { seat: { width: 122, height: 88 }, pile: { width: 40, height: 52 } }
    : { seat: { width: 156, height: 136 }, pile: { width: 52, height: 70 } };

type Size = typeof BOX;

function meet(one: Spot, other: Spot, seat: Size, two: Size): boolean {
  return (
    Math.abs(one.x - other.x) * (BOX.width - seat.width) < (seat.width + two.width) / 2 &&
    Math.abs(one.y - other.y) * (BOX.height - seat.height) < (seat.height + two.height) / 2
  );
}

describe('the seats around the table', () => {
  it('begin at the near side and go clockwise', () => {
    expect(seatSpot(0, 4)).toEqual({ x: 0.5, y: 1 });
    expect(seatSpot(1, 4).x).toBe(0);
    expect(seatSpot(2, 4).x).toBeCloseTo(0.5);
    expect(seatSpot(2, 4).y).toBe(0);
    expect(seatSpot(3, 4).x).toBe(1);
  });

  it('have a pile to the right of the person who draws from it', () => {
    expect(pileSpot(0, 2).x).toBe(1);
    expect(pileSpot(1, 2).x).toBe(0);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('do not overlap for %i people', (seats) => {
    const { seat, pile } = sizes(seats);
    for (let one = 0; one < seats; one++) {
      const here = seatSpot(one, seats);
      for (let other = 0; other < seats; other++) {
        if (other !== one) expect(meet(here, seatSpot(other, seats), seat, seat)).toBe(false);
        expect(meet(here, pileSpot(other, seats), seat, pile)).toBe(false);
      }
    }
  });
});
