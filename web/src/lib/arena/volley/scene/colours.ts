/** The colours of a living room and of the burritos. */
import { paletteOf, type Palette } from '../../scene/palette';

export interface Colours extends Palette {
  board: string;
  boardLine: string;
  wood: string;
  woodDark: string;
  cushion: string;
  leaf: string;
  wrap: string;
  foil: string;
  filling: string;
}

/** Accent colours are the same by day and by night; the floor follows the theme. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim() || '#231a2e';
  return {
    ...paletteOf(element),
    wall: token('--accent-burrito'),
    board: token('--paper-raised'),
    boardLine: token('--paper-sunk'),
    wood: '#d39a5b',
    woodDark: '#a06d38',
    cushion: token('--person-sky'),
    leaf: token('--person-leaf'),
    wrap: '#f6d9a0',
    foil: '#d5dbe6',
    filling: '#7a4a24',
  };
}
