/** People and burritos as they are drawn: positions and actions, in metres, y pointing down the page. Pure. */
import type { Room } from '../kind';
import { mix, mixWay } from '../mixing';
import type { Body } from './body';
import { NUMBERS } from './constants.gen';
import type { BodyShot, BurritoShot, Snapshot, State } from './snapshot';

export interface Pose {
  x: number;
  y: number;
  /** Direction of the body, of length 1. */
  fx: number;
  fy: number;
  /** 0 standing, 1 ducked. */
  crouch: number;
  /** Gathered power, 0 to 1. */
  charge: number;
  /** How flat a throw would be. */
  reach: number;
  /** The arm goes forward: progress of a throw, 0 to 1. */
  throws: number;
  /** Hands up to catch or ward off: from 1 to 0, when they are down again. */
  hands: number;
  /** The burrito is passed behind the back. */
  isPassing: boolean;
  isDodging: boolean;
  hasBurrito: boolean;
  fights: boolean;
  isHere: boolean;
  hasLost: boolean;
}

export interface Flying {
  x: number;
  y: number;
  z: number;
  /** Velocity on the floor, in metres per second. */
  vx: number;
  vy: number;
  state: State;
  thrower: number;
}

/** The whole picture at one moment. */
export interface Still {
  poses: readonly Pose[];
  burritos: readonly Flying[];
  room: Room;
}

/** The value of the hands' timer at which they are down again. */
const HANDS_DOWN = NUMBERS.HANDS_TICKS - NUMBERS.WARD;
const THROW = 1;

/** y points up on the floor, and down on the page. */
export function poseOf(body: Body, shot: Pick<BodyShot, 'isHere' | 'hasLost'>): Pose {
  const up = body.hands - HANDS_DOWN;
  return {
    x: body.x,
    y: -body.y,
    fx: body.faceX,
    fy: -body.faceY,
    crouch: body.crouch,
    charge: body.charge,
    reach: body.reach,
    throws: body.windup > 0 ? 1 - body.windup / NUMBERS.WINDUP_TICKS : 0,
    hands: Math.max(0, up / NUMBERS.WARD),
    isPassing: body.holds >= 0 && body.behind > 0 && (body.held & THROW) !== 0,
    isDodging: body.dodge > NUMBERS.DODGE_REST,
    hasBurrito: body.holds >= 0,
    fights: body.fights,
    isHere: shot.isHere,
    hasLost: shot.hasLost,
  };
}

export const flyingOf = ({ x, y, z, vx, vy, state, thrower }: BurritoShot): Flying => ({
  x,
  y: -y,
  z,
  vx,
  vy: -vy,
  state,
  thrower,
});

export function between(from: Pose, to: Pose, share: number): Pose {
  const face = mixWay({ x: from.fx, y: from.fy }, { x: to.fx, y: to.fy }, share);
  return {
    ...to,
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    fx: face.x,
    fy: face.y,
    crouch: mix(from.crouch, to.crouch, share),
    charge: to.charge < from.charge ? to.charge : mix(from.charge, to.charge, share),
  };
}

/** A burrito that changes hands is not interpolated: it would float from one hand to the other. */
export function betweenFlying(from: Flying, to: Flying, share: number): Flying {
  const isOne = from.state === to.state || (from.state !== 'none' && to.state !== 'held');
  if (!isOne || (to.state === 'held' && from.thrower !== to.thrower)) return to;
  return {
    ...(share < 1 ? from : to),
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    z: mix(from.z, to.z, share),
  };
}

export function stillOf(earlier: Snapshot, later: Snapshot, share: number): Still {
  const room = share < 1 ? earlier : later;
  return {
    poses: later.bodies.map((body, who) => {
      const pose = poseOf(body, body);
      const before = earlier.bodies[who];
      return before ? between(poseOf(before, before), pose, share) : pose;
    }),
    burritos: later.burritos.map((burrito, place) => {
      const now = flyingOf(burrito);
      const before = earlier.burritos[place];
      return before ? betweenFlying(flyingOf(before), now, share) : now;
    }),
    room: { x: room.roomX, y: room.roomY },
  };
}
