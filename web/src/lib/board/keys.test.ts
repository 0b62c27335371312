import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyboard } from '../app/keyboard.svelte';
import { press } from './keys';

afterEach(() => {
  keyboard.letters = true;
});

describe('a key', () => {
  const pressed = (key: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key, cancelable: true, ...more });

  it('does what the map says, in upper and lower case', () => {
    const score = vi.fn();
    const event = pressed('s');
    expect(press(event, { S: score })).toBe(true);
    expect(score).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
    expect(press(pressed('x'), { S: score })).toBe(false);
  });

  it('is left to the browser together with Ctrl, and ignored when it repeats', () => {
    const score = vi.fn();
    press(pressed('s', { ctrlKey: true }), { S: score });
    press(pressed('s', { repeat: true }), { S: score });
    expect(score).not.toHaveBeenCalled();
  });

  it('is ignored if it is a letter or digit and these are switched off; others still work', () => {
    const [score, confirm] = [vi.fn(), vi.fn()];
    keyboard.letters = false;
    press(pressed('s'), { S: score, Enter: confirm });
    press(pressed('Enter'), { S: score, Enter: confirm });
    expect(score).not.toHaveBeenCalled();
    expect(confirm).toHaveBeenCalledOnce();
  });
});
