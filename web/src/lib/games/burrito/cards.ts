/** What the numbers on the wire stand for. Pure. */
import { KINDS, type Kind } from '../../art/burrito/kinds';
import { t } from '../../text';
import type { Declare } from './types.gen';

export type BattleKind = Declare['kind'];

export const HAND = 5;
export const SET = 3;
export const BATTLES = ['brawl', 'war', 'duel'] as const satisfies readonly BattleKind[];
const FIRST_BATTLE = 7;
const STARTS: readonly BattleKind[] = ['brawl', 'brawl', 'war', 'duel'];

export function kindOf(card: number): Kind {
  return KINDS[card] ?? 'bean';
}

export function cardName(card: number): string {
  return t(`burrito-card-${kindOf(card)}`);
}

/** The battle that three of these start, if any. */
export function battleOf(card: number): BattleKind | null {
  return STARTS[card - FIRST_BATTLE] ?? null;
}

/** The points of a set of these. */
export function worth(card: number): number {
  return battleOf(card) ? 2 : 1;
}

/** Three cards that score by themselves: all the same, and no battle. */
export function isNormalSet(cards: readonly number[]): boolean {
  const [first, ...rest] = cards;
  if (first === undefined || cards.length !== SET || battleOf(first)) return false;
  return rest.every((card) => card === first);
}

/** Three battle cards, matching or not: enough to join in while cards are frozen. */
export function mayJoin(hand: readonly (number | null)[]): boolean {
  return hand.filter((card) => card !== null && battleOf(card)).length >= SET;
}
