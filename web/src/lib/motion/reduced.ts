/** Whether the person asked for less motion; in markup and effects it follows the system's setting. */
import { MediaQuery } from 'svelte/reactivity';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

export function prefersReducedMotion(): boolean {
  return reduced.current;
}
