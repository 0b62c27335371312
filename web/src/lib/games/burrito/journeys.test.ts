import { describe, expect, it } from 'vitest';
import { position } from '../../../../fixtures/burrito';
import { journeysOf } from './journeys';

describe('card movements between two views', () => {
  const table = position();
  const { flow } = table;
  const changed = (hands: Record<number, number>, community = flow.community) => ({
    ...table,
    flow: {
      ...flow,
      community,
      hands: flow.hands.map((hand, seat) => hand + (hands[seat] ?? 0)),
    },
  });

  it('go to the left neighbour’s pile when a hand shrinks', () => {
    expect(journeysOf(flow, changed({ 0: -1 }))).toEqual([
      { from: '[data-seat="0"]', to: '[data-pile="of-1"]' },
    ]);
  });

  it('come from one’s own pile, or from the community pile that shrank', () => {
    expect(journeysOf(flow, changed({ 1: 1 }))).toEqual([
      { from: '[data-pile="of-1"]', to: '[data-seat="1"]' },
    ]);
    expect(journeysOf(flow, changed({ 1: 1 }, [20, 20]))).toEqual([
      { from: '[data-pile="right"]', to: '[data-seat="1"]' },
    ]);
  });

  it('are empty when a set is laid', () => {
    expect(journeysOf(flow, changed({ 0: -3 }))).toEqual([]);
  });
});
