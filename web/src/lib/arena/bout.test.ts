import { describe, expect, it } from 'vitest';
import { FRAMES } from '../net/messages.gen';
import { Bout } from './bout';
import { FLAG } from './duel/constants.gen';
import { DUEL, type Duel } from './duel/kind';
import { STILL, type Input } from './controls/input';
import { bodyOf, type Told } from '../../../fixtures/duel';
import { move } from './duel/motion';
import type { Mover } from './duel/mover';
import { TICK_MS } from './pulse';
import { snapshotOf } from './duel/snapshot';

const AHEAD: Input = { ...STILL, moveX: 127 };
const shot = (told: Told, flags = 0) => ({ number: 1, flags, body: bodyOf(told) });
const x = (bout: Bout<Duel>, now: number) => bout.still(now, 1, 0)?.poses[0]?.x ?? NaN;

describe('a bout with a fighter that is steered here', () => {
  it('moves the local fighter before the server does', () => {
    const bout = new Bout(DUEL, [true, false]);
    bout.hear(shot({ tick: 200 }), 0);
    for (let tick = 0; tick < 12; tick++) bout.step([AHEAD, null]);
    expect(x(bout, 200)).toBeGreaterThan(-1.35);
  });

  it('replays the inputs that the server has not stepped yet, and ends where the server will', () => {
    const bout = new Bout(DUEL, [true, false]);
    bout.hear(shot({ tick: 200 }), 0);
    for (let tick = 0; tick < 10; tick++) bout.step([AHEAD, null]);
    const ahead = x(bout, 100);
    // The server has stepped the first six of them.
    const truth = { ...snapshotOf(bodyOf({}))?.fighters[0] } as Mover;
    const around = { foeX: 1.5, foeY: 0, roomX: 4.5, roomY: 3, tick: 0, seed: 0, fighter: 0 };
    for (let tick = 0; tick < 6; tick++) move(truth, AHEAD, around);
    const { x: at, vx } = truth;
    bout.hear(shot({ tick: 206, fighters: [{ x: at, vx, acked: 6 }] }), 100);
    expect(bout.predictors[0]?.behind).toBe(4);
    expect(x(bout, 100)).toBeCloseTo(ahead, 2);
  });

  it('glides to the server’s position, and jumps if it is far away', () => {
    const bout = new Bout(DUEL, [true, false]);
    bout.hear(shot({ tick: 200 }), 0);
    bout.hear(shot({ tick: 202, fighters: [{ x: -1.2 }] }), 33);
    expect(x(bout, 40)).toBeCloseTo(-1.5, 1);
    bout.still(200, 1, 500);
    expect(x(bout, 600)).toBeCloseTo(-1.2, 2);
    bout.hear(shot({ tick: 204, fighters: [{ x: 1 }] }), 66);
    expect(x(bout, 70)).toBeCloseTo(1, 2);
  });

  it('does not move the fighter during the countdown, while the battle is held, or when it is over', () => {
    for (const [told, flags] of [
      [{ phase: 'countdown', fighters: [{ flags: FLAG.armed | FLAG.held }] }, 0],
      [{}, FRAMES.HELD[1]],
      [{}, FRAMES.PAUSED],
      [{}, FRAMES.READY],
      [{ phase: 'over' }, 0],
    ] as const) {
      const bout = new Bout(DUEL, [true, false]);
      bout.hear(shot(told, flags), 0);
      for (let tick = 0; tick < 12; tick++) bout.step([AHEAD, null]);
      expect(x(bout, 200)).toBeCloseTo(-1.5, 3);
    }
  });

  it('sends every input once, numbered from one, and continues the numbers after a reload', () => {
    const bout = new Bout(DUEL, [true, false]);
    bout.step([AHEAD, null]);
    bout.step([STILL, null]);
    expect(bout.predictors[0]?.take()).toEqual({ first: 1, inputs: [AHEAD, STILL] });
    expect(bout.predictors[0]?.take().inputs).toEqual([]);
    bout.hear(shot({ tick: 300, fighters: [{ acked: 500 }] }), 0);
    bout.step([AHEAD, null]);
    expect(bout.predictors[0]?.take().first).toBe(501);
  });

  it('reports a slow connection', () => {
    const bout = new Bout(DUEL, [true, false]);
    bout.hear(shot({ tick: 200 }), 0);
    expect(bout.lagMs(50)).toBe(0);
    for (let tick = 0; tick < 25; tick++) bout.step([STILL, null]);
    expect(bout.lagMs(100)).toBeGreaterThan(400);
    expect(new Bout(DUEL, [false, false]).lagMs(9999)).toBe(0);
  });
});

describe('a bout that is watched', () => {
  it('shows the other fighter with a delay, interpolated between two snapshots', () => {
    const bout = new Bout(DUEL, [false, false]);
    for (let number = 0; number <= 20; number++)
      bout.hear(
        shot({ tick: 200 + 2 * number, fighters: [{ x: -1.5 + number * 0.05 }] }),
        number * 2 * TICK_MS,
      );
    const now = 40 * TICK_MS;
    expect(x(bout, now)).toBeLessThan(-0.5);
    expect(x(bout, now)).toBeGreaterThan(-0.62);
  });

  it('counts down only after the fighters have read their cards', () => {
    const bout = new Bout(DUEL, [false, false]);
    const waits = { tick: 0, phase: 'countdown' } as const;
    expect(bout.hear(shot(waits, FRAMES.READY), 0)).toEqual([]);
    expect(bout.hear(shot({ ...waits, tick: 2 }), 33)).toEqual([{ kind: 'count', number: 3 }]);
  });

  it('ignores bytes that are no snapshot', () => {
    const bout = new Bout(DUEL, [false, false]);
    expect(bout.hear({ number: 1, flags: 0, body: new DataView(new ArrayBuffer(3)) }, 0)).toEqual(
      [],
    );
    expect(bout.still(0, 0, 0)).toBeNull();
  });
});
