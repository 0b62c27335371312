import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { swiped, swipeOf } from './swipe';

describe('a finger', () => {
  it('passes a card to the left, and picks it by going up', () => {
    expect(swipeOf(-60, 10)).toBe('left');
    expect(swipeOf(5, -60)).toBe('up');
  });

  it('taps when it hardly moves, and does nothing the other ways', () => {
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

  it('answers a finger once, though a click comes after it', () => {
    point('pointerdown', 0);
    point('pointerup', 2);
    card.click();
    vi.runAllTimers();
    expect(act.mock.calls).toEqual([['tap']]);
  });

  it('answers a swipe that no click comes after', () => {
    point('pointerdown', 80);
    point('pointerup', 10);
    vi.runAllTimers();
    expect(act.mock.calls).toEqual([['left']]);
  });

  it('answers a key, which is a click without a finger', () => {
    card.click();
    expect(act.mock.calls).toEqual([['tap']]);
  });
});
