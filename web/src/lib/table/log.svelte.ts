import type { Happening } from '../games/board';
import type { LogLine, PeopleNews, Update } from '../net/messages.gen';
import { asLine, eventsSeenBy, type Line } from './seen';
import { Latest, Stream } from './stream';

const LINES_KEPT = 300;
const HAPPENINGS_KEPT = 50;

/** What has happened at a table: the lines of its log, and those of them that came while this page looked on. */
export class TableLog {
  lines = $state.raw<readonly Line[]>([]);
  happened = $state.raw<readonly Line[]>([]);
  /** What is to be read out: every new line, and after coming in or coming back the latest one. */
  readonly heard = new Latest<Line>();
  readonly happens = new Stream<Happening>();
  readonly news = new Stream<PeopleNews>();
  private counted = 0;

  /** Everything anew. */
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

  /** An action; what it has to tell is seen by `me`. */
  add(update: Update, me: () => number | null): void {
    const line = this.numbered(asLine(update));
    if (!line.events.length && !Object.keys(line.own ?? {}).length) return;
    this.keep(line);
    this.happened = [...this.happened, line].slice(-HAPPENINGS_KEPT);
    this.heard.tell(line);
    this.happens.tell(happeningOf(line, me()));
  }

  /** News of the people here: lines of the log, and shown for a moment. */
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

/** A line of the log as the one who looks saw it. */
export function happeningOf(line: Line, me: number | null): Happening {
  return {
    id: line.id,
    events: eventsSeenBy(line, me),
    by: line.by ?? '',
    seat: line.seat ?? null,
  };
}
