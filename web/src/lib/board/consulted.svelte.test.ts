import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Consulted } from './consulted.svelte';

/** Runs a function within the life of a component. */
function alive<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  flushSync();
  return made as T;
}

describe('a question to the table', () => {
  it('is asked once for each key', async () => {
    const ask = vi.fn(() => Promise.resolve('half'));
    const odds = alive(() => new Consulted(() => 'a', ask));
    odds.want('a');
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(odds.answerTo('a')).toBe('half'));
    expect(odds.latest).toBe('half');
    expect(odds.answerTo('b')).toBeNull();
    expect(odds.answerTo(null)).toBeNull();
  });

  it('waits for the one before it, whose late answer is not used for another key', async () => {
    const answers: ((value: string) => void)[] = [];
    const ask = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const odds = alive(() => new Consulted(() => 'a', ask));
    odds.want('b');
    expect(ask).toHaveBeenCalledTimes(1);
    answers[0]?.('of a');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(odds.answerTo('b')).toBeNull();
    answers[1]?.('of b');
    await vi.waitFor(() => expect(odds.answerTo('b')).toBe('of b'));
  });

  it('leaves the hint empty when the table refuses it', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('too many questions')));
    const odds = alive(() => new Consulted<string>(() => 'a', ask));
    await Promise.resolve();
    expect(odds.latest).toBeNull();
  });

  it('loses its answer when no hint is wanted any more', async () => {
    const odds = alive(
      () =>
        new Consulted(
          () => 'a',
          () => Promise.resolve('half'),
        ),
    );
    await vi.waitFor(() => expect(odds.latest).toBe('half'));
    odds.want(null);
    expect(odds.latest).toBeNull();
  });
});
