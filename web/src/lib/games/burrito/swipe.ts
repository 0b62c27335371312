/**
 * Touches on cards, piles and buttons. Browsers make no click of the first tap after a swipe, because they count it as
 * part of the swipe, so fast actions listen to pointer events; clicks are for keyboards and screen readers.
 */
import type { Attachment } from 'svelte/attachments';

/** Left passes the card, up picks it for a set; null is any other movement. */
export type Swipe = 'left' | 'up' | 'tap' | null;

const FAR = 26;
/** A click so soon after a pointerup belongs to it. */
const OWN_CLICK_MS = 700;

export function swipeOf(dx: number, dy: number): Swipe {
  if (dx < -FAR && -dx > Math.abs(dy)) return 'left';
  if (dy < -FAR && -dy >= Math.abs(dx)) return 'up';
  return Math.hypot(dx, dy) <= FAR ? 'tap' : null;
}

/** Calls back with what a finger, a mouse or a key did; a finger may be lifted anywhere. */
export function swiped(act: (swipe: Exclude<Swipe, null>) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let leftAt = -Infinity;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    function up(event: PointerEvent): void {
      if (!from) return;
      const swipe = swipeOf(event.clientX - from.x, event.clientY - from.y);
      from = null;
      leftAt = event.timeStamp;
      // The browser drops the next tap if the element is removed during pointerup, so the action comes after it.
      if (swipe) setTimeout(() => act(swipe));
    }

    function cancel(): void {
      from = null;
    }

    function click(event: MouseEvent): void {
      if (event.timeStamp - leftAt > OWN_CLICK_MS) act('tap');
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click);
    };
  };
}

/** The same for elements that can only be tapped. */
export const tapped = (act: () => void): Attachment<HTMLElement> =>
  swiped((swipe) => {
    if (swipe === 'tap') act();
  });
