import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/vectors/data/wordy.jsonl?raw';
import { casesOf, inAnyOrder, named } from '../../../../fixtures/vectors';
import { table } from '../../../../fixtures/wordy';
import { placedOf, typed, wordOf } from './build';
import { CARDS, RACE_LETTERS, shownFor, type Clue } from './cards';
import { isVowel } from './notes';
import type { Public, Turn } from './types.gen';
import { usedWords } from './view';

type Case =
  | {
      about: 'cards';
      cards: readonly {
        clue: Clue;
        kind: string;
        value: number | null;
        needs: string;
        asks_owner: boolean;
      }[];
      vowels: string;
      race_letters: number;
    }
  | { about: 'guess'; rack: string; word: string; letters: readonly (readonly string[])[] }
  | { about: 'race'; public: Partial<Public>; used: readonly string[] }
  | { about: 'shown'; seat: number; turns: readonly Turn[]; refused: readonly string[] };

const cases = casesOf(written) as readonly Case[];
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

describe('the Wordy page agrees with the engine', () => {
  it.each(named(cases, 'cards'))('about the clue cards', (_, given) => {
    const ours = given.cards.map(({ clue }) => {
      const { kind, value, needs, asksOwner } = CARDS[clue];
      return { clue, kind, value, needs, asks_owner: asksOwner };
    });
    const theirs = given.cards.map(({ clue, kind, value, needs, asks_owner }) => {
      return { clue, kind, value, needs, asks_owner };
    });
    expect(ours).toEqual(theirs);
    expect(inAnyOrder(Object.keys(CARDS))).toEqual(inAnyOrder(given.cards.map(({ clue }) => clue)));
    expect(ALPHABET.filter(isVowel).join('')).toBe(given.vowels);
    expect(RACE_LETTERS).toBe(given.race_letters);
  });

  it.each(named(cases, 'guess'))('about the letters that may follow: %s', (_, given) => {
    const { rack, word, letters } = given;
    letters.forEach((able, place) => {
      const placed = placedOf(rack, word.slice(0, place));
      expect(wordOf(rack, placed)).toBe(word.slice(0, place));
      const free = ALPHABET.filter((letter) => typed(rack, placed, letter, rack.length) !== null);
      expect(free).toEqual(able.toSorted());
    });
  });

  it.each(named(cases, 'race'))('about words that a race refuses: %s', (_, given) => {
    expect(usedWords(table(given.public), RACE_LETTERS).toSorted()).toEqual(given.used);
  });

  it.each(named(cases, 'shown'))('about words that were shown before: %s', (_, given) => {
    const shown = shownFor('dynamic', given.turns, given.seat);
    expect([...new Set(shown)].toSorted()).toEqual(given.refused);
  });
});
