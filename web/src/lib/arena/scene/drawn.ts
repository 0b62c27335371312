/** What every stage can do, whatever is drawn on it. */
import type { Camera } from '../camera';
import type { Terms } from '../kind';

export interface Drawn<T extends Terms> {
  resize: (width: number, height: number) => void;
  /** Everything is painted anew: somebody changed colours, or day turned into night. */
  set: (setting: T['Setting']) => void;
  /** Bursts, dust and the like. */
  show: (happening: T['Happening'], camera: Camera, isStill: boolean) => void;
  draw: (
    picture: T['Picture'],
    camera: Camera,
    now: number,
    passedMs: number,
    isStill: boolean,
  ) => void;
  destroy: () => void;
}
