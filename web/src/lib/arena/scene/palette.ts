/** The current colours of the page, day or night, for a canvas that cannot use CSS. */
import type { PersonColour } from '../../games/board';

export interface Palette {
  paper: string;
  mat: string;
  matMark: string;
  wall: string;
  ink: string;
  shade: string;
  cream: string;
  sun: string;
  bad: string;
  person: (colour: PersonColour) => string;
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim() || '#231a2e';
  return {
    paper: token('--paper-sunk'),
    mat: token('--paper-raised'),
    matMark: token('--paper-sunk'),
    wall: token('--accent-fake_swords'),
    ink: token('--line'),
    shade: token('--shade'),
    cream: token('--cream'),
    sun: token('--person-sun'),
    bad: token('--person-tomato'),
    person: (colour) => token(`--person-${colour}`),
  };
}
