/** Positions for tests. */
import type { Blade } from './sword';
import type { Public, Score, Sword } from './types.gen';

export function sword(sides: readonly string[], changes: Partial<Sword> = {}): Sword {
  return { sides, fixed: [0, 0, 0, 0], hand: '', shown: [], taken: [], layers: [], ...changes };
}

export function blade(sides: readonly string[], changes: Partial<Blade> = {}): Blade {
  return { seat: 0, number: 0, sides, fixed: [0, 0, 0, 0], hand: '', shown: [], ...changes };
}

export function position(changes: Partial<Public> = {}): Public {
  return {
    round: 1,
    phase: 'slice',
    step: 1,
    columns: 4,
    rows: 3,
    grid: 'RBPGAW#-RBPG',
    groups: [Array.from({ length: 12 }, (_, cell) => cell)],
    taken: [null],
    first: 0,
    order: [0, 1, 0, 1],
    turn: 0,
    swords: [[sword(['', '', 'R', 'B'])], [sword(['', '', 'W', 'A'])]],
    done: [false, false],
    box: '',
    stack: 59,
    magic: [
      {
        id: 'most-red',
        level: 'beginner',
        side: { compare: 'most', colours: ['red'], points: [6, 3, 1] },
      },
      {
        id: 'pairs',
        level: 'intermediate',
        side: { compare: 'most_pairs', colours: ['red', 'blue'], points: [7, 4] },
      },
      {
        id: 'difference',
        level: 'intermediate',
        side: { compare: 'largest_difference', colours: ['green', 'white'], points: [7, 3] },
      },
    ],
    solo: null,
    scores: [],
    over: '',
    ...changes,
  };
}

export function score(changes: Partial<Score> = {}): Score {
  return {
    seat: 0,
    name: '',
    lengths: [4],
    long: [6],
    runs: [[2, 0, 0, 0]],
    quality: [[4, 0, 0, 0]],
    magic: [
      { count: 2, place: 1, points: 4 },
      { count: 1, place: 2, points: 4 },
      { count: 0, place: 1, points: 5 },
    ],
    total: 23,
    ...changes,
  };
}
