import { describe, expect, it, vi } from 'vitest';
import type { Film, FilmedBattle, Frame } from '../net/messages.gen';
import { eventsOf, nextViews, playersOf, viewFrom } from './film';
import { Projector } from './projector.svelte';

const frames: Frame[] = [
  { at_ms: 0, events: [{ type: 'dealt' }] },
  { at_ms: 10, seat: 0, public: { left: 9 }, private: { '1': { hand: { '+': [7] } } } },
  { at_ms: 20, seat: 1, events: [], own: { '1': [{ type: 'peeked' }] }, public: { left: 8 } },
];
const film: Film = {
  game: 'mantis',
  rules_version: 1,
  options: {},
  players: [
    { name: 'Ann', avatar: 'owl', colour: 'sky' },
    { name: 'Pip', bot: 'good' },
  ],
  public: { left: 10 },
  private: [{ hand: [1] }, { hand: [2] }],
  frames,
  outcome: { clause: 'M-END-1', places: [1, 2], points: [10, 3] },
  battles: [],
};

describe('a film', () => {
  it('changes the views frame by frame, and only what changed', () => {
    const first = { public: film.public, private: film.private };
    const next = nextViews(first, frames[1] as Frame);
    expect(next).toEqual({ public: { left: 9 }, private: [{ hand: [1] }, { hand: [2, 7] }] });
    expect(next.private[0]).toBe(first.private[0]);
    expect(first.public).toEqual({ left: 10 });
  });

  it('gives each viewpoint its own view', () => {
    const views = { public: 1, private: ['a', 'b'] };
    expect(viewFrom(views, 'public')).toEqual({ public: 1, private: null });
    expect(viewFrom(views, 1)).toEqual({ public: 1, private: 'b' });
    expect(viewFrom(views, 'open')).toEqual(views);
    expect(eventsOf(frames[2] as Frame, 'public')).toEqual([]);
    expect(eventsOf(frames[2] as Frame, 0)).toEqual([]);
    expect(eventsOf(frames[2] as Frame, 1)).toEqual([{ type: 'peeked' }]);
    expect(eventsOf(frames[2] as Frame, 'open')).toEqual([{ type: 'peeked' }]);
  });

  it('tells people from bots', () => {
    expect(playersOf(film).map((player) => player.kind)).toEqual(['person', 'bot']);
  });
});

describe('the projector', () => {
  it('animates a step forward, and after a jump only says what happened there', () => {
    const projector = new Projector(film);
    expect(projector.view.public).toEqual({ left: 10 });
    projector.step();
    expect(projector.view.public).toEqual({ left: 9 });
    expect(projector.happenings).toHaveLength(1);
    projector.goTo(0);
    expect(projector.happenings).toHaveLength(1);
    projector.goTo(99);
    expect(projector.at).toBe(2);
    expect(projector.view.public).toEqual({ left: 8 });
    expect(projector.outcome).toBe(film.outcome);
    projector.back();
    expect(projector.at).toBe(1);
    expect(projector.outcome).toBeNull();
  });

  it('stops a running film at a battle, shows it, and then continues', () => {
    const battle: FilmedBattle = {
      battle: 'b',
      frame: 1,
      arena: 'duel',
      fighters: [0, 1],
      bodies: [0, 1],
    };
    const projector = new Projector({ ...film, battles: [battle] });
    projector.step();
    expect([projector.battle, projector.isFighting]).toEqual([battle, false]);
    projector.back();
    projector.toggle();
    projector.step();
    expect([projector.at, projector.isRunning, projector.isFighting]).toEqual([1, false, true]);
    projector.leaveBattle();
    expect([projector.at, projector.isFighting]).toEqual([2, false]);
    projector.goTo(1);
    projector.toggle();
    expect([projector.isRunning, projector.isFighting]).toEqual([false, true]);
  });

  it('shows a moment with what led to it, and stops there; a place that it does not have is ignored', () => {
    const projector = new Projector(film);
    projector.show(2);
    expect([projector.at, projector.isRunning]).toEqual([1, true]);
    projector.step();
    expect([projector.at, projector.isRunning]).toEqual([2, false]);
    projector.goTo(0);
    for (const place of [0, -1, 99, NaN]) projector.show(place);
    expect([projector.at, projector.isRunning]).toEqual([0, false]);
  });

  it('shows a real-time game at its own pace, and shortens long pauses', () => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    const hectic: Film = {
      ...film,
      frames: [0, 100, 150, 60_000, 60_100].map((at_ms) => ({ at_ms })),
    };
    const projector = new Projector(hectic, () => true);
    projector.isRunning = true;
    const stop = projector.run();
    vi.advanceTimersByTime(80);
    expect(projector.at).toBe(0);
    vi.advanceTimersByTime(80);
    expect(projector.at).toBe(2);
    expect(projector.happenings.map(({ id }) => id)).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(projector.at).toBe(2);
    vi.advanceTimersByTime(1400);
    expect(projector.at).toBe(4);
    expect(projector.isRunning).toBe(false);
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
