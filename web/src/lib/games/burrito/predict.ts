/** Predicts the position: the view plus actions that the table has not answered yet. Pure; vectors check it. */
import { battleOf, HAND, isNormalSet, SET } from './cards';
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
  /** The clause by which cards may not be used now; empty while they are passed. */
  frozen: string;
  hasDeclared: boolean;
}

/** Cards are frozen, but a battle may still be declared. */
const WINDOW = 'B-MULTI-R1';

export function positionOf(table: Public, hand: readonly number[], seat: number): Position {
  const [left, right] = communityOf(table.flow);
  return {
    hand,
    piles: { own: table.flow.piles[seat] ?? 0, left, right },
    next: table.flow.piles[leftOf(table, seat)] ?? 0,
    isTwo: isTwo(table),
    frozen: frozenBy(table),
    hasDeclared: table.declared.some((declared) => declared.seat === seat),
  };
}

function frozenBy({ phase, declared }: Public): string {
  if (phase === 'passing') return '';
  if (phase === 'window') return WINDOW;
  return phase === 'battle' ? 'B-BATTLE-1' : declared.length > 0 ? 'B-LOSE-2' : 'B-START-1';
}

/** The piles that may be drawn from now and are not empty. */
export function openPiles({ piles, isTwo }: Position): readonly Pile[] {
  const all = (['own', 'left', 'right'] as const).filter((pile) => piles[pile] > 0);
  return piles.own > 0 && !isTwo ? ['own'] : all;
}

/** Why the table would refuse this action; empty if it would not. */
export function barred(position: Position, deed: Deed): string {
  const { hand, piles, frozen } = position;
  if (frozen && (deed.type !== 'declare' || frozen !== WINDOW)) return frozen;
  switch (deed.type) {
    case 'draw': {
      if (hand.length >= HAND) return 'B-PASS-2';
      if (openPiles(position).includes(deed.pile ?? 'own')) return '';
      const hasOther = piles.left + piles.right > 0 || (piles.own > 0 && !position.isTwo);
      return hasOther ? 'B-PASS-3' : 'B-PASS-R1';
    }
    case 'discard':
      if (!hand.includes(deed.card)) return 'B-PASS-1';
      return hand.length < HAND && openPiles(position).length > 0 ? 'B-PASS-R2' : '';
    case 'lay_set':
      if (!holds(hand, deed.cards)) return 'B-SET-1';
      if (isNormalSet(deed.cards)) return '';
      if (new Set(deed.cards).size === 1) return 'B-SET-3';
      return deed.cards.every((card) => battleOf(card) === 'brawl') ? 'B-SET-4' : 'B-SET-R1';
    case 'declare': {
      if (!holds(hand, deed.cards)) return 'B-SET-1';
      const battleCards = hand.filter((card) => card !== null && battleOf(card));
      return position.hasDeclared || battleCards.length < SET ? frozen : '';
    }
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
      return { ...position, hand: [...hand, null], piles: { ...piles, [pile]: piles[pile] - 1 } };
    }
    case 'discard':
      return { ...position, hand: without(hand, [deed.card]), next: position.next + 1 };
    case 'lay_set':
      return { ...position, hand: without(hand, deed.cards) };
    case 'declare': {
      // The cards of a wrong claim return to the hand.
      const [first] = deed.cards;
      const genuine = deed.cards.every((card) => card === first && battleOf(card) === deed.kind);
      const rest = genuine ? without(hand, deed.cards) : hand;
      return { ...position, frozen: WINDOW, hasDeclared: true, hand: rest };
    }
  }
}

/** Skips actions that a neighbour's action has made impossible, as the table will. */
export function predict(position: Position, deeds: readonly Deed[]): Position {
  return deeds.reduce((now, deed) => (barred(now, deed) ? now : after(now, deed)), position);
}
