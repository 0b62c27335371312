/** Finds clauses and examples in a rule book. Pure. */
import type { Example, RuleBook, Section } from '../net/messages.gen';

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean);

const has = (text: string, words: readonly string[]) => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

/** The examples whose title, text or clauses contain every word of the query. */
export function findExamples(examples: readonly Example[], query: string): readonly Example[] {
  const words = wordsOf(query);
  return examples.filter(({ title, text, clauses }) =>
    has(`${title} ${text} ${clauses.join(' ')}`, words),
  );
}

/** The sections with only those clauses whose id or text contains every word of the query. */
export function findClauses(book: RuleBook, query: string): readonly Section[] {
  const words = wordsOf(query);
  if (!words.length) return book.sections;
  return book.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter(({ id, text }) =>
        has(`${id} ${section.title} ${text}`, words),
      ),
    }))
    .filter((section) => section.clauses.length > 0);
}
