/** A fighter as it is drawn: position, directions and hands, in metres on the floor, y pointing down the page. Pure. */
import type { Room } from '../kind';
import { mix, mixWay } from '../mixing';
import { BIT, NUMBERS } from './constants.gen';
import { reach } from './motion';
import type { Mover } from './mover';
import { isSeen, type Snapshot } from './snapshot';

export interface Pose {
  x: number;
  y: number;
  /** Direction of the torso, of length 1. */
  fx: number;
  fy: number;
  /** Position of the hand that holds the sword, or of the sword on the floor. */
  hx: number;
  hy: number;
  /** Direction of the sword, of length 1. */
  sx: number;
  sy: number;
  /** The hand that holds the sword: 1 is the right one. */
  side: number;
  isHeld: boolean;
  /** Height above the floor, 0 to 1 in a hop; negative when sitting. */
  lift: number;
  /** How far the fighter bows, 0 to 1. */
  bow: number;
}

export interface Still {
  poses: readonly Pose[];
  room: Room;
}

/** y points up on the floor, and down on the page. */
export function poseOf(mover: Mover & { tipX?: number; tipY?: number }): Pose {
  const { handX, handY } = reach(mover);
  // A sword on the floor is drawn across the direction to it.
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

/** A hop goes up and down again; a rest follows it. */
function liftOf(hop: number): number {
  const share = (hop - NUMBERS.HOP_REST) / (NUMBERS.HOP_TICKS - NUMBERS.HOP_REST);
  return share > 0 && share < 1 ? 4 * share * (1 - share) : 0;
}

export function between(from: Pose, to: Pose, share: number): Pose {
  const face = mixWay({ x: from.fx, y: from.fy }, { x: to.fx, y: to.fy }, share);
  const sword = mixWay({ x: from.sx, y: from.sy }, { x: to.sx, y: to.sy }, share);
  return {
    ...to,
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    fx: face.x,
    fy: face.y,
    hx: mix(from.hx, to.hx, share),
    hy: mix(from.hy, to.hy, share),
    sx: sword.x,
    sy: sword.y,
    lift: mix(from.lift, to.lift, share),
    bow: mix(from.bow, to.bow, share),
  };
}

export function stillOf(earlier: Snapshot, later: Snapshot, share: number): Still {
  const room = share < 1 ? earlier : later;
  return {
    poses: later.fighters.map((fighter, who) => {
      const before = earlier.fighters[who];
      // An opponent who was not visible before is not interpolated: it would come from nowhere.
      return before && isSeen(before) && isSeen(fighter)
        ? between(poseOf(before), poseOf(fighter), share)
        : poseOf(fighter);
    }),
    room: { x: room.roomX, y: room.roomY },
  };
}
