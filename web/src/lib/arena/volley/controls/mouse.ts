/** Mouse buttons: the left one throws, the right one puts the hands out. */
import type { Attachment } from 'svelte/attachments';
import type { Crew } from '../../controls/crew';
import { BUTTON } from '../constants.gen';

const LEFT = 1;
const RIGHT = 2;

export function mouseOn(crew: Crew, isLive: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    if (crew.count === 0) return;
    let isHere = false;
    // Browsers report a second button that goes down, and the first of two that goes up, as a move.
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const held = isHere && isLive() ? event.buttons : 0;
      crew.holdMouse(BUTTON.throw, (held & LEFT) !== 0);
      crew.holdMouse(BUTTON.hands, (held & RIGHT) !== 0);
      if (event.buttons === 0) isHere = false;
    };
    const down = (event: PointerEvent) => {
      isHere = !(event.target as Element).closest('button, a');
      follow(event);
    };
    const quiet = (event: MouseEvent) => event.preventDefault();
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('contextmenu', quiet, { signal });
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', follow, { signal });
    return () => gone.abort();
  };
}
