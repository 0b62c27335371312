/** Cards travel when they are laid elsewhere: where each was is noted, and from there it moves to where it is now. */
import { GLIDE, prefersReducedMotion } from '../../motion';

const NEAR_PX = 4;
const TRAVEL_MS = 260;

export class Moves {
  #places = new Map<string, DOMRect>();

  /** To be called before the table changes. */
  note(ground: HTMLElement): void {
    this.#places = new Map(
      cardsIn(ground).map((card) => [card.dataset['card'] ?? '', card.getBoundingClientRect()]),
    );
  }

  /** To be called when it has changed. */
  play(ground: HTMLElement): void {
    if (prefersReducedMotion()) return;
    for (const card of cardsIn(ground)) {
      const before = this.#places.get(card.dataset['card'] ?? '');
      if (!before) continue;
      const now = card.getBoundingClientRect();
      const [x, y] = [before.left - now.left, before.top - now.top];
      if (Math.hypot(x, y) < NEAR_PX) continue;
      card.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
        duration: TRAVEL_MS,
        easing: GLIDE,
      });
    }
  }
}

function cardsIn(ground: HTMLElement): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>('[data-card]')];
}
