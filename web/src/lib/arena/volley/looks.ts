/** What is marked in the room, and what of it must be in sight. Pure. */
import type { Surface } from '../../games/board';
import type { Vector } from '../controls/input';
import type { Mark } from '../scene/marks';
import type { Still } from './pose';

/** How many pixels high names are written at least. */
export const LETTERS: Record<Surface, number> = { phone: 12, desk: 15, screen: 24 };

/** A name on the floor is short, so that it covers nobody. */
const LONGEST_NAME = 12;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

/** Names of all who are there, and a ring around whoever has just lost. */
export function marksOf(
  still: Still,
  names: readonly string[],
  losers: readonly number[],
): readonly Mark[] {
  return still.poses.flatMap(({ x, y, isHere }, who) => {
    if (!isHere) return [];
    const marks: Mark[] = [{ kind: 'name', x, y, text: shortened(names[who] ?? '') }];
    if (losers.includes(who)) marks.push({ kind: 'hit', x, y });
    return marks;
  });
}

/** Of the end of a battle, bodies: who lost, and who threw or caught. */
export interface Decided {
  losers: readonly number[];
  by: readonly number[];
}

/** Fighters, one’s own and what flies; of the end those who lost and by whom, and the burritos that came near them. */
export function pointsOf(
  still: Still,
  own: readonly number[],
  decided: Decided | null,
): readonly Vector[] {
  const { poses, burritos } = still;
  if (decided) {
    const lost = [...decided.losers, ...decided.by].flatMap((who) => poses[who] ?? []);
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
