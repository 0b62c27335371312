import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { swiped, swipeOf } from './swipe';

describe('a swipe', () => {
  it('to the left passes a card, upwards picks it', () => {
    expect(swipeOf(-60, 10)).toBe('left');
    expect(swipeOf(5, -60)).toBe('up');
  });

  it('that hardly moves is a tap, and other directions do nothing', () => {
    expect(swipeOf(-10, 4)).toBe('tap');
    expect(swipeOf(60, 0)).toBeNull();
    expect(swipeOf(0, 60)).toBeNull();
  });
});

describe('a card', () => {
  const act = vi.fn();
  const card = document.createElement('button');
  card.setPointerCapture = () => undefined;
  let stop: ReturnType<ReturnType<typeof swiped>>;
  const point = (type: string, x: number) =>
    card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0 }));

  beforeEach(() => {
    vi.useFakeTimers();
    stop = swiped(act)(card);
  });
  afterEach(() => {
    stop?.();
    act.mockClear();
    vi.useRealTimers();
  });

  it('reacts once to a finger, though a click follows', () => {
    point('pointerdown', 0);
    point('pointerup', 2);
    card.click();
    vi.runAllTimers();
    expect(act.mock.calls).toEqual([['tap']]);
  });

  it('reacts to a swipe without a click', () => {
    point('pointerdown', 80);
    point('pointerup', 10);
    vi.runAllTimers();
    expect(act.mock.calls).toEqual([['left']]);
  });

  it('reacts to a key, which is a click without a finger', () => {
    card.click();
    expect(act.mock.calls).toEqual([['tap']]);
  });
});
