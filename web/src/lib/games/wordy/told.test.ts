import { describe, expect, it } from 'vitest';
import { CARDS, type Clue } from './cards';
import { result, told } from '../../../../fixtures/wordy';
import { shareOf, tracksOf } from './timeline';
import { answerOf } from './told';
import type { Told } from './types.gen';

const names = ['Ann', 'Bo'];
const say = (changes: Partial<Told>) => answerOf(told(changes), names);

describe('the answer to a clue', () => {
  it.each([
    [{ clue: 'last', letter: 'T' }, 'at the end'],
    [{ clue: 'first', letter: 'D' }, 'at the beginning'],
    [{ clue: 'length', number: 5 }, '5 letters long'],
    [{ clue: 'relative', word: 'AVID', answer: 'longer' }, 'longer'],
    [{ clue: 'relative', word: 'AVID', answer: 'same' }, 'just as long'],
    [{ clue: 'strike', letter: 'A', answer: 'yes' }, 'in the word'],
    [{ clue: 'rare', letter: 'Z', answer: 'no' }, 'not in the word'],
    [{ clue: 'super', letter: 'A', answer: 'yes', number: 2 }, 'at place 2'],
    [{ clue: 'burn', letter: 'A', number: 0 }, 'not in the word'],
    [{ clue: 'burn', letter: 'A', number: 2 }, '2 times'],
    [{ clue: 'share', letter: 'O', number: 0, asker_number: 1 }, 'Bo 0, Ann 1'],
    [{ clue: 'vowel', letter: '' }, 'no vowel left'],
    [{ clue: 'give', letter: 'D', asker_letter: '' }, 'Bo: D, Ann: none left'],
    [{ clue: 'vowel_count', number: 1 }, 'one vowel'],
    [{ clue: 'consonant_count', number: 3 }, '3 consonants'],
    [{ clue: 'rhyme', word: 'ZAVIT', checked: false }, 'rhymes with ZAVIT (made up)'],
  ] as [Partial<Told>, string][])('has a short text: %j', (changes, text) => {
    expect(say(changes).text).toBe(text);
  });

  it('turns down the tiles of a shown word that are not in the word', () => {
    const answer = say({ clue: 'builder', word: 'AVA', up: [true, true, false] });
    expect(answer.tiles.map((tile) => tile.up)).toEqual([true, true, false]);
    expect(answer.text).toBe('2 stay');
    expect(say({ clue: 'dynamic', word: 'HO', up: [false, false] }).text).toBe('none stays');
  });

  it('has texts for all sixteen clues', () => {
    for (const clue of Object.keys(CARDS) as Clue[])
      expect(say({ clue }).text).not.toMatch(/wordy-/);
  });
});

describe('the timeline', () => {
  it('has a track for each side with the number of words left after every turn', () => {
    const [mine, theirs] = tracksOf(result());
    expect(mine?.possible).toBe(400);
    expect(mine?.steps.map((step) => step.left)).toEqual([120, 1]);
    expect(mine?.steps[0]?.told?.letter).toBe('A');
    expect(mine?.steps[1]).toMatchObject({ clue: null, word: 'DAVIT', right: true, told: null });
    expect(theirs?.steps.map((step) => step.left)).toEqual([33]);
  });

  it('has bars that get shorter, and none for zero', () => {
    expect(shareOf(400, 400)).toBe(1);
    expect(shareOf(20, 400)).toBeLessThan(shareOf(120, 400));
    expect(shareOf(0, 400)).toBe(0);
    expect(shareOf(5, 0)).toBe(0);
  });
});
