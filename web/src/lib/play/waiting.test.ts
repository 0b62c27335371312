import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../net/messages.gen';
import { whyWaiting } from './waiting';

const table = (presences: string[], more: Partial<TableInfo> = {}) =>
  ({
    phase: 'playing',
    paused: false,
    settings: { grace_s: 60 },
    seats: presences.map((presence, seat) => ({ name: 'ABCDEF'[seat], presence })),
    ...more,
  }) as unknown as TableInfo;

describe('the reason why the table waits', () => {
  it('is empty while people think', () => {
    expect(whyWaiting(table(['here', 'away']), [0], { 1: 0 }, 5000)).toBeNull();
    expect(whyWaiting(table(['away'], { phase: 'over' }), [0], {}, 0)).toBeNull();
  });

  it('is a countdown for somebody who is disconnected', () => {
    expect(whyWaiting(table(['here', 'away']), [1], { 1: 1000 }, 11_000)).toEqual({
      kind: 'away',
      seats: [1],
      names: ['B'],
      seconds: 50,
    });
    expect(whyWaiting(table(['away']), [0], { 0: 0 }, 90_000)).toMatchObject({ seconds: 0 });
  });

  it('names those for whom a bot plays', () => {
    expect(whyWaiting(table(['stand_in', 'here']), [0], {}, 0)).toEqual({
      kind: 'stand_in',
      names: ['A'],
    });
  });

  it('is a pause before anything else', () => {
    expect(whyWaiting(table(['away'], { paused: true }), [0], {}, 0)).toEqual({ kind: 'paused' });
  });
});
