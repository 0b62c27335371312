import { describe, expect, it } from 'vitest';
import {
  arenaRulesOf,
  contestsOf,
  fateOf,
  missingOf,
  pilesOf,
  placeOf,
  posesOf,
  rulesOf,
  shownOf,
  spread,
  stopwatch,
} from './board';
import { asks, deckOf } from './deck';
import { fight, position, REVEAL } from '../../../../fixtures/fake_swords';
import type { Exchange, Played } from './types.gen';
import { Asked, barredOf, choicesOf, handicapsOf, pointsOf } from './view';

const deck = deckOf('');

describe('the deck', () => {
  it('has three copies of each of our 24 cards, one kind after the other', () => {
    expect(deck.kinds).toHaveLength(24);
    expect([0, 1, 2, 3].map((card) => deck.kind(card).name)).toEqual([
      'Flamingo',
      'Flamingo',
      'Flamingo',
      'Pivot',
    ]);
    expect(deck.kind(71).name).toBe('Big Target');
    expect(() => deck.kind(72)).toThrow('no card 72');
  });

  it('counts cards by colour and three of one colour as a set', () => {
    expect(deck.counts([0, 3, 6, 18, 36, 54])).toEqual([3, 1, 1, 1]);
    expect(deck.sets([0, 3, 6, 9, 12, 15])).toBe(2);
    expect(deck.sets([0, 3, 18, 21])).toBe(0);
  });

  it('sorts the collected cards by colour', () => {
    expect(deck.sorted([54, 0, 36, 18, 1])).toEqual([0, 1, 18, 36, 54]);
  });

  it('can come from a file of the table', () => {
    const kind = { ...deck.kinds[0], id: 'X', name: 'Own', copies: 1 };
    const own = deckOf(JSON.stringify({ cards: [kind, { ...kind, id: 'Y', name: 'Other' }] }));
    expect([own.kind(0).name, own.kind(1).name]).toEqual(['Own', 'Other']);
  });

  it('describes a card according to the kind of fights', () => {
    const flamingo = deck.kind(0);
    expect(asks(flamingo, 'judged')).toContain('one leg');
    expect(asks(flamingo, 'arena')).toContain('hops');
    expect(asks(flamingo, 'quick')).toContain('lunge');
  });
});

describe('piles', () => {
  it('show what is still contested after the reveal, until the next round', () => {
    const table = position({ phase: 'pick', piles: [[3, 4], [], []], reveal: REVEAL });
    expect(pilesOf(shownOf(table))).toEqual([[3, 4], [], []]);
    expect(pilesOf(shownOf({ ...table, phase: 'piles', piles: [[1], [2], [5]] }))).toEqual([
      [1],
      [2],
      [5],
    ]);
  });

  it('have an outcome each', () => {
    expect(REVEAL.map(fateOf)).toEqual(['contested', 'discarded', 'taken']);
    expect(fateOf({ cards: [], seats: [1, 2], to: null, clause: 'F-TIE-4' })).toBe('passed');
    expect(fateOf({ cards: [], seats: [1, 2], to: 1, clause: 'F-PRIZE-1' })).toBe('won');
    expect(contestsOf(REVEAL)).toEqual([{ pile: 0, seats: [1, 2] }]);
  });

  it('get the loose cards where there are fewest, so that none stays empty', () => {
    expect(spread({ piles: [[1], [], []], loose: [2, 3, 4, 5] })).toEqual([[1, 4], [2, 5], [3]]);
  });

  it('wait for the missing fingers', () => {
    expect(missingOf(position({ fingers: [true, false, true] }))).toEqual([1]);
  });
});

describe('rules in force', () => {
  it('say whom they bind, those of the start first', () => {
    const green = { kind: 6, seats: [1, 2] };
    const rules = rulesOf(fight({ rules: [...fight().rules, green] }), deck);
    expect(rules.map(({ kind, both }) => [kind.name, both])).toEqual([
      ['Dizzy', true],
      ['Pivot', true],
      ['Second Wind', false],
    ]);
  });

  it('are passed to the arena with their modifiers', () => {
    expect(arenaRulesOf(fight(), deck)[0]).toMatchObject({
      id: 'F-C-PIVOT',
      modifier: 'tether',
      seats: [1, 2],
    });
  });
});

describe('a quick fight', () => {
  const exchange: Exchange = {
    number: 1,
    barred: [['lunge'], []],
    astray: [false, true],
    idle: [false, false],
    double: [true, false],
    turned: true,
    chosen: [false, true],
  };
  const played: Played = {
    chosen: ['lunge', 'parry'],
    moves: ['lunge', 'parry'],
    winner: 2,
    score: [0, 1],
  };
  const quick = { score: [0, 1], clashes: 0, spent: [], touched: [], exchange, played: [played] };

  it('tells each fighter which moves are barred and what else is different', () => {
    expect(barredOf(exchange)[0]).toEqual(['lunge']);
    expect(handicapsOf(exchange, 0)).toEqual(['fake-double', 'fake-turned']);
    expect(handicapsOf(exchange, 1)).toEqual(['fake-astray', 'fake-turned']);
  });

  it('shows the fighters in their last poses', () => {
    const now = fight({ mode: 'quick', stage: 'fighting', quick });
    expect(posesOf(now)).toEqual(['lunge', 'parry']);
    expect(posesOf(fight({ stage: 'shorter' }))).toEqual(['wait', 'wait']);
  });

  it('has one’s own choice, and all choices in a film', () => {
    const now = fight({ mode: 'quick', stage: 'fighting', quick });
    expect(choicesOf(now, 1, { pointed: null, move: 'feint' })).toEqual(['feint', null]);
    const all = [null, { pointed: null, move: 'parry' }, { pointed: null, move: 'lunge' }];
    expect(choicesOf(now, null, all)).toEqual(['parry', 'lunge']);
    expect(placeOf(now, 2)).toBe(1);
    expect(placeOf(now, 0)).toBeNull();
    expect(placeOf(now, null)).toBeNull();
  });
});

describe('pointing', () => {
  it('is visible only to the player before the reveal', () => {
    const table = position({ phase: 'point' });
    expect(pointsOf(table, 1, { pointed: 2, move: null })).toEqual([null, 2, null]);
    expect(pointsOf(table, null, null)).toEqual([null, null, null]);
  });
});

describe('the prompts', () => {
  const asked = new Asked([
    { id: 'a', kind: 'piles', clause: '', awaited: false },
    { id: 'b', kind: 'talk', clause: '', awaited: false },
  ]);

  it('are found by the action that answers them', () => {
    expect(asked.promptOf('move_card')?.id).toBe('a');
    expect(asked.promptOf('claim')?.id).toBe('b');
    expect(asked.may('point')).toBe(false);
  });
});

describe('stopwatches', () => {
  it('count up in tenths', () => {
    expect(stopwatch(0)).toBe('0:00.0');
    expect(stopwatch(83_456)).toBe('1:23.4');
  });
});
