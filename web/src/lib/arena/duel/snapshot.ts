/** Reads a snapshot of the floor from its bytes, using the layout generated from `arena/duel/snapshots.py`. Pure. */
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
  /** Position of the tip of the sword, also when it lies on the floor. */
  tipX: number;
  tipY: number;
  spark: Touched;
  sparkX: number;
  sparkY: number;
  /** Age in ticks; 255: long ago. */
  sparkAge: number;
  force: number;
  /** The current order. */
  doing: ModifierName | null;
  flags: number;
  /** The number of the last input that the server has stepped. */
  acked: number;
}

export interface Snapshot {
  tick: number;
  phase: Phase;
  roomX: number;
  roomY: number;
  /** The tick of "Fight!", and the ticks of a number of the countdown. */
  goes: number;
  count: number;
  /** The number of the bout, from 1. */
  bout: number;
  /** How many bouts win the fight, and how many each fighter has won. */
  touches: number;
  won: readonly [number, number];
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
    ...taken(row, 'goes', 'count', 'bout', 'touches'),
    won: [row('won_0'), row('won_1')],
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
    // The wire has clock ticks; the order counts them at the fighter’s pace.
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

/** After a bout: the fighter who has not lost it; null if both have, or nobody. */
export function scorerOf({ fighters }: Snapshot): number | null {
  const standing = fighters.flatMap((fighter, who) => (has(fighter, 'lost') ? [] : [who]));
  return standing.length === 1 ? (standing[0] ?? null) : null;
}

/** With closed eyes a fighter gets only zeros about the opponent. */
export const isSeen = (fighter: FighterShot): boolean => fighter.faceX !== 0 || fighter.faceY !== 0;
