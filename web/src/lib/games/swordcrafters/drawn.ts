/** What the picture of a sword shows besides its gems. */
import type { Player } from '../board';
import { AROUND, gemsOn, runOf, type Blade, type Run, type Side } from './sword';

export interface Drawn {
  blade: Blade;
  /** Name of the owner's colour, for cross and pommel. */
  colour: Player['colour'];
  /** The sides that a tile can be put on now. */
  spots: readonly Side[];
  /** The highlighted rows of gems; everything else is dimmed. */
  lit: Partial<Record<Side, Run>> | null;
  /** It ends in a point: nobody is building on it now. */
  tip: boolean;
}

export function drawnOf(
  blade: Blade,
  player: Player | undefined,
  more: Partial<Drawn> = {},
): Drawn {
  return { blade, colour: player?.colour ?? 'sky', spots: [], lit: null, tip: true, ...more };
}

/** The longest row of each of these sides. */
export function litRuns(blade: Blade, sides: readonly Side[] = AROUND): Drawn['lit'] {
  const lit: Partial<Record<Side, Run>> = {};
  for (const side of sides) {
    const run = runOf(gemsOn(blade, side));
    if (run) lit[side] = run;
  }
  return lit;
}

export const isLit = (lit: Drawn['lit'], side: Side, place: number): boolean => {
  const run = lit?.[side];
  return run !== undefined && place >= run.start && place < run.start + run.length;
};

/** The side that faces the viewer when the sword is turned by so many degrees. */
export function facing(degrees: number): Side {
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return (['front', 'left', 'back', 'right'] as const)[quarter] ?? 'front';
}

/** The angle at which a side faces the viewer, reached by the shorter way. */
export function turnTo(side: Side, from: number): number {
  const aim = ['front', 'left', 'back', 'right'].indexOf(side) * 90;
  const off = ((((aim - from) % 360) + 540) % 360) - 180;
  return from + off;
}
