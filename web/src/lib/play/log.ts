/** The log as sentences. Pure. */
import type { PeopleNews } from '../net/messages.gen';
import { eventsSeenBy, type Line } from '../table/seen';
import { sentence, t } from '../text';

export interface Told {
  id: number;
  seat: number | null;
  text: string;
}

/** News of somebody at the table, as a sentence; `you` is the member who reads it. */
export function peopleText(news: PeopleNews, you: number | null = null): string {
  const { kind, name } = news;
  const own = kind === 'host' && you !== null && news.member === you;
  const bot = typeof news.seat === 'number' && (kind === 'left' || kind === 'sent_away');
  return t(`people-${kind}${own ? '-you' : ''}${bot ? '-bot' : ''}`, { name });
}

const isTurn = (event: unknown) => (event as { type?: unknown } | null)?.type === 'turn_began';

/**
 * The lines as one seat saw them; those without a word to say are left out. Whose turn it is next is said only
 * where nothing else is, since the eye sees it on the board, or with `turns` for those who listen.
 */
export function tell(
  game: string,
  lines: readonly Line[],
  me: number | null,
  names: readonly string[],
  { turns = false } = {},
): readonly Told[] {
  return lines.flatMap((line) => {
    if (line.people)
      return [{ id: line.id, seat: line.people.seat ?? null, text: peopleText(line.people) }];
    const events = eventsSeenBy(line, me);
    const told = turns || events.every(isTurn) ? events : events.filter((event) => !isTurn(event));
    const said = told.map((event) => sentence(game, event, names)).filter(Boolean);
    if (!said.length) return [];
    const seat = line.seat ?? null;
    const name = seat === null ? '' : (names[seat] ?? '');
    // G-AWAY-R1: the log says when a bot chose for somebody.
    if (line.by === 'stand-in') said.unshift(t('log-stand-in', { name }));
    if (line.by === 'timer') said.unshift(t('log-timer', { name }));
    return [{ id: line.id, seat, text: said.join(' ') }];
  });
}
