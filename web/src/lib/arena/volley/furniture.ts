/** The furniture of a room, by the number of its layout. Pure. */
import type { Room } from '../kind';
import { NUMBERS, ROOMS, TABLE } from './constants.gen';
import type { Snapshot } from './snapshot';

export type What = 'table' | (typeof ROOMS)[number][number]['what'];

export interface Piece {
  what: What;
  x: number;
  y: number;
  /** Half of the sizes. */
  wide: number;
  deep: number;
  high: number;
}

type Told = Pick<Snapshot, 'layout' | 'kind' | 'isSmall' | 'isBare'>;

const kept = new Map<string, readonly Piece[]>();

/** Returns the same array for the same room, so that the scene can tell by identity when it changes. */
export function furnitureOf({ layout, kind, isSmall, isBare }: Told): readonly Piece[] {
  const key = [layout, kind === 'duel', isSmall, isBare].join();
  const known = kept.get(key);
  if (known) return known;
  const scale = isSmall ? NUMBERS.SMALL : 1;
  // A Duel has no table; its burritos are in the hands.
  const table: readonly Piece[] = kind === 'duel' ? [] : [TABLE];
  const others = (ROOMS[layout] ?? []).map((piece) => ({
    ...piece,
    x: piece.x * scale,
    y: piece.y * scale,
  }));
  const pieces = isBare ? [] : [...table, ...others];
  kept.set(key, pieces);
  return pieces;
}

/** The initial size of the room. */
export function fullRoomOf({ isSmall }: Pick<Snapshot, 'isSmall'>): Room {
  const scale = isSmall ? NUMBERS.SMALL : 1;
  return { x: NUMBERS.ROOM_X * scale, y: NUMBERS.ROOM_Y * scale };
}
