/** A card's picture as data: one or two posed fighters, with shapes behind and in front of them, on 120 x 100. */
import type { Point, Pose } from '../figure';

export interface Shape {
  d: string;
  /** A CSS colour; by default only the line is drawn. */
  fill?: string;
  /** A CSS colour; by default ink; 'none' for no line. */
  line?: string;
  width?: number;
  dash?: string;
}

export interface Actor {
  pose: Pose;
  shirt?: string;
  foam?: string;
  /** Faces the other way. */
  flip?: boolean;
  at?: Point;
  scale?: number;
  /** Drawn pale, to show where the fighter was. */
  faint?: boolean;
}

export interface Picture {
  back?: readonly Shape[];
  actors: readonly Actor[];
  front?: readonly Shape[];
}

export const TOMATO = 'var(--person-tomato)';
export const SUN = 'var(--person-sun)';
export const SKY = 'var(--person-sky)';
export const LEAF = 'var(--person-leaf)';
export const ROSE = 'var(--person-rose)';
export const SEA = 'var(--person-sea)';
export const GRAPE = 'var(--person-grape)';
export const CREAM = 'var(--cream)';
export const INK = 'var(--on-spot)';

export const stroke = (d: string, width = 3, line = INK): Shape => ({ d, width, line });
export const filled = (d: string, fill: string, width = 2.6): Shape => ({ d, fill, width });
export const inked = (d: string): Shape => ({ d, fill: INK, line: 'none' });

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A star with four points. */
export const twinkle = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
