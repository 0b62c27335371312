import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passing } from './passing.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a value is removed after its time, which starts again with the next one', () => {
  const passing = new Passing<string>(100);
  passing.show('one');
  vi.advanceTimersByTime(80);
  passing.show('two');
  vi.advanceTimersByTime(80);
  expect(passing.shown).toBe('two');
  vi.advanceTimersByTime(20);
  expect(passing.shown).toBeNull();
});

test('a value that is held stays until it is released or cleared', () => {
  const passing = new Passing<string>(100);
  passing.show('one');
  passing.hold();
  vi.advanceTimersByTime(500);
  expect(passing.shown).toBe('one');
  passing.release();
  vi.advanceTimersByTime(100);
  expect(passing.shown).toBeNull();
  passing.show('two');
  passing.clear();
  expect(passing.shown).toBeNull();
});
