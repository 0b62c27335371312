import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe';

describe('a finger', () => {
  it('passes a card with a swipe to the left and picks it with one upwards', () => {
    expect(swipeOf(-60, 10)).toBe('left');
    expect(swipeOf(8, -50)).toBe('up');
  });

  it('only taps when it hardly moves, or goes elsewhere', () => {
    expect(swipeOf(-6, 3)).toBeNull();
    expect(swipeOf(60, 0)).toBeNull();
    expect(swipeOf(0, 60)).toBeNull();
  });
});
