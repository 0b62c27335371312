/** The seven colours of Mantis, each with a sign, so that nothing is told by colour alone. */
import type { Public } from '../../games/mantis/types.gen';

export type Colour = Public['top'][number];

/** In the order of the rules, in which the counts of a tank are listed. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const satisfies readonly Colour[];

/** The sign of a colour on a 24 x 24 grid. */
export const SIGNS: Record<Colour, string> = {
  // a flame
  red: 'M12 22.2c-4.7 0-7.8-3-7.8-7.2 0-3.5 1.9-5.3 3-8.7 1.4.9 2 2 2.2 3.3C10.6 6.7 11.3 3.9 13.8 1.8c.3 3.7 6 6.7 6 13.2 0 4.2-3.1 7.2-7.8 7.2z',
  // a sun
  orange:
    'M12 1.5l2.3 3.2 3.7-1.6.5 4 4 .5-1.6 3.7L24 13l-3.1 2.4 1.6 3.6-4 .5-.5 4-3.7-1.5L12 25l-2.3-3-3.7 1.5-.5-4-4-.5 1.6-3.6L0 13l3.1-1.7L1.5 7.6l4-.5.5-4 3.7 1.6z',
  // a bolt
  yellow: 'M14.5 1.5L4 13.8h6L8.3 22.5 20 9.6h-6.6z',
  // a leaf
  green: 'M3.5 20.5C1 9 8.5 2.5 21.5 2.5c.7 12.5-6 20-16 17.3',
  // a drop
  blue: 'M12 1.8c4.5 6 7.2 9.3 7.2 13a7.2 7.2 0 0 1-14.4 0c0-3.7 2.7-7 7.2-13z',
  // a star
  purple: 'M12 1.6l3.1 6.7 7.3.9-5.4 5 1.4 7.2L12 17.8l-6.4 3.6L7 14.2l-5.4-5 7.3-.9z',
  // a heart
  pink: 'M12 21.5C5 16 2 12.3 2 8.4a5 5 0 0 1 10-1.3 5 5 0 0 1 10 1.3c0 3.9-3 7.6-10 13.1z',
};

/** The colour as a CSS value. */
export function paint(colour: Colour): string {
  return `var(--mantis-${colour})`;
}
