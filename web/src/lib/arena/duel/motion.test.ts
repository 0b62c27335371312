import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/arena/duel/data/motion.json?raw';
import { move } from './motion';
import type { Mover } from './mover';
import { noise } from './noise';

interface Stretch {
  input: [number, number, number, number, number];
  foe: [number, number];
  left: number;
  after: number[];
}

interface Case {
  name: string;
  fighter: number;
  seed: number;
  tick: number;
  room: [number, number];
  bound: number;
  order: number;
  pace: number;
  side: number;
  tie_x: number;
  tie_y: number;
  tie: number;
  armed: number;
  tied: number;
  start: number[];
  stretches: Stretch[];
}

const data = JSON.parse(written) as { fields: string[]; ticks: number; cases: Case[] };

type Field = 'x' | 'y' | 'spin' | 'arm';
const camel = (name: string) =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as Field;
const fields = data.fields.map(camel);

function moverOf(given: Case): Mover {
  const moving = Object.fromEntries(fields.map((field, place) => [field, given.start[place] ?? 0]));
  return {
    ...(moving as unknown as Mover),
    pace: given.pace,
    side: given.side,
    left: 0,
    order: given.order,
    bound: given.bound,
    isArmed: given.armed !== 0,
    isTied: given.tied !== 0,
    tieX: given.tie_x,
    tieY: given.tie_y,
    tie: given.tie,
  };
}

describe('the TypeScript twin of the motion', () => {
  it.each(data.cases.map((given) => [given.name, given] as const))(
    'moves exactly as in Python: %s',
    (_, given) => {
      const mover = moverOf(given);
      let { tick } = given;
      for (const { input, foe, left, after } of given.stretches) {
        const [moveX, moveY, handX, handY, buttons] = input;
        for (let step = 0; step < data.ticks; step++) {
          tick += 1;
          mover.left = left;
          move(
            mover,
            { moveX, moveY, handX, handY, buttons },
            {
              foeX: foe[0],
              foeY: foe[1],
              roomX: given.room[0],
              roomY: given.room[1],
              tick,
              seed: given.seed,
              fighter: given.fighter,
            },
          );
        }
        expect(fields.map((field) => mover[field])).toEqual(after);
      }
    },
  );

  it('has noise between -1 and 1 that depends on all of its arguments', () => {
    const all = [noise(1, 2, 0), noise(2, 2, 0), noise(1, 3, 0), noise(1, 2, 1)];
    expect(new Set(all).size).toBe(4);
    for (const each of all) expect(Math.abs(each)).toBeLessThanOrEqual(1);
  });
});
