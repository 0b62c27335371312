/** Why the table waits, if that is worth a message. Pure. */
import type { TableInfo } from '../net/messages.gen';

export type Wait =
  | { kind: 'paused' }
  | { kind: 'away'; seats: readonly number[]; names: readonly string[]; seconds: number }
  | { kind: 'stand_in'; names: readonly string[] }
  | null;

/** `awaySince`: by seat, when somebody was disconnected; both times by this device's clock. */
export function whyWaiting(
  info: TableInfo,
  waiting: readonly number[],
  awaySince: Readonly<Record<number, number>>,
  nowMs: number,
): Wait {
  if (info.phase !== 'playing') return null;
  if (info.paused) return { kind: 'paused' };
  const named = (presence: string) =>
    waiting.filter((seat) => info.seats[seat]?.presence === presence);
  const name = (seat: number) => info.seats[seat]?.name ?? '';
  const away = named('away');
  if (away.length) {
    const since = Math.min(...away.map((seat) => awaySince[seat] ?? nowMs));
    const left = (info.settings.grace_s ?? 0) * 1000 - (nowMs - since);
    return {
      kind: 'away',
      seats: away,
      names: away.map(name),
      seconds: Math.max(0, Math.ceil(left / 1000)),
    };
  }
  const replaced = named('stand_in');
  return replaced.length ? { kind: 'stand_in', names: replaced.map(name) } : null;
}
