import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../net/refusal';
import { position } from '../../../../fixtures/burrito';
import { Hand } from './hand.svelte';
import type { Deed } from './predict';

/** A table that answers when the test tells it to. */
function seated(cards: readonly number[]) {
  const sent: Deed[] = [];
  const answers: { yes: (value: unknown) => void; no: (refusal: Refusal) => void }[] = [];
  const hand = new Hand((deed) => {
    sent.push(deed);
    return new Promise((yes, no) => answers.push({ yes, no }));
  }, vi.fn());
  hand.follow(position(), cards, 0);
  return { hand, sent, answers };
}

const shown = (hand: Hand) => hand.places.map((held) => (held ? held.card : '-'));

describe('a hand', () => {
  it('shows the effect of every tap at once, without waiting for the table', () => {
    const { hand, sent } = seated([0, 1, 2, 3, 4]);
    hand.pass(1);
    hand.drawAny();
    hand.pass(3);
    expect(sent.map(({ type }) => type)).toEqual(['discard', 'draw', 'discard']);
    expect(shown(hand)).toEqual([0, null, 2, '-', 4]);
    expect(hand.position?.next).toBe(11);
  });

  it('shows the table’s state once it has answered', async () => {
    const { hand, answers } = seated([0, 1, 2, 3, 4]);
    hand.pass(0);
    hand.follow(
      position({ flow: { hands: [4, 5, 5, 5], piles: [10, 10, 0, 12], community: [20, 21] } }),
      [1, 2, 3, 4],
      0,
    );
    answers[0]?.yes(null);
    await vi.waitFor(() => expect(hand.position?.next).toBe(10));
    expect(shown(hand)).toEqual(['-', 1, 2, 3, 4]);
  });

  it('tells which card was drawn, once the table has said it', () => {
    const { hand } = seated([0, 1, 2, 3]);
    hand.drawAny();
    expect([shown(hand), hand.drew]).toEqual([[0, 1, 2, 3, null], null]);
    hand.follow(position(), [0, 1, 2, 3, 7], 0);
    expect(hand.drew).toBe(7);
  });

  it('corrects a late tap quietly, and keeps the clause', async () => {
    const { hand, answers } = seated([0, 1, 2, 3, 4]);
    hand.pass(0);
    answers[0]?.no(new Refusal('illegal', 'A battle was declared.', 'B-MULTI-R1'));
    await vi.waitFor(() => expect(hand.late.shown?.clause).toBe('B-MULTI-R1'));
    expect(shown(hand)).toEqual([0, 1, 2, 3, 4]);
  });

  it('does not send a draw of a sixth card', () => {
    const { hand, sent } = seated([0, 1, 2, 3, 4]);
    hand.drawAny();
    expect(sent).toEqual([]);
    expect(hand.late.shown?.clause).toBe('B-PASS-2');
  });

  it('lays three equal cards at the third tap', () => {
    const { hand, sent } = seated([5, 1, 5, 3, 5]);
    hand.isPicking = true;
    hand.pick(0);
    hand.pick(2);
    expect(sent).toEqual([]);
    hand.pick(4);
    expect(sent).toEqual([{ type: 'lay_set', cards: [5, 5, 5] }]);
    expect(shown(hand)).toEqual(['-', 1, '-', 3, '-']);
    expect(hand.isPicking).toBe(false);
  });

  it('declares a battle with three cards, even with wrong ones', () => {
    const { hand, sent } = seated([9, 9, 7, 3, 5]);
    hand.pick(0);
    hand.pick(1);
    hand.pick(2);
    expect(sent).toEqual([]);
    hand.declare('war');
    expect(sent).toEqual([{ type: 'declare', kind: 'war', cards: [9, 9, 7], duelists: [] }]);
    expect(hand.position?.frozen).toBe('B-MULTI-R1');
  });
});
