import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/arena/volley/data/motion.json?raw';
import { MOVING, type Body } from './body';
import { move } from './motion';

interface Case {
  name: string;
  tick: number;
  counting: boolean;
  duel: boolean;
  room: [number, number];
  boxes: [number, number, number, number][];
  holds: number;
  fights: number;
  start: number[];
  stretches: { input: [number, number, number, number, number]; after: number[] }[];
}

const data = JSON.parse(written) as { fields: string[]; ticks: number; cases: Case[] };

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function bodyOf({ start, holds, fights }: Case): Body {
  const moving = Object.fromEntries(MOVING.map((field, place) => [field, start[place] ?? 0]));
  return { ...(moving as unknown as Body), held: 0, holds, fights: fights !== 0 };
}

describe('the twin of the motion', () => {
  it('moves the same quantities', () => {
    expect(data.fields.map(camel)).toEqual([...MOVING]);
  });

  it.each(data.cases.map((given) => [given.name, given] as const))(
    'moves as Python does, bit for bit: %s',
    (_, given) => {
      const body = bodyOf(given);
      let { tick } = given;
      for (const { input, after } of given.stretches) {
        const [moveX, moveY, handX, handY, buttons] = input;
        for (let step = 0; step < data.ticks; step++) {
          tick += 1;
          move(
            body,
            { moveX, moveY, handX, handY, buttons },
            {
              tick,
              isCounting: given.counting,
              isDuel: given.duel,
              roomX: given.room[0],
              roomY: given.room[1],
              boxes: given.boxes.map(([x, y, wide, deep]) => ({ x, y, wide, deep })),
            },
          );
        }
        expect(MOVING.map((field) => body[field])).toEqual(after);
      }
    },
  );
});
