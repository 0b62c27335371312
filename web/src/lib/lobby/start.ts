/** What a start still waits for. Pure; only a display, the table decides. */
import type { GameInfo, SeatInfo, TableInfo } from '../net/messages.gen';

export type Readiness =
  | { kind: 'short'; missing: number }
  | { kind: 'crowded'; tooMany: number }
  | { kind: 'misfit'; why: string }
  | { kind: 'unready'; names: readonly string[] }
  | { kind: 'standing'; names: readonly string[] }
  | { kind: 'ready' };

export function readiness(info: TableInfo, game: GameInfo): Readiness {
  const filled = info.seats.filter((seat) => seat.kind !== 'empty');
  if (filled.length < game.min_seats)
    return { kind: 'short', missing: game.min_seats - filled.length };
  if (filled.length > game.max_seats)
    return { kind: 'crowded', tooMany: filled.length - game.max_seats };
  if (info.misfit) return { kind: 'misfit', why: info.misfit };
  const names = filled
    .filter((seat) => seat.kind === 'person' && !seat.ready && !isHeldBy(seat, info.host))
    .map((seat) => seat.name);
  if (names.length) return { kind: 'unready', names };
  const standing = info.members.filter(
    ({ id, here, spectator }) =>
      here && !spectator && id !== info.host && !info.seats.some((seat) => isHeldBy(seat, id)),
  );
  if (standing.length) return { kind: 'standing', names: standing.map(({ name }) => name) };
  return { kind: 'ready' };
}

/** Whether the table would start, even if somebody is missing. */
export function canStart({ kind }: Readiness): boolean {
  return kind === 'ready' || kind === 'unready' || kind === 'standing';
}

export function firstEmpty(seats: readonly SeatInfo[]): number | null {
  const place = seats.findIndex((seat) => seat.kind === 'empty');
  return place < 0 ? null : place;
}

/** Whether a member holds a seat, alone or with others. */
export function isHeldBy(seat: SeatInfo, member: number | null): boolean {
  return member !== null && seat.holders.some((holder) => holder.member === member);
}

/** Where the next person sits: the first empty chair, else the smallest team; null if everything is taken. */
export function nextPlace(info: TableInfo, game: GameInfo): number | null {
  const empty = firstEmpty(info.seats);
  if (empty !== null || !game.teams) return empty;
  const sizes = info.seats.map((seat) => (seat.kind === 'person' ? seat.holders.length : Infinity));
  const least = Math.min(...sizes);
  return Number.isFinite(least) ? sizes.indexOf(least) : null;
}
