import { describe, expect, it } from 'vitest';
import { battle, PLAYERS, position } from '../../../../fixtures/burrito';
import { lineOf, pickedLine } from './line';
import type { Public } from './types.gen';

const names = PLAYERS.map(({ name }) => name);

const say = (changes: Partial<Public>, me: number | null = 0) =>
  lineOf({ table: position(changes), names, me, stage: { said: [] } });

describe('the line of play', () => {
  it('says who passes, who counts, and what is declared', () => {
    expect(say({}).now).toBe('Pass and draw!');
    expect(say({}, null).now).toBe('Everybody passes cards');
    expect(say({ phase: 'count', counter: 0 })).toMatchObject({ mine: true });
    expect(say({ phase: 'count', counter: 2 }).now).toBe('Cy counts 3-2-1-Burrito …');
    // Nobody counts while the end of a battle is shown.
    expect(say({ phase: 'count', counter: 0, until_ms: 900 })).toMatchObject({
      now: 'Catch your breath …',
      mine: false,
    });
    const declared = [
      { seat: 1, kind: 'war', cards: [9, 9, 9], duelists: [], genuine: true },
    ] as const;
    expect(say({ phase: 'window', declared }).now).toBe('Bo declares War! Cards are frozen');
  });

  it('tells fighters what to do, and others whom they wait for', () => {
    const fight = { phase: 'battle', battle: battle() } as const;
    expect(say(fight, 1).now).toBe('Choose: throw, fake or catch');
    expect(say(fight, 0).now).toBe('Bo, Di choose …');
    const judged = battle({ mode: 'judged', quick: null, reports: [null, null], judge: 0 });
    expect(say({ phase: 'battle', battle: judged }, 0).now).toBe('You rule: say what you saw');
    expect(say({ phase: 'battle', battle: judged }, 1).now).toBe('Throw! Then say what happened');
  });

  it('says who has won', () => {
    expect(say({ phase: 'over', winner: 0 }).now).toBe('You win the game!');
    expect(say({ phase: 'over', winner: 3 }).now).toBe('Di wins the game!');
  });

  it('says what picked cards are good for', () => {
    expect(pickedLine([])).toBe('Tap three that match');
    expect(pickedLine([1, 1])).toBe('One more');
    expect(pickedLine([7, 7, 8])).toBe('Three battle cards? Shout!');
    expect(pickedLine([1, 2, 3])).toBe('They do not match');
  });
});
