import { describe, expect, it } from 'vitest';
import { position } from '../../../../fixtures/burrito';
import { barred, openPiles, positionOf, predict } from './predict';

const full = positionOf(position(), [0, 1, 1, 1, 7], 0);
const short = positionOf(position(), [0, 1, 1, 1], 0);
const cy = positionOf(position(), [0, 1], 2);

describe('the prediction of a tap', () => {
  it('passes a card: the hand has one less, the left neighbour’s pile one more', () => {
    const after = predict(full, [{ type: 'discard', card: 1 }]);
    expect(after.hand).toEqual([0, 1, 1, 7]);
    expect(after.next).toBe(10);
  });

  it('draws a card face down, from the top of the pile', () => {
    const after = predict(short, [{ type: 'draw', pile: 'own' }]);
    expect(after.hand).toEqual([0, 1, 1, 1, null]);
    expect(after.piles.own).toBe(9);
  });

  it('lays a set, and does several things in a row', () => {
    const after = predict(full, [
      { type: 'lay_set', cards: [1, 1, 1] },
      { type: 'draw', pile: 'own' },
      { type: 'draw', pile: 'own' },
    ]);
    expect(after.hand).toEqual([0, 7, null, null]);
    expect(after.piles.own).toBe(8);
  });

  it('freezes the table at a declaration, and keeps the cards of a wrong one', () => {
    const battle = positionOf(position(), [9, 9, 9, 0, 1], 0);
    const declared = predict(battle, [
      { type: 'declare', kind: 'war', cards: [9, 9, 9] },
      { type: 'discard', card: 0 },
    ]);
    expect(declared.frozen).toBe('B-MULTI-R1');
    expect(declared.hand).toEqual([0, 1]);
    const wrong = predict(battle, [{ type: 'declare', kind: 'war', cards: [9, 9, 0] }]);
    expect(wrong.hand).toEqual([9, 9, 9, 0, 1]);
  });

  it('ignores actions that a neighbour’s action has made impossible', () => {
    const empty = positionOf(
      position({ flow: { hands: [4, 5, 5, 5], piles: [0, 9, 0, 0], community: [0, 0] } }),
      [0, 1, 1, 1],
      0,
    );
    expect(predict(empty, [{ type: 'draw', pile: 'left' }])).toEqual(empty);
  });
});

describe('the prediction of refusals', () => {
  it('has a sixth card, a card not held, and a set that does not match', () => {
    expect(barred(full, { type: 'draw', pile: 'own' })).toBe('B-PASS-2');
    expect(barred(full, { type: 'discard', card: 5 })).toBe('B-PASS-1');
    expect(barred(full, { type: 'lay_set', cards: [0, 1, 1] })).toBe('B-SET-R1');
    expect(barred(full, { type: 'lay_set', cards: [0, 0, 0] })).toBe('B-SET-1');
    expect(barred(short, { type: 'discard', card: 0 })).toBe('B-PASS-R2');
  });

  it('has a community pile while the own pile has cards, but not for two players', () => {
    expect(barred(short, { type: 'draw', pile: 'left' })).toBe('B-PASS-3');
    expect(barred(cy, { type: 'draw', pile: 'left' })).toBe('');
    expect(openPiles(cy)).toEqual(['left', 'right']);
    const two = positionOf(position({ skipped: [2, 3] }), [0], 0);
    expect(barred(two, { type: 'draw', pile: 'right' })).toBe('');
    expect(openPiles(two)).toEqual(['own', 'left', 'right']);
  });

  it('has everything during a battle, while a wrong claim is possible', () => {
    const frozen = positionOf(position({ phase: 'window' }), [0, 1, 2, 3, 4], 0);
    expect(barred(frozen, { type: 'discard', card: 0 })).toBe('B-MULTI-R1');
    expect(barred(frozen, { type: 'draw' })).toBe('B-MULTI-R1');
    expect(barred(full, { type: 'declare', kind: 'duel', cards: [0, 1, 7] })).toBe('');
  });
});
