/** Tables for tests: a round in every phase. */
import type { Player } from '../board';
import type { Private, Public, RoundResult, Told } from './types.gen';
import type { Props } from './view';

export const RACKS = ['OYWHTAADVID', 'NBQEGIOSTEW'] as const;

export function player(name: string, changes: Partial<Player> = {}): Player {
  return {
    name,
    avatar: 'owl',
    colour: 'leaf',
    kind: 'person',
    presence: 'here',
    level: null,
    people: [],
    ...changes,
  };
}

export function table(changes: Partial<Public> = {}): Public {
  return {
    round: 1,
    phase: 'asking',
    clues: ['first', 'strike', 'relative', 'dynamic', 'burn', 'give', 'rhyme', 'super'],
    written: [true, true],
    racks: RACKS,
    first: 0,
    to_move: 0,
    began: 1,
    step: 4,
    used: [0, 0],
    berries: [3, 5],
    bank: 32,
    tally: 0,
    guessed: [false, false],
    questions: [
      [
        { clue: 'first' },
        { clue: 'strike', letters: 'ADHIOTVWY' },
        { clue: 'relative' },
        { clue: 'dynamic' },
        { clue: 'burn', letters: 'AD' },
        { clue: 'give', closed: 'own_word_known' },
        { clue: 'rhyme' },
        { clue: 'super', letters: 'ADHIOTVWY' },
      ],
      [],
    ],
    turns: [],
    withdrawn: [],
    pending: null,
    race: null,
    secrets: ['', ''],
    challenged: [false, false],
    offers: [false, false],
    offered: 0,
    accepted: [false, false],
    gone: [false, false],
    review_until_ms: null,
    wins: [0, 0],
    results: [],
    over: '',
    winners: [],
    ...changes,
  };
}

export function hidden(changes: Partial<Private> = {}): Private {
  return {
    tiles: 'NBQEGIOSTEW',
    secret: 'BEGETS',
    told: [],
    asking: null,
    chosen: null,
    sure: null,
    ...changes,
  };
}

export function told(changes: Partial<Told>): Told {
  return {
    type: 'told',
    asker: 0,
    owner: 1,
    turn: 1,
    clue: 'first',
    clause: 'W-C-FIRST',
    letter: '',
    word: '',
    answer: '',
    number: 0,
    up: [],
    staying: '',
    asker_letter: '',
    asker_number: 0,
    checked: true,
    ...changes,
  };
}

export function result(changes: Partial<RoundResult> = {}): RoundResult {
  return {
    winner: 0,
    clause: 'W-WIN-1',
    first: 0,
    racks: RACKS,
    secrets: ['BEGETS', 'DAVIT'],
    berries: [9, 5],
    turns: [
      { seat: 0, clue: 'strike', letter: 'A', berries: 2 },
      { seat: 1, clue: 'builder', word: 'WEB', berries: 4 },
      { seat: 0, word: 'DAVIT', right: true },
    ],
    told: [
      told({ clue: 'strike', letter: 'A', answer: 'yes' }),
      told({
        asker: 1,
        owner: 0,
        turn: 2,
        clue: 'builder',
        word: 'WEB',
        up: [false, true, true],
      }),
    ],
    possible: [400, 521],
    left: [120, 33, 1],
    race_word: '',
    ...changes,
  };
}

/** A board whose pads are kept here. */
export function props(changes: Partial<Props> = {}): Props {
  const pads = new Map<string, string>();
  return {
    surface: 'phone',
    me: 0,
    players: [player('Ann'), player('Bo', { colour: 'sky' })],
    view: { public: table(), private: hidden() },
    prompts: [],
    waiting: [],
    deadlines: {},
    nowMs: () => 0,
    happenings: [],
    options: { notes: true },
    outcome: null,
    commits: true,
    captain: '',
    pad: (_, name) => pads.get(name) ?? '',
    setPad: (_, name, text) => void pads.set(name, text),
    act: () => undefined,
    consult: () => Promise.reject(new Error('not asked')),
    ...changes,
  };
}
