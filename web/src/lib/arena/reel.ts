/** The last snapshots, as something that can be looked at at any tick between them. Pure. */
import { between, type Pose, type Room } from './pose';
import { isSeen, poseOf, roomOf, type Snapshot } from './snapshot';
import { Tape } from './tape';

export interface Still {
  poses: readonly Pose[];
  room: Room;
}

export class Reel extends Tape<Snapshot> {
  at(tick: number): Still | null {
    const found = this.around(tick);
    if (!found) return null;
    const { earlier, later, share } = found;
    return {
      poses: later.fighters.map((fighter, who) => {
        const before = earlier.fighters[who];
        // Somebody whom closed eyes did not see is not drawn as coming from nowhere.
        return before && isSeen(before) && isSeen(fighter)
          ? between(poseOf(before), poseOf(fighter), share)
          : poseOf(fighter);
      }),
      room: roomOf(share < 1 ? earlier : later),
    };
  }
}
