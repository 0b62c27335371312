import { describe, expect, it } from 'vitest';
import type { RuleBook } from '../net/messages.gen';
import { clausesOf, clausesOfLine } from './clauses';

const events: RuleBook['events'] = {
  dealt: ['M-SETUP-1', 'M-SETUP-3'],
  turned: [{ field: 'aim', cases: { score: ['M-SCORE-1'], steal: ['M-STEAL-1'] } }, 'M-TURN-1'],
  stayed: [{ field: 'clause', cases: { 'M-STEAL-2': ['M-STEAL-1'] } }],
  knocked: [
    { field: 'loud', cases: { yes: ['T-LOUD-1'], no: [] } },
    { field: 'door', cases: { none: ['T-WALL-1'], '0': ['T-DOOR-0'] }, otherwise: ['T-DOOR-1'] },
  ],
};
const clause = (id: string) => ({ id, text: '' });
const book: RuleBook = {
  title: 'Mantis',
  intro: '',
  sections: [
    {
      title: 'Your turn',
      intro: '',
      clauses: ['M-TURN-1', 'M-STEAL-1', 'M-STEAL-2', 'G-AWAY-R1'].map(clause),
    },
  ],
  events,
};
const turned = { type: 'turned', seat: 0, aim: 'steal', into: 1, colour: 'red' };
const stayed = { type: 'stayed', seat: 0, into: 1, colour: 'red', clause: 'M-STEAL-2' };

// The same as in tests/engine/test_event_clauses.py.
describe('the clauses of an event', () => {
  it('are those that its kind declares', () => {
    expect(clausesOf(events, { type: 'dealt', first: 0, cards: 4 })).toEqual([
      'M-SETUP-1',
      'M-SETUP-3',
    ]);
  });

  it('may depend on a field: a word, a switch, a number or nothing', () => {
    const knocked = (loud: boolean, door: number | null) =>
      clausesOf(events, { type: 'knocked', loud, door });
    expect(clausesOf(events, turned)).toEqual(['M-STEAL-1', 'M-TURN-1']);
    expect(knocked(true, null)).toEqual(['T-LOUD-1', 'T-WALL-1']);
    expect(knocked(false, 0)).toEqual(['T-DOOR-0']);
    expect(knocked(false, 1)).toEqual(['T-DOOR-1']);
  });

  it('begin with the one that decided this time', () => {
    expect(clausesOf(events, stayed)).toEqual(['M-STEAL-2', 'M-STEAL-1']);
  });

  it('are only its own one if the table does not know this kind of event', () => {
    expect(clausesOf(events, { type: 'danced', clause: 'M-TURN-1' })).toEqual(['M-TURN-1']);
    expect(clausesOf(events, { type: 'danced' })).toEqual([]);
  });
});

describe('the clauses of a line', () => {
  it('are the main one of each event, then the others, each once', () => {
    expect(clausesOfLine(book, { events: [turned, stayed], stoodIn: false })).toEqual([
      'M-STEAL-1',
      'M-STEAL-2',
      'M-TURN-1',
    ]);
  });

  it('include the house rule if a bot chose for somebody', () => {
    expect(clausesOfLine(book, { events: [stayed], stoodIn: true }).at(-1)).toBe('G-AWAY-R1');
  });

  it('are only those that the book has', () => {
    expect(clausesOfLine(book, { events: [{ type: 'dealt' }], stoodIn: false })).toEqual([]);
  });
});
