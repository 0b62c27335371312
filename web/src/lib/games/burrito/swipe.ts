/** Telling a swipe from a tap. */

/** Left passes the card on, up picks it for a set. */
export type Swipe = 'left' | 'up' | null;

const FAR = 26;

export function swipeOf(dx: number, dy: number): Swipe {
  if (dx < -FAR && -dx > Math.abs(dy)) return 'left';
  if (dy < -FAR && -dy >= Math.abs(dx)) return 'up';
  return null;
}

/** Follows one finger on an element; tells whether a click that comes after it was part of a swipe. */
export class Finger {
  #from: { x: number; y: number } | null = null;
  #swiped = false;

  down(event: PointerEvent): void {
    this.#from = { x: event.clientX, y: event.clientY };
    this.#swiped = false;
    // It may end anywhere.
    if (event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId);
  }

  up(event: PointerEvent): Swipe {
    if (!this.#from) return null;
    const swipe = swipeOf(event.clientX - this.#from.x, event.clientY - this.#from.y);
    this.#from = null;
    this.#swiped = swipe !== null;
    return swipe;
  }

  /** Whether this click only ended a swipe. */
  ended(): boolean {
    const was = this.#swiped;
    this.#swiped = false;
    return was;
  }
}
