import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Consulted } from './consulted.svelte';

/** Runs within the life of a component. */
function alive<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  flushSync();
  return made as T;
}

describe('what a table is asked', () => {
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

  it('is asked one thing after the other, and a late answer is not taken for another question', async () => {
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

  it('leaves the game as it is when it refuses', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('too many questions')));
    const odds = alive(() => new Consulted<string>(() => 'a', ask));
    await Promise.resolve();
    expect(odds.latest).toBeNull();
  });

  it('forgets the answer when nothing is wanted any more', async () => {
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
