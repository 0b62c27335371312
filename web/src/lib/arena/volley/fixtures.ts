/** Snapshots of burrito battles for tests, written by the same layout that Python writes by. */
import {
  BODIES_AT,
  BODY_BYTES,
  BODY_LAYOUT,
  BURRITO_BYTES,
  BURRITO_LAYOUT,
  BURRITOS_AT,
  DEEDS,
  FLAG,
  KINDS,
  NUMBERS,
  PHASES,
  ROW_LAYOUT,
  STATES,
  TOUCHES,
} from './constants.gen';
import {
  snapshotOf,
  type Deed,
  type Kind,
  type Phase,
  type Snapshot,
  type State,
  type Touch,
} from './snapshot';

type Fields = Partial<Record<keyof typeof BODY_LAYOUT, number>>;
type Thing = Partial<Record<keyof typeof BURRITO_LAYOUT, number>>;

interface Place {
  at: number;
  kind: 'u8' | 'u16' | 'u32' | 'i16';
  scale: number;
}

export interface Told {
  tick?: number;
  phase?: Phase;
  kind?: Kind;
  flags?: number;
  room?: readonly [number, number];
  bodies?: readonly Fields[];
  burritos?: readonly Thing[];
}

const START: Fields = {
  face_x: 1,
  aim_x: 1,
  reach: 1,
  did_age: 255,
  flags: FLAG.here | FLAG.fights,
};

export function bytesOf({
  tick = 300,
  phase = 'fight',
  kind = 'brawl',
  flags = 0,
  room,
  bodies = [{ x: -2 }, { x: 2, face_x: -1, aim_x: -1 }],
  burritos = [],
}: Told): DataView {
  const bytes = new DataView(new ArrayBuffer(BODIES_AT + bodies.length * BODY_BYTES));
  put(bytes, 0, ROW_LAYOUT.tick, tick);
  put(bytes, 0, ROW_LAYOUT.phase, PHASES.indexOf(phase));
  put(bytes, 0, ROW_LAYOUT.kind, KINDS.indexOf(kind));
  put(bytes, 0, ROW_LAYOUT.flags, flags);
  put(bytes, 0, ROW_LAYOUT.room_x, room?.[0] ?? NUMBERS.ROOM_X);
  put(bytes, 0, ROW_LAYOUT.room_y, room?.[1] ?? NUMBERS.ROOM_Y);
  bodies.forEach((body, place) => {
    for (const [name, value] of Object.entries({ ...START, ...body }))
      put(
        bytes,
        BODIES_AT + place * BODY_BYTES,
        BODY_LAYOUT[name as keyof typeof BODY_LAYOUT],
        value,
      );
  });
  burritos.forEach((burrito, place) => {
    for (const [name, value] of Object.entries({ touch_age: 255, ...burrito }))
      put(
        bytes,
        BURRITOS_AT + place * BURRITO_BYTES,
        BURRITO_LAYOUT[name as keyof typeof BURRITO_LAYOUT],
        value,
      );
  });
  return bytes;
}

export function shotOf(told: Told): Snapshot {
  const snapshot = snapshotOf(bytesOf(told));
  if (!snapshot) throw new Error('these bytes are no snapshot');
  return snapshot;
}

/** Something done just now. */
export const deed = (did: Deed, age = 0): Fields => ({ did: DEEDS.indexOf(did), did_age: age });
export const inState = (state: State): Thing => ({ state: STATES.indexOf(state) });
export const touching = (touch: Touch, age = 0): Thing => ({
  touch: TOUCHES.indexOf(touch),
  touch_age: age,
});

function put(bytes: DataView, from: number, { at, kind, scale }: Place, value: number): void {
  const stored = Math.round(value * scale);
  if (kind === 'u8') bytes.setUint8(from + at, stored);
  else if (kind === 'u16') bytes.setUint16(from + at, stored, true);
  else if (kind === 'u32') bytes.setUint32(from + at, stored, true);
  else bytes.setInt16(from + at, stored, true);
}
