/** Positions for tests. */
import type { Player } from '../board';
import type { Battle, Public } from './types.gen';

export const PLAYERS: readonly Player[] = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({
  name,
  avatar: 'fox',
  colour: 'sky',
  kind: 'person',
  presence: 'here',
  level: null,
  people: [],
}));

/** Four players pass cards; Ann has nothing laid yet, Bo has two sets and a bruise. */
export function position(changes: Partial<Public> = {}): Public {
  return {
    round: 1,
    phase: 'passing',
    flow: { hands: [5, 5, 5, 5], piles: [10, 9, 0, 12], community: [20, 21] },
    stretch: 1,
    waits: [0, 0, 0, 0],
    counter: null,
    until_ms: null,
    bruises_left: 5,
    bruises: [0, 1, 0, 0],
    score: [[], [0, 9], [3], []],
    points: [0, 2, 1, 0],
    bots: [],
    skipped: [],
    declared: [],
    battle: null,
    battles: 1,
    last: null,
    since_ms: 0,
    ran_ms: 0,
    quiet_ms: 0,
    last_set_ms: [0, 0, 0, 0],
    droughts: [0, 0, 0, 0],
    offers: 0,
    votes: [],
    badge: null,
    hits: [
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    rounds: [],
    over: '',
    winner: null,
    ...changes,
  };
}

export function battle(changes: Partial<Battle> = {}): Battle {
  return {
    id: 'battle-2',
    kind: 'brawl',
    clause: 'B-BRAWL-1',
    mode: 'quick',
    stage: 'fighting',
    stake: 'bruise',
    fighters: [1, 3],
    caller: 0,
    judge: null,
    behind_back: false,
    ties: 0,
    rest: [],
    sent_off: [],
    reports: [],
    quick: { exchange: 1, chosen: [false, false], played: [] },
    ...changes,
  };
}
