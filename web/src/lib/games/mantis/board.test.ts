import { describe, expect, it } from 'vitest';
import { afterEvent, choicesOf, matchesIn, stacksOf } from './board';
import type { Player } from '../board';
import type { Event, Public } from './types.gen';

const players = ['Ann', 'Bo', 'Cy'].map((name): Player => {
  const common = { avatar: 'owl', colour: 'leaf', kind: 'person', presence: 'here' } as const;
  return { name, ...common, level: null, people: [] };
});
const empty = [0, 0, 0, 0, 0, 0, 0];

function position(changes: Partial<Public> = {}): Public {
  return {
    tanks: [[2, 0, 0, 0, 1, 0, 0], [0, 1, 0, 3, 0, 0, 0], empty],
    piles: [4, 0, 2],
    target: 10,
    turn: 7,
    to_move: 0,
    top: ['red', 'green', 'pink'],
    left: 60,
    dealt: [2, 2, 2, 2, 2, 1, 1],
    drawn: [],
    over: '',
    ...changes,
  };
}

describe('a happening', () => {
  const before = position();

  it('that scores first puts the card into the tank, then empties the stack into the pile', () => {
    const events: Event[] = [
      { type: 'turned', seat: 0, aim: 'score', into: 0, colour: 'red' },
      { type: 'scored', seat: 0, colour: 'red', cards: 3, pile: 7, clause: 'M-SCORE-1' },
      { type: 'turn_began', seat: 1 },
    ];
    const next = ['blue', 'green', 'pink'] as const;
    const [turned, scored, began] = events.map((_, place) =>
      events.slice(0, place + 1).reduce((shown, event) => afterEvent(shown, event, next), before),
    );
    expect(turned?.tanks[0]).toEqual([3, 0, 0, 0, 1, 0, 0]);
    expect(turned?.left).toBe(59);
    expect(turned?.top).toEqual(['blue', 'green', 'pink']);
    expect(turned?.piles).toEqual([4, 0, 2]);
    expect(scored?.tanks[0]).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(scored?.piles).toEqual([7, 0, 2]);
    expect(began?.to_move).toBe(1);
  });

  it('that steals moves the stack to the tank of the thief', () => {
    const events: Event[] = [
      { type: 'turned', seat: 2, aim: 'steal', into: 1, colour: 'green' },
      { type: 'stolen', seat: 2, victim: 1, colour: 'green', cards: 4, clause: 'M-STEAL-1' },
    ];
    const after = events.reduce((shown, event) => afterEvent(shown, event), before);
    expect(after.tanks[1]).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(after.tanks[2]).toEqual([0, 0, 0, 4, 0, 0, 0]);
    expect(after.piles).toEqual([4, 0, 2]);
  });

  it('that misses leaves the card where it landed', () => {
    const events: Event[] = [
      { type: 'turned', seat: 0, aim: 'steal', into: 2, colour: 'pink' },
      { type: 'stayed', seat: 0, into: 2, colour: 'pink', clause: 'M-STEAL-2' },
    ];
    const after = events.reduce((shown, event) => afterEvent(shown, event), before);
    expect(after.tanks[2]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('that ends the game leaves nobody to move', () => {
    const ended: Event = { type: 'ended', winners: [0], clause: 'M-END-1' };
    expect(afterEvent(before, ended).over).toBe('M-END-1');
  });

  it('does not mutate what was shown before', () => {
    const copy = structuredClone(before);
    afterEvent(before, { type: 'turned', seat: 0, aim: 'score', into: 0, colour: 'red' });
    expect(before).toEqual(copy);
  });
});

describe('stacks', () => {
  it('are the colours that are in the tank', () => {
    expect(stacksOf([2, 0, 0, 0, 1, 0, 0])).toEqual([
      { colour: 'red', cards: 2 },
      { colour: 'blue', cards: 1 },
    ]);
    expect(stacksOf(empty)).toEqual([]);
  });

  it('match when one of the three back colours is there, counting the new card', () => {
    expect(matchesIn([2, 0, 0, 0, 1, 0, 0], ['red', 'green', 'blue'])).toEqual([
      { colour: 'red', cards: 3 },
      { colour: 'blue', cards: 2 },
    ]);
    expect(matchesIn(empty, ['red', 'green', 'blue'])).toEqual([]);
  });
});

describe('choices', () => {
  it('are to score, and to steal from each of the others in the order of play', () => {
    const choices = choicesOf(position(), 1, players, null);
    expect(choices.map((choice) => choice.action)).toEqual([
      { type: 'score' },
      { type: 'steal', target: 2 },
      { type: 'steal', target: 0 },
    ]);
    expect(choices.map((choice) => choice.key)).toEqual(['S', '3', '1']);
    expect(choices[0]?.matches).toEqual([{ colour: 'green', cards: 4 }]);
    expect(choices.every((choice) => choice.chance === null)).toBe(true);
  });

  it('have the chance of their own target', () => {
    const odds = { type: 'odds', fronts: [0.5, 0.25, 0.25], match: [0.5, 0.25, 0] } as const;
    const choices = choicesOf(position(), 0, players, odds);
    expect(choices.map((choice) => choice.chance)).toEqual([0.5, 0.25, 0]);
  });
});
