import { describe, expect, it } from 'vitest';
import { Summons } from './summons';

describe('the call to one’s move', () => {
  it('comes once for a question, however often others act meanwhile', () => {
    const summons = new Summons();
    const heard = [['turn-1'], ['turn-1'], [], ['turn-1'], ['turn-1', 'turn-2'], []];
    expect(heard.map((asked) => summons.follow(asked))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});
