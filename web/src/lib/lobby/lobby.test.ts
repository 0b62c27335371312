import { describe, expect, it } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo } from '../net/messages.gen';
import { chairSpot } from './chairs';
import { firstEmpty, readiness } from './start';

const game = { min_seats: 2, max_seats: 6 } as GameInfo;
const empty = { kind: 'empty' } as SeatInfo;
const bot = { kind: 'bot', name: 'Pip', ready: true } as SeatInfo;
const person = (name: string, member: number, ready: boolean) =>
  ({ kind: 'person', name, member, ready }) as SeatInfo;
const info = (...seats: SeatInfo[]) => ({ seats, host: 0 }) as unknown as TableInfo;

describe('what a start waits for', () => {
  it('counts the players that are missing', () => {
    expect(readiness(info(person('Ann', 0, false), empty), game)).toEqual({
      kind: 'short',
      missing: 1,
    });
  });

  it('names those who are not ready, but not the host, whose word is the start', () => {
    const seats = [person('Ann', 0, false), person('Bo', 1, false), bot];
    expect(readiness(info(...seats), game)).toEqual({ kind: 'unready', names: ['Bo'] });
  });

  it('is ready with bots and ready people', () => {
    expect(readiness(info(person('Ann', 0, false), bot), game)).toEqual({ kind: 'ready' });
  });

  it('finds the first empty chair', () => {
    expect(firstEmpty([bot, empty, empty])).toBe(1);
    expect(firstEmpty([bot])).toBeNull();
  });
});

describe('chairs around the table', () => {
  it('go clockwise around an upright table', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((seat) => chairSpot(seat, 6, true));
    expect(spots).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 3 },
      { row: 2, column: 3 },
      { row: 3, column: 3 },
      { row: 3, column: 1 },
      { row: 2, column: 1 },
    ]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('give each of %i players a place of their own', (seats) => {
    for (const upright of [true, false]) {
      const spots = Array.from({ length: seats }, (_, seat) =>
        JSON.stringify(chairSpot(seat, seats, upright)),
      );
      expect(new Set(spots).size).toBe(seats);
    }
  });
});
