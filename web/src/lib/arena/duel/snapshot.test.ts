import { describe, expect, it } from 'vitest';
import { BIT, FLAG, NUMBERS } from './constants.gen';
import { bodyOf, doing, shotOf } from '../../../../fixtures/duel';
import { DUEL, type Duel } from './kind';
import { Reel } from '../reel';
import { poseOf } from './pose';
import { has, isSeen, snapshotOf } from './snapshot';

describe('a snapshot', () => {
  it('is read with the layout that Python writes', () => {
    const { tick, phase, fighters } = shotOf({
      tick: 70_000,
      phase: 'order',
      fighters: [
        {
          x: -1.25,
          y: 0.5,
          vx: -2.5,
          pace: 0.4,
          acked: 90_000,
          flags: FLAG.armed | FLAG.left_handed,
        },
        doing('cry', 42),
      ],
    });
    expect([tick, phase]).toEqual([70_000, 'order']);
    expect(fighters[0]).toMatchObject({
      x: -1.25,
      y: 0.5,
      vx: -2.5,
      pace: 0.4,
      acked: 90_000,
      side: -1,
      isArmed: true,
    });
    expect(fighters[1]).toMatchObject({ doing: 'cry', order: BIT.cry, left: 42 });
    expect(fighters[0] && has(fighters[0], 'left_handed')).toBe(true);
  });

  it('is null if the bytes have another length', () => {
    expect(snapshotOf(new DataView(new ArrayBuffer(7)))).toBeNull();
    expect(snapshotOf(bodyOf({}))).not.toBeNull();
  });

  it('is drawn with y downwards and the sword in the right hand', () => {
    const [one] = shotOf({ fighters: [{ y: 1 }] }).fighters;
    if (!one) throw new Error('nobody there');
    const pose = poseOf(one);
    expect(pose.y).toBe(-1);
    expect(pose.hy - pose.y).toBeCloseTo(NUMBERS.SHOULDER);
    expect(pose.hx - pose.x).toBeCloseTo(0.6);
  });

  it('leaves a dropped sword where it lies', () => {
    const [one] = shotOf({ fighters: [{ flags: 0, tip_x: -3, tip_y: 0 }] }).fighters;
    const pose = one && poseOf(one);
    expect(pose).toMatchObject({ isHeld: false, hx: -3 });
  });

  it('tells whether the opponent was hidden by closed eyes', () => {
    const blank = { x: 0, face_x: 0, sword_x: 0, aim_x: 0, flags: 0 };
    const [one, two] = shotOf({ fighters: [{}, blank] }).fighters;
    expect([one && isSeen(one), two && isSeen(two)]).toEqual([true, false]);
  });
});

describe('a reel', () => {
  const reel = () => {
    const fresh = new Reel<Duel>(DUEL, 40);
    for (const [tick, x] of [
      [100, 0],
      [110, 1],
      [120, 2],
    ] as const)
      // prettier-ignore
      fresh.add(shotOf({ tick, fighters: [{ x }] }));
    return fresh;
  };

  it('gives any moment between its snapshots', () => {
    expect(reel().at(105)?.poses[0]?.x).toBeCloseTo(0.5);
    expect(reel().at(112.5)?.poses[0]?.x).toBeCloseTo(1.25);
    expect(reel().at(0)?.poses[0]?.x).toBe(0);
    expect(reel().at(999)?.poses[0]?.x).toBe(2);
    expect(reel().shot(112)?.tick).toBe(110);
  });

  it('rejects late snapshots and drops old ones', () => {
    const kept = reel();
    expect(kept.add(shotOf({ tick: 115 }))).toBe(false);
    expect(kept.add(shotOf({ tick: 150 }))).toBe(true);
    expect(kept.first).toBe(110);
  });

  it('is empty at first', () => {
    expect(new Reel<Duel>(DUEL).at(3)).toBeNull();
  });
});
