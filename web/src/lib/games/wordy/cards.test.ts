import { describe, expect, it } from 'vitest';
import { CARDS, offersOf, shownFor } from './cards';
import { emptyDraft, readDraft } from './draft';
import { hasText } from '../../text';
import { table } from '../../../../fixtures/wordy';

describe('clue cards', () => {
  it('have a name and a sentence each', () => {
    for (const clue of Object.keys(CARDS)) {
      expect(hasText(`wordy-clue-${clue}`)).toBe(true);
      expect(hasText(`wordy-what-${clue}`)).toBe(true);
    }
  });

  it('say which letters are allowed and why they are closed', () => {
    const offers = offersOf(table().clues, table().questions[0]);
    expect(offers.find((offer) => offer.clue === 'burn')?.letters).toEqual(['A', 'D']);
    expect(offers.find((offer) => offer.clue === 'give')?.closed).toBe('own_word_known');
    expect(offers.find((offer) => offer.clue === 'first')).toEqual({
      clue: 'first',
      letters: [],
      closed: null,
    });
    for (const why of ['no_double', 'no_common', 'own_word_known'])
      expect(hasText(`wordy-closed-${why}`)).toBe(true);
  });

  it('know the words that cannot be shown again', () => {
    const turns = [
      { seat: 0, clue: 'dynamic', word: 'DAVIT' },
      { seat: 1, clue: 'dynamic', word: 'BEGET' },
      { seat: 0, clue: 'builder', word: 'AVID' },
    ] as const;
    expect(shownFor('dynamic', turns, 0)).toEqual(['DAVIT']);
    expect(shownFor('builder', turns, 0)).toEqual([]);
  });
});

describe('a draft', () => {
  it('survives a reload, for the same question only', () => {
    const draft = { step: 4, doing: 'strike' as const, letter: 'A', word: '' };
    expect(readDraft(JSON.stringify(draft), 4)).toEqual(draft);
    expect(readDraft(JSON.stringify(draft), 5)).toEqual(emptyDraft(5));
  });

  it.each(['', 'x', '{"step":4,"doing":"toString","letter":5,"word":[]}'])(
    'ignores an invalid pad: %j',
    (text) => expect(readDraft(text, 4)).toEqual(emptyDraft(4)),
  );
});
