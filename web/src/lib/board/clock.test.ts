import { describe, expect, it } from 'vitest';
import { clockFace, secondsLeft } from './clock';

describe('the time that is left', () => {
  it('is counted in whole seconds and never negative', () => {
    expect(secondsLeft(10_000, 8_900)).toBe(2);
    expect(secondsLeft(10_000, 12_000)).toBe(0);
  });

  it('is formatted as seconds below a minute, and as minutes above', () => {
    expect(clockFace(45)).toBe('45');
    expect(clockFace(125)).toBe('2:05');
  });
});
