/** Whether this device shows swords in 3D or flat. Remembered. */
import { rememberChoice, rememberedChoice } from '../../net/device';
import type { Surface } from '../board';

const KEY = 'swordcrafters.view';
const WAYS = ['3d', 'flat'] as const;
export type Way = (typeof WAYS)[number];

export class Viewing {
  /** This device has no 3D. */
  failed = $state(false);
  #chosen: Way | null = $state(rememberedChoice(KEY, WAYS));
  readonly #surface: () => Surface;

  constructor(surface: () => Surface) {
    this.#surface = surface;
  }

  /** The choice made on this device, or else what suits the surface. */
  get way(): Way {
    if (this.failed) return 'flat';
    return this.#chosen ?? (this.#surface() === 'phone' ? 'flat' : '3d');
  }

  /** Whether all swords of the table can be shown at once, which needs 3D. */
  get hasOverview(): boolean {
    return !this.failed && this.#chosen !== 'flat';
  }

  choose(way: Way): void {
    this.#chosen = way;
    rememberChoice(KEY, way);
  }
}
