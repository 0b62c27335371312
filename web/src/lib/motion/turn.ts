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

const FADE_MS = 200;
const SHOWN_MS = 300;

/** The same with reduced motion: the card appears in its frame with the front visible, and disappears. */
export async function fadeOver(
  player: Player,
  card: Element,
  back: Element,
  frame: Keyframe | undefined,
  ontold: () => void,
): Promise<void> {
  const fade = (...shades: number[]) =>
    player.animate(
      card,
      shades.map((opacity) => ({ ...frame, opacity })),
      { duration: FADE_MS },
    );
  await player.animate(back, [{ opacity: 0 }], { duration: 0 });
  ontold();
  await fade(0, 1);
  await player.pause(SHOWN_MS);
  await fade(1, 0);
}
