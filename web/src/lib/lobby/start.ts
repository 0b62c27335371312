/** What the host still waits for before a game can begin. Pure: a help for the eye, the table decides. */
import type { GameInfo, SeatInfo, TableInfo } from '../net/messages.gen';

export type Readiness =
  | { kind: 'short'; missing: number }
  | { kind: 'crowded'; tooMany: number }
  | { kind: 'unready'; names: readonly string[] }
  | { kind: 'ready' };

export function readiness(info: TableInfo, game: GameInfo): Readiness {
  const filled = info.seats.filter((seat) => seat.kind !== 'empty');
  if (filled.length < game.min_seats)
    return { kind: 'short', missing: game.min_seats - filled.length };
  if (filled.length > game.max_seats)
    return { kind: 'crowded', tooMany: filled.length - game.max_seats };
  const names = filled
    .filter((seat) => seat.kind === 'person' && !seat.ready && seat.member !== info.host)
    .map((seat) => seat.name);
  return names.length ? { kind: 'unready', names } : { kind: 'ready' };
}

/** The first chair that nobody sits on, or null. */
export function firstEmpty(seats: readonly SeatInfo[]): number | null {
  const place = seats.findIndex((seat) => seat.kind === 'empty');
  return place < 0 ? null : place;
}
