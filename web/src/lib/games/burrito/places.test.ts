import { describe, expect, it } from 'vitest';
import { NO_CARDS, settled, vacated, type Places } from './places';

let counted = 0;
const put = (places: Places, hand: readonly (number | null)[]) =>
  settled(places, hand, () => ++counted);
const cards = (places: Places) => places.map((held) => (held ? held.card : '-'));

describe('the places of a hand', () => {
  const dealt = put(NO_CARDS, [0, 1, 1, 2, 3]);

  it('keep every card in place when one leaves, and the next one fills the gap', () => {
    const passed = put(vacated(dealt, [2]), [0, 1, 2, 3]);
    expect(cards(passed)).toEqual([0, 1, '-', 2, 3]);
    const drawn = put(passed, [0, 1, 2, 3, null]);
    expect(cards(drawn)).toEqual([0, 1, null, 2, 3]);
    const told = put(drawn, [0, 1, 2, 3, 9]);
    expect(cards(told)).toEqual([0, 1, 9, 2, 3]);
    expect(told[2]?.id).toBe(drawn[2]?.id);
    expect(told[4]?.id).toBe(dealt[4]?.id);
  });

  it('take a card back that the table did not accept', () => {
    expect(cards(put(vacated(dealt, [0]), [0, 1, 1, 2, 3]))).toEqual([0, 1, 1, 2, 3]);
  });

  it('reveal several drawn cards one after the other', () => {
    const drawn = put(vacated(dealt, [0, 4]), [1, 1, 2, null, null]);
    expect(cards(put(drawn, [1, 1, 2, 8, null]))).toEqual([8, 1, 1, 2, null]);
  });

  it('become empty with an empty hand', () => {
    expect(put(dealt, [])).toEqual(NO_CARDS);
  });
});
