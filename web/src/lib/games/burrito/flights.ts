/** Animations of cards between hand, piles and people. They are only pictures; nothing waits for them. */
import { tick } from 'svelte';
import { cardWithin, GLIDE, placeWithin, prefersReducedMotion } from '../../motion';
import type { Deed } from './predict';

const FLIGHT_MS = 210;

function centre(element: Element, ground: Element): { x: number; y: number; width: number } {
  const { left, top, width, height } = cardWithin(placeWithin(element, ground));
  return { x: left + width / 2, y: top + height / 2, width };
}

/** Flies a copy of a card to another place. Must be called while the card is still at its old place. */
export function sendOff(ground: HTMLElement, card: HTMLElement, target: Element): void {
  if (prefersReducedMotion()) return;
  const from = placeWithin(card, ground);
  const [start, end] = [centre(card, ground), centre(target, ground)];
  const picture = document.createElement('div');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...[...card.children].map((child) => child.cloneNode(true)));
  Object.assign(picture.style, {
    position: 'absolute',
    zIndex: '20',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: 'none',
  });
  ground.append(picture);
  const gone = () => picture.remove();
  picture
    .animate(
      [
        { transform: 'none' },
        {
          transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) rotate(-14deg) scale(${end.width / start.width})`,
          opacity: 0.85,
        },
      ],
      { duration: FLIGHT_MS, easing: GLIDE, fill: 'forwards' },
    )
    .finished.then(gone, gone);
}

/** Lets a new card arrive from the pile that it was drawn from. */
export function bringIn(ground: HTMLElement, card: HTMLElement, source: Element): void {
  if (prefersReducedMotion()) return;
  const [end, start] = [centre(card, ground), centre(source, ground)];
  card.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) rotate(10deg)` },
      { transform: 'none' },
    ],
    { duration: FLIGHT_MS, easing: GLIDE },
  );
}

/** Flies a copy of a card's back from the centre of one element to that of another. */
export function fly(ground: HTMLElement, back: HTMLElement, from: Element, to: Element): void {
  if (prefersReducedMotion()) return;
  const [start, end] = [centre(from, ground), centre(to, ground)];
  const picture = document.createElement('div');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...[...back.children].map((child) => child.cloneNode(true)));
  const { offsetWidth: width, offsetHeight: height } = back;
  Object.assign(picture.style, {
    position: 'absolute',
    zIndex: '4',
    left: `${start.x - width / 2}px`,
    top: `${start.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  ground.append(picture);
  const gone = () => picture.remove();
  picture
    .animate(
      [
        { transform: 'none' },
        { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) rotate(-14deg)` },
      ],
      { duration: 2 * FLIGHT_MS, easing: GLIDE, fill: 'forwards' },
    )
    .finished.then(gone, gone);
}

/** Animates the cards of an action. Must be called while they are still at their old places. */
export async function showDeed(
  ground: HTMLElement,
  me: number,
  deed: Deed,
  places: readonly number[],
): Promise<void> {
  const find = (spot: string) => ground.querySelector<HTMLElement>(spot);
  const to = find(deed.type === 'discard' ? '[data-pile="next"]' : `[data-seat="${me}"]`);
  for (const place of places) {
    const card = find(`[data-place="${place}"]`);
    if (card && to) sendOff(ground, card, to);
  }
  if (deed.type !== 'draw') return;
  const from = find(`[data-pile="${deed.pile ?? 'own'}"]`);
  await tick();
  const card = [...ground.querySelectorAll<HTMLElement>('[data-place][data-unknown]')].at(-1);
  if (card && from) bringIn(ground, card, from);
}
