/** How swords are looked at on this device: turned in space, or laid out flat. Remembered. */
import type { Surface } from '../board';

export type Way = '3d' | 'flat';
const KEY = 'rumpus.swordcrafters.view';

export class Viewing {
  #chosen: Way | null = $state(remembered());
  #failed = $state(false);
  #surface: () => Surface;

  constructor(surface: () => Surface) {
    this.#surface = surface;
  }

  /** What was chosen here, or else what suits the surface. */
  get way(): Way {
    if (this.#failed) return 'flat';
    return this.#chosen ?? (this.#surface() === 'phone' ? 'flat' : '3d');
  }

  /** Whether all swords of the table can be shown at once, which only works in space. */
  get hasOverview(): boolean {
    return !this.#failed && this.#chosen !== 'flat';
  }

  get failed(): boolean {
    return this.#failed;
  }

  choose(way: Way): void {
    this.#chosen = way;
    try {
      localStorage.setItem(KEY, way);
    } catch {
      // Storage may be forbidden; then the choice lasts as long as the page.
    }
  }

  /** There is no 3D on this device. */
  readonly fail = (): void => {
    this.#failed = true;
  };
}

function remembered(): Way | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === '3d' || kept === 'flat' ? kept : null;
  } catch {
    return null;
  }
}
