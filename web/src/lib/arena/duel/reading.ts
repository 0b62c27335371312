/** How the snapshots of a sword fight are read and looked at. */
import { happened } from './happenings';
import type { Reading } from '../kind';
import { between, type Pose, type Room } from './pose';
import { isSeen, poseOf, roomOf, snapshotOf, type Snapshot } from './snapshot';
import type { Duel } from './kind';

export interface Still {
  poses: readonly Pose[];
  room: Room;
}

const stillOf = (earlier: Snapshot, later: Snapshot, share: number): Still => ({
  poses: later.fighters.map((fighter, who) => {
    const before = earlier.fighters[who];
    // Somebody whom closed eyes did not see is not drawn as coming from nowhere.
    return before && isSeen(before) && isSeen(fighter)
      ? between(poseOf(before), poseOf(fighter), share)
      : poseOf(fighter);
  }),
  room: roomOf(share < 1 ? earlier : later),
});

export const READING: Reading<Duel> = { snapshotOf, stillOf, happened };
