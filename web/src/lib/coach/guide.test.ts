import { describe, expect, it } from 'vitest';
import { matches, placeOf, waitsForMove, waitsForTap } from './guide.svelte';
import { findPlace } from './pointing';
import { stepsOf } from './side.svelte';

describe('a script', () => {
  it('takes a move that has what it asks for, and nothing else', () => {
    const wanted = { type: 'select', group: 0 };
    expect(matches(wanted, { type: 'select', group: 0, sword: 0 })).toBe(true);
    expect(matches(wanted, { type: 'select', group: 1 })).toBe(false);
    expect(matches({ piles: [[1], [2, 3]] }, { piles: [[1], [2, 3]] })).toBe(true);
    expect(matches({ piles: [[1], [2, 3]] }, { piles: [[1], [3, 2]] })).toBe(false);
    expect(matches(wanted, null)).toBe(false);
  });

  it('begins at the beginning if its place cannot be read', () => {
    expect(['', '7', '-1', '12345', 'seven'].map(placeOf)).toEqual([0, 7, 0, 0, 0]);
  });

  it('waits for a tap, for a move of the learner, or for others', () => {
    expect([waitsForTap({ say: 'x' }), waitsForMove({ say: 'x' })]).toEqual([true, false]);
    expect([waitsForTap({ play: {} }), waitsForMove({ play: {} })]).toEqual([false, true]);
    expect(waitsForMove({ seat: 1, play: {} })).toBe(false);
    expect([waitsForTap(null), waitsForMove(null)]).toEqual([false, false]);
  });
});

describe('the ring', () => {
  function page(html: string): HTMLElement {
    const element = document.createElement('div');
    element.innerHTML = html;
    for (const each of element.querySelectorAll('*'))
      each.getBoundingClientRect = () =>
        new DOMRect(10, 10, each.hasAttribute('hidden') ? 0 : 50, 20);
    return element;
  }

  it('is around the first thing that is visible and not done yet', () => {
    const form = page(
      '<b data-clue="strike" hidden></b><b data-letter="S" aria-checked="true"></b><b data-coach="commit"></b>',
    );
    expect(findPlace(form, 'clue=strike letter=S commit')?.element.getAttribute('data-coach')).toBe(
      'commit',
    );
    expect(findPlace(form, 'nowhere')).toBeNull();
  });

  it('follows the letters of a word that is being spelt', () => {
    const tiles =
      '<b data-tile="H"></b><b data-tile="O"></b><b data-slot="0"></b><b data-coach="commit"></b>';
    const at = (word: string) =>
      findPlace(page(`<i data-word="${word}"></i>${tiles}`), 'word=HO')?.element.outerHTML ?? '';
    expect(at('')).toContain('data-tile="H"');
    expect(at('H')).toContain('data-tile="O"');
    expect(at('HO')).toContain('commit');
    expect(at('X')).toContain('data-slot');
  });
});

describe('advice', () => {
  it('tells a word that is spelt letter by letter as one step', () => {
    const letters = Array.from('HORSE', (label) => ({ kind: 'token-letter', label }));
    const guess = [{ kind: 'token-guess', label: 'Guess the word' }, ...letters];
    expect(stepsOf([...guess, { kind: 'token-end', label: 'End' }])).toBe('Guess the word, HORSE');
  });
});
