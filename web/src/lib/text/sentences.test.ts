import { describe, expect, it } from 'vitest';
import { sentence } from '.';

const names = ['Ann', 'Bo', 'Cy'];
const say = (event: unknown) => sentence('mantis', event, names);

// The same sentences as in tests/engine: Python and TypeScript read one catalogue.
describe('the sentences of Mantis', () => {
  it.each([
    [{ type: 'dealt', first: 1, cards: 4 }, 'Everyone gets 4 cards. Bo goes first.'],
    [
      { type: 'turned', seat: 0, aim: 'score', into: 0, colour: 'blue' },
      'Ann tries to score and turns over a blue card.',
    ],
    [
      { type: 'turned', seat: 0, aim: 'steal', into: 2, colour: 'pink' },
      'Ann tries to steal from Cy and turns over a pink card.',
    ],
    [
      { type: 'scored', seat: 2, colour: 'red', cards: 3, pile: 7, clause: 'M-SCORE-1' },
      'It matches: 3 red cards go to the score pile of Cy, which now holds 7.',
    ],
    [
      { type: 'stolen', seat: 0, victim: 1, colour: 'green', cards: 2, clause: 'M-STEAL-1' },
      'It matches: 2 green cards move from Bo to the tank of Ann.',
    ],
    [
      { type: 'stayed', seat: 0, into: 1, colour: 'green', clause: 'M-STEAL-2' },
      'No match: the green card stays in the tank of Bo.',
    ],
    [{ type: 'ended', winners: [1], clause: 'M-END-1' }, 'Bo wins the game.'],
    [{ type: 'ended', winners: [0, 2], clause: 'M-END-R1' }, 'Ann and Cy share the win.'],
  ])('says %j', (event, said) => {
    expect(say(event)).toBe(said);
  });

  it('is empty for unknown events', () => {
    expect(sentence('chess', { type: 'moved' }, names)).toBe('');
    expect(say(null)).toBe('');
  });
});

describe('a sentence about whoever reads it', () => {
  const told = (event: unknown, reader: number) => sentence('mantis', event, names, reader);
  const stolen = { type: 'stolen', seat: 0, victim: 1, colour: 'green', cards: 2 };

  it('speaks to them', () => {
    expect(told(stolen, 0)).toBe('It matches: you steal 2 green cards from Bo.');
    expect(told(stolen, 1)).toBe('It matches: Ann steals 2 green cards from you.');
    expect(told(stolen, 2)).toBe(say(stolen));
  });

  it('knows who is two things at once', () => {
    const stayed = { type: 'stayed', into: 0, colour: 'green' };
    expect(told({ ...stayed, seat: 0 }, 0)).toBe('No match: the green card stays in your tank.');
    expect(told({ ...stayed, seat: 1 }, 1)).toBe(
      'No match: the green card stays in the tank of Ann.',
    );
  });

  it('begins a list with them', () => {
    expect(told({ type: 'ended', winners: [0, 2] }, 2)).toBe('You and Ann share the win.');
    expect(told({ type: 'ended', winners: [2] }, 2)).toBe('You win the game.');
  });
});
