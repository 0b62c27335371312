/** The scene is drawn in hundredths of a metre: at fractions of a unit curves would have visible corners. */
import type { Palette } from './palette';

export const METRE = 100;
/** Outlines as thick as in the rest of the app. */
export const INK = 4.6;
/** Shadows are a solid offset, the same for everything that stands on the floor. */
export const DEPTH = { x: 5, y: 9 };

/** Letters that can be read on any floor: cream with an ink outline. */
export const lettersOf = ({ cream, ink }: Palette, size: number, outline: number) =>
  ({
    fontFamily: 'Fredoka, ui-rounded, system-ui, sans-serif',
    fontWeight: '600',
    fontSize: size,
    fill: cream,
    stroke: { color: ink, width: outline, join: 'round' },
  }) as const;
