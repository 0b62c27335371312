/** Reads the view of any viewer: a side, a spectator, the shared screen, or an open film. Pure. */
import type { BoardProps } from '../board';
import type { Action, Asking, Event, Options, Private, Public, Told } from './types.gen';

export type Props = BoardProps<Public, Private, Options, Event, Action>;

export interface Sight {
  /** The viewer's private part; null if there is none. */
  mine: Private | null;
  /** By seat: the word, as far as this viewer knows it, or ''. */
  words: readonly string[];
  told: readonly Told[];
}

/** An open film has the private parts of all seats. */
export function sightOf(me: number | null, table: Public, hidden: unknown): Sight {
  const parts: readonly (Private | null)[] = Array.isArray(hidden)
    ? (hidden as Private[])
    : [0, 1].map((seat) => (seat === me ? ((hidden as Private | null) ?? null) : null));
  const mine = me === null ? null : (parts[me] ?? null);
  return {
    mine,
    words: [0, 1].map((seat) => table.secrets[seat] || (parts[seat]?.secret ?? '')),
    told: parts.find((part) => part !== null)?.told ?? [],
  };
}

export function otherOf(seat: number): number {
  return 1 - seat;
}

/** By seat: rounds won, including the one that has just ended. */
export function winsOf(table: Public): readonly number[] {
  return [0, 1].map((seat) => table.results.filter((result) => result.winner === seat).length);
}

type Rows = readonly (readonly unknown[])[];

/** Letters with their numbers of copies. */
export function countsOf(rows: Rows | undefined): ReadonlyMap<string, number> {
  return new Map((rows ?? []) as readonly (readonly [string, number])[]);
}

/** Places, from 1, with their letters. */
export function lettersAt(rows: Rows | undefined): ReadonlyMap<number, string> {
  return new Map((rows ?? []) as readonly (readonly [number, string])[]);
}

/** The start and the end of the race. */
export function raceOf(table: Public): { from: number; until: number } | null {
  const race: readonly unknown[] | null = table.race;
  const [from, until] = (race ?? []) as readonly (number | undefined)[];
  return from === undefined || until === undefined ? null : { from, until };
}

/** Words of this length that were shown or guessed in this round, or are known. */
export function usedWords(table: Public, letters: number): readonly string[] {
  const words = [...table.secrets, ...table.turns.map((turn) => turn.word), ...table.withdrawn];
  return [...new Set(words)].filter((word) => word?.length === letters) as string[];
}

export type AnswerKind = 'reveal' | 'point' | 'rhyme';

/** How the owner of a word answers a clue. */
export function answerKind(asking: Asking): AnswerKind {
  if (asking.clue === 'super') return 'point';
  return asking.clue === 'rhyme' ? 'rhyme' : 'reveal';
}
