import { describe, expect, it } from 'vitest';
import { FRAMES, type BattleInfo } from '../net/messages.gen';
import { Battle, inputsFrame, shotOf } from './battle.svelte';

const info: BattleInfo = { battle: 'f-3', number: 7, arena: 'duel', fighters: [2, 0], bodies: [2, 0], binds: [[], []], tick: 0 }; // prettier-ignore
const over = { type: 'battle_over', seq: 1, battle: 'f-3', number: 7, cause: 'hit', losers: [1], causes: ['hit'], by: [null], modifier: '', tick: 9 } as const; // prettier-ignore

function snapshot(number: number, ...body: number[]): ArrayBuffer {
  const frame = new Uint8Array(FRAMES.SNAPSHOT_HEAD_BYTES + body.length);
  frame[0] = FRAMES.SNAPSHOT;
  new DataView(frame.buffer).setUint32(1, number, true);
  new DataView(frame.buffer).setUint32(5, FRAMES.STOOD_IN[1], true);
  frame.set(body, FRAMES.SNAPSHOT_HEAD_BYTES);
  return frame.buffer;
}

describe('a battle', () => {
  it('gives a new subscriber the latest snapshot, then each as it arrives', () => {
    const battle = new Battle(() => true, () => [0]); // prettier-ignore
    battle.begin(info);
    battle.see(snapshot(7, 1));
    const heard: number[] = [];
    const stop = battle.follow({ see: (shot) => heard.push(shot.body.getUint8(0)) });
    battle.see(snapshot(7, 2));
    battle.see(snapshot(6, 99));
    stop();
    battle.see(snapshot(7, 3));
    expect(heard).toEqual([1, 2]);
    expect(battle.steers).toEqual([false, true]);
  });

  it('stays after its end until the next one begins', () => {
    const battle = new Battle(() => true, () => []); // prettier-ignore
    battle.begin(info);
    battle.end({ ...over, number: 6 });
    expect(battle.isOn).toBe(true);
    battle.end(over);
    expect([battle.isOn, battle.info?.number]).toEqual([false, 7]);
    battle.sync(null);
    expect(battle.info?.number).toBe(7);
    battle.begin({ ...info, number: 8 });
    expect([battle.isOn, battle.over]).toEqual([true, null]);
  });

  it('can be steered only while it is on', () => {
    const sent: Uint8Array[] = [];
    const battle = new Battle((frame) => sent.push(frame) > 0, () => [0]); // prettier-ignore
    expect(battle.steer(0, 1, 0, new Uint8Array(5))).toBe(false);
    battle.begin(info);
    battle.steer(0, 3, 60, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    battle.end(over);
    battle.steer(0, 5, 62, new Uint8Array(5));
    expect(sent.map((frame) => [...frame])).toEqual([
      [1, 0, 7, 0, 0, 0, 3, 0, 0, 0, 60, 0, 0, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]);
  });
});

describe('frames', () => {
  it('of another kind, or without a body, are no snapshots', () => {
    expect(shotOf(new ArrayBuffer(3))).toBeNull();
    expect(shotOf(inputsFrame(0, 7, 1, 0, new Uint8Array(5)).buffer)).toBeNull();
    expect(shotOf(snapshot(7, 1))?.flags).toBe(FRAMES.STOOD_IN[1]);
  });
});
