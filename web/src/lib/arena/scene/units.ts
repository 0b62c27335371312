/** The scene is drawn in hundredths of a metre: curves of fractions of one would have corners. */
import type { Palette } from './palette';

export const METRE = 100;
/** Outlines as thick as on the rest of the poster. */
export const INK = 4.6;
/** Depth is a solid offset, the same for everything that stands on the floor. */
export const DEPTH = { x: 5, y: 9 };

/** Letters to be read on any floor: cream with an outline of ink. */
export const lettersOf = ({ cream, ink }: Palette, size: number, outline: number) =>
  ({
    fontFamily: 'Fredoka, ui-rounded, system-ui, sans-serif',
    fontWeight: '600',
    fontSize: size,
    fill: cream,
    stroke: { color: ink, width: outline, join: 'round' },
  }) as const;
