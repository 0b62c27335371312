/** The last snapshots of a burrito battle, as something that can be looked at at any tick between them. Pure. */
import { Tape } from '../tape';
import { stillOf, type Still } from './pose';
import type { Snapshot } from './snapshot';

export class Reel extends Tape<Snapshot> {
  at(tick: number): Still | null {
    const found = this.around(tick);
    return found && stillOf(found.earlier, found.later, found.share);
  }
}
