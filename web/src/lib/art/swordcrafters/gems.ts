/** The six gems, each with a colour, a cut and a letter of its own. The flat and the 3D drawings share these shapes. */

export const COLOURS = ['red', 'blue', 'purple', 'green', 'amber', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export type Gem = Colour | 'blank';

export const LETTERS = 'RBPGAW';
export const BLANK = '-';
export const FORGE = '#';
export const VEILED = '?';

export const gemOf = (letter: string): Gem => COLOURS[LETTERS.indexOf(letter)] ?? 'blank';
export const isGem = (letter: string): boolean => letter !== '' && LETTERS.includes(letter);

export type Point = readonly [number, number];

const ring = (corners: number, radius = 1, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, place) => {
    const angle = turn + (place / corners) * 2 * Math.PI;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });

/** The outline of each cut around its centre, clockwise from the top, y downwards, about one unit in size. */
export const OUTLINES: Record<Colour, readonly Point[]> = {
  // round
  red: ring(10, 0.95, Math.PI / 10),
  // a drop
  blue: [
    [0, -1.12],
    [0.36, -0.5],
    [0.72, 0.05],
    [0.76, 0.5],
    [0.44, 0.88],
    [0, 1],
    [-0.44, 0.88],
    [-0.76, 0.5],
    [-0.72, 0.05],
    [-0.36, -0.5],
  ],
  // a heart
  purple: [
    [0, -0.5],
    [0.34, -0.86],
    [0.78, -0.82],
    [1.02, -0.38],
    [0.86, 0.14],
    [0, 1],
    [-0.86, 0.14],
    [-1.02, -0.38],
    [-0.78, -0.82],
    [-0.34, -0.86],
  ],
  // a square
  green: [
    [-0.6, -0.88],
    [0.6, -0.88],
    [0.88, -0.6],
    [0.88, 0.6],
    [0.6, 0.88],
    [-0.6, 0.88],
    [-0.88, 0.6],
    [-0.88, -0.6],
  ],
  // a triangle
  amber: [
    [-0.14, -0.96],
    [0.14, -0.96],
    [1.04, 0.56],
    [0.9, 0.8],
    [-0.9, 0.8],
    [-1.04, 0.56],
  ],
  // a kite
  white: [
    [0, -1.12],
    [0.8, -0.18],
    [0, 1.12],
    [-0.8, -0.18],
  ],
};

/** Size of a gem's flat top, relative to its outline. */
export const TABLE = 0.5;
// The light comes from above, a little from the left.
const LIGHT: Point = [-0.5, -0.87];

export interface Facet {
  d: string;
  /** From -1 in the dark to 1 in the light. */
  light: number;
}

/** The gem's facets as paths, with the light that falls on each. */
export function facetsOf(colour: Colour): readonly Facet[] {
  return FACETS[colour];
}

export function outlineOf(colour: Colour): string {
  return pathOf(OUTLINES[colour]);
}

export function tableOf(colour: Colour): string {
  return pathOf(OUTLINES[colour].map(([x, y]) => [x * TABLE, y * TABLE]));
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`;
}

function cutFacets(colour: Colour): readonly Facet[] {
  const outline = OUTLINES[colour];
  return outline.map((from, place) => {
    const to = outline[(place + 1) % outline.length] ?? from;
    const inner = ([x, y]: Point): Point => [x * TABLE, y * TABLE];
    // The outline runs clockwise, so its outer side is on the left.
    const along: Point = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(...along) || 1;
    const light = (along[1] * LIGHT[0] - along[0] * LIGHT[1]) / length;
    return { d: pathOf([from, to, inner(to), inner(from)]), light };
  });
}

const FACETS = Object.fromEntries(
  COLOURS.map((colour) => [colour, cutFacets(colour)]),
) as unknown as Record<Colour, readonly Facet[]>;

/** The colour as a CSS value. */
export function paint(colour: Colour): string {
  return `var(--gem-${colour})`;
}
