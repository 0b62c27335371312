/** What is going on at the table, in the words of the board. Pure. */
import type { BoardProps, Prompt } from '../board';
import type { Action, Event, Options, Private, Public } from './types.gen';

/** What the board is given. */
export type Props = BoardProps<Public, Private, Options, Event, Action>;

export const ROUNDS = 6;

export const seatOf = (holder: number): number => Math.floor(holder / 2);
export const swordOf = (holder: number): number => holder % 2;

/** The cell of the forge. */
export const forgeCell = (table: Public): number => table.grid.indexOf('#');

/** The letters of a group's tiles; the forge is none. */
export const tilesOf = (table: Public, group: number): string =>
  (table.groups[group] ?? [])
    .map((cell) => table.grid[cell] ?? '')
    .filter((letter) => letter !== '#')
    .join('');

export const hasForge = (table: Public, group: number): boolean =>
  (table.groups[group] ?? []).includes(forgeCell(table));

/** Who goes first in the next round, as far as it is known: whoever has the forge. */
export function nextFirst(table: Public): number | null {
  if (table.solo || table.phase === 'over' || table.round === ROUNDS) return null;
  if (table.phase === 'craft') return table.first;
  const group = table.groups.findIndex((_, place) => hasForge(table, place));
  const holder = table.taken[group];
  return holder == null ? null : seatOf(holder);
}

/** The seats in the order of their turns, each once. */
export function seatsInOrder(table: Public): number[] {
  const seats = table.swords.length;
  return Array.from({ length: seats }, (_, place) => (table.first + place) % seats);
}

export interface Turn {
  seat: number;
  state: 'past' | 'now' | 'next';
}

/** The turns of this part of the round. */
export function turnsOf(table: Public): Turn[] {
  if (table.phase !== 'slice' && table.phase !== 'select') return [];
  return table.order.map((seat, place) => ({
    seat,
    state: place < table.turn ? 'past' : place === table.turn ? 'now' : 'next',
  }));
}

/** Dual wielding: the swords that may still get a group in this round. */
export function openSwords(table: Public, me: number): number[] {
  const count = table.swords[me]?.length ?? 1;
  if (count === 1) return [0];
  const used = table.taken.flatMap((holder) =>
    holder != null && seatOf(holder) === me ? [swordOf(holder)] : [],
  );
  return [0, 1].filter((sword) => !used.includes(sword));
}

export const promptOf = (prompts: readonly Prompt[], kind: string): Prompt | null =>
  prompts.find((prompt) => prompt.kind === kind) ?? null;
