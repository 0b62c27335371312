/** Predicts the position: the view, plus the actions that the table has not answered yet. Pure. */
import { battleOf, HAND, SET } from './cards';
import type { Declare, Discard, Draw, LaySet, Public } from './types.gen';
import { communityOf, isTwo, leftOf, type Pile } from './view';

/** Actions with cards while cards are passed. */
export type Deed = Draw | Discard | LaySet | Declare;

export interface Position {
  /** In the order drawn; null: drawn, but the kind is not known yet. */
  hand: readonly (number | null)[];
  piles: Readonly<Record<Pile, number>>;
  /** The number of cards in the left neighbour's pile. */
  next: number;
  /** Two players may draw from any pile. */
  isTwo: boolean;
  /** Cards may be used now. */
  runs: boolean;
}

export function positionOf(table: Public, hand: readonly number[], seat: number): Position {
  const [left, right] = communityOf(table.flow);
  return {
    hand,
    piles: { own: table.flow.piles[seat] ?? 0, left, right },
    next: table.flow.piles[leftOf(table, seat)] ?? 0,
    isTwo: isTwo(table),
    runs: table.phase === 'passing',
  };
}

/** The piles that may be drawn from now and are not empty. */
export function openPiles({ piles, isTwo }: Position): readonly Pile[] {
  const all = (['own', 'left', 'right'] as const).filter((pile) => piles[pile] > 0);
  return piles.own > 0 && !isTwo ? ['own'] : all;
}

/** Why the table would refuse this action; empty if it would not. */
export function barred(position: Position, deed: Deed): string {
  const { hand, piles, runs } = position;
  switch (deed.type) {
    case 'draw': {
      const pile = deed.pile ?? 'own';
      if (!runs) return 'B-BATTLE-1';
      if (hand.length >= HAND) return 'B-PASS-2';
      if (piles[pile] === 0) return 'B-PASS-R1';
      return openPiles(position).includes(pile) ? '' : 'B-PASS-3';
    }
    case 'discard':
      if (!runs) return 'B-BATTLE-1';
      if (!hand.includes(deed.card)) return 'B-PASS-1';
      return hand.length < HAND && openPiles(position).length > 0 ? 'B-PASS-R2' : '';
    case 'lay_set':
      if (!runs) return 'B-BATTLE-1';
      if (!holds(hand, deed.cards)) return 'B-SET-1';
      return new Set(deed.cards).size === 1 ? '' : 'B-SET-R1';
    case 'declare':
      return holds(hand, deed.cards) ? '' : 'B-SET-1';
  }
}

function holds(hand: readonly (number | null)[], cards: readonly number[]): boolean {
  return cards.length === SET && without(hand, cards).length === hand.length - SET;
}

function without(hand: readonly (number | null)[], cards: readonly number[]): (number | null)[] {
  const rest = [...hand];
  for (const card of cards) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** The position after an allowed action. */
function after(position: Position, deed: Deed): Position {
  const { hand, piles } = position;
  switch (deed.type) {
    case 'draw': {
      const pile = deed.pile ?? 'own';
      return {
        ...position,
        hand: [...hand, null],
        piles: { ...piles, [pile]: piles[pile] - 1 },
      };
    }
    case 'discard':
      return { ...position, hand: without(hand, [deed.card]), next: position.next + 1 };
    case 'lay_set':
      return { ...position, hand: without(hand, deed.cards) };
    case 'declare': {
      // The cards of a wrong claim return to the hand.
      const [card] = deed.cards;
      const genuine =
        card !== undefined && new Set(deed.cards).size === 1 && battleOf(card) === deed.kind;
      return { ...position, runs: false, hand: genuine ? without(hand, deed.cards) : hand };
    }
  }
}

/** Skips actions that a neighbour's action has made impossible, as the table will. */
export function predict(position: Position, deeds: readonly Deed[]): Position {
  return deeds.reduce((now, deed) => (barred(now, deed) ? now : after(now, deed)), position);
}
