/** Finds clauses in a rule book. Pure. */
import type { RuleBook, Section } from '../net/messages.gen';

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** The sections with only those clauses whose id or text contains every word of the query. */
export function findClauses(book: RuleBook, query: string): readonly Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => {
        const text = plain(`${clause.id} ${section.title} ${clause.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}
