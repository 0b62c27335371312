/** The pictures on the clue cards as data: small tiles with strokes over them, on 64 x 40. */

export interface PictureTile {
  x: number;
  y: number;
  letter?: string;
  look?: 'hot' | 'off' | 'good';
  turn?: number;
}

export interface Picture {
  tiles: readonly PictureTile[];
  strokes?: readonly { d: string; look?: string }[];
}

const row = (looks: readonly (PictureTile['look'] | '')[], y: number, from = 0): PictureTile[] => {
  const start = 32 - looks.length * 8.5 + from;
  return looks.map((look, at) => ({
    x: start + at * 17 + 1,
    y,
    ...(look ? { look } : {}),
    ...(look === 'hot' ? { letter: '?' } : {}),
  }));
};

const pictures = {
  last: { tiles: row(['', '', 'hot'], 12), strokes: [{ d: 'M49 4v4M46 6l3 3 3-3' }] },
  first: { tiles: row(['hot', '', ''], 12), strokes: [{ d: 'M15 4v4M12 6l3 3 3-3' }] },
  length: {
    tiles: row(['', '', ''], 7),
    strokes: [{ d: 'M7 31h50M7 27v8M57 27v8M24 29v4M40 29v4' }],
  },
  relative: {
    tiles: [...row(['', '', ''], 1, -5), ...row(['off', 'off'], 22, -13.5)],
    strokes: [{ d: 'M50 29h11M57 25l4 4-4 4', look: 'bold' }],
  },
  strike: {
    tiles: [{ x: 14, y: 11, letter: 'R', look: 'hot', turn: -8 }],
    strokes: [
      { d: 'M38 13l4 4 8-10', look: 'bold' },
      { d: 'M40 26l9 9M49 26l-9 9', look: 'bold' },
    ],
  },
  builder: {
    tiles: [
      { x: 7, y: 12, letter: 'W', look: 'good' },
      { x: 24, y: 12, look: 'off' },
      { x: 41, y: 12, letter: 'D', look: 'good' },
    ],
  },
  share: {
    tiles: [
      { x: 5, y: 12, letter: 'E', look: 'hot', turn: -7 },
      { x: 44, y: 12, letter: 'E', look: 'hot', turn: 7 },
    ],
    strokes: [{ d: 'M25 16h14M35 12l4 4-4 4M39 26H25M29 22l-4 4 4 4' }],
  },
  rare: {
    tiles: [{ x: 24.5, y: 14, letter: 'Z', look: 'hot', turn: 6 }],
    strokes: [
      { d: 'M11 8l2 4 4 .5-3 3 1 4.500-4-2.300-4 2.300 1-4.500-3-3 4-.5z', look: 'star' },
      {
        d: 'M52 19l1.600 3.300 3.600.4-2.600 2.600.7 3.700-3.300-1.900-3.300 1.900.7-3.700-2.600-2.600 3.600-.4z',
        look: 'star',
      },
    ],
  },
  vowel: {
    tiles: [{ x: 35, y: 13, letter: 'A', look: 'hot', turn: 6 }],
    strokes: [{ d: 'M18 14a7 7 0 1 0 .1 0zM17 14c-1-4 3-6 6-5', look: 'coin' }, { d: 'M26 31h6' }],
  },
  give: {
    tiles: [
      { x: 6, y: 5, letter: 'O', look: 'hot', turn: -6 },
      { x: 43, y: 19, letter: 'T', look: 'hot', turn: 6 },
    ],
    strokes: [{ d: 'M27 12c10-6 18-4 22 2M49 9v5h-5M37 29c-10 6-18 4-22-2M15 32v-5h5' }],
  },
  burn: {
    tiles: [
      { x: 12, y: 20, letter: 'S' },
      { x: 37, y: 20, letter: 'S' },
    ],
    strokes: [
      {
        d: 'M32 3c1 6 8 8 6 15-1 4-11 4-12 0-1-4 2-5 2-8 2 1 3 2 3 3 2-3 0-7 1-10z',
        look: 'flame',
      },
    ],
  },
  vowel_count: {
    tiles: [
      { x: 5, y: 12, letter: 'E', look: 'hot' },
      { x: 22, y: 12, letter: 'O', look: 'hot' },
    ],
    strokes: [{ d: 'M48 12l-3 16M55 12l-3 16M43 17h15M42 23h15' }],
  },
  consonant_count: {
    tiles: [
      { x: 5, y: 12, letter: 'B' },
      { x: 22, y: 12, letter: 'T' },
    ],
    strokes: [{ d: 'M48 12l-3 16M55 12l-3 16M43 17h15M42 23h15' }],
  },
  super: {
    tiles: [
      { x: 7, y: 19 },
      { x: 24, y: 19, letter: 'N', look: 'hot' },
      { x: 41, y: 19 },
    ],
    strokes: [{ d: 'M35 1l-8 9h5l-3 7 8-9h-5z', look: 'flame' }],
  },
  rhyme: {
    tiles: [],
    strokes: [
      { d: 'M4 4h24v16H14l-5 6v-6H4z', look: 'bubble' },
      { d: 'M60 14H36v16h14l5 6v-6h5z', look: 'bubble' },
      { d: 'M13 16V8l7-1.500v8' },
      { d: 'M45 26v-8l7-1.500v8' },
      { d: 'M11 16h2M18 14.500h2M43 26h2M50 24.500h2', look: 'bold' },
    ],
  },
  dynamic: {
    tiles: [
      { x: 7, y: 18, letter: 'W', look: 'good' },
      { x: 24, y: 22, look: 'off' },
      { x: 41, y: 18, letter: 'O', look: 'good' },
    ],
    strokes: [{ d: 'M14.500 13V4M11 7l3.500-3.500L18 7M48.500 13V4M45 7l3.500-3.500L52 7' }],
  },
  guess: {
    tiles: row(['hot', 'hot', 'hot'], 12),
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export function picture(name: PictureName): Picture {
  return pictures[name];
}
