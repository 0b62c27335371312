/**
 * A card turns over. Its back is taken away when the card is seen edge on, and the front comes from the other side: which
 * face of a thing in space is seen, browsers do not agree on.
 */
import { GLIDE } from './fly';
import type { Player } from './player';

/** The back lies over the front, both within the card; in the end the front is seen. */
export async function turnOver(
  player: Player,
  card: Element,
  back: Element,
  duration: number,
): Promise<void> {
  const options = { duration, easing: GLIDE };
  const turn = [
    { transform: 'rotateY(0deg) scale(1)' },
    { transform: 'rotateY(90deg) scale(1.03)', offset: 0.5 },
    { transform: 'rotateY(-90deg) scale(1.03)', offset: 0.5 },
    { transform: 'rotateY(0deg) scale(1.06)' },
  ];
  const vanish = [
    { opacity: 1 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0 },
  ];
  await Promise.all([player.animate(card, turn, options), player.animate(back, vanish, options)]);
}
