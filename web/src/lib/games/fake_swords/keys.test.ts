import { describe, expect, it } from 'vitest';
import { fight, position } from '../../../../fixtures/fake_swords';
import { actionOfKey, type Hands } from './keys';
import { Asked } from './view';

function hands(kinds: readonly string[], changes: Partial<Hands> = {}): Hands {
  const asked = new Asked(kinds.map((kind) => ({ id: kind, kind, clause: '' })));
  return { table: position(), asked, me: 0, card: null, place: null, ...changes };
}

describe('a key', () => {
  it('moves the picked card to the pile of that number, and 0 moves it beside the piles', () => {
    const boss = hands(['piles'], { card: 19 });
    expect(actionOfKey('1', boss)).toEqual({ type: 'move_card', card: 19, pile: 0 });
    expect(actionOfKey('2', boss)).toBeNull();
    expect(actionOfKey('0', boss)).toEqual({ type: 'move_card', card: 19, pile: null });
    expect(actionOfKey('9', boss)).toBeNull();
    expect(actionOfKey('1', hands(['piles']))).toBeNull();
  });

  it('spreads the remaining cards, raises a finger and counts down', () => {
    const loose = hands(['piles'], { table: position({ piles: [[1], [2], []], loose: [3] }) });
    expect(actionOfKey('S', loose)).toEqual({ type: 'arrange', piles: [[1], [2], [3]] });
    expect(actionOfKey('r', hands(['finger']))).toEqual({ type: 'finger', up: true });
    expect(actionOfKey('c', hands(['count']))).toEqual({ type: 'count_down' });
    expect(actionOfKey('c', hands(['talk']))).toBeNull();
  });

  it('points at a pile', () => {
    expect(actionOfKey('3', hands(['point']))).toEqual({ type: 'point', pile: 2 });
    expect(actionOfKey('4', hands(['point']))).toBeNull();
  });

  it('chooses a move in a Quick fight, unless it is barred', () => {
    const exchange = {
      number: 1,
      barred: [['lunge'], []],
      astray: [false, false],
      idle: [false, false],
      double: [false, false],
      turned: false,
      chosen: [false, false],
    };
    const quick = { score: [0, 0], clashes: 0, spent: [], touched: [], exchange, played: [] };
    const table = position({ phase: 'fight', fight: fight({ mode: 'quick', quick }) });
    const fighter = hands(['exchange'], { table, me: 1, place: 0 });
    expect(actionOfKey('1', fighter)).toBeNull();
    expect(actionOfKey('3', fighter)).toEqual({ type: 'choose', move: 'parry' });
  });

  it('judges a fight, also on the shared screen, unless a report must be decided first', () => {
    const table = position({ phase: 'fight', fight: fight({ stage: 'fighting', began_ms: 1 }) });
    const screen = hands(['report'], { table, me: null });
    expect(actionOfKey('2', screen)).toEqual({ type: 'report', cause: 'hit', seat: 2 });
    expect(actionOfKey('b', screen)).toEqual({ type: 'report', cause: 'both' });
    const called = fight({ stage: 'fighting', call: { by: 0, seat: 1, kind: 1 } });
    const deciding = hands(['report', 'decide'], { table: position({ fight: called }) });
    expect(actionOfKey('2', deciding)).toBeNull();
    const ready = position({ phase: 'fight', fight: fight() });
    expect(actionOfKey('c', hands(['start'], { table: ready }))).toEqual({ type: 'start_fight' });
  });
});
