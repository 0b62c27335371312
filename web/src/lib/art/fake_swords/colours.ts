/** The four colours of Fake Swords, each with a sign, so that nothing is told by colour alone. */

/** In the order of the deck list: for the whole fight, the start, a touch, and the shorter fighter. */
export const COLOURS = ['purple', 'green', 'yellow', 'black'] as const;

export type Colour = (typeof COLOURS)[number];

/** The sign of a colour on a 24 x 24 grid, which shows when its cards bind. */
export const SIGNS: Record<Colour, string> = {
  // a ring: the whole fight
  purple:
    'M12 1.800a10.2 10.2 0 1 1 0 20.400a10.2 10.2 0 1 1 0-20.400zM12 7.800a4.2 4.2 0 1 0 0 8.400a4.2 4.2 0 1 0 0-8.400z',
  // a flag: at the start
  green: 'M4 23V2.200h3.400V3.400c4.6-2 8.4 2 14.6.2v11.600c-6 2-10-2-14.6 0V23z',
  // a spark: at every touch
  yellow:
    'M12 .8l2.7 6.6 6.4-3.2-3.2 6.400L24 13l-6.1 2.4 3.2 6.4-6.4-3.200L12 24.400l-2.7-5.8-6.4 3.2 3.2-6.400L0 13l6.1-2.4-3.2-6.4 6.4 3.200z',
  // a crown: an advantage for the shorter fighter
  black: 'M1.8 6.200l6 5.400L12 2.400l4.2 9.2 6-5.4-2.6 15.200H4.400z',
};

/** The colour as a CSS value. */
export function paint(colour: Colour): string {
  return `var(--fake-${colour})`;
}

/** Colour of text on this colour, as a CSS value. */
export function inkOn(colour: Colour): string {
  return colour === 'black' ? 'var(--cream)' : 'var(--on-spot)';
}
