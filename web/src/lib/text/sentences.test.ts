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
