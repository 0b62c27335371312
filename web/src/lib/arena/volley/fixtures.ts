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
import { write } from '../bytes';
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
  const [room_x, room_y] = room ?? [NUMBERS.ROOM_X, NUMBERS.ROOM_Y];
  const told = { phase: PHASES.indexOf(phase), kind: KINDS.indexOf(kind) };
  write(bytes, 0, ROW_LAYOUT, { tick, flags, room_x, room_y, ...told });
  bodies.forEach((body, place) =>
    write(bytes, BODIES_AT + place * BODY_BYTES, BODY_LAYOUT, { ...START, ...body }),
  );
  burritos.forEach((burrito, place) =>
    write(bytes, BURRITOS_AT + place * BURRITO_BYTES, BURRITO_LAYOUT, {
      touch_age: 255,
      ...burrito,
    }),
  );
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
