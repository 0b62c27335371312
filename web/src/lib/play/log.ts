/** The log as sentences. Pure. */
import { eventsSeenBy, type Line } from '../table/seen';
import { sentence, t } from '../text';

export interface Told {
  id: number;
  seat: number | null;
  text: string;
}

/** The lines as one seat saw them; those without a word to say are left out. */
export function tell(
  game: string,
  lines: readonly Line[],
  me: number | null,
  names: readonly string[],
): readonly Told[] {
  return lines.flatMap((line) => {
    const said = eventsSeenBy(line, me)
      .map((event) => sentence(game, event, names))
      .filter(Boolean);
    if (!said.length) return [];
    const seat = line.seat ?? null;
    const name = seat === null ? '' : (names[seat] ?? '');
    // G-AWAY-R1: the log says when a bot chose for somebody.
    if (line.by === 'stand-in') said.unshift(t('log-stand-in', { name }));
    if (line.by === 'timer') said.unshift(t('log-timer', { name }));
    return [{ id: line.id, seat, text: said.join(' ') }];
  });
}
