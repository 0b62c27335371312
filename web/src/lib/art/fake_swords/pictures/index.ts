/** The pictures of our cards by card id; cards of another deck get a picture by colour. */
import { POSES } from '../poses';
import type { Colour } from '../colours';
import { BLACK } from './black';
import { GREEN } from './green';
import { LEAF, SKY, SUN, TOMATO, type Picture } from './picture';
import { PURPLE } from './purple';
import { YELLOW } from './yellow';

export type { Picture } from './picture';

export const PICTURES: Readonly<Record<string, Picture>> = {
  ...PURPLE,
  ...GREEN,
  ...YELLOW,
  ...BLACK,
};

const OTHERS: Record<Colour, Picture> = {
  purple: { actors: [{ pose: POSES.parry, shirt: SKY, foam: SUN, at: [12, 0] }] },
  green: { actors: [{ pose: POSES.ready, shirt: TOMATO, foam: LEAF, at: [8, 0] }] },
  yellow: { actors: [{ pose: POSES.feint, shirt: LEAF, foam: TOMATO, at: [14, 0] }] },
  black: { actors: [{ pose: POSES.win, shirt: SUN, foam: SKY, at: [14, 0] }] },
};

export function pictureOf(id: string, colour: Colour): Picture {
  return PICTURES[id] ?? OTHERS[colour];
}
