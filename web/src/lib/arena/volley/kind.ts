/** The burrito battle as a kind of battle. */
import type { Vector } from '../controls/input';
import type { Kind, Terms } from '../kind';
import type { Around, Body } from './body';
import { NUMBERS } from './constants.gen';
import { furnitureOf } from './furniture';
import { happened, type Happening } from './happenings';
import { stillOf, type Flying, type Pose, type Still } from './pose';
import { BodyPredictor } from './predictor';
import type { Picture, Setting } from './scene/stage';
import { snapshotOf, type BodyShot, type Snapshot } from './snapshot';

export interface Volley extends Terms {
  Snapshot: Snapshot;
  Body: BodyShot;
  Mover: Body;
  Still: Still;
  Happening: Happening;
  Around: Around;
  Apart: Vector;
  Setting: Setting;
  Picture: Picture;
}

export const VOLLEY: Kind<Volley> = {
  snapshotOf,
  stillOf,
  happened,
  bodiesOf: ({ bodies }) => bodies,
  makePredictor: () => new BodyPredictor(),
  aroundOf(snapshot, who) {
    const own = snapshot.bodies[who];
    if (!own?.isHere || own.isHeld) return null;
    const { tick, phase, kind, roomX, roomY } = snapshot;
    return {
      tick,
      isCounting: phase === 'countdown',
      isDuel: kind === 'duel',
      roomX,
      roomY,
      boxes: furnitureOf(snapshot),
    };
  },
  withPoses: (still, poses, isAhead) => ({
    ...still,
    poses,
    burritos: still.burritos.map((burrito) =>
      isAhead(burrito.thrower) ? inHand(burrito, poses) : burrito,
    ),
  }),
};

/** A burrito in the hand of a predicted body moves along with it. */
function inHand(burrito: Flying, poses: readonly Pose[]): Flying {
  const pose = poses[burrito.thrower];
  if (burrito.state !== 'held' || !pose) return burrito;
  return { ...burrito, x: pose.x + pose.fx * NUMBERS.CARRY, y: pose.y + pose.fy * NUMBERS.CARRY };
}
