/** A sword as it is drawn, its rows, and where a tile fits. Pure; predictions, which the engine's vectors check. */
import { BLANK, isGem, LETTERS } from '../../art/swordcrafters/gems';
import type { Place, Private, Public, Sword } from './types.gen';
import type { Props } from './view';

export type Side = Place['side'];
export const SIDES = ['left', 'right', 'front', 'back'] as const satisfies readonly Side[];
/** In the order around a sword. */
export const AROUND = ['left', 'front', 'right', 'back'] as const satisfies readonly Side[];

/** A sword as the viewer sees it. */
export interface Blade {
  seat: number;
  number: number;
  /** Gems from the hilt up, in the order of SIDES; front and back begin with their guard. */
  sides: readonly string[];
  fixed: readonly number[];
  hand: string;
  /** Guarded: the sides that others see; empty: all. */
  shown: readonly Side[];
}

export const indexOf = (side: Side): number => SIDES.indexOf(side);
export const guardsOn = (side: Side): number => (side === 'front' || side === 'back' ? 1 : 0);
export const gemsOn = (blade: Blade, side: Side): string => blade.sides[indexOf(side)] ?? '';
export const heightOf = (blade: Blade, side: Side): number =>
  gemsOn(blade, side).length - guardsOn(side);

/** A sword as everybody sees it, or with what only its owner knows. */
export function bladeOf(
  sword: Sword,
  seat: number,
  number: number,
  own: Private | null = null,
): Blade {
  return {
    seat,
    number,
    sides: (own?.swords?.[number] ?? sword.sides) as readonly string[],
    fixed: sword.fixed as readonly number[],
    hand: own?.hands?.[number] ?? sword.hand,
    shown: sword.shown,
  };
}

/** All swords by seat, one's own with all sides. */
export function bladesOf(
  table: Public,
  me: number | null,
  hidden: Props['view']['private'],
): Blade[][] {
  const mine = hidden && 'swords' in hidden ? hidden : null;
  return table.swords.map((swords, seat) => {
    const own = seat === me && table.phase !== 'over' ? mine : null;
    return swords.map((sword, number) => bladeOf(sword, seat, number, own));
  });
}

/** S-CRAFT-R1, with so many tiles more on a side. */
function holdsTogether(blade: Blade, side: Side, change: number): boolean {
  const [left = 0, right = 0, front = 0, back = 0] = SIDES.map(
    (each) => heightOf(blade, each) + (each === side ? change : 0),
  );
  const isFilled = Math.max(front, back) <= Math.min(left, right);
  return isFilled && Math.max(left, right) <= Math.min(front, back) + 1;
}

export const canTake = (blade: Blade, side: Side): boolean => holdsTogether(blade, side, 1);

/** Whether the top tile was placed in this round and is uncovered. */
export const canLose = (blade: Blade, side: Side): boolean =>
  heightOf(blade, side) > (blade.fixed[indexOf(side)] ?? 0) && holdsTogether(blade, side, -1);

export const openSides = (blade: Blade): Side[] => AROUND.filter((side) => canTake(blade, side));
export const lengthOf = (blade: Blade): number =>
  SIDES.reduce((sum, side) => sum + heightOf(blade, side), 0);

/** Position of a tile in half tiles; guards are at -1, left and right at even steps, front and back at odd ones. */
export const stepOf = (side: Side, place: number): number =>
  guardsOn(side) ? 2 * place - 1 : 2 * place;

/** The height above the cross in half tiles. */
export function stepsOf(blade: Blade): number {
  return Math.max(...SIDES.map((side) => stepOf(side, gemsOn(blade, side).length)));
}

export interface Run {
  start: number;
  length: number;
}

/** S-QUAL-1: the first of the longest rows of equal gems on a side; null if there is none of at least two. */
export function runOf(gems: string): Run | null {
  let best: Run | null = null;
  let start = 0;
  for (let place = 1; place <= gems.length; place++) {
    if (place < gems.length && gems[place] === gems[start]) continue;
    const length = place - start;
    if (length >= 2 && length > (best?.length ?? 1) && isGem(gems[start] ?? BLANK))
      best = { start, length };
    start = place;
  }
  return best;
}

/** The number of gems of each colour, in the order of the colours. */
export function countsOf(letters: string): number[] {
  return Array.from(
    LETTERS,
    (letter) => Array.from(letters).filter((each) => each === letter).length,
  );
}

export const gemsOf = (blades: readonly Blade[]): string =>
  blades.flatMap((blade) => blade.sides).join('');

/** The side that undo removes a tile from: of the last placement if it is known, else the highest possible one. */
export function undoSide(blade: Blade, placed: readonly Side[]): Side | null {
  const last = placed.at(-1);
  if (last && canLose(blade, last)) return last;
  const able = AROUND.filter((side) => canLose(blade, side));
  const top = (side: Side) => stepOf(side, gemsOn(blade, side).length);
  return able.sort((one, two) => top(two) - top(one))[0] ?? null;
}
