/** The sword fight as a kind of battle. */
import { happened, type Happening } from './happenings';
import type { Kind, Terms } from '../kind';
import type { Around as AroundFighter, Mover } from './mover';
import { has, snapshotOf, type FighterShot, type Snapshot } from './snapshot';
import { FighterPredictor } from './predictor';
import { stillOf, type Still } from './pose';
import type { Picture, Setting } from './scene/stage';

/** The predictor adds the index of the fighter. */
export type Around = Omit<AroundFighter, 'fighter'>;

export interface Apart {
  x: number;
  y: number;
  face: number;
  sword: number;
  arm: number;
}

export interface Duel extends Terms {
  Snapshot: Snapshot;
  Body: FighterShot;
  Mover: Mover;
  Still: Still;
  Happening: Happening;
  Around: Around;
  Apart: Apart;
  Setting: Setting;
  Picture: Picture;
}

export const DUEL: Kind<Duel> = {
  snapshotOf,
  stillOf,
  happened,
  bodiesOf: ({ fighters }) => fighters,
  makePredictor: (who) => new FighterPredictor(who),
  aroundOf({ fighters, roomX, roomY, tick }, who) {
    const own = fighters[who];
    const foe = fighters[1 - who];
    if (!own || !foe || has(own, 'held')) return null;
    return { foeX: foe.x, foeY: foe.y, roomX, roomY, tick, seed: 0 };
  },
  withPoses: (still, poses) => ({ ...still, poses }),
};
