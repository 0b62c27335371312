import { expect, test } from 'vitest';
import { moved, type Card, type Lying } from './glides';

const at = (left: number, top = 0): Card => ({
  element: document.createElement('span'),
  place: { left, top, width: 34, height: 46 },
});
const lying = (cards: Record<string, readonly Card[]>): Lying => new Map(Object.entries(cards));
const ways = (before: Lying, after: Lying) =>
  moved(before, after).map(({ from, to }) => [from.left, to.left]);

test('a card that lies elsewhere has moved from where it lay', () => {
  expect(
    ways(lying({ '5': [at(0)], '7': [at(50)] }), lying({ '5': [at(300)], '7': [at(52)] })),
  ).toEqual([[0, 300]]);
});

test('of two cards that look the same, the one that stayed has not moved', () => {
  expect(ways(lying({ red: [at(0), at(50)] }), lying({ red: [at(50), at(200)] }))).toEqual([
    [0, 200],
  ]);
});

test('a card that lay nowhere has not moved', () => {
  expect(ways(lying({}), lying({ '5': [at(10)] }))).toEqual([]);
});

test('a table that was laid anew does not fly about', () => {
  const many = (left: number) =>
    lying(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, card) => [String(card), [at(left, card * 60)]]),
      ),
    );
  expect(ways(many(0), many(500))).toEqual([]);
});
