/** The interface of every stage. */
import type { Camera } from '../camera';
import type { Terms } from '../kind';
import type { Quality } from '../quality.svelte';

export interface Drawn<T extends Terms> {
  resize: (width: number, height: number) => void;
  simplify: (quality: Quality) => void;
  /** Repaints everything: somebody's colour or the theme has changed. */
  set: (setting: T['Setting']) => void;
  /** Shows effects such as bursts and dust. */
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
