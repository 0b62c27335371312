/** What one seat saw: its events, and how the view changes. Pure. */
import type { LogLine, PlaySync, Update } from '../net/messages.gen';
import { patch } from '../net/patch';

/** The game as this page stores it. */
export type Play = Omit<PlaySync, 'recent' | 'refs' | 'pads' | 'now_ms' | 'battle'>;

/** A line of the log, numbered by this page. */
export interface Line extends LogLine {
  id: number;
}

export function eventsSeenBy(line: LogLine, seat: number | null): readonly unknown[] {
  return (seat === null ? undefined : line.own?.[String(seat)]) ?? line.events;
}

/** The game after an update. Throws if the update does not fit. */
export function updated(play: Play, update: Update): Play {
  const privates = { ...play.private };
  for (const [seat, change] of Object.entries(update.private ?? {}))
    privates[seat] = patch(privates[seat], change);
  return {
    ...play,
    public: update.public === undefined ? play.public : patch(play.public, update.public),
    private: privates,
    prompts: update.prompts ? { ...play.prompts, ...update.prompts } : play.prompts,
    waiting: update.waiting ?? play.waiting,
    deadlines: update.deadlines ?? play.deadlines,
    outcome: update.outcome ?? play.outcome,
  };
}

export function asLine(update: Update): LogLine {
  return {
    at_ms: update.now_ms,
    events: update.events ?? [],
    seat: update.seat ?? null,
    by: update.by ?? '',
    own: update.own ?? {},
  };
}
