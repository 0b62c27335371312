/** Whether the person prefers reduced motion; reactive in markup and effects. */
import { MediaQuery } from 'svelte/reactivity';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

export function prefersReducedMotion(): boolean {
  return reduced.current;
}
