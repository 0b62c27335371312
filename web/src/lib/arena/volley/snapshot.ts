/** Reads a snapshot of a burrito battle, using the byte layout generated from `arena/volley/snapshots.py`. Pure. */
import { reader, taken, unit } from '../bytes';
import type { Body } from './body';
import {
  BODIES_AT,
  BODY_BYTES,
  BODY_LAYOUT,
  BURRITO_BYTES,
  BURRITO_LAYOUT,
  BURRITOS,
  BURRITOS_AT,
  DEEDS,
  FLAG,
  KINDS,
  PHASES,
  ROW_FLAG,
  ROW_LAYOUT,
  STATES,
  TOUCHES,
} from './constants.gen';

export type Phase = (typeof PHASES)[number];
export type Kind = (typeof KINDS)[number];
export type State = (typeof STATES)[number];
export type Deed = (typeof DEEDS)[number];
export type Touch = (typeof TOUCHES)[number];

export interface BodyShot extends Body {
  isHere: boolean;
  hasLost: boolean;
  /** Waits for "Burrito!" and cannot move. */
  isHeld: boolean;
  /** The last notable action, and its age in ticks; 255: long ago. */
  did: Deed;
  didAge: number;
  /** The number of the last input that the server has stepped. */
  acked: number;
}

export interface BurritoShot {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  state: State;
  /** Who holds it or threw it last; −1: nobody. */
  thrower: number;
  /** Who fumbles it, or −1. */
  catcher: number;
  touch: Touch;
  touchAge: number;
}

export interface Snapshot {
  tick: number;
  phase: Phase;
  kind: Kind;
  layout: number;
  isSmall: boolean;
  /** The table and furniture are gone. */
  isBare: boolean;
  roomX: number;
  roomY: number;
  burritos: readonly BurritoShot[];
  bodies: readonly BodyShot[];
}

const AHEAD = [1, 0] as const;

/** Null if the bytes are not one snapshot. */
export function snapshotOf(bytes: DataView): Snapshot | null {
  const count = (bytes.byteLength - BODIES_AT) / BODY_BYTES;
  if (count < 0 || !Number.isInteger(count)) return null;
  const row = reader(bytes, 0, ROW_LAYOUT);
  const phase = PHASES[row('phase')];
  const kind = KINDS[row('kind')];
  if (!phase || !kind) return null;
  const flags = row('flags');
  return {
    tick: row('tick'),
    phase,
    kind,
    layout: row('layout'),
    isSmall: (flags & ROW_FLAG.small_room) !== 0,
    isBare: (flags & ROW_FLAG.bare) !== 0,
    roomX: row('room_x'),
    roomY: row('room_y'),
    burritos: times(BURRITOS, (place) => burritoOf(bytes, BURRITOS_AT + place * BURRITO_BYTES)),
    bodies: times(count, (place) => bodyOf(bytes, BODIES_AT + place * BODY_BYTES)),
  };
}

function bodyOf(bytes: DataView, from: number): BodyShot {
  const read = reader(bytes, from, BODY_LAYOUT);
  const flags = read('flags');
  const [faceX, faceY] = unit(read('face_x'), read('face_y'), AHEAD);
  const [aimX, aimY] = unit(read('aim_x'), read('aim_y'), AHEAD);
  return {
    ...taken(read, 'x', 'y', 'vx', 'vy', 'reach', 'charge', 'crouch', 'windup', 'behind'),
    ...taken(read, 'dodge', 'hands', 'acked'),
    faceX,
    faceY,
    aimX,
    aimY,
    held: read('buttons'),
    holds: read('holds') - 1,
    fights: (flags & FLAG.fights) !== 0,
    isHere: (flags & FLAG.here) !== 0,
    hasLost: (flags & FLAG.lost) !== 0,
    isHeld: (flags & FLAG.held) !== 0,
    did: DEEDS[read('did')] ?? 'nothing',
    didAge: read('did_age'),
  };
}

function burritoOf(bytes: DataView, from: number): BurritoShot {
  const read = reader(bytes, from, BURRITO_LAYOUT);
  return {
    x: read('lie_x'),
    y: read('lie_y'),
    z: read('lie_z'),
    vx: read('fly_x'),
    vy: read('fly_y'),
    state: STATES[read('state')] ?? 'none',
    thrower: read('thrower') - 1,
    catcher: read('catcher') - 1,
    touch: TOUCHES[read('touch')] ?? 'nothing',
    touchAge: read('touch_age'),
  };
}

const times = <T>(count: number, make: (place: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, place) => make(place));
