/** The pictures of the cards as shapes on a 100 x 100 grid, painted in order. */
import type { Kind } from './kinds';

export interface Shape {
  d: string;
  fill?: string;
  /** Drawn without an outline. */
  bare?: boolean;
  /** Only a line, of this width. */
  line?: number;
}

const INK = '#1d1526';
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Two eyes and a mouth: every ingredient has a face. */
function face(x: number, y: number, mouth: string): readonly Shape[] {
  return [
    { d: circle(x - 9, y, 5.5), fill: '#fff', line: 2.5 },
    { d: circle(x + 9, y, 5.5), fill: '#fff', line: 2.5 },
    { d: circle(x - 8, y + 1, 2.6) + circle(x + 8, y + 1, 2.6), fill: INK, bare: true },
    { d: mouth, line: 3.2 },
  ];
}

/** A burrito standing upright around a point, its lower half in foil. */
export function burrito(x: number, y: number, turn: -1 | 1, tortilla = '#f6d9a0'): Shape[] {
  const at = (dx: number, dy: number) => `${x + dx * turn} ${y + dy}`;
  return [
    {
      d: `M${at(-12, 26)}L${at(-13, -14)}C${at(-13, -30)} ${at(13, -30)} ${at(13, -14)}L${at(12, 26)}C${at(8, 32)} ${at(-8, 32)} ${at(-12, 26)}z`,
      fill: tortilla,
    },
    {
      d: `M${at(-13, 4)}L${at(-5, 9)}L${at(2, 3)}L${at(13, 9)}L${at(12, 26)}C${at(8, 32)} ${at(-8, 32)} ${at(-12, 26)}z`,
      fill: '#d5dbe6',
    },
    {
      d: circle(x + 3 * turn, y - 10, 2.4) + circle(x + 10 * turn, y - 10, 2.4),
      fill: INK,
      bare: true,
    },
    { d: `M${at(1, -16)}l${5 * turn} 2M${at(13, -16)}l${-5 * turn} 2`, line: 2.6 },
    { d: `M${at(3, -3)}l${7 * turn} -1`, line: 2.6 },
  ];
}

const bang = (x: number, y: number, size: number): string => {
  const points = Array.from({ length: 16 }, (_, place) => {
    const angle = (place * Math.PI) / 8;
    const far = size * (place % 2 === 0 ? 1 : 0.62);
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
};

export const pictures: Record<Kind, readonly Shape[]> = {
  avocado: [
    { d: 'M50 8C66 8 66 30 74 46C86 72 70 92 50 92S14 72 26 46C34 30 34 8 50 8z', fill: '#2f7d4a' },
    {
      d: 'M50 17C60 17 60 36 67 50C76 70 65 83 50 83S24 70 33 50C40 36 40 17 50 17z',
      fill: '#e6f3a3',
    },
    { d: circle(50, 65, 14), fill: '#96603a' },
    ...face(50, 40, 'M45 49q5 4 10 0'),
  ],
  bean: [
    {
      d: 'M26 24C42 8 76 14 84 40C92 68 70 92 44 88C28 85 24 70 36 62C48 54 46 48 34 46C20 44 16 34 26 24z',
      fill: '#8c3f2c',
    },
    { d: 'M58 22c8 2 13 7 15 14', line: 4 },
    ...face(64, 50, 'M59 64q6 5 11-1'),
  ],
  chilli: [
    { d: 'M62 20C64 10 72 6 80 8', line: 6 },
    {
      d: 'M50 22C58 14 76 16 82 28C88 60 58 92 14 88C42 78 48 52 44 36C43 29 45 25 50 22z',
      fill: '#e0341f',
    },
    { d: 'M48 27C54 14 76 12 84 30C74 24 68 34 64 28C58 34 54 24 48 27z', fill: '#3c9a4b' },
    ...face(63, 47, 'M56 60q6-5 11 0'),
  ],
  corn: [
    { d: 'M50 6C72 12 76 44 66 82H34C24 44 28 12 50 6z', fill: '#ffd534' },
    { d: 'M36 24h28M32 38h36M31 66h38M42 12v70M58 12v70', line: 2.2 },
    { d: 'M18 44C36 52 46 70 50 94C28 92 14 74 18 44z', fill: '#4cae52' },
    { d: 'M82 44C64 52 54 70 50 94C72 92 86 74 82 44z', fill: '#4cae52' },
    ...face(50, 48, 'M43 59q7 7 14 0'),
  ],
  lime: [
    { d: circle(50, 50, 40), fill: '#5fae2e' },
    { d: circle(50, 50, 33), fill: '#f4fbd4' },
    {
      d: 'M50 46V20q14 1 22 10zM54 48l22-14q7 10 5 22zM54 55l25 5q-5 12-14 17zM50 57l10 23q-10 4-20 0zM46 55l-11 22q-10-6-14-17zM46 48l-27 8q-2-12 5-22zM50 46L28 30q8-9 22-10z',
      fill: '#a9dd4f',
      line: 2,
    },
    ...face(50, 48, 'M43 61q7-5 14 0'),
  ],
  onion: [
    {
      d: 'M50 6C52 20 58 24 70 32C96 50 84 88 50 88S4 50 30 32C42 24 48 20 50 6z',
      fill: '#a45bd6',
    },
    { d: 'M50 22C30 44 30 70 44 86M50 22C70 44 70 70 56 86', line: 2.4 },
    { d: 'M42 90l-4 7M50 91v6M58 90l4 7', line: 3 },
    ...face(50, 56, 'M44 70q6 5 12 0'),
    { d: 'M36 66q-3 5 0 7q3-2 0-7z', fill: '#9fdcff', line: 2 },
  ],
  tomato: [
    { d: 'M50 24C82 14 96 42 88 64S66 92 50 90S20 86 12 64S18 14 50 24z', fill: '#e8402f' },
    {
      d: 'M50 24C40 14 34 14 26 18C34 20 32 28 30 34C40 30 44 32 50 40C56 32 60 30 70 34C68 28 66 20 74 18C66 14 60 14 50 24z',
      fill: '#3c9a4b',
    },
    { d: 'M50 24q-2-10 4-16', line: 4.5 },
    ...face(50, 58, 'M42 69q8 9 16 0'),
  ],
  brawl_sun: [
    { d: bang(50, 50, 48), fill: '#ff9430' },
    ...burrito(32, 54, 1),
    ...burrito(68, 54, -1),
    { d: circle(50, 60, 8), fill: '#f6d9a0' },
    { d: 'M47 56v8M53 56v8', line: 2.2 },
  ],
  brawl_moon: [
    { d: 'M62 6A46 46 0 1 0 94 66A36 36 0 0 1 62 6z', fill: '#3b3f8f' },
    { d: 'M78 18l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z', fill: '#ffd545', line: 2.4 },
    ...burrito(32, 56, 1),
    ...burrito(68, 60, -1),
    { d: circle(50, 62, 8), fill: '#f6d9a0' },
    { d: 'M47 58v8M53 58v8', line: 2.2 },
  ],
  war: [
    { d: bang(50, 50, 49), fill: '#ffd545' },
    ...burrito(24, 46, 1, '#f9e2b5'),
    ...burrito(76, 46, -1, '#f9e2b5'),
    ...burrito(50, 62, 1),
  ],
  duel: [
    { d: 'M6 84h88', line: 4 },
    ...burrito(32, 52, -1),
    ...burrito(68, 52, 1),
    { d: 'M50 20v62', line: 2.6 },
    { d: 'M10 92h14M30 92h6M90 92H76M70 92h-6', line: 3 },
  ],
};
