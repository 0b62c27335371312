import { describe, expect, it } from 'vitest';
import { dropAt, inserted, nudged, placedOf, shuffledOrder, toggled, typed, wordOf } from './build';

const RACK = 'BEGETSNQIOW';

describe('a word built of tiles', () => {
  it('is spelt by indices on the rack', () => {
    expect(wordOf(RACK, [0, 1, 2, 3, 4])).toBe('BEGET');
    expect(placedOf(RACK, 'beget')).toEqual([0, 1, 2, 3, 4]);
  });

  it('uses every tile once, and leaves out letters without a tile', () => {
    expect(placedOf(RACK, 'EEEB')).toEqual([1, 3, 0]);
    expect(typed(RACK, [1, 3], 'E', 11)).toBeNull();
    expect(typed(RACK, [1], 'e', 11)).toEqual([1, 3]);
  });

  it('has a maximum number of letters', () => {
    expect(typed(RACK, [0, 1, 2, 3], 'T', 4)).toBeNull();
    expect(toggled([0, 1, 2, 3], 4, 4)).toEqual([0, 1, 2, 3]);
    expect(inserted([0, 1, 2, 3], 4, 0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('gets a tile by a tap and returns it by another', () => {
    expect(toggled([0], 5, 11)).toEqual([0, 5]);
    expect(toggled([0, 5], 0, 11)).toEqual([5]);
  });

  it('is reordered by dragging', () => {
    expect(inserted([0, 1, 2], 9, 1, 11)).toEqual([0, 9, 1, 2]);
    expect(inserted([0, 1, 2], 0, 3, 11)).toEqual([1, 2, 0]);
    expect(inserted([0, 1, 2], 2, 0, 11)).toEqual([2, 0, 1]);
    expect(inserted([0, 1, 2], 1, 1, 11)).toEqual([0, 1, 2]);
  });

  it('is reordered by keys', () => {
    expect(nudged([0, 1, 2], 1, -1)).toEqual([1, 0, 2]);
    expect(nudged([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
  });

  it('inserts a dropped tile before the first letter whose centre is further right', () => {
    expect(dropAt([20, 60, 100], 10)).toBe(0);
    expect(dropAt([20, 60, 100], 70)).toBe(2);
    expect(dropAt([20, 60, 100], 300)).toBe(3);
    expect(dropAt([], 5)).toBe(0);
  });

  it('keeps every tile when the rack is shuffled', () => {
    const order = shuffledOrder(11, () => 0.4);
    expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
