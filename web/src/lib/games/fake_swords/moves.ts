/** Animates cards that are moved: notes their positions, and lets them travel from there to the new ones (FLIP). */
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

  /** To be called after the table has changed. */
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
