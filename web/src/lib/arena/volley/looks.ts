/** What is marked in the room, and what of it must be in sight. Pure. */
import type { Surface } from '../../games/board';
import type { Vector } from '../controls/input';
import type { Mark } from '../scene/marks';
import type { Still } from './pose';

/** How many pixels high names are written at least. */
export const LETTERS: Record<Surface, number> = { phone: 12, desk: 15, screen: 24 };

/** Names of all who are there, and a ring around whoever has just lost. */
export function marksOf(
  still: Still,
  names: readonly string[],
  losers: readonly number[],
): readonly Mark[] {
  return still.poses.flatMap(({ x, y, isHere }, who) => {
    if (!isHere) return [];
    const marks: Mark[] = [{ kind: 'name', x, y, text: names[who] ?? '' }];
    if (losers.includes(who)) marks.push({ kind: 'hit', x, y });
    return marks;
  });
}

/** Fighters, one’s own and what flies; of the end those who lost and the burritos that came near them. */
export function pointsOf(
  still: Still,
  own: readonly number[],
  losers: readonly number[] | null,
): readonly Vector[] {
  const { poses, burritos } = still;
  if (losers) {
    const lost = losers.flatMap((who) => poses[who] ?? []);
    const near = burritos.filter(
      (burrito) =>
        burrito.state !== 'none' &&
        lost.some(({ x, y }) => Math.hypot(burrito.x - x, burrito.y - y) < NEAR),
    );
    if (lost.length > 0) return [...lost, ...near];
  }
  return [
    ...poses.filter(({ isHere, fights }, who) => isHere && (fights || own.includes(who))),
    ...burritos.filter(({ state }) => state === 'flies' || state === 'fumbled'),
  ];
}

const NEAR = 4;
