import { describe, expect, it } from 'vitest';
import { BODIES_AT, BODY_BYTES, FLAG, NUMBERS, ROW_FLAG } from './constants.gen';
import { bytesOf, inState, shotOf } from '../../../../fixtures/volley';
import { furnitureOf } from './furniture';
import { snapshotOf } from './snapshot';

describe('a snapshot of a burrito battle', () => {
  it('has the positions and actions of all bodies, and who has a burrito', () => {
    const { bodies, burritos } = shotOf({
      bodies: [
        { x: -1.25, vy: 2.5, charge: 0.5, holds: 2, hands: 9, acked: 70_000, buttons: 5 },
        { y: 3.5, flags: FLAG.here, crouch: 1 },
        { flags: FLAG.here | FLAG.fights | FLAG.lost },
      ],
      burritos: [{ ...inState('flies'), lie_z: 1.4, fly_x: -11.5, thrower: 3 }, inState('held')],
    });
    expect(bodies).toHaveLength(3);
    expect(bodies[0]).toMatchObject({ x: -1.25, vy: 2.5, charge: 0.5, holds: 1, hands: 9 });
    expect(bodies[0]).toMatchObject({ acked: 70_000, held: 5, fights: true, hasLost: false });
    expect(bodies[1]).toMatchObject({ y: 3.5, holds: -1, crouch: 1, fights: false, isHere: true });
    expect(bodies[2]?.hasLost).toBe(true);
    expect(burritos[0]).toMatchObject({
      state: 'flies',
      z: 1.4,
      vx: -11.5,
      thrower: 2,
      catcher: -1,
    });
    expect(burritos.map(({ state }) => state)).toEqual(['flies', 'held', 'none', 'none']);
  });

  it('can have two to twelve bodies; other bytes are rejected', () => {
    expect(shotOf({ bodies: Array.from({ length: 12 }, () => ({})) }).bodies).toHaveLength(12);
    const bytes = bytesOf({});
    expect(snapshotOf(new DataView(bytes.buffer, 0, bytes.byteLength - 1))).toBeNull();
    expect(snapshotOf(new DataView(new ArrayBuffer(12)))).toBeNull();
    const wrong = new DataView(new ArrayBuffer(BODIES_AT + 2 * BODY_BYTES));
    wrong.setUint8(4, 77);
    expect(snapshotOf(wrong)).toBeNull();
  });

  it('describes the room: no table in a Duel, a smaller size, no furniture once it closes in', () => {
    const whole = furnitureOf(shotOf({}));
    expect(whole[0]?.what).toBe('table');
    expect(furnitureOf(shotOf({ kind: 'duel' })).map(({ what }) => what)).not.toContain('table');
    const small = furnitureOf(shotOf({ flags: ROW_FLAG.small_room }));
    expect(small[1]?.y).toBeCloseTo((whole[1]?.y ?? 0) * NUMBERS.SMALL);
    expect(furnitureOf(shotOf({ flags: ROW_FLAG.bare, phase: 'closing' }))).toEqual([]);
    expect(furnitureOf(shotOf({}))).toBe(whole);
  });
});
