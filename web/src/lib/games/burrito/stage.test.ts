import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from '../board';
import { position } from '../../../../fixtures/burrito';
import { Stage } from './stage.svelte';
import type { Event } from './types.gen';

const play = vi.fn();
const table = position();
const happening = (id: number, ...events: Event[]): Happening<Event> => ({
  id,
  events,
  by: 'person',
  seat: 0,
});
const declared = happening(2, {
  type: 'declared',
  seat: 1,
  kind: 'war',
  card: 'war',
  duelists: [],
});
const lost = happening(
  3,
  { type: 'battle_lost', seat: 2, cause: 'hit', by: 0, clause: 'B-HIT-1' },
  { type: 'bruised', seat: 2, left: 3 },
);

describe('the stage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    play.mockClear();
  });

  it('shows a declaration at once, with its sound', () => {
    const stage = new Stage([], 'phone', { play });
    stage.follow(table, [declared], 'phone');
    expect(stage.highlight?.type).toBe('declared');
    expect(play).toHaveBeenCalledWith('fight');
  });

  it('shows the events of a happening one after the other, and then nothing', () => {
    const stage = new Stage([], 'phone', { play });
    stage.follow(table, [lost], 'phone');
    expect(stage.highlight?.type).toBe('battle_lost');
    vi.advanceTimersByTime(1600);
    expect(stage.highlight?.type).toBe('bruised');
    vi.advanceTimersByTime(1600);
    expect(stage.highlight).toBeNull();
  });

  it.each([
    ['the 3-2-1 is counted', { type: 'counted', seat: 1, clause: 'B-LOSE-2' }],
    ['cards move again', { type: 'play_began' }],
  ] as const)('shows nothing older once %s', (_, event) => {
    const stage = new Stage([], 'phone', { play });
    stage.follow(table, [lost], 'phone');
    stage.follow(table, [lost, happening(4, event)], 'phone');
    expect(stage.highlight).toBeNull();
  });

  it('shows that several battles became one War, but no plain battle twice', () => {
    const stage = new Stage([], 'phone', { play });
    const set = (clause: string): Event => ({
      type: 'battle_set',
      kind: 'war',
      fighters: [0, 1, 2],
      mode: 'quick',
      behind_back: false,
      clause,
    });
    stage.follow(table, [happening(3, set('B-WAR-1'))], 'phone');
    expect(stage.highlight).toBeNull();
    stage.follow(table, [happening(4, set('B-MULTI-1'))], 'phone');
    expect(stage.highlight?.type).toBe('battle_set');
  });

  it('shows the bruise after the arena, which shows the hit itself', () => {
    const stage = new Stage([], 'phone', { play });
    stage.follow(table, [declared], 'phone');
    stage.hold(true);
    expect(stage.highlight?.type).toBe('declared');
    stage.follow(table, [declared, lost], 'phone');
    vi.advanceTimersByTime(9000);
    expect(stage.highlight).toBeNull();
    stage.hold(false);
    expect(stage.highlight?.type).toBe('bruised');
  });

  it('does not show what happened before the page was opened', () => {
    const stage = new Stage([declared], 'phone', { play });
    stage.follow(table, [declared], 'phone');
    expect(stage.highlight).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
});
