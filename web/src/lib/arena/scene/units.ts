/** The scene is drawn in hundredths of a metre: curves of fractions of one would have corners. */

export const METRE = 100;
/** Outlines as thick as on the rest of the poster. */
export const INK = 4.6;
/** Depth is a solid offset, the same for everything that stands on the floor. */
export const DEPTH = { x: 5, y: 9 };
