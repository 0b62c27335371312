/** The geometries and materials that all swords share, made once per scene. */
import {
  BackSide,
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  IcosahedronGeometry,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  TorusGeometry,
} from 'three';
import { COLOURS, type Colour } from '../../../art/swordcrafters/gems';
import { gemGeometry, rimGeometry } from './gem';

export const TILE = { width: 0.96, height: 0.96, depth: 0.2 };
const INK = '#1d1526';
const RIM = 0.09;

export const GEM_PAINT: Record<Colour, string> = {
  red: '#ea3d33',
  blue: '#2f80f2',
  purple: '#a24fe6',
  green: '#2fb256',
  amber: '#ffb31c',
  white: '#f6f8ff',
};

const PERSONS: Record<string, string> = {
  tomato: '#f4644c',
  tangerine: '#ff9d42',
  sun: '#ffd545',
  leaf: '#74c556',
  sea: '#33c5b6',
  sky: '#60b3f6',
  grape: '#ab8df2',
  rose: '#ff93ba',
};

export class Parts {
  readonly plate = new BoxGeometry(TILE.width, TILE.height, TILE.depth);
  readonly plateRim = new BoxGeometry(TILE.width + RIM, TILE.height + RIM, TILE.depth + RIM);
  readonly box = new BoxGeometry(1, 1, 1);
  readonly grip = new CylinderGeometry(0.3, 0.34, 1.7, 12);
  readonly tape = new TorusGeometry(0.33, 0.06, 6, 14);
  readonly pommel = new IcosahedronGeometry(0.46, 0);
  readonly point = new ConeGeometry(0.82, 1.7, 4);
  readonly gems = byColour((colour) => gemGeometry(colour, 0.36, 0.2));
  readonly rims = byColour((colour) => rimGeometry(colour, 0.43));

  readonly steel = new MeshLambertMaterial({ color: '#ffffff' });
  readonly shine = new MeshPhongMaterial({
    color: '#ffffff',
    flatShading: true,
    shininess: 90,
    specular: '#8f8f9c',
  });
  readonly ink = new MeshBasicMaterial({ color: INK, side: BackSide });
  readonly flatInk = new MeshBasicMaterial({ color: INK, side: DoubleSide });
  readonly core = new MeshLambertMaterial({ color: '#5b5670' });
  readonly blade = new MeshLambertMaterial({ color: '#dfe3f2', flatShading: true });
  readonly leather = new MeshLambertMaterial({ color: '#9a6240', flatShading: true });
  readonly spot = new MeshBasicMaterial({ color: '#ffd545', transparent: true, opacity: 0.62 });
  readonly unseen = new MeshBasicMaterial({ visible: false });
  readonly #persons = new Map<string, MeshLambertMaterial>();

  person(name: string): MeshLambertMaterial {
    const known = this.#persons.get(name);
    if (known) return known;
    const made = new MeshLambertMaterial({ color: PERSONS[name] ?? '#60b3f6', flatShading: true });
    this.#persons.set(name, made);
    return made;
  }

  dispose(): void {
    const { plate, plateRim, box, grip, tape, pommel, point } = this;
    const { steel, shine, ink, flatInk, core, blade, leather, spot, unseen } = this;
    const shapes = [plate, plateRim, box, grip, tape, pommel, point, ...Object.values(this.gems)];
    const paints = [steel, shine, ink, flatInk, core, blade, leather, spot, unseen];
    const others = [...Object.values(this.rims), ...this.#persons.values()];
    for (const each of [...shapes, ...paints, ...others]) each.dispose();
  }
}

function byColour<T>(make: (colour: Colour) => T): Record<Colour, T> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, T>;
}

/** Steel tinted by the colour of its gem. */
export function steelOf(paint: string | null, isLit: boolean): Color {
  const steel = new Color('#e6e3ee');
  if (paint) steel.lerp(new Color(paint), 0.26);
  return isLit ? steel : steel.multiplyScalar(0.42);
}
