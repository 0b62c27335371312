import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../net/messages.gen';
import { Bout } from '../bout';
import { STILL } from '../controls/input';
import { VOLLEY } from './kind';
import { BUTTON, FLAG, NUMBERS } from './constants.gen';
import { bytesOf, deed, inState, touching, type Told } from '../../../../fixtures/volley';

const shot = (told: Told, flags = 0) => ({ number: 7, flags, body: bytesOf(told) });

describe('a burrito battle on a page', () => {
  it('predicts its own body, and nobody else’s', () => {
    const bout = new Bout(VOLLEY, [true, false]);
    bout.hear(shot({ tick: 300 }), 0);
    for (let tick = 0; tick < 12; tick++) bout.step([{ ...STILL, moveX: 127 }, null]);
    const still = bout.still(16, 1, 16);
    expect(still?.poses[0]?.x).toBeGreaterThan(-1.7);
    expect(still?.poses[1]?.x).toBe(2);
  });

  it('replays the inputs that the server has not stepped, starting from the server’s position', () => {
    const bout = new Bout(VOLLEY, [true, false]);
    bout.hear(shot({ tick: 300 }), 0);
    for (let tick = 0; tick < 10; tick++) bout.step([{ ...STILL, moveY: 127 }, null]);
    const ahead = bout.predictors[0]?.body;
    bout.hear(shot({ tick: 302, bodies: [{ x: -2, acked: 0 }, {}] }), 33);
    const again = bout.predictors[0]?.body;
    expect(again?.y).toBe(ahead?.y);
    bout.hear(shot({ tick: 312, bodies: [{ x: 1, y: 0.5, acked: 10 }, {}] }), 200);
    expect(bout.predictors[0]?.body).toMatchObject({ x: 1, y: 0.5 });
    expect(bout.predictors[0]?.behind).toBe(0);
  });

  it('gathers power at once and releases the burrito after the swing of the arm', () => {
    const bout = new Bout(VOLLEY, [true]);
    bout.hear(shot({ bodies: [{ holds: 1 }] }), 0);
    for (let tick = 0; tick < 20; tick++) bout.step([{ ...STILL, buttons: BUTTON.throw }]);
    expect(bout.still(1, 1, 1)?.poses[0]).toMatchObject({ hasBurrito: true, throws: 0 });
    expect(bout.predictors[0]?.body?.charge).toBeCloseTo(20 * NUMBERS.CHARGE_STEP);
    for (let tick = 0; tick <= NUMBERS.WINDUP_TICKS; tick++) bout.step([STILL]);
    expect(bout.still(1, 1, 1)?.poses[0]).toMatchObject({ hasBurrito: false, charge: 0 });
  });

  it('stands still before the starting word, except for the paces of a Duel', () => {
    const run = (kind: 'brawl' | 'duel', flags: number) => {
      const bout = new Bout(VOLLEY, [true]);
      bout.hear(shot({ tick: 0, phase: 'countdown', kind, bodies: [{ flags }] }), 0);
      for (let tick = 0; tick < 20; tick++) bout.step([{ ...STILL, moveY: 127 }]);
      return bout.predictors[0]?.body;
    };
    const fights = FLAG.here | FLAG.fights;
    expect(run('brawl', fights | FLAG.held)).toMatchObject({ x: 0, y: 0 });
    expect(run('duel', fights)?.x).toBeGreaterThan(0.2);
    expect(run('duel', fights)?.y).toBe(0);
  });

  it('reports a happening once, and nothing before the countdown', () => {
    const bout = new Bout(VOLLEY, [false, false]);
    expect(bout.hear(shot({ tick: 0, phase: 'countdown' }, FRAMES.READY), 0)).toEqual([]);
    expect(bout.hear(shot({ tick: 2, phase: 'countdown' }), 33)).toEqual([
      { kind: 'count', number: 3, battle: 'brawl' },
    ]);
    expect(bout.hear(shot({ tick: 180 }), 66)).toEqual([{ kind: 'fight' }]);
    const bodies = [{ x: -2, ...deed('is_hit', 1) }, {}];
    const burritos = [{ lie_x: 3, ...inState('loose'), ...touching('wall', 0) }];
    expect(bout.hear(shot({ tick: 182, bodies, burritos }), 99)).toEqual([
      { kind: 'is_hit', who: 0, x: -2, y: -0 },
      { kind: 'lands', on: 'wall', burrito: 0, x: 3, y: -0 },
    ]);
    const later = [{ ...bodies[0], did_age: 3 }, {}];
    expect(bout.hear(shot({ tick: 184, bodies: later }), 130)).toEqual([]);
  });

  it('draws a held burrito in the hand', () => {
    const bout = new Bout(VOLLEY, [true]);
    const burritos = [{ ...inState('held'), thrower: 1 }];
    bout.hear(shot({ bodies: [{ holds: 1 }], burritos }), 0);
    for (let tick = 0; tick < 12; tick++) bout.step([{ ...STILL, moveX: 127 }]);
    const still = bout.still(16, 1, 16);
    const pose = still?.poses[0];
    expect(still?.burritos[0]?.x).toBeCloseTo((pose?.x ?? 0) + NUMBERS.CARRY);
  });

  it('reports a slow connection, but not while the battle is held', () => {
    const bout = new Bout(VOLLEY, [true]);
    bout.hear(shot({ bodies: [{}] }), 0);
    for (let tick = 0; tick < 25; tick++) bout.step([STILL]);
    expect(bout.lagMs(400)).toBeGreaterThan(300);
    bout.hear(shot({ tick: 304, bodies: [{}] }, FRAMES.HELD[0]), 410);
    expect(bout.lagMs(420)).toBe(0);
  });
});
