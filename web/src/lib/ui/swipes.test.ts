import { expect, test, vi } from 'vitest';
import { stepOf, swipes } from './swipes';

test('a swipe to the left goes on, one to the right goes back, and scrolling is neither', () => {
  expect(stepOf(-120, 10)).toBe(1);
  expect(stepOf(120, -30)).toBe(-1);
  expect(stepOf(-120, 90)).toBe(0);
  expect(stepOf(-30, 0)).toBe(0);
});

test('only fingers swipe, and a finger may be lifted anywhere', () => {
  const sheet = document.createElement('div');
  const turn = vi.fn();
  const stop = swipes(turn)(sheet) as () => void;
  const moved = (pointerType: string, to: number) => {
    sheet.dispatchEvent(new PointerEvent('pointerdown', { pointerType, clientX: 200 }));
    window.dispatchEvent(new PointerEvent('pointerup', { pointerType, clientX: to }));
  };
  moved('mouse', 0);
  expect(turn).not.toHaveBeenCalled();
  moved('touch', 0);
  expect(turn).toHaveBeenLastCalledWith(1);
  moved('touch', 400);
  expect(turn).toHaveBeenLastCalledWith(-1);
  stop();
  moved('touch', 0);
  expect(turn).toHaveBeenCalledTimes(2);
});
