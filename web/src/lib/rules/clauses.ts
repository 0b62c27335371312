/** The clauses that events rest on, the same as in `rumpus.engine.clauses`. Pure. */
import type { RuleBook } from '../net/messages.gen';
import { telling } from '../text';

const AWAY = 'G-AWAY-R1';

/** The clauses of one event, the most important first. */
export function clausesOf(declared: RuleBook['events'], event: unknown): readonly string[] {
  if (typeof event !== 'object' || event === null || !('type' in event)) return [];
  const fields = event as { type: string; clause?: string } & Record<string, unknown>;
  const found = (declared[fields.type] ?? []).flatMap((part) =>
    typeof part === 'string'
      ? [part]
      : (part.cases[String(telling(fields[part.field]))] ?? part.otherwise ?? []),
  );
  return [...new Set(fields.clause ? [fields.clause, ...found] : found)];
}

/** The clauses of a line of the log that the book has: first the main one of each of its events, then the others. */
export function clausesOfLine(
  book: RuleBook,
  { events, stoodIn }: { events: readonly unknown[]; stoodIn: boolean },
): readonly string[] {
  const known = new Set(book.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  const each = events.map((event) => clausesOf(book.events, event));
  const main = each.flatMap((clauses) => clauses.slice(0, 1));
  const others = each.flatMap((clauses) => clauses.slice(1));
  const found = new Set([...main, ...others, ...(stoodIn ? [AWAY] : [])]);
  return [...found].filter((clause) => known.has(clause));
}
