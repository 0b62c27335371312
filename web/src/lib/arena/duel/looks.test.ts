import { expect, it } from 'vitest';
import type { Player } from '../../games/board';
import { fightersOf, looksOf } from './looks';
import type { Palette } from '../scene/palette';

const player = (name: string, colour: Player['colour']) => ({ name, colour }) as Player;
const palette = { person: (colour: string) => colour } as unknown as Palette;

it('two fighters with the same colour get different colours, on the floor and on their plates', () => {
  const players = [player('Ann', 'sky'), player('Bo', 'leaf'), player('Cy', 'sky')];
  const plates = fightersOf(players, [0, 2]).map((each) => each?.colour);
  expect(plates[0]).toBe('sky');
  expect(plates[1]).not.toBe('sky');
  expect(looksOf(players, [0, 2], [], palette).map(({ colour }) => colour)).toEqual(plates);
  expect(fightersOf(players, [0, 1])).toEqual([players[0], players[1]]);
});
