import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAMES, type BattleOver } from '../net/messages.gen';
import { Battle } from '../table/battle.svelte';
import { STILL } from './controls/input';
import { bodyOf, type Told } from '../../../fixtures/duel';
import { DUEL } from './duel/kind';
import { Side } from './side.svelte';

const over: BattleOver = {
  type: 'battle_over',
  seq: 9,
  battle: 'b',
  number: 7,
  cause: 'hit',
  losers: [1],
  causes: ['hit'],
  by: [null],
  modifier: '',
  tick: 260,
};

function frameOf(told: Told): ArrayBuffer {
  const body = new Uint8Array(bodyOf(told).buffer);
  const frame = new Uint8Array(FRAMES.SNAPSHOT_HEAD_BYTES + body.length);
  frame[0] = FRAMES.SNAPSHOT;
  new DataView(frame.buffer).setUint32(1, 7, true);
  frame.set(body, FRAMES.SNAPSHOT_HEAD_BYTES);
  return frame.buffer;
}

function ringside({ isStill = false } = {}) {
  const sent: Uint8Array[] = [];
  const battle = new Battle(
    (frame) => sent.push(frame) > 0,
    () => [2],
  );
  battle.begin({ battle: 'b', number: 7, arena: 'duel', fighters: [2, 0], bodies: [2, 0], binds: [[], []], tick: 0 }); // prettier-ignore
  const shown = vi.fn();
  const events = { happened: vi.fn(), shown, isStill: () => isStill };
  const ring = new Side(DUEL, battle, [2, 0], events);
  const frame = (now: number) => ring.frame(now, 16.7, () => [STILL, null]);
  return { ring, battle, sent, shown, frame };
}

let clock = 0;

beforeEach(() => {
  clock = 0;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the frames of a page for some time, 60 per second. */
function run(frame: (now: number) => unknown, ms: number): void {
  const end = clock + ms;
  while (clock < end) {
    clock += 16.7;
    frame(clock);
  }
}

describe('a battle on a page', () => {
  it('counts, says "Fight!", and then shows no word', () => {
    const { ring, battle } = ringside();
    battle.see(frameOf({ tick: 1, phase: 'countdown' }));
    expect(ring.count).toBe(3);
    battle.see(frameOf({ tick: 130, phase: 'countdown' }));
    expect(ring.count).toBe(1);
    battle.see(frameOf({ tick: 180, phase: 'order' }));
    expect(ring.count).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(ring.count).toBeNull();
    ring.close();
  });

  it('sends inputs from the beginning, two at a time, and none after the end', () => {
    const { ring, sent, frame } = ringside();
    run(frame, 200);
    expect(sent.length).toBeGreaterThanOrEqual(5);
    expect(sent[0]?.[14]).toBe(2);
    ring.end(over, clock);
    const before = sent.length;
    run(frame, 200);
    expect(sent).toHaveLength(before);
    ring.close();
  });

  it.each([false, true])(
    'shows the last second again, tells who won, and ends (reduced motion: %s)',
    (isStill) => {
      const { ring, battle, shown, frame } = ringside({ isStill });
      for (let tick = 180; tick <= 260; tick += 2)
        battle.see(
          frameOf({ tick, phase: tick < 260 ? 'fight' : 'over', fighters: [{ x: -tick / 1000 }] }),
        );
      ring.end(over, clock);
      run(frame, 700);
      expect(ring.mode).toBe('slow');
      const early = frame(clock)?.poses[0]?.x ?? 0;
      expect(early > -0.23).toBe(!isStill);
      run(frame, 4000);
      expect(ring.mode).toBe('told');
      expect(ring.isAtHit(clock)).toBe(true);
      expect(shown).not.toHaveBeenCalled();
      vi.advanceTimersByTime(5000);
      expect(shown).toHaveBeenCalledOnce();
      ring.close();
    },
  );

  it('ends faster if the battle began with a short countdown', () => {
    const { ring, battle, frame } = ringside();
    battle.see(frameOf({ tick: 20, phase: 'countdown', count: 30, goes: 90 }));
    for (let tick = 180; tick <= 260; tick += 2)
      battle.see(frameOf({ tick, phase: tick < 260 ? 'fight' : 'over', count: 30, goes: 90 }));
    ring.end(over, clock);
    run(frame, 500);
    expect(ring.mode).toBe('slow');
    run(frame, 1700);
    expect(ring.mode).toBe('told');
    ring.close();
  });

  it('shows what comes before a battle only before its first bout', () => {
    const { ring, battle } = ringside();
    battle.see(frameOf({ tick: 20, phase: 'countdown', touches: 3 }));
    expect(ring.isBefore).toBe(true);
    battle.see(frameOf({ tick: 420, phase: 'countdown', touches: 3, bout: 2, goes: 480 }));
    expect(ring.isBefore).toBe(false);
    ring.close();
  });

  it('has no slow motion if the lot decided', () => {
    const { ring, frame } = ringside();
    ring.end({ ...over, cause: 'lot' }, clock);
    run(frame, 700);
    expect(ring.mode).toBe('told');
    ring.close();
  });

  it('ends at once when a bout is stopped', () => {
    const { ring, shown } = ringside();
    ring.end({ ...over, cause: 'stopped' }, clock);
    expect(shown).toHaveBeenCalledOnce();
    ring.close();
  });
});
