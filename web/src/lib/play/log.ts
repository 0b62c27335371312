/** The sentences of the log. Pure. */
import type { PeopleNews } from '../net/messages.gen';
import { eventsSeenBy, type Line } from '../table/seen';
import { sentence, t, textsLoaded } from '../text';

export interface Told {
  id: number;
  seat: number | null;
  text: string;
  /** Its sentences, if there is more than one. */
  said?: readonly string[];
  /** The events that the text tells of. */
  events: readonly unknown[];
  /** Whether a bot chose for somebody. */
  stoodIn: boolean;
}

/** News about people at the table as a sentence; `you` is the member who reads it. */
export function peopleText(news: PeopleNews, you: number | null = null): string {
  const { kind, name } = news;
  const plays = typeof news.seat === 'number';
  const own =
    (kind === 'host' || (kind === 'back' && plays)) && you !== null && news.member === you;
  const bot = plays && (kind === 'left' || kind === 'sent_away');
  const here = kind === 'back' && !plays ? '-here' : '';
  const text = `people-${kind}${own ? '-you' : ''}${bot ? '-bot' : ''}${here}`;
  return t(text, { name, moves: news.moves ?? 0 });
}

const isTurn = (event: unknown) => (event as { type?: unknown } | null)?.type === 'turn_began';

interface Hearing {
  /** Adds whose turn it is next, for screen readers; others see it on the board. */
  turns?: boolean;
  /** The seat that the sentences speak to. */
  reader?: number | null;
}

/** A line as one seat saw it; null if there is nothing to say. */
export function tellLine(
  game: string,
  line: Line,
  me: number | null,
  names: readonly string[],
  { turns = false, reader = null }: Hearing = {},
): Told | null {
  const { id, people } = line;
  if (people)
    return { id, seat: people.seat ?? null, text: peopleText(people), events: [], stoodIn: false };
  const events = eventsSeenBy(line, me);
  const told = turns || events.every(isTurn) ? events : events.filter((event) => !isTurn(event));
  const said = told.map((event) => sentence(game, event, names, reader)).filter(Boolean);
  if (!said.length) return null;
  const seat = line.seat ?? null;
  const name = seat === null ? '' : (names[seat] ?? '');
  // G-AWAY-R1: the log says when a bot chose for somebody.
  const stoodIn = line.by === 'stand-in' || line.by === 'timer';
  if (line.by === 'stand-in') said.unshift(t('log-stand-in', { name }));
  if (line.by === 'timer') said.unshift(t('log-timer', { name }));
  return { id, seat, text: said.join(' '), said, events: told, stoodIn };
}

/** Formats the lines of a log: each once, and again only for another viewer or other names. */
export class Teller {
  private kept = new WeakMap<Line, Told | null>();
  private circumstances = '';

  tell(
    game: string,
    lines: readonly Line[],
    me: number | null,
    names: readonly string[],
    reader: number | null = null,
  ): readonly Told[] {
    const circumstances = JSON.stringify([game, me, names, reader, textsLoaded()]);
    if (circumstances !== this.circumstances) this.kept = new WeakMap();
    this.circumstances = circumstances;
    return lines.flatMap((line) => this.told(line, game, me, names, reader) ?? []);
  }

  private told(
    line: Line,
    game: string,
    me: number | null,
    names: readonly string[],
    reader: number | null,
  ) {
    const known = this.kept.get(line);
    if (known !== undefined) return known;
    const told = tellLine(game, line, me, names, { reader });
    this.kept.set(line, told);
    return told;
  }
}
