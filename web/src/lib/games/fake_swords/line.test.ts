import { describe, expect, it } from 'vitest';
import { fight, PLAYERS, position } from '../../../../fixtures/fake_swords';
import { lineOf, type Moment } from './line';
import type { Public } from './types.gen';

const names = PLAYERS.map(({ name }) => name);

function moment(table: Public, me: number | null, said: Moment['stage']['said'] = []): Moment {
  return { table, names, me, asked: null, stage: { said }, isRevealing: false };
}

function now(table: Public, me: number | null = null): string {
  return lineOf(moment(table, me)).now;
}

describe('the line before the countdown', () => {
  it('says what the Boss does, and tells the Boss what to do', () => {
    const laying = position({ loose: [5] });
    expect(now(laying)).toBe('Ann lays out the piles …');
    expect(now(laying, 0)).toBe('Lay every card onto a pile');
    const withHole = position({ piles: [[0], [], [1, 2]] });
    expect(now(withHole, 0)).toBe('Pile 2 is empty. Every pile needs a card');
    expect(now(withHole, 1)).toBe('Ann lays out the piles …');
    expect(now(position(), 1)).toBe('Ann thinks about the piles …');
    expect(now(position(), 0)).toBe('Happy with the piles? Raise a finger');
  });

  it('says whose finger is missing', () => {
    const asking = position({ fingers: [true, false, true] });
    expect(now(asking)).toBe('Waiting for the finger of Bo');
    expect(now(asking, 1)).toBe('Ann asks: ready?');
    expect(now(position({ fingers: [true, true, true] }), 0)).toContain('Count down!');
  });
});

describe('the line of a reveal', () => {
  it('reveals nothing before everybody has seen the hands', () => {
    const table = position({ phase: 'pick' });
    const said = [{ type: 'pile_taken', seat: 0, number: 3, cards: ['Bow'] }] as const;
    const line = lineOf({ ...moment(table, 1, said), isRevealing: true });
    expect(line).toEqual({ now: 'Everybody points!', before: '', mine: false });
    expect(now(table, 1)).toBe('Ann picks the fight …');
  });
});

describe('the line of a fight', () => {
  const fighting = (changes: Parameters<typeof fight>[0]) =>
    position({ phase: 'fight', fight: fight(changes) });

  it('addresses the Boss of the fight, the fighters and everybody else', () => {
    const ready = fighting({ stage: 'ready' });
    expect(now(ready, 0)).toBe('Swords up? Then count down');
    expect(now(ready, 1)).toBe('Get ready! Ann counts down …');
    expect(now(ready)).toBe('Bo against Cy. Ann counts down …');
  });

  it('says who decides what', () => {
    expect(now(fighting({ stage: 'stand_in', boss: null }), 0)).toBe('Who is Boss of this fight?');
    expect(now(fighting({ stage: 'shorter' }))).toBe('Ann says who is shorter …');
    const called = fighting({ stage: 'fighting', call: { by: 2, seat: 1, kind: 1 } });
    expect(now(called)).toContain('Ann decides');
  });

  it('says who has not chosen yet', () => {
    const exchange = {
      number: 1,
      barred: [[], []],
      astray: [false, false],
      idle: [false, false],
      double: [false, false],
      turned: false,
      chosen: [true, false],
    };
    const quick = { score: [0, 0], clashes: 0, spent: [], touched: [], exchange, played: [] };
    const choosing = fighting({ mode: 'quick', stage: 'fighting', quick });
    expect(now(choosing)).toBe('Cy chooses …');
    expect(now(choosing, 2)).toBe('Choose: lunge, feint or parry');
  });
});

describe('the last line', () => {
  it('names the winner', () => {
    const over = position({ phase: 'over', winner: 1, over: 'F-WIN-1' });
    expect(now(over)).toBe('Bo wins the game!');
    expect(now(over, 1)).toBe('You win the game!');
  });
});
