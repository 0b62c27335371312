/** Snapshots for tests, written by the same layout that Python writes by. */
import {
  BIT,
  FIGHTER_BYTES,
  FIGHTER_LAYOUT,
  FIGHTERS_AT,
  FLAG,
  NUMBERS,
  PHASES,
  ROW_LAYOUT,
  SNAPSHOT_BYTES,
  SPARKS,
} from './constants.gen';
import { write } from '../bytes';
import { snapshotOf, type ModifierName, type Phase, type Snapshot, type Touched } from './snapshot';

type Fields = Partial<Record<keyof typeof FIGHTER_LAYOUT, number>>;

export interface Told {
  tick?: number;
  phase?: Phase;
  room?: readonly [number, number];
  fighters?: readonly [Fields?, Fields?];
}

/** Two that face each other three metres apart, sword in hand. */
const ARMED: Fields = { arm: 0.6, want: 0.6, pace: 1, flags: FLAG.armed, spark_age: 255 };
const START: readonly [Fields, Fields] = [
  { ...ARMED, x: -1.5, face_x: 1, sword_x: 1, aim_x: 1 },
  { ...ARMED, x: 1.5, face_x: -1, sword_x: -1, aim_x: -1 },
];

export function bodyOf({ tick = 200, phase = 'fight', room, fighters = [] }: Told): DataView {
  const body = new DataView(new ArrayBuffer(SNAPSHOT_BYTES));
  const [room_x, room_y] = room ?? [NUMBERS.ROOM_X, NUMBERS.ROOM_Y];
  write(body, 0, ROW_LAYOUT, { tick, phase: PHASES.indexOf(phase), room_x, room_y });
  for (const who of [0, 1] as const)
    write(body, FIGHTERS_AT + who * FIGHTER_BYTES, FIGHTER_LAYOUT, {
      ...START[who],
      ...fighters[who],
    });
  return body;
}

export function shotOf(told: Told): Snapshot {
  const snapshot = snapshotOf(bodyOf(told));
  if (!snapshot) throw new Error('these bytes are no snapshot');
  return snapshot;
}

/** A touch just now. */
export const touch = (what: Touched, age = 0): Fields => ({
  spark: SPARKS.indexOf(what),
  spark_age: age,
});

/** An order being done. */
export const doing = (name: ModifierName, left: number): Fields => ({
  order: Object.keys(BIT).indexOf(name) + 1,
  left,
  bound: BIT[name],
});
