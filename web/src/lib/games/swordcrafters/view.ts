/** Reads the view: phases, turns and groups; what it predicts agrees with the engine in `vectors.test.ts`. Pure. */
import type { BoardProps } from '../board';
import type { Action, Event, Options, Private, Public } from './types.gen';

export type Props = BoardProps<Public, Private, Options, Event, Action>;

export const ROUNDS = 6;

export const seatOf = (holder: number): number => Math.floor(holder / 2);
export const swordOf = (holder: number): number => holder % 2;

export const forgeCell = (table: Public): number => table.grid.indexOf('#');

export const lettersOf = (table: Public, cells: readonly number[]): string =>
  cells.map((cell) => table.grid[cell] ?? '').join('');

export const hasForge = (table: Public, group: number): boolean =>
  (table.groups[group] ?? []).includes(forgeCell(table));

/** Who is first in the next round, if known: the owner of the forge. */
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

const stateOf = (place: number, now: number) =>
  place < now ? 'past' : place === now ? 'now' : 'next';

/** The turns of this part of the round. */
export function turnsOf({ phase, order, turn }: Public) {
  if (phase !== 'slice' && phase !== 'select') return [];
  return order.map((seat, place) => ({ seat, state: stateOf(place, turn) }));
}

/** Solo: the directions of the slices in this round. */
export function iconsOf({ phase, solo }: Public) {
  const now = phase === 'craft' ? Infinity : (solo?.icon ?? 0);
  return (solo?.icons ?? []).map((axis, place) => ({ axis, state: stateOf(place, now) }));
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
