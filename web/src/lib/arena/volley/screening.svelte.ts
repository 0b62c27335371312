/** The film of a burrito battle. */
import { Film, filmOf } from '../film.svelte';
import { happened, type Happening } from './happenings';
import type { Still } from './pose';
import { Reel } from './reel';
import { snapshotOf, type Snapshot } from './snapshot';

export const snapshotsOf = (bytes: ArrayBuffer): readonly Snapshot[] => filmOf(bytes, snapshotOf);

export class Screening extends Film<Snapshot, Still, Happening> {
  constructor(snapshots: readonly Snapshot[], happens: (happening: Happening) => void) {
    super(snapshots, new Reel(Infinity), happened, happens);
  }
}
