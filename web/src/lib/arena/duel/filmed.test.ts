import { describe, expect, it } from 'vitest';
import { BIT } from './constants.gen';
import { rulesFilmed, type Card } from './filmed';
import { shotOf } from '../../../../fixtures/duel';

const card = (id: string, modifier?: string): Card => ({
  id,
  name: id,
  colour: 'purple',
  arena: { text: '', ...(modifier === undefined ? {} : { modifier }) },
});

describe('the cards of a film', () => {
  it('are those that bind somebody in it, with the seats that they bind', () => {
    const shot = shotOf({ fighters: [{ bound: BIT.hop | BIT.cry }, { bound: BIT.cry }] });
    const rules = rulesFilmed(
      shot,
      [4, 2],
      [card('a', 'hop'), card('b', 'cry'), card('c', 'bow'), card('d')],
    );
    expect(rules.map(({ id, seats }) => [id, seats])).toEqual([
      ['a', [4]],
      ['b', [4, 2]],
    ]);
  });
});
