/**
 * Turns a card over. The back disappears when the card is seen from the edge, and the front comes from the other side:
 * browsers differ in their support of backface visibility.
 */
import { GLIDE } from './fly';
import type { Player } from './player';

/** The back covers the front, both within the card; at the end the front is visible. */
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
