/** Private notes: marks on letters and places made by hand, and those that follow from the clues. Pure. */
import { parsed } from './draft';
import type { Sure } from './types.gen';
import { countsOf, lettersAt } from './view';

export const NOTES_PAD = 'notes';
export const PLACES = 11;
export const TEXT_LENGTH = 1500;

export type Mark = 'open' | 'in' | 'out';

export interface Notes {
  /** The round that they belong to (`public.began`). */
  began: number;
  /** By letter, a mark for each copy; null: no mark by hand. */
  letters: Readonly<Record<string, readonly (Mark | null)[]>>;
  /** By place from 0, the letter written there by hand, or ''. */
  places: readonly string[];
  /** The length of the word as marked by hand; 0: not marked. */
  length: number;
  text: string;
}

export function emptyNotes(began: number): Notes {
  return { began, letters: {}, places: [], length: 0, text: '' };
}

/** The notes for this round on a pad; anything invalid is dropped. */
export function readNotes(text: string, began: number): Notes {
  const found = parsed(text);
  if (found?.['began'] !== began) return emptyNotes(began);
  const { letters, places, length, text: said } = found;
  return {
    began,
    letters: readLetters(letters),
    places: Array.isArray(places)
      ? places.slice(0, PLACES).map((each) => (isLetter(each) ? each : ''))
      : [],
    length: typeof length === 'number' && length >= 1 && length <= PLACES ? Math.floor(length) : 0,
    text: typeof said === 'string' ? said.slice(0, TEXT_LENGTH) : '',
  };
}

function readLetters(value: unknown): Notes['letters'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).flatMap(([letter, marks]) =>
      isLetter(letter) && Array.isArray(marks)
        ? [[letter, marks.slice(0, PLACES).map((mark) => (isMark(mark) ? mark : null))]]
        : [],
    ),
  );
}

function isLetter(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]$/.test(value);
}

function isMark(value: unknown): value is Mark {
  return value === 'open' || value === 'in' || value === 'out';
}

/** A mark as it is shown, and whether it was made by hand. */
export interface Shown<T> {
  value: T;
  byHand: boolean;
}

export interface LetterRow {
  letter: string;
  copies: readonly Shown<Mark>[];
}

const countOf = (rack: string, letter: string) =>
  Array.from(rack).filter((each) => each === letter).length;

/** What the clues say about the copies of a letter: so many are in, so many are out, the rest is open. */
export function sureMarks(rack: string, letter: string, sure: Sure | null): readonly Mark[] {
  const copies = countOf(rack, letter);
  const least = countsOf(sure?.least).get(letter) ?? 0;
  const most = countsOf(sure?.most).get(letter) ?? copies;
  return Array.from({ length: copies }, (_, copy) =>
    copy < least ? 'in' : copy >= most ? 'out' : 'open',
  );
}

/** The letter grid: vowels first, then the others, each with its copies. */
export function letterRows(rack: string, notes: Notes, sure: Sure | null): LetterRow[] {
  const letters = [...new Set(rack)].sort(
    (a, b) => Number(isVowel(b)) - Number(isVowel(a)) || a.localeCompare(b),
  );
  return letters.map((letter) => ({
    letter,
    copies: sureMarks(rack, letter, sure).map((known, copy) => {
      const hand = notes.letters[letter]?.[copy] ?? null;
      return { value: hand ?? known, byHand: hand !== null };
    }),
  }));
}

export function isVowel(letter: string): boolean {
  return 'AEIOU'.includes(letter);
}

const NEXT: Record<Mark, Mark> = { open: 'in', in: 'out', out: 'open' };

/** A tap on a copy cycles through open, in and out. A mark that only repeats the clues is not kept. */
export function tapLetter(
  notes: Notes,
  rack: string,
  letter: string,
  copy: number,
  sure: Sure | null,
): Notes {
  const known = sureMarks(rack, letter, sure);
  const now = notes.letters[letter]?.[copy] ?? known[copy] ?? 'open';
  const next = NEXT[now];
  const marks = known.map((_, each) => notes.letters[letter]?.[each] ?? null);
  marks[copy] = next === known[copy] ? null : next;
  return { ...notes, letters: { ...notes.letters, [letter]: marks } };
}

/** How certain it is that the word has a letter at a place. */
export type Reach = 'there' | 'maybe' | 'beyond';

export interface PlaceBox {
  /** Counts from 1. */
  place: number;
  letter: Shown<string>;
  reach: Shown<Reach>;
}

/** The places of the word, with what is known or noted about each. */
export function placeBoxes(notes: Notes, sure: Sure | null): PlaceBox[] {
  const shortest = sure?.shortest ?? 1;
  const longest = sure?.longest ?? PLACES;
  return Array.from({ length: PLACES }, (_, index) => {
    const place = index + 1;
    const hand = notes.places[index] ?? '';
    const known =
      lettersAt(sure?.places).get(place) ??
      (shortest === longest && place === longest ? (sure?.last ?? '') : '');
    const byHand = notes.length > 0;
    const [least, most] = byHand ? [notes.length, notes.length] : [shortest, longest];
    const reach = place <= least ? 'there' : place <= most ? 'maybe' : 'beyond';
    return {
      place,
      letter: { value: hand || known, byHand: hand !== '' },
      reach: { value: reach, byHand },
    };
  });
}

/** Writes a letter into a place, or erases it. */
export function writePlace(notes: Notes, place: number, letter: string): Notes {
  const places = Array.from({ length: PLACES }, (_, index) => notes.places[index] ?? '');
  places[place - 1] = letter;
  return { ...notes, places };
}

/** Marks the last place of the word; the same one again removes the mark. */
export function markLength(notes: Notes, length: number): Notes {
  return { ...notes, length: notes.length === length ? 0 : length };
}
