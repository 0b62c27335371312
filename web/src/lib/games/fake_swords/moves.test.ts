import { describe, expect, it, vi } from 'vitest';
import { Moves } from './moves';

/** Cards at these positions, and the animations started on them. */
function table(places: Record<string, number>) {
  const ground = document.createElement('div');
  const told = Object.entries(places).map(([card, left]) => {
    const element = document.createElement('button');
    const animate = vi.fn();
    element.dataset['card'] = card;
    element.getBoundingClientRect = () => new DOMRect(left, 0, 50, 70);
    Object.assign(element, { animate });
    ground.append(element);
    return animate;
  });
  return { ground, told };
}

describe('cards that are moved', () => {
  it('travel from their old position, and the others stay', () => {
    const moves = new Moves();
    moves.note(table({ '3': 0, '4': 100 }).ground);
    const { ground, told } = table({ '3': 200, '4': 100, '5': 300 });
    moves.play(ground);
    expect(told.map((animate) => animate.mock.calls.length)).toEqual([1, 0, 0]);
    expect(told[0]?.mock.calls[0]?.[0]).toEqual([
      { translate: '-200px 0px' },
      { translate: '0 0' },
    ]);
  });
});
