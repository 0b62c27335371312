import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndShow, MOMENT_MS, PAUSE_MS, WINNER_MS } from './endShow';

const moment = { frame: 3, title: 'moment-last', events: [] };
let acts: string[];
const told = {
  celebrate: () => acts.push('celebrate'),
  recall: ({ frame }: { frame: number }) => acts.push(`recall ${frame}`),
  rest: () => acts.push('rest'),
};

beforeEach(() => {
  acts = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the screen celebrates, recalls each highlight and rests, by itself', async () => {
  new EndShow(Promise.resolve([moment, { ...moment, frame: 9 }]), told);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(acts).toEqual(['celebrate']);
  await vi.advanceTimersByTimeAsync(WINNER_MS);
  await vi.advanceTimersByTimeAsync(MOMENT_MS);
  expect(acts).toEqual(['celebrate', 'recall 3', 'recall 9']);
  await vi.advanceTimersByTimeAsync(10 * MOMENT_MS);
  expect(acts.slice(3)).toEqual(['rest']);
});

test('a key goes on at once, and a replay that is missing leaves the highlights out', async () => {
  const show = new EndShow(Promise.reject(new Error('gone')), told);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  show.next();
  expect(acts).toEqual(['celebrate', 'rest']);
  await vi.advanceTimersByTimeAsync(10 * WINNER_MS);
  expect(acts).toHaveLength(2);
});

test('who leaves the page stops it', async () => {
  new EndShow(Promise.resolve([]), told).stop();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(acts).toEqual([]);
});
