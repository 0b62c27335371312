import { describe, expect, it, test } from 'vitest';
import type { Example, RuleBook } from '../net/messages.gen';
import { hasText } from '../text';
import { findClauses, findExamples } from './search';

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

test('examples are found by their words and by their clauses', () => {
  const film = {} as Example['film'];
  const examples = [
    { title: 'A steal', text: 'Cards change hands.', clauses: ['M-STEAL-1'], film },
    { title: 'A présent', text: 'It stays.', clauses: ['M-STEAL-2'], film },
  ];
  const found = (query: string) => findExamples(examples, query).map(({ title }) => title);
  expect(found('')).toHaveLength(2);
  expect(found('present stays')).toEqual(['A présent']);
  expect(found('m-steal-1 hands')).toEqual(['A steal']);
  expect(found('xylophone')).toEqual([]);
});

test.each(['mantis', 'wordy', 'sword', 'fake', 'burrito'])(
  'the short version of %s has a goal and four steps',
  (game) => {
    for (const part of ['goal', '1', '2', '3', '4'])
      expect(hasText(`${game}-brief-${part}`), part).toBe(true);
  },
);
