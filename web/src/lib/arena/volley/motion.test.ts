import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/arena/volley/data/motion.json?raw';
import { MOVING, type Body } from './body';
import { KINDS, PHASES } from './constants.gen';
import { furnitureOf } from './furniture';
import { move } from './motion';

interface Stretch {
  input: [number, number, number, number, number];
  after: number[];
  holds: number;
  held: number;
}

interface Case {
  name: string;
  tick: number;
  phase: number;
  kind: number;
  room: [number, number];
  layout: number;
  small: boolean;
  holds: number;
  fights: number;
  start: number[];
  stretches: Stretch[];
}

const data = JSON.parse(written) as { fields: string[]; ticks: number; cases: Case[] };

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function bodyOf({ start, holds, fights }: Case): Body {
  const moving = Object.fromEntries(MOVING.map((field, place) => [field, start[place] ?? 0]));
  return { ...(moving as unknown as Body), held: 0, holds, fights: fights !== 0 };
}

describe('the TypeScript twin of the motion', () => {
  it('moves the same quantities', () => {
    expect(data.fields.map(camel)).toEqual([...MOVING]);
  });

  it.each(data.cases.map((given) => [given.name, given] as const))(
    'moves exactly as in Python: %s',
    (_, given) => {
      const body = bodyOf(given);
      let { tick } = given;
      const { layout, small: isSmall } = given;
      const boxes = furnitureOf({ layout, kind: 'brawl', isSmall, isBare: layout < 0 });
      for (const { input, after, holds, held } of given.stretches) {
        const [moveX, moveY, handX, handY, buttons] = input;
        for (let step = 0; step < data.ticks; step++) {
          tick += 1;
          move(
            body,
            { moveX, moveY, handX, handY, buttons },
            {
              tick,
              isCounting: PHASES[given.phase] === 'countdown',
              isDuel: KINDS[given.kind] === 'duel',
              roomX: given.room[0],
              roomY: given.room[1],
              boxes,
            },
          );
        }
        expect(MOVING.map((field) => body[field])).toEqual(after);
        expect(body).toMatchObject({ holds, held });
      }
    },
  );
});
