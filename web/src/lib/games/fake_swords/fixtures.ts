/** Positions for tests. */
import type { Player } from '../board';
import type { Fight, PileReveal, Public } from './types.gen';

export const PLAYERS: readonly Player[] = ['Ann', 'Bo', 'Cy'].map((name) => ({
  name,
  avatar: 'fox',
  colour: 'sky',
  kind: 'person',
  presence: 'here',
  level: null,
  people: [],
}));

/** Three players, Ann is Boss, five cards lie loose. */
export function position(changes: Partial<Public> = {}): Public {
  return {
    round: 1,
    phase: 'piles',
    boss: 0,
    collected: [[0], [18], [36]],
    sets: [0, 0, 0],
    loose: [],
    piles: [[3, 4], [19], [37, 54]],
    fingers: [false, false, false],
    claims: [null, null, null],
    asked: 1,
    lowered: 0,
    may_start: false,
    until_ms: null,
    pointed: [false, false, false],
    reveal: [],
    deck: 60,
    discard: [],
    battles: 0,
    calls: 0,
    fight: null,
    last: null,
    over: '',
    winner: null,
    ...changes,
  };
}

export function fight(changes: Partial<Fight> = {}): Fight {
  return {
    battle: '1-1',
    mode: 'judged',
    stage: 'ready',
    pile: 0,
    clause: 'F-TIE-1',
    cards: [3, 4, 54],
    fighters: [1, 2],
    boss: 0,
    candidates: [],
    shorter: 2,
    rules: [
      { kind: 1, seats: [1, 2] },
      { kind: 18, seats: [2] },
    ],
    bouts: 1,
    began_ms: null,
    call: null,
    quick: null,
    ...changes,
  };
}

/** Bo and Cy want the first pile, Ann takes the last alone, nobody points at the middle. */
export const REVEAL: readonly PileReveal[] = [
  { cards: [3, 4], seats: [1, 2], to: null, clause: 'F-TIE-1' },
  { cards: [19], seats: [], to: null, clause: 'F-NONE-1' },
  { cards: [37, 54], seats: [0], to: 0, clause: 'F-SOLE-1' },
];
