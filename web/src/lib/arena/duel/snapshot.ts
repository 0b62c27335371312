/** A snapshot of the floor, read from its bytes by the layout that Python wrote down (`arena/duel/snapshots.py`). Pure. */
import {
  BIT,
  FIGHTER_BYTES,
  FIGHTER_LAYOUT,
  FIGHTERS_AT,
  FLAG,
  MODIFIERS,
  NUMBERS,
  PHASES,
  ROW_LAYOUT,
  SNAPSHOT_BYTES,
  SPARKS,
} from './constants.gen';
import { reader, unit } from '../bytes';
import { reach } from './motion';
import type { Mover } from './mover';
import type { Pose, Room } from './pose';

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
  const pace = read('pace');
  return {
    x: read('x'),
    y: read('y'),
    vx: read('vx'),
    vy: read('vy'),
    faceX,
    faceY,
    swordX,
    swordY,
    spin: read('spin'),
    arm: read('arm'),
    aimX,
    aimY,
    want: read('want'),
    lunge: read('lunge'),
    hop: read('hop'),
    recoil: read('recoil'),
    drift: read('drift'),
    pace,
    side: flags & FLAG.left_handed ? -1 : 1,
    // On the wire are ticks of the clock; the order counts them at the fighter’s pace.
    left: read('left') * pace,
    order: order === 0 ? 0 : 1 << (order - 1),
    bound: read('bound'),
    isArmed: (flags & FLAG.armed) !== 0,
    isTied: (flags & FLAG.tied) !== 0,
    tieX: read('tie_x'),
    tieY: read('tie_y'),
    tie: read('tie'),
    tipX: read('tip_x'),
    tipY: read('tip_y'),
    spark: SPARKS[read('spark')] ?? 'nothing',
    sparkX: read('spark_x'),
    sparkY: read('spark_y'),
    sparkAge: read('spark_age'),
    force: read('force'),
    doing: MODIFIERS[order - 1]?.name ?? null,
    flags,
    acked: read('acked'),
  };
}

export const has = (fighter: FighterShot, flag: Flag): boolean =>
  (fighter.flags & FLAG[flag]) !== 0;

/** Closed eyes see nothing of the other: then all of it is nought. */
export const isSeen = (fighter: FighterShot): boolean => fighter.faceX !== 0 || fighter.faceY !== 0;

/** On the floor y goes up, on a page down. */
export function poseOf(mover: Mover & { tipX?: number; tipY?: number }): Pose {
  const { handX, handY } = reach(mover);
  // A sword on the floor lies across the way to it.
  const lies = !mover.isArmed;
  return {
    x: mover.x,
    y: -mover.y,
    fx: mover.faceX,
    fy: -mover.faceY,
    hx: lies ? (mover.tipX ?? handX) : handX,
    hy: -(lies ? (mover.tipY ?? handY) - NUMBERS.BLADE / 2 : handY),
    sx: lies ? 0 : mover.swordX,
    sy: lies ? -1 : -mover.swordY,
    side: mover.side,
    isHeld: mover.isArmed,
    lift: mover.order === BIT.sit ? -1 : liftOf(mover.hop),
    bow: mover.order === BIT.bow ? 1 : 0,
  };
}

/** A hop goes up and comes down again; after it comes a rest. */
function liftOf(hop: number): number {
  const share = (hop - NUMBERS.HOP_REST) / (NUMBERS.HOP_TICKS - NUMBERS.HOP_REST);
  return share > 0 && share < 1 ? 4 * share * (1 - share) : 0;
}

export const roomOf = ({ roomX, roomY }: Snapshot): Room => ({ x: roomX, y: roomY });
