/** A snapshot of the floor, read from its bytes by the layout that Python wrote down (`arena/duel/snapshots.py`). Pure. */
import {
  FIGHTER_BYTES,
  FIGHTER_LAYOUT,
  FIGHTERS_AT,
  FLAG,
  MODIFIERS,
  PHASES,
  ROW_LAYOUT,
  SNAPSHOT_BYTES,
  SPARKS,
} from './constants.gen';
import { reader, taken, unit } from '../bytes';
import type { Mover } from './mover';

export type Phase = (typeof PHASES)[number];
export type Touched = (typeof SPARKS)[number];
export type ModifierName = (typeof MODIFIERS)[number]['name'];
export type Flag = keyof typeof FLAG;

export interface FighterShot extends Mover {
  /** The tip of the sword, or where it lies. */
  tipX: number;
  tipY: number;
  spark: Touched;
  sparkX: number;
  sparkY: number;
  /** How many ticks ago; 255: long. */
  sparkAge: number;
  force: number;
  /** The order being done. */
  doing: ModifierName | null;
  flags: number;
  /** The number of the last input that was stepped. */
  acked: number;
}

export interface Snapshot {
  tick: number;
  phase: Phase;
  roomX: number;
  roomY: number;
  fighters: readonly FighterShot[];
}

const NOWHERE = [0, 0] as const;

/** Null if the bytes are not one snapshot. */
export function snapshotOf(body: DataView): Snapshot | null {
  if (body.byteLength !== SNAPSHOT_BYTES) return null;
  const row = reader(body, 0, ROW_LAYOUT);
  const phase = PHASES[row('phase')];
  if (!phase) return null;
  return {
    tick: row('tick'),
    phase,
    roomX: row('room_x'),
    roomY: row('room_y'),
    fighters: [0, 1].map((who) => fighterOf(body, FIGHTERS_AT + who * FIGHTER_BYTES)),
  };
}

function fighterOf(body: DataView, from: number): FighterShot {
  const read = reader(body, from, FIGHTER_LAYOUT);
  const flags = read('flags');
  const order = read('order');
  const [faceX, faceY] = unit(read('face_x'), read('face_y'), NOWHERE);
  const [swordX, swordY] = unit(read('sword_x'), read('sword_y'), NOWHERE);
  const [aimX, aimY] = unit(read('aim_x'), read('aim_y'), NOWHERE);
  return {
    ...taken(read, 'x', 'y', 'vx', 'vy', 'spin', 'arm', 'want', 'lunge', 'hop', 'recoil'),
    ...taken(read, 'drift', 'pace', 'bound', 'tie', 'force', 'acked'),
    faceX,
    faceY,
    swordX,
    swordY,
    aimX,
    aimY,
    side: flags & FLAG.left_handed ? -1 : 1,
    // On the wire are ticks of the clock; the order counts them at the fighter’s pace.
    left: read('left') * read('pace'),
    order: order === 0 ? 0 : 1 << (order - 1),
    isArmed: (flags & FLAG.armed) !== 0,
    isTied: (flags & FLAG.tied) !== 0,
    tieX: read('tie_x'),
    tieY: read('tie_y'),
    tipX: read('tip_x'),
    tipY: read('tip_y'),
    spark: SPARKS[read('spark')] ?? 'nothing',
    sparkX: read('spark_x'),
    sparkY: read('spark_y'),
    sparkAge: read('spark_age'),
    doing: MODIFIERS[order - 1]?.name ?? null,
    flags,
  };
}

export const has = (fighter: FighterShot, flag: Flag): boolean =>
  (fighter.flags & FLAG[flag]) !== 0;

/** Closed eyes see nothing of the other: then all of it is nought. */
export const isSeen = (fighter: FighterShot): boolean => fighter.faceX !== 0 || fighter.faceY !== 0;
