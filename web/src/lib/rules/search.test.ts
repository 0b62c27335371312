import { describe, expect, it } from 'vitest';
import type { RuleBook } from '../net/messages.gen';
import { findClauses } from './search';

const book: RuleBook = {
  title: 'Mantis',
  intro: '',
  sections: [
    {
      title: 'Your turn',
      intro: '',
      clauses: [
        { id: 'M-SCORE-1', text: 'The top card is turned over into your own tank.' },
        { id: 'M-STEAL-1', text: 'The top card is turned over into the tank of another player.' },
      ],
    },
    { title: 'The end', intro: '', clauses: [{ id: 'M-END-1', text: 'Ten cards win.' }] },
  ],
  events: {},
};
const ids = (query: string) =>
  findClauses(book, query).flatMap((section) => section.clauses.map((clause) => clause.id));

describe('the search for clauses', () => {
  it('shows everything for an empty query', () => {
    expect(ids('  ')).toEqual(['M-SCORE-1', 'M-STEAL-1', 'M-END-1']);
  });

  it('searches ids, texts and titles, ignoring case', () => {
    expect(ids('m-steal')).toEqual(['M-STEAL-1']);
    expect(ids('ANOTHER tank')).toEqual(['M-STEAL-1']);
    expect(ids('end')).toEqual(['M-END-1']);
    expect(ids('burrito')).toEqual([]);
  });
});
