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
import { snapshotOf, type ModifierName, type Phase, type Snapshot, type Touched } from './snapshot';

type Fields = Partial<Record<keyof typeof FIGHTER_LAYOUT, number>>;

interface Place {
  at: number;
  kind: 'u8' | 'u16' | 'u32' | 'i16';
  scale: number;
}

export interface Told {
  tick?: number;
  phase?: Phase;
  room?: readonly [number, number];
  fighters?: readonly [Fields?, Fields?];
}

/** Two that face each other three metres apart, sword in hand. */
const START: readonly [Fields, Fields] = [
  {
    x: -1.5,
    face_x: 1,
    sword_x: 1,
    aim_x: 1,
    arm: 0.6,
    want: 0.6,
    pace: 1,
    flags: FLAG.armed,
    spark_age: 255,
  },
  {
    x: 1.5,
    face_x: -1,
    sword_x: -1,
    aim_x: -1,
    arm: 0.6,
    want: 0.6,
    pace: 1,
    flags: FLAG.armed,
    spark_age: 255,
  },
];

export function bodyOf({ tick = 200, phase = 'fight', room, fighters = [] }: Told): DataView {
  const body = new DataView(new ArrayBuffer(SNAPSHOT_BYTES));
  put(body, 0, ROW_LAYOUT.tick, tick);
  put(body, 0, ROW_LAYOUT.phase, PHASES.indexOf(phase));
  put(body, 0, ROW_LAYOUT.room_x, room?.[0] ?? NUMBERS.ROOM_X);
  put(body, 0, ROW_LAYOUT.room_y, room?.[1] ?? NUMBERS.ROOM_Y);
  for (const who of [0, 1] as const)
    for (const [name, value] of Object.entries({ ...START[who], ...fighters[who] }))
      put(
        body,
        FIGHTERS_AT + who * FIGHTER_BYTES,
        FIGHTER_LAYOUT[name as keyof typeof FIGHTER_LAYOUT],
        value,
      );
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

function put(body: DataView, from: number, { at, kind, scale }: Place, value: number): void {
  const stored = Math.round(value * scale);
  if (kind === 'u8') body.setUint8(from + at, stored);
  else if (kind === 'u16') body.setUint16(from + at, stored, true);
  else if (kind === 'u32') body.setUint32(from + at, stored, true);
  else body.setInt16(from + at, stored, true);
}
