import { describe, expect, it } from 'vitest';
import { intentOf, type Hands } from './keys';
import { Asked } from './view';

const prompt = (kind: string) => ({ id: kind, kind, clause: '' });
const hands = (kinds: readonly string[], changes: Partial<Hands> = {}): Hands => ({
  asked: new Asked(kinds.map(prompt)),
  picked: 0,
  picksPeople: false,
  chooses: false,
  ...changes,
});
const press = (key: string, code = '', shift = false) => ({ key, code, shift });

describe('a key', () => {
  const passing = hands(['pass']);

  it('passes the card of its number, and picks it with Shift', () => {
    expect(intentOf(press('2', 'Digit2'), passing)).toEqual({ type: 'tap', place: 1 });
    expect(intentOf(press('"', 'Digit2', true), passing)).toEqual({ type: 'pick', place: 1 });
    expect(intentOf(press('6', 'Digit6'), passing)).toBeNull();
    expect(intentOf(press('2', 'Digit2'), hands([]))).toBeNull();
  });

  it('draws from the own pile or a community pile', () => {
    expect(intentOf(press('d', 'KeyD'), passing)).toEqual({ type: 'draw', pile: null });
    expect(intentOf(press(' ', 'Space'), passing)).toEqual({ type: 'draw', pile: null });
    expect(intentOf(press('q', 'KeyQ'), passing)).toEqual({ type: 'draw', pile: 'left' });
    expect(intentOf(press('e', 'KeyE'), passing)).toEqual({ type: 'draw', pile: 'right' });
  });

  it('declares a battle once three cards are picked', () => {
    expect(intentOf(press('w', 'KeyW'), passing)).toBeNull();
    expect(intentOf(press('w', 'KeyW'), hands(['pass'], { picked: 3 }))).toEqual({
      type: 'shout',
      kind: 'war',
    });
    expect(intentOf(press('2', 'Digit2'), hands(['pass'], { picksPeople: true }))).toEqual({
      type: 'person',
      place: 1,
    });
  });

  it('aims and chooses in a Quick battle', () => {
    const fighter = hands(['exchange'], { chooses: true });
    expect(intentOf(press('1', 'Digit1'), fighter)).toEqual({ type: 'choose', move: 'throw' });
    expect(intentOf(press('3', 'Digit3'), fighter)).toEqual({ type: 'choose', move: 'catch' });
    expect(intentOf(press('ArrowRight'), fighter)).toEqual({ type: 'aim', step: 1 });
  });

  it('counts only for the player who is asked', () => {
    expect(intentOf(press('c', 'KeyC'), hands(['count']))).toEqual({ type: 'count' });
    expect(intentOf(press('c', 'KeyC'), passing)).toBeNull();
  });
});
