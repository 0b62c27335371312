import type { Happening } from '../games/board';
import type { LogLine, PeopleNews, Update } from '../net/messages.gen';
import { asLine, eventsSeenBy, type Line } from './seen';
import { Latest, Stream, Unheard } from './stream';

const LINES_KEPT = 300;
const HAPPENINGS_KEPT = 50;

/** The lines of a table's log, and those of them that arrived while this page was open. */
export class TableLog {
  lines = $state.raw<readonly Line[]>([]);
  happened = $state.raw<readonly Line[]>([]);
  /** The lines to announce: every new one, and the latest one after a connect or reconnect. */
  readonly heard = new Latest<Line>();
  readonly happens = new Stream<Happening>();
  readonly news = new Unheard<PeopleNews>();
  private counted = 0;

  /** Replaces everything. */
  see(recent: readonly LogLine[], isNewGame: boolean): void {
    this.lines = recent.map((line) => this.numbered(line));
    if (isNewGame) this.happened = [];
    const latest = this.lines.at(-1);
    if (latest) this.heard.tell(latest);
  }

  forget(): void {
    this.lines = this.happened = [];
    this.heard.forget();
  }

  /** Adds an action, which `me` saw. */
  add(update: Update, me: () => number | null): void {
    const line = this.numbered(asLine(update));
    if (!line.events.length && !Object.keys(line.own ?? {}).length) return;
    this.keep(line);
    this.happened = [...this.happened, line].slice(-HAPPENINGS_KEPT);
    this.heard.tell(line);
    this.happens.tell(happeningOf(line, me()));
  }

  /** Adds news about people: shown for a moment, and in a game also a line of the log. */
  note(line: LogLine, inGame: boolean): void {
    const numbered = this.numbered(line);
    if (inGame) {
      this.keep(numbered);
      this.heard.tell(numbered);
    }
    if (line.people) this.news.tell(line.people);
  }

  private keep(line: Line): void {
    this.lines = [...this.lines, line].slice(-LINES_KEPT);
  }

  private numbered(line: LogLine): Line {
    this.counted += 1;
    return { ...line, id: this.counted };
  }
}

/** A line of the log as the viewer saw it. */
export function happeningOf(line: Line, me: number | null): Happening {
  return {
    id: line.id,
    events: eventsSeenBy(line, me),
    by: line.by ?? '',
    seat: line.seat ?? null,
  };
}
